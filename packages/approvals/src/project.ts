import type { Values } from '@shouya/forms/document'
import type { Instant, NodeId, UserId } from './definition.ts'
import type { Recorded } from './event.ts'
import { type Instance, isEnded, type Status, type Task } from './instance.ts'

/**
 * The changes of the host's tables for an event, in the same transaction. Rows are written as a whole by key: `task` by
 * number, `timer` by task or node (`at` null: none), `part` by user. `effect` and `notice` are sent once.
 */
export type RowChange =
  | {
      readonly row: 'instance'
      readonly status: Status
      readonly title: string
      readonly round: number
      readonly formRev: number
    }
  | { readonly row: 'form'; readonly rev: number; readonly patch: Values }
  | { readonly row: 'task'; readonly task: Task }
  | {
      readonly row: 'timer'
      readonly of: { readonly task: number } | { readonly node: NodeId }
      readonly at: Instant | null
    }
  /** Somebody has decided: the request is among those they handled. */
  | { readonly row: 'part'; readonly user: UserId }
  | { readonly row: 'copy'; readonly user: UserId; readonly place: NodeId | 'start' }
  | { readonly row: 'effect'; readonly topic: string; readonly node: NodeId | null }
  | { readonly row: 'notice'; readonly about: Notice; readonly users: readonly UserId[]; readonly task: number | null }

/** `task`: it awaits them. `returned`, `ended`, `commented`: for the initiator. */
export type Notice = 'task' | 'urged' | 'reminded' | 'copied' | 'returned' | 'ended' | 'commented' | 'mentioned'

/** The row changes of one event, from the instance before and after it. */
export function project(before: Instance, record: Recorded, after: Instance): readonly RowChange[] {
  return [
    ...instanceRow(before, after),
    ...after.tasks.flatMap((task, index) => taskRows(before.tasks[index], task)),
    ...delayTimers(before, after),
    ...ofEvent(record, after),
  ]
}

function instanceRow(before: Instance, after: Instance): RowChange[] {
  const { status, title, round, formRev } = after
  const isSame =
    before.status === status && before.title === title && before.round === round && before.formRev === formRev
  return isSame ? [] : [{ row: 'instance', status, title, round, formRev }]
}

function taskRows(before: Task | undefined, task: Task): RowChange[] {
  if (before === task) return []
  const timer: RowChange = { row: 'timer', of: { task: task.no }, at: task.timerAt }
  const timed = (before?.timerAt ?? null) !== task.timerAt
  const opens = task.status === 'open' && before?.status !== 'open'
  const notice: RowChange = { row: 'notice', about: 'task', users: holdersOf(task), task: task.no }
  return [{ row: 'task', task }, ...(timed ? [timer] : []), ...(opens ? [notice] : [])]
}

/** Whose inbox has a task: assignee and principal; everybody in the pool until it is claimed. */
export const holdersOf = ({ assignee, principal, pool }: Task): readonly UserId[] =>
  assignee === null ? pool : principal === null ? [assignee] : [assignee, principal]

function delayTimers(before: Instance, after: Instance): RowChange[] {
  if (before.marks === after.marks) return []
  return [...new Set([...Object.keys(before.marks), ...Object.keys(after.marks)])].flatMap((node): RowChange[] => {
    const elapsesAt = after.marks[node]?.elapsesAt ?? null
    return (before.marks[node]?.elapsesAt ?? null) === elapsesAt ? [] : [{ row: 'timer', of: { node }, at: elapsesAt }]
  })
}

function ofEvent({ event, actor }: Recorded, after: Instance): RowChange[] {
  const initiator = after.origin ? [after.origin.initiator.id] : []
  const notice = (about: Notice, users: readonly UserId[], task: number | null = null): RowChange => ({
    row: 'notice',
    about,
    users,
    task,
  })
  switch (event.type) {
    case 'submitted':
      return [{ row: 'form', rev: after.formRev, patch: event.form }]
    case 'changed':
      return [{ row: 'form', rev: after.formRev, patch: event.patch }]
    case 'decided':
      return actor === null ? [] : [{ row: 'part', user: actor }]
    case 'copied':
      return [
        ...event.users.map((user): RowChange => ({ row: 'copy', user, place: event.place })),
        notice('copied', event.users),
      ]
    case 'emitted':
      return [{ row: 'effect', topic: event.topic, node: event.node }]
    case 'urged':
      return event.tasks.map((no) => notice('urged', holders(after, no), no))
    case 'reminded':
      return [notice('reminded', holders(after, event.task), event.task)]
    case 'returned':
      return event.to === null ? [notice('returned', initiator)] : []
    case 'commented':
      return [
        notice(
          'commented',
          initiator.filter((user) => user !== actor && !event.mentions?.includes(user)),
        ),
        ...(event.mentions ? [notice('mentioned', event.mentions)] : []),
      ]
    default:
      return isEnded(after) && event.type === after.status ? [notice('ended', initiator)] : []
  }
}

const holders = ({ tasks }: Instance, no: number): readonly UserId[] => {
  const task = tasks[no - 1]
  return task ? holdersOf(task) : []
}
