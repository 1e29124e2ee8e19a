import type { Definition, NodeId } from '@shouya/approvals/definition'
import { type Entry, indexFlow, relate } from '@shouya/approvals/indexFlow'

/** Nodes that a node may return to: those where people decide, on every way that leads to it. */
export function returnTargets(definition: Definition, id: NodeId): readonly NodeId[] {
  const index = indexFlow(definition)
  const own = index.get(id)
  if (!own) return []
  return [...index.values()]
    .filter((entry) => 'mode' in entry.node && relate(entry.way, own.way) === 'before' && isOnTheWay(entry, own))
    .map(({ node }) => node.id)
}

const isOnTheWay = (earlier: Entry, later: Entry): boolean =>
  earlier.around.every(
    ({ gateway }) => gateway.type === 'parallel' || later.around.some((each) => each.gateway === gateway),
  )
