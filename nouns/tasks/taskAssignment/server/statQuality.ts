import type { Ctx } from '@shouya/server/core/context.ts'
import { allOf, onDays } from '@shouya/server/registers/filters.ts'
import { sql } from 'kysely'

type Days = { begin_date: string; end_date: string }

const whole = sql<string>`''`.as('part')
const count = (of: string) => sql<number>`(count(*) filter (where ${sql.raw(of)}))::int`

/** What beside the tasks says how well units work (domain 7.2), each register by its own rows in scope. */
export const qualityOf = ({ scoped }: Ctx, days: Days) =>
  [
    {
      keys: ['abnormal'],
      numbers: scoped
        .rows('security_check')
        .select(['dept_id', whole, sql<number>`sum(abnormal_count)::int`.as('abnormal')])
        // Neither a draft nor revoked.
        .where('status', 'not in', [0, 9])
        .where(allOf(onDays('security_check.biz_date', days)))
        .groupBy('dept_id'),
    },
    {
      keys: ['rectify_total', 'rectify_closed'],
      numbers: scoped
        .rows('rectification')
        .select(['dept_id', whole])
        .select([count('status <> 9').as('rectify_total'), count('status = 4').as('rectify_closed')])
        .where(allOf(onDays('rectification.create_time', days)))
        .groupBy('dept_id'),
    },
    {
      keys: ['runs', 'runs_punctual', 'handed', 'handed_consistent'],
      numbers: scoped
        .rows('money_box')
        .select(['dept_id', whole])
        .select([count('on_time is not null').as('runs'), count('on_time = 1').as('runs_punctual')])
        .select([
          count('status in (2, 3, 4)').as('handed'),
          count('status in (2, 3, 4) and is_consistent').as('handed_consistent'),
        ])
        .where(allOf(onDays('money_box.biz_date', days)))
        .groupBy('dept_id'),
    },
  ] as const

export const qualityKeys = [
  ...(['abnormal', 'rectify_total', 'rectify_closed'] as const),
  ...(['runs', 'runs_punctual', 'handed', 'handed_consistent'] as const),
]
export type Quality = Record<(typeof qualityKeys)[number], number>

const share = (part: number, of: number): number | null => (of === 0 ? null : part / of)

/** 整改率, 押运准点率, 交接一致率. */
export const qualityRates = (of: Quality) => ({
  rectify_rate: share(of.rectify_closed, of.rectify_total),
  on_time_rate: share(of.runs_punctual, of.runs),
  consistent_rate: share(of.handed_consistent, of.handed),
})
