import type { JsonPath } from '@shouya/forms/json'
import type { Branch, Definition, FlowNode, NodeId } from './definition.ts'

/** The position of a node: each step is a sequence (the branch around it, '' for the flow) and the index in it. */
export type Way = readonly { readonly flow: NodeId; readonly at: number }[]

/** A node with its position. */
export interface Entry {
  readonly node: FlowNode
  /** In the JSON of the definition: `['flow', 2, 'branches', 0, 'flow', 1]`. */
  readonly path: JsonPath
  readonly way: Way
  /** Enclosing gateways with the branch that contains it, outermost first. */
  readonly around: readonly { readonly gateway: Extract<FlowNode, { branches: unknown }>; readonly branch: Branch }[]
  /** Position in document order. */
  readonly order: number
}

/** Node id → entry, in document order. Of duplicates the first; `validateDefinition` reports them. */
export type FlowIndex = ReadonlyMap<NodeId, Entry>

const cache = new WeakMap<Definition, FlowIndex>()

/** Cached per definition, since definitions are immutable. */
export function indexFlow(definition: Definition): FlowIndex {
  const cached = cache.get(definition)
  if (cached) return cached
  const index = new Map(entriesOf(definition).map((entry) => [entry.node.id, entry]))
  cache.set(definition, index)
  return index
}

/** Every node in document order, gateways before their content. */
export function entriesOf(definition: Definition): readonly Entry[] {
  const entries: Entry[] = []
  function visit(flow: readonly FlowNode[], path: JsonPath, way: Way, around: Entry['around'], name: NodeId) {
    for (const [index, node] of flow.entries()) {
      const position: Way = [...way, { flow: name, at: index }]
      entries.push({ node, path: [...path, index], way: position, around, order: entries.length })
      if (!('branches' in node)) continue
      for (const [number, branch] of node.branches.entries())
        visit(
          branch.flow,
          [...path, index, 'branches', number, 'flow'],
          position,
          [...around, { gateway: node, branch }],
          branch.id,
        )
    }
  }
  visit(definition.flow, ['flow'], [], [], '')
  return entries
}

/** The relation of two positions: same, before or after in a sequence, around, inside, or in a parallel branch. */
export type Relation = 'same' | 'before' | 'after' | 'around' | 'inside' | 'beside'

/** The relation of `a` to `b`. */
export function relate(a: Way, b: Way): Relation {
  for (const [level, step] of a.entries()) {
    const other = b[level]
    if (!other) return 'inside'
    if (other.flow !== step.flow) return 'beside'
    if (step.at !== other.at) return step.at < other.at ? 'before' : 'after'
  }
  return a.length === b.length ? 'same' : 'around'
}
