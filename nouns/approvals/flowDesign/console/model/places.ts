import type { Branch, Definition, FlowNode, Gateway, NodeId } from '@shouya/approvals/definition'
import type { Gap } from '../../../flow/console/tree/FlowTree.tsx'

/** The position of a node or a branch. */
export type Place =
  | {
      readonly is: 'node'
      readonly node: FlowNode
      readonly gap: Gap
      /** The branches around it, the outermost first. */
      readonly within: readonly NodeId[]
    }
  | { readonly is: 'branch'; readonly branch: Branch; readonly gateway: Gateway; readonly at: number }

type Places = ReadonlyMap<NodeId, Place>

const cache = new WeakMap<readonly FlowNode[], Places>()

/** Id → position of every node and branch, in the order of the drawing. The first one if an id occurs twice. */
export function placesOf({ flow }: Pick<Definition, 'flow'>): Places {
  const cached = cache.get(flow)
  if (cached) return cached
  const places = new Map<NodeId, Place>()
  const put = (id: NodeId, place: Place) => {
    if (!places.has(id)) places.set(id, place)
  }
  const visit = (nodes: readonly FlowNode[], name: NodeId, within: readonly NodeId[]) => {
    for (const [at, node] of nodes.entries()) {
      put(node.id, { is: 'node', node, gap: { flow: name, at }, within })
      if (!('branches' in node)) continue
      for (const [number, branch] of node.branches.entries()) {
        put(branch.id, { is: 'branch', branch, gateway: node, at: number })
        visit(branch.flow, branch.id, [...within, branch.id])
      }
    }
  }
  visit(flow, '', [])
  cache.set(flow, places)
  return places
}

/** The sequence of a branch, or of the flow itself (''). */
export function sequenceOf(definition: Pick<Definition, 'flow'>, id: NodeId): readonly FlowNode[] | undefined {
  if (id === '') return definition.flow
  const place = placesOf(definition).get(id)
  return place?.is === 'branch' ? place.branch.flow : undefined
}
