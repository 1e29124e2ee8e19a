import type { NodeId } from '../definition.ts'
import { type Instance, isLive, type Task } from '../instance.ts'
import type { Vote } from '../settle.ts'

/** The tasks of a node's present activation, the older first. */
export function tasksOn({ tasks, marks }: Instance, node: NodeId): readonly Task[] {
  const act = marks[node]?.act
  return tasks.filter((task) => task.node === node && task.act === act)
}

/** Whose vote a seat is: the newest of its main tasks, since a transferred or taken back one is followed by another. */
export const mainOf = (tasks: readonly Task[], seat: number): Task | undefined =>
  tasks.findLast((task) => task.seat === seat && task.part === 'main')

/** The votes of a node by seat; those that were taken away count for nothing. */
export function votesOn(instance: Instance, node: NodeId): readonly (Vote & { readonly seat: number })[] {
  const tasks = tasksOn(instance, node)
  return (instance.marks[node]?.seats ?? []).flatMap(({ weight, gone }, seat) =>
    gone ? [] : [{ seat, weight, is: voteOf(tasks, seat) }],
  )
}

/** An agreement waits for those who were added after it, and stands only with them. */
function voteOf(tasks: readonly Task[], seat: number): Vote['is'] {
  const main = mainOf(tasks, seat)
  if (main?.status === 'refused') return 'refuse'
  if (main?.status !== 'agreed') return 'open'
  const after = tasks.filter((task) => task.seat === seat && task.part === 'after' && task.no > main.no)
  if (after.some(({ status }) => status === 'refused')) return 'refuse'
  return after.some(isLive) ? 'open' : 'agree'
}

/**
 * Everybody who has or had a say on the present activation, and for whom; not those who gave it away. A task that is to
 * change hands (`but`) counts for nobody.
 */
export const peopleOn = (instance: Instance, node: NodeId, but?: Task): readonly number[] =>
  tasksOn(instance, node)
    .filter(({ no, status }) => no !== but?.no && status !== 'transferred' && status !== 'cancelled')
    .flatMap(({ assignee, principal, pool }) => [assignee ?? [], principal ?? [], pool].flat())
