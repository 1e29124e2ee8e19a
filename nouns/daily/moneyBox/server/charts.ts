import type { Ctx } from '@shouya/server/core/context.ts'
import { addDays, localDay } from '@shouya/server/core/time/local.ts'
import { sql } from 'kysely'
import { onTime } from '../rules.ts'

const DAYS = 30
/** Days have few handovers, and today is not over: a rate is that of the week that ends on its day. */
const WEEK = 7

/** The percentage of a week's handovers that were on time, for each of the last days that had some (domain 15). */
export async function onTimeDays({ now, scoped, services }: Ctx) {
  const today = localDay(now, services.database.timezone)
  const first = addDays(today, 1 - DAYS)
  const days = await scoped
    .rows('money_box')
    .select('biz_date')
    .select(sql<number>`count(*)::int`.as('all'))
    .select(sql<number>`(count(*) filter (where on_time = ${onTime.punctual}))::int`.as('punctual'))
    .where('on_time', 'is not', null)
    .where('biz_date', '>=', addDays(first, 1 - WEEK))
    .where('biz_date', '<=', today)
    .groupBy('biz_date')
    .orderBy('biz_date')
    .execute()
  const rate = (last: string) => {
    const week = days.filter(({ biz_date }) => biz_date <= last && biz_date > addDays(last, -WEEK))
    const sum = (of: 'all' | 'punctual') => week.reduce((all, day) => all + day[of], 0)
    return Math.round((100 * sum('punctual')) / sum('all'))
  }
  return {
    columns: ['on_time' as const],
    rows: days
      .filter(({ biz_date }) => biz_date >= first)
      .map(({ biz_date }) => ({ key: biz_date, name: null, values: [rate(biz_date)] })),
  }
}
