import type { Row } from '@shouya/contract/action'
import { type PeriodType, periodOf } from '@shouya/noun/period'
import type { Handler } from '@shouya/server/core/handle.ts'
import { localDay } from '@shouya/server/core/time/local.ts'
import { sql } from 'kysely'
import { longerPeriods } from '../../taskType/rules.ts'
import { nameIn } from '../../taskType/server/rules.ts'
import type { GetMenu } from '../contract.ts'
import { open, taskStatus as status } from '../noun.ts'

type Period = Row<typeof GetMenu>[number]['periods'][number]

const MOST_EARLIER = 3

const countOf = (states: readonly number[]) => sql<number>`(count(*) filter (where status = any(${states})))::int`

/** What the units in scope owe by longer periods: the current one of each type, and the last ones with something open. */
export const getMenu: Handler<typeof GetMenu> = async ({ db, scoped, lang, now, services }) => {
  const today = localDay(now, services.database.timezone)
  const types = await db
    .selectFrom('task_type')
    .select(['task_code', `${nameIn[lang]} as task_name`, 'period_type', 'page_path', 'owed_by', 'status'])
    .where('period_type', 'in', longerPeriods)
    .orderBy('sort')
    .execute()
  const current = new Set(longerPeriods.map((type) => periodOf(type, today)))
  const found = await scoped
    .rows('task_assignment')
    .select(['task_code', 'period_key', sql<string>`max(deadline)`.as('deadline')])
    .select([countOf([status.todo, status.done, status.overdue, status.doneLate]).as('due')])
    .select([countOf([status.done, status.doneLate]).as('done'), countOf([status.overdue]).as('overdue')])
    .select([countOf([status.exempt]).as('exempt')])
    .where('period_type', 'in', longerPeriods)
    .groupBy(['task_code', 'period_key', 'biz_date'])
    .having(sql<boolean>`period_key = any(${[...current]}) or bool_or(status = any(${open}))`)
    .orderBy('biz_date', 'desc')
    .execute()
  const periods = Map.groupBy(found, ({ task_code }) => task_code)
  return types.map((type) => {
    const key = periodOf(type.period_type as PeriodType, today)
    const own = (periods.get(type.task_code) ?? []).map(({ task_code: _, ...period }): Period => period)
    const [now, earlier] = [own.filter(isOf(key)), own.filter((period) => !isOf(key)(period))]
    return {
      ...type,
      owed_by: type.owed_by === 'branch' ? 'branch' : 'unit',
      periods: [...now, ...earlier.slice(0, MOST_EARLIER)],
    }
  })
}

const isOf =
  (key: string) =>
  ({ period_key }: Period) =>
    period_key === key
