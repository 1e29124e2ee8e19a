import type { Branch, Definition, FlowNode, Gateway, NodeId, UserId } from '@shouya/approvals/definition'
import type { Gap } from '../../../flow/console/tree/FlowTree.tsx'
import { changeNode, changeSequence } from './changeSequence.ts'
import { withGroup, withGroupName, withUsedGroups } from './groups.ts'
import { newIds, takenIn, withFreeIds } from './ids.ts'
import { type Place, placesOf, sequenceOf } from './places.ts'

/** A change of a flow in the designer. */
export type FlowCommand =
  | { readonly do: 'add'; readonly nodes: readonly FlowNode[]; readonly to: Gap }
  | { readonly do: 'addBranch'; readonly gateway: NodeId }
  | { readonly do: 'move'; readonly id: NodeId; readonly to: Gap }
  /** Branches only: one place to the left or right. */
  | { readonly do: 'shift'; readonly id: NodeId; readonly by: -1 | 1 }
  /** A node with its content, or a branch: inserted right after it. */
  | { readonly do: 'duplicate'; readonly id: NodeId }
  | { readonly do: 'remove'; readonly id: NodeId }
  | { readonly do: 'setNode'; readonly node: FlowNode }
  | { readonly do: 'setBranch'; readonly branch: Branch }
  /** The people of a group that rules refer to. */
  | { readonly do: 'setGroup'; readonly key: string; readonly users: readonly UserId[] }
  | { readonly do: 'renameGroup'; readonly from: string; readonly to: string }
  | { readonly do: 'setFlow'; readonly patch: Partial<Omit<Definition, 'flow'>> }

/** The flow after a command, and what was added or moved. undefined: it is impossible, or changes nothing. */
export type Applied = { readonly definition: Definition; readonly select?: NodeId | null } | undefined

/**
 * After every command, nodes whose people the initiator picks are listed with the start, and unused groups are removed.
 */
export function applyCommand(definition: Definition, command: FlowCommand): Applied {
  const applied = run(definition, command)
  if (!applied || applied.definition === definition) return undefined
  return { ...applied, definition: withUsedGroups(withPicks(applied.definition)) }
}

function run(definition: Definition, command: FlowCommand): Applied {
  switch (command.do) {
    case 'add':
      return insert(definition, withFreeIds(command.nodes, definition), command.to)
    case 'addBranch':
      return addBranch(definition, command.gateway)
    case 'move':
      return move(definition, command.id, command.to)
    case 'shift':
      return onBranch(definition, command.id, (place) => shift(place, command.by))
    case 'duplicate':
      return duplicate(definition, command.id)
    case 'remove':
      return remove(definition, command.id)
    case 'setNode':
      return { definition: changeNode(definition, command.node.id, () => command.node) }
    case 'setBranch':
      return onBranch(definition, command.branch.id, ({ gateway, at }) => gateway.branches.with(at, command.branch))
    case 'setGroup':
      return { definition: withGroup(definition, command.key, command.users) }
    case 'renameGroup': {
      const renamed = withGroupName(definition, command.from, command.to)
      return renamed && { definition: renamed }
    }
    case 'setFlow':
      return { definition: { ...definition, ...command.patch } }
  }
}

function insert(definition: Definition, nodes: readonly FlowNode[], { flow, at }: Gap): Applied {
  const [first] = nodes
  if (!first || !sequenceOf(definition, flow)) return undefined
  return { definition: changeSequence(definition, flow, (old) => old.toSpliced(at, 0, ...nodes)), select: first.id }
}

function addBranch(definition: Definition, id: NodeId): Applied {
  const place = placesOf(definition).get(id)
  if (place?.is !== 'node' || !('branches' in place.node)) return undefined
  const { branches } = place.node
  const branch: Branch = { id: newIds(takenIn(definition))('b'), flow: [] }
  const at = branches.at(-1)?.else ? branches.length - 1 : branches.length
  return { definition: withBranches(definition, id, branches.toSpliced(at, 0, branch)), select: branch.id }
}

