import { isLive } from '../../request/noun.ts'
import type { Entry, Task } from './request.ts'
import { minutesBetween } from './spans.ts'

export type Happened = Entry & {
  key: string
  /** The number of the pass through the flow, from 1: each return begins a new pass. */
  pass: number
  task: Task | undefined
  /** Minutes from the arrival of a task until this event; null for other events. */
  took: number | null
  /** For a return its target node; '' for the initiator. */
  backTo: string | null
  /** Whether it changed the form. */
  changed: boolean
}

/**
 * The events as readers see them: a return and the decision that caused it are one entry, and changes of the form
 * belong to the decision that made them.
 */
export function timelineOf(history: readonly Entry[], tasks: readonly Task[]): Happened[] {
  const all: Happened[] = []
  let pass = 1
  for (const [at, entry] of history.entries()) {
    const last = all.at(-1)
    if (entry.type === 'returned') {
      pass += 1
      if (last?.type === 'decided' && last.at === entry.at) {
        last.backTo = entry.to_name ?? ''
        continue
      }
    }
    const withForm = last?.type === 'changed' && last.at === entry.at && last.actor?.id === entry.actor?.id
    if (withForm) all.pop()
    const task = tasks.find(({ no }) => no === entry.task_no)
    const openedTime = entry.type === 'decided' || entry.type === 'resubmitted' ? task?.opened_time : null
    all.push({
      ...entry,
      key: `${at} ${entry.type}`,
      pass,
      task,
      took: openedTime ? minutesBetween(openedTime, entry.at) : null,
      backTo: entry.type === 'returned' ? (entry.to_name ?? '') : null,
      changed: withForm,
    })
  }
  return all
}

export type Waiting = { node: string; kind: Task['kind']; tasks: Task[] }

/** By node: the people who are asked now, and those who come after them on the same node. */
export function waitingOn(tasks: readonly Task[]): Waiting[] {
  const byNode = new Map<string, Waiting>()
  for (const task of tasks.filter(isLive)) {
    const key = task.node_id ?? ''
    const waiting = byNode.get(key)
    if (waiting) waiting.tasks.push(task)
    else byNode.set(key, { node: task.node_name, kind: task.kind, tasks: [task] })
  }
  return [...byNode.values()]
}

/** Whether the deadline of a task is over. */
export const isOverdue = ({ due_time }: Pick<Task, 'due_time'>, now: string): boolean =>
  due_time !== null && due_time < now
