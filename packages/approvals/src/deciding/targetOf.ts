import type { NodeId, PeopleNode, ReturnTarget } from '../definition.ts'
import { type Entry, relate } from '../indexFlow.ts'
import type { Deciding } from './deciding.ts'

/**
 * Where a return leads: the node's id, null for the initiator, undefined where no person has decided yet. `previous`
 * without any such node before is the initiator.
 */
export function targetOf(deciding: Deciding, node: PeopleNode, target: ReturnTarget): NodeId | null | undefined {
  if (target === 'initiator') return null
  const here = deciding.index.get(node.id)
  const before = [...deciding.index.values()].filter((entry) => here && isDecidedBefore(deciding, entry, here))
  if (target !== 'previous') return before.find((entry) => entry.node.id === target)?.node.id
  const when = ({ node: { id } }: Entry) => deciding.mark(id)?.done ?? 0
  return before.toSorted((a, b) => when(a) - when(b) || a.order - b.order).at(-1)?.node.id ?? null
}

/** Passed in this pass by what people said, in the sequence or one around it; not beside it in another branch. */
function isDecidedBefore({ instance }: Deciding, { node, way }: Entry, here: Entry): boolean {
  const mark = instance.marks[node.id]
  if (!('mode' in node) || mark?.state !== 'done' || relate(way, here.way) !== 'before') return false
  return instance.tasks.some(
    ({ act, node: on, auto, status, endedBy }) =>
      on === node.id && act === mark.act && auto === null && endedBy !== null && status === 'agreed',
  )
}