function move(definition: Definition, id: NodeId, to: Gap): Applied {
  const place = placesOf(definition).get(id)
  const target = placesOf(definition).get(to.flow)
  if (place?.is !== 'node' || !sequenceOf(definition, to.flow)) return undefined
  const { node, gap } = place
  // Not into itself.
  if (target?.is === 'branch' && placesOf({ flow: [node] }).has(to.flow)) return undefined
  const stays = to.flow === gap.flow && (to.at === gap.at || to.at === gap.at + 1)
  if (stays) return undefined
  const at = to.flow === gap.flow && to.at > gap.at ? to.at - 1 : to.at
  const without = changeSequence(definition, gap.flow, (nodes) => nodes.toSpliced(gap.at, 1))
  return insert(without, [node], { flow: to.flow, at })
}

function duplicate(definition: Definition, id: NodeId): Applied {
  const place = placesOf(definition).get(id)
  if (place?.is === 'node')
    return insert(definition, withFreeIds([place.node], definition), { ...place.gap, at: place.gap.at + 1 })
  if (!place || place.branch.else) return undefined
  const [copied] = withFreeIds([{ ...place.gateway, branches: [place.branch] }], definition)
  const branch = copied && 'branches' in copied ? copied.branches[0] : undefined
  if (!branch) return undefined
  const branches = place.gateway.branches.toSpliced(place.at + 1, 0, branch)
  return { definition: withBranches(definition, place.gateway.id, branches), select: branch.id }
}

/**
 * When one of two branches is removed, the content of the other one replaces the gateway. An else branch stays while
 * other branches do.
 */
function remove(definition: Definition, id: NodeId): Applied {
  const place = placesOf(definition).get(id)
  if (place?.is === 'node')
    return {
      definition: changeSequence(definition, place.gap.flow, (nodes) => nodes.toSpliced(place.gap.at, 1)),
      select: null,
    }
  if (!place || place.branch.else) return undefined
  const remaining = place.gateway.branches.toSpliced(place.at, 1)
  if (remaining.length > 1)
    return { definition: withBranches(definition, place.gateway.id, remaining), select: place.gateway.id }
  const around = placesOf(definition).get(place.gateway.id)
  if (around?.is !== 'node') return undefined
  const { flow, at } = around.gap
  return {
    definition: changeSequence(definition, flow, (nodes) => nodes.toSpliced(at, 1, ...(remaining[0]?.flow ?? []))),
    select: null,
  }
}

type BranchPlace = Extract<Place, { is: 'branch' }>

function onBranch(
  definition: Definition,
  id: NodeId,
  change: (place: BranchPlace) => readonly Branch[] | undefined,
): Applied {
  const place = placesOf(definition).get(id)
  const branches = place?.is === 'branch' ? change(place) : undefined
  return place?.is === 'branch' && branches
    ? { definition: withBranches(definition, place.gateway.id, branches), select: id }
    : undefined
}

/** The else branch is always last, so nothing moves behind it. */
function shift({ gateway, branch, at }: BranchPlace, by: -1 | 1): readonly Branch[] | undefined {
  const other = gateway.branches[at + by]
  return !other || other.else || branch.else ? undefined : gateway.branches.with(at, other).with(at + by, branch)
}

const withBranches = (definition: Definition, id: NodeId, branches: readonly Branch[]): Definition =>
  changeNode(definition, id, (node) => ({ ...(node as Gateway), branches }))

function withPicks(definition: Definition): Definition {
  const picks = [...placesOf(definition).values()].flatMap((place) =>
    place.is === 'node' && 'who' in place.node && place.node.who.some(({ rule }) => rule === 'initiatorPick')
      ? [place.node.id]
      : [],
  )
  const isUnchanged = picks.join() === definition.start.picks.join()
  return isUnchanged ? definition : { ...definition, start: { ...definition.start, picks } }
}
