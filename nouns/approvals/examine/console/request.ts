import type { DataOf } from '@shouya/console/api/path.ts'

export type Request = DataOf<'OaExamine/Get'>
export type Task = Request['tasks'][number]
export type History = DataOf<'OaExamine/GetHistory'>
export type Entry = History[number]
export type RequestFlow = DataOf<'OaExamine/GetFlow'>
export type TaskMove = Task['allowed'][number]
export type RequestMove = Request['allowed'][number]

/** States of a task, as the contract numbers them. */
export const taskStatus = { waiting: 0, open: 1, suspended: 2 } as const

/** Words for them, by their number. */
const taskStates = [
  'waiting',
  'open',
  'suspended',
  'agreed',
  'refused',
  'returned',
  'transferred',
  'closed',
  'cancelled',
] as const

/** The word for the state of a task. */
export const taskState = (now: number): (typeof taskStates)[number] => taskStates[now] ?? 'closed'

/** Somebody still has something to do there. */
export const isLive = ({ status: now }: Task): boolean => now <= taskStatus.suspended
