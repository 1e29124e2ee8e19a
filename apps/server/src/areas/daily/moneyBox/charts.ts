import { sql } from 'kysely'
import type { Ctx } from '../../../core/context.ts'
import { addDays, localDay } from '../../../core/time/local.ts'
import { onTime } from './rules.ts'

const DAYS = 30

/** How many in a hundred were on time, on each of the last days that had handovers, today among them (domain 15). */
export async function onTimeDays({ now, scoped, services }: Ctx) {
  const today = localDay(now, services.database.timezone)
  const rows = await scoped
    .rows('money_box')
    .select('biz_date')
    .select(sql<number>`round(100.0 * count(*) filter (where on_time = ${onTime.punctual}) / count(*))::int`.as('rate'))
    .where('on_time', 'is not', null)
    .where('biz_date', '>=', addDays(today, 1 - DAYS))
    .where('biz_date', '<=', today)
    .groupBy('biz_date')
    .orderBy('biz_date')
    .execute()
  return {
    columns: ['on_time' as const],
    rows: rows.map(({ biz_date, rate }) => ({ key: biz_date, name: null, values: [rate] })),
  }
}
