import { type Json, own } from '@shouya/forms/json'
import { longestRise } from '@shouya/forms/longestRise'
import type { Branch, Definition, FlowNode, NodeId } from './definition.ts'
import { same } from './rights.ts'

/**
 * One difference. `node`: a node or a branch with its (last) name and its type; null for the flow as a whole.
 * `attribute`: what a panel shows as one setting, e.g. `who`, `due`, `policies.withdraw`, `start.fields`; `if` of a
 * branch, `type` of a node whose kind changed.
 */
export type DefinitionChange =
  | {
      readonly is: 'added' | 'removed' | 'moved'
      readonly node: NodeId
      readonly name: string
      readonly type: PartType
    }
  | {
      readonly is: 'set'
      readonly node: NodeId | null
      readonly name: string
      readonly type: PartType | null
      readonly attribute: string
      readonly from: Json | undefined
      readonly to: Json | undefined
    }

export type PartType = FlowNode['type'] | 'branch'

/** A node or a branch with its container: `in` is the sequence (a branch or '') of a node, the gateway of a branch. */
interface Part {
  readonly id: NodeId
  readonly type: PartType
  readonly name: string
  readonly in: string
  readonly attributes: Readonly<Record<string, Json>>
}

/**
 * The smallest list of changes from one definition to another: the flow's own first, then part by part in the order of
 * the new one, then removed parts. Parts are matched by id.
 */
export function diffDefinitions(before: Definition, after: Definition): readonly DefinitionChange[] {
  const [oldParts, newParts] = [partsOf(before), partsOf(after)]
  const old = new Map(oldParts.map((part) => [part.id, part]))
  const now = new Set(newParts.map(({ id }) => id))
  const moved = movedIn(oldParts, newParts)
  return [
    ...setOf({ node: null, name: '', type: null }, wholeOf(before), wholeOf(after)),
    ...newParts.flatMap((part): DefinitionChange[] => {
      const { id: node, name, type } = part
      const earlier = old.get(node)
      if (!earlier) return [{ is: 'added', node, name, type }]
      return [
        ...(moved.has(node) ? [{ is: 'moved', node, name, type } as const] : []),
        ...setOf({ node, name, type }, earlier.attributes, part.attributes),
      ]
    }),
    ...oldParts
      .filter(({ id }) => !now.has(id))
      .map(({ id, name, type }) => ({ is: 'removed', node: id, name, type }) as const),
  ]
}

/** The attributes outside the nodes, each policy separately. */
function wholeOf({ flow: _, format: __, policies, start, ...rest }: Definition): Record<string, Json> {
  const inside = (name: string, values: object) =>
    Object.fromEntries(Object.entries(values).map(([key, value]) => [`${name}.${key}`, value]))
  return { ...rest, ...inside('policies', policies), ...inside('start', start) } as unknown as Record<string, Json>
}

function partsOf({ flow }: Definition): Part[] {
  const ofSequence = (nodes: readonly FlowNode[], within: string): Part[] =>
    nodes.flatMap((node) => ofNode(node, within))
  const ofNode = (node: FlowNode, within: string): Part[] => {
    const { id, name = '', branches = [], ...attributes } = node as FlowNode & { branches?: readonly Branch[] }
    const own = { ...attributes, name } as unknown as Record<string, Json>
    return [
      { id, type: node.type, name, in: within, attributes: own },
      ...branches.flatMap((each) => ofBranch(each, id)),
    ]
  }
  const ofBranch = ({ id, name = '', flow: inner, ...attributes }: Branch, gateway: NodeId): Part[] => [
    { id, type: 'branch', name, in: gateway, attributes: { ...attributes, name } as unknown as Record<string, Json> },
    ...ofSequence(inner, id),
  ]
  return ofSequence(flow, '')
}

function setOf(
  part: Pick<Extract<DefinitionChange, { is: 'set' }>, 'node' | 'name' | 'type'>,
  from: Readonly<Record<string, Json>>,
  to: Readonly<Record<string, Json>>,
): DefinitionChange[] {
  return [...new Set([...Object.keys(from), ...Object.keys(to)])]
    .filter((attribute) => !same(own(from, attribute), own(to, attribute)))
    .map((attribute) => ({ is: 'set', ...part, attribute, from: own(from, attribute), to: own(to, attribute) }))
}

/** Parts in another sequence, or moved within theirs. */
function movedIn(was: readonly Part[], is: readonly Part[]): ReadonlySet<NodeId> {
  const places = new Map(was.map((part, place) => [part.id, { place, in: part.in }]))
  const moved = new Set<NodeId>()
  const stayed = new Map<string, NodeId[]>()
  for (const { id, in: within } of is) {
    const before = places.get(id)
    if (!before) continue
    if (before.in === within) stayed.set(within, [...(stayed.get(within) ?? []), id])
    else moved.add(id)
  }
  for (const ids of stayed.values()) {
    const stay = longestRise(ids.map((id) => places.get(id)?.place ?? 0))
    for (const [index, id] of ids.entries()) if (!stay.has(index)) moved.add(id)
  }
  return moved
}
