import type { Branch, Definition, FlowNode, NodeId } from '@shouya/approvals/definition'
import { placesOf } from './places.ts'

/** Generates unused ids: `n` and a number for nodes, `b` and a number for branches. */
export type NewId = (kind: 'n' | 'b') => NodeId

export function newIds(taken: Iterable<NodeId>): NewId {
  const highest = { n: 0, b: 0 }
  for (const id of taken) {
    const [, kind, number] = /^([nb])(\d{1,9})$/.exec(id) ?? []
    if (kind === 'n' || kind === 'b') highest[kind] = Math.max(highest[kind], Number(number))
  }
  return (kind) => {
    highest[kind]++
    return `${kind}${highest[kind]}`
  }
}

/** Ids that a new node must not get: those of nodes and branches, and those that the target of a return still names. */
export const takenIn = (definition: Definition): readonly NodeId[] => [
  ...placesOf(definition).keys(),
  ...[...placesOf(definition).values()].flatMap((place) => (place.is === 'node' ? targetsOf(place.node) : [])),
]

function targetsOf(node: FlowNode): readonly NodeId[] {
  if (!('mode' in node)) return []
  const onRefuse = node.type === 'approve' && node.onRefuse?.do === 'return' ? [node.onRefuse.to] : []
  return [...(node.returnable ?? []), ...onRefuse]
}

/** Copies nodes to another place: ids that are taken there are replaced, also in references between the nodes. */
export function withFreeIds(nodes: readonly FlowNode[], definition: Definition): readonly FlowNode[] {
  const own = [...placesOf({ flow: nodes }).keys()]
  const places = placesOf(definition)
  const newId = newIds([...takenIn(definition), ...own])
  const renamed = new Map(
    own
      .filter((id) => places.has(id))
      .map((id) => [id, newId(placesOf({ flow: nodes }).get(id)?.is === 'branch' ? 'b' : 'n')]),
  )
  return renamed.size === 0 ? nodes : nodes.map((node) => rename(node, renamed))
}

function rename(node: FlowNode, ids: ReadonlyMap<NodeId, NodeId>): FlowNode {
  const to = (id: NodeId) => ids.get(id) ?? id
  const named = { ...node, id: to(node.id) }
  if ('branches' in named)
    return {
      ...named,
      branches: named.branches.map(
        (branch): Branch => ({
          ...branch,
          id: to(branch.id),
          flow: branch.flow.map((each) => rename(each, ids)),
        }),
      ),
    }
  if (!('mode' in named)) return named
  const returning = named.returnable ? { ...named, returnable: named.returnable.map(to) } : named
  return returning.type === 'approve' && returning.onRefuse?.do === 'return'
    ? { ...returning, onRefuse: { do: 'return', to: to(returning.onRefuse.to) } }
    : returning
}
