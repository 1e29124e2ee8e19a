import { periodOf, periodType } from '@shouya/noun/period'
import type { Ctx } from '@shouya/server/core/context.ts'
import { lastDays } from '@shouya/server/core/time/lastDays.ts'
import { localDay } from '@shouya/server/core/time/local.ts'
import { allOf, onDays } from '@shouya/server/registers/filters.ts'
import { sql } from 'kysely'
import { longerPeriods } from '../../taskType/rules.ts'
import { nameIn } from '../../taskType/server/rules.ts'
import { taskStatus as status } from '../noun.ts'
import { byUnit } from './byUnit.ts'

/** A year: every type of period has ended in it. */
const DAYS = 365
const MOST_UNITS = 12

const countOf = (states: readonly number[]) =>
  sql<number>`(count(*) filter (where status in (${sql.join(states.map((state) => sql.lit(state)))})))::int`

/**
 * 完成率 of periodic tasks of the units right below the highest one in scope (domain 15), in percent: on time and late; the lowest
 * first. Of periods that began within a year, those that are done or past their deadline: what is still to do in time says nothing yet.
 */
export async function periodUnits(ctx: Ctx) {
  const numbers = ctx.scoped
    .rows('task_assignment')
    .select(['dept_id', sql<string>`''`.as('part')])
    .select([countOf([status.done]).as('done'), countOf([status.doneLate]).as('late')])
    .select(countOf([status.done, status.doneLate, status.overdue]).as('due'))
    .where('period_type', 'in', longerPeriods)
    .where(allOf(onDays('task_assignment.biz_date', lastDays(ctx, DAYS))))
    .groupBy('dept_id')
  const percent = (part: number, due: number) => Math.floor((100 * part) / due)
  const rows = (await byUnit(ctx, undefined, numbers, ['done', 'late', 'due']))
    .filter(({ due }) => due > 0)
    .map(({ dept_id, dept_name, done, late, due }) => {
      const onTime = percent(done, due)
      return { key: String(dept_id), name: dept_name, values: [onTime, percent(done + late, due) - onTime] as const }
    })
    .sort(({ values: [a, b] }, { values: [c, d] }) => a + b - (c + d))
  return {
    columns: ['done' as const, 'done_late' as const],
    rows: rows.slice(0, MOST_UNITS).map((row) => ({ ...row, values: [...row.values] })),
  }
}

/** 本季检查进度 (domain 15): the tasks of this quarter by type: done, in time or late, to do, overdue; without exempt ones. */
export async function quarterProgress({ scoped, lang, now, services }: Ctx) {
  const rows = await scoped
    .rows('task_assignment')
    .innerJoin('task_type', 'task_type.task_code', 'task_assignment.task_code')
    .select(['task_type.task_code', `task_type.${nameIn[lang]} as task_name`])
    .select(
      [[status.done, status.doneLate], [status.todo], [status.overdue]].map((states, index) =>
        sql<number>`(count(*) filter (where task_assignment.status in (${sql.join(states.map((state) => sql.lit(state)))})))::int`.as(
          `part${index}`,
        ),
      ),
    )
    .where('period_key', '=', periodOf(periodType.quarter, localDay(now, services.database.timezone)))
    .where('task_assignment.status', '<>', status.exempt)
    .groupBy(['task_type.task_code', 'task_name', 'task_type.sort'])
    .orderBy('task_type.sort')
    .execute()
  return {
    columns: ['finished' as const, 'waiting' as const, 'overdue' as const],
    rows: rows.map(({ task_code, task_name, ...parts }) => ({
      key: task_code,
      name: task_name,
      values: [0, 1, 2].map((index) => (parts as Record<string, number>)[`part${index}`] ?? 0),
    })),
  }
}
