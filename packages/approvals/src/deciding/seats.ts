import type { NodeId } from '../definition.ts'
import { type Instance, isLive, type Task } from '../instance.ts'
import type { Vote } from '../settle.ts'

/** The tasks of a node's current activation, oldest first. */
export function tasksOn({ tasks, marks }: Instance, node: NodeId): readonly Task[] {
  const act = marks[node]?.act
  return tasks.filter((task) => task.node === node && task.act === act)
}

/** The newest main task of a seat, which carries its vote: a transferred or taken back one is followed by another. */
export const mainOf = (tasks: readonly Task[], seat: number): Task | undefined =>
  tasks.findLast((task) => task.seat === seat && task.part === 'main')

/** The votes of a node by seat, without removed seats. */
export function votesOn(instance: Instance, node: NodeId): readonly (Vote & { readonly seat: number })[] {
  const tasks = tasksOn(instance, node)
  return (instance.marks[node]?.seats ?? []).flatMap(({ weight, gone }, seat) =>
    gone ? [] : [{ seat, weight, is: voteOf(tasks, seat) }],
  )
}

/** An agreement waits for people added after it, and counts only with theirs. */
function voteOf(tasks: readonly Task[], seat: number): Vote['is'] {
  const main = mainOf(tasks, seat)
  if (main?.status === 'refused') return 'refuse'
  if (main?.status !== 'agreed') return 'open'
  const addedAfter = tasks.filter((task) => task.seat === seat && task.part === 'after' && task.no > main.no)
  if (addedAfter.some(({ status }) => status === 'refused')) return 'refuse'
  return addedAfter.some(isLive) ? 'open' : 'agree'
}

/**
 * Everybody who has or had a task in the current activation, with their principals, except those who gave it away. A
 * task that is changing hands (`but`) is not counted.
 */
export const peopleOn = (instance: Instance, node: NodeId, but?: Task): readonly number[] =>
  tasksOn(instance, node)
    .filter(({ no, status }) => no !== but?.no && status !== 'transferred' && status !== 'cancelled')
    .flatMap(({ assignee, principal, pool }) => [assignee ?? [], principal ?? [], pool].flat())
