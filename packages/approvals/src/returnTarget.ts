import type { Definition, NodeId, PeopleNode, ReturnTarget } from './definition.ts'
import { type Entry, indexFlow, relate } from './indexFlow.ts'
import type { Instance } from './instance.ts'

/**
 * Where a return leads now: the node's id, null for the initiator, undefined where no person has decided yet.
 * `previous` without an earlier node is the initiator.
 */
export function returnTarget(
  definition: Definition,
  instance: Instance,
  node: PeopleNode,
  target: ReturnTarget,
): NodeId | null | undefined {
  if (target === 'initiator') return null
  const index = indexFlow(definition)
  const origin = index.get(node.id)
  const earlier = [...index.values()].filter((entry) => origin && isDecidedBefore(instance, entry, origin))
  if (target !== 'previous') return earlier.find((entry) => entry.node.id === target)?.node.id
  const doneAt = ({ node: { id } }: Entry) => instance.marks[id]?.done ?? 0
  return earlier.toSorted((a, b) => doneAt(a) - doneAt(b) || a.order - b.order).at(-1)?.node.id ?? null
}

/** Passed in this pass by people's votes, in the same sequence or an enclosing one; not in a parallel branch. */
function isDecidedBefore({ marks, tasks }: Instance, { node, way }: Entry, here: Entry): boolean {
  const mark = marks[node.id]
  if (!('mode' in node) || mark?.state !== 'done' || relate(way, here.way) !== 'before') return false
  return tasks.some(
    ({ act, node: taskNode, auto, status, endedBy }) =>
      taskNode === node.id && act === mark.act && auto === null && endedBy !== null && status === 'agreed',
  )
}
