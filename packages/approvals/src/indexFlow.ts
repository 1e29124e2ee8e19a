import type { JsonPath } from '@shouya/forms/json'
import type { Branch, Definition, FlowNode, NodeId } from './definition.ts'

/** Where a node stands: each step is a sequence (the branch that holds it, '' for the flow) and the position in it. */
export type Way = readonly { readonly flow: NodeId; readonly at: number }[]

/** A node with its place. */
export interface Entry {
  readonly node: FlowNode
  /** In the JSON of the definition: `['flow', 2, 'branches', 0, 'flow', 1]`. */
  readonly path: JsonPath
  readonly way: Way
  /** Gateways around it with the branch that holds it, the outermost first. */
  readonly around: readonly { readonly gateway: Extract<FlowNode, { branches: unknown }>; readonly branch: Branch }[]
  /** Position in document order. */
  readonly order: number
}

/** Node id → entry, in document order. Of two nodes with one id the first; `validateDefinition` tells. */
export type FlowIndex = ReadonlyMap<NodeId, Entry>

const cache = new WeakMap<Definition, FlowIndex>()

/** Made once per definition: definitions do not change. */
export function indexFlow(definition: Definition): FlowIndex {
  const known = cache.get(definition)
  if (known) return known
  const index = new Map(entriesOf(definition).map((entry) => [entry.node.id, entry]))
  cache.set(definition, index)
  return index
}

/** Every node in document order, a gateway before what is in it. */
export function entriesOf(definition: Definition): readonly Entry[] {
  const entries: Entry[] = []
  function visit(flow: readonly FlowNode[], path: JsonPath, way: Way, around: Entry['around'], name: NodeId) {
    for (const [at, node] of flow.entries()) {
      const here: Way = [...way, { flow: name, at }]
      entries.push({ node, path: [...path, at], way: here, around, order: entries.length })
      if (!('branches' in node)) continue
      for (const [number, branch] of node.branches.entries())
        visit(
          branch.flow,
          [...path, at, 'branches', number, 'flow'],
          here,
          [...around, { gateway: node, branch }],
          branch.id,
        )
    }
  }
  visit(definition.flow, ['flow'], [], [], '')
  return entries
}

/** How one place lies to another: in the same sequence before or after it, around or inside it, or in another branch. */
export type Relation = 'same' | 'before' | 'after' | 'around' | 'inside' | 'beside'

/** What `a` is to `b`. */
export function relate(a: Way, b: Way): Relation {
  for (const [level, step] of a.entries()) {
    const other = b[level]
    if (!other) return 'inside'
    if (other.flow !== step.flow) return 'beside'
    if (step.at !== other.at) return step.at < other.at ? 'before' : 'after'
  }
  return a.length === b.length ? 'same' : 'around'
}
