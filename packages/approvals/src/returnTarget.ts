import type { Definition, NodeId, PeopleNode, ReturnTarget } from './definition.ts'
import { type Entry, indexFlow, relate } from './indexFlow.ts'
import type { Instance } from './instance.ts'

/**
 * Where a return leads at the moment: the node's id, null for the initiator, undefined where no person has decided yet.
 * `previous` without any such node before is the initiator.
 */
export function returnTarget(
  definition: Definition,
  instance: Instance,
  node: PeopleNode,
  target: ReturnTarget,
): NodeId | null | undefined {
  if (target === 'initiator') return null
  const index = indexFlow(definition)
  const here = index.get(node.id)
  const before = [...index.values()].filter((entry) => here && isDecidedBefore(instance, entry, here))
  if (target !== 'previous') return before.find((entry) => entry.node.id === target)?.node.id
  const when = ({ node: { id } }: Entry) => instance.marks[id]?.done ?? 0
  return before.toSorted((a, b) => when(a) - when(b) || a.order - b.order).at(-1)?.node.id ?? null
}

/** Passed in this pass by what people said, in the sequence or one around it; not beside it in another branch. */
function isDecidedBefore({ marks, tasks }: Instance, { node, way }: Entry, here: Entry): boolean {
  const mark = marks[node.id]
  if (!('mode' in node) || mark?.state !== 'done' || relate(way, here.way) !== 'before') return false
  return tasks.some(
    ({ act, node: on, auto, status, endedBy }) =>
      on === node.id && act === mark.act && auto === null && endedBy !== null && status === 'agreed',
  )
}
