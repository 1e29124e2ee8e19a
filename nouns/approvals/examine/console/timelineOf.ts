import { isLive } from '../../request/noun.ts'
import type { Entry, Task } from './request.ts'
import { minutesBetween } from './spans.ts'

export type Happened = Entry & {
  key: string
  /** The pass that it belongs to, from 1: every return begins another one. */
  pass: number
  task: Task | undefined
  /** Minutes from when a task came to somebody until this was done with it. */
  took: number | null
  /** Of a return: the node that it led to, '' the initiator. */
  backTo: string | null
  /** Something in the form was changed with it. */
  changed: boolean
}

/**
 * What happened as people tell it: a return is one thing with the decision that led to it, and what was changed in the form
 * stands with the decision that changed it.
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
    const came = entry.type === 'decided' || entry.type === 'resubmitted' ? task?.opened_time : null
    all.push({
      ...entry,
      key: `${at} ${entry.type}`,
      pass,
      task,
      took: came ? minutesBetween(came, entry.at) : null,
      backTo: entry.type === 'returned' ? (entry.to_name ?? '') : null,
      changed: withForm,
    })
  }
  return all
}

export type Waiting = { node: string; kind: Task['kind']; tasks: Task[] }

/** Who is asked now and who comes after them on the same node, by node. */
export function waitingOn(tasks: readonly Task[]): Waiting[] {
  const byNode = new Map<string, Waiting>()
  for (const task of tasks.filter(isLive)) {
    const key = task.node_id ?? ''
    const known = byNode.get(key)
    if (known) known.tasks.push(task)
    else byNode.set(key, { node: task.node_name, kind: task.kind, tasks: [task] })
  }
  return [...byNode.values()]
}

/** Whether the time that a task has is over. */
export const isOverdue = ({ due_time }: Pick<Task, 'due_time'>, now: string): boolean =>
  due_time !== null && due_time < now
