import type { Row } from '@shouya/contract/action'
import { type Ctx, can } from '@shouya/server/core/context.ts'
import { conditionsIn } from '@shouya/server/noun/lists.ts'
import { allOf, when } from '@shouya/server/registers/filters.ts'
import { sql } from 'kysely'
import { nameIn } from '../../taskType/server/rules.ts'
import type * as TaskAssignment from '../contract.ts'
import { open, taskAssignment } from '../noun.ts'
import { dueBetween } from './dueBetween.ts'

/** The conditions of the list, the export and the counters. */
export const conditionsOf =
  ({ services }: Pick<Ctx, 'services'>) =>
  (query: TaskAssignment.Filters) =>
    allOf([
      ...conditionsIn(taskAssignment, query),
      ...when(query.family, sql`starts_with(task_assignment.task_code, ${query.family})`),
      ...(query.due_on === undefined ? [] : [dueBetween(query.due_on, query.due_on, services.database.timezone)]),
    ])

/** Tasks of the caller's scope with the name of their type in the caller's language; not executed. */
export const taskRows = ({ scoped, lang }: Pick<Ctx, 'scoped' | 'lang'>) =>
  scoped
    .rows('task_assignment')
    .innerJoin('task_type', 'task_type.task_code', 'task_assignment.task_code')
    .select([
      'task_assignment.id',
      'task_assignment.task_code',
      'biz_date',
      'task_assignment.period_type',
      'period_key',
    ])
    .select(['dept_id', 'dept_name', 'deadline', 'duty_user_name', 'task_assignment.status', 'finish_time'])
    .select(['overdue_minutes', 'exempt_reason', 'exempt_user_name', 'page_path'])
    .select(`task_type.${nameIn[lang]} as task_name`)

type Task = Awaited<ReturnType<ReturnType<typeof taskRows>['execute']>>[number]

/** A row of the list as the caller sees it. */
export const rowOf =
  ({ user }: Pick<Ctx, 'user'>) =>
  (row: Task): Row<typeof TaskAssignment.GetPageList> => ({
    ...row,
    exemptible: open.includes(row.status) && can(user, 'sys_remind', 'edit'),
  })
