import type { DataOf } from '@shouya/console/api/path.ts'
import { taskStates } from '../../request/noun.ts'

export type Request = DataOf<'OaExamine/Get'>
export type Task = Request['tasks'][number]
export type History = DataOf<'OaExamine/GetHistory'>
export type Entry = History[number]
export type RequestFlow = DataOf<'OaExamine/GetFlow'>
export type TaskMove = Task['allowed'][number]
export type RequestMove = Request['allowed'][number]

/** The text key for the state of a task. */
export const taskState = (status: number) =>
  (Object.keys(taskStates) as (keyof typeof taskStates)[])[status] ?? 'closed'
