import type { dutyStates } from '@shouya/contract/duty'
import { type RawBuilder, sql } from 'kysely'
import { taskStatus as status } from '../noun.ts'

export type DutyState = (typeof dutyStates)[number]

/** What a task is now, with a word: filed and awaiting another, or the vehicle's leaving, it is neither to do nor overdue. */
export const taskState: RawBuilder<DutyState> = sql<DutyState>`case
  when task_assignment.status in (${sql.lit(status.todo)}, ${sql.lit(status.overdue)}) and task_assignment.awaits is not null
    then case task_assignment.awaits when 'sign' then 'signing' else 'leaving' end
  when task_assignment.status = ${sql.lit(status.todo)} then 'todo'
  when task_assignment.status = ${sql.lit(status.done)} then 'done'
  when task_assignment.status = ${sql.lit(status.overdue)} then 'overdue'
  when task_assignment.status = ${sql.lit(status.doneLate)} then 'late'
  else 'exempt' end`
