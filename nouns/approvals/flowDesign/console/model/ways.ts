import type { Definition, NodeId } from '@shouya/approvals/definition'
import type { Gap } from '../../../flow/console/tree/FlowTree.tsx'
import { type Place, placesOf, sequenceOf } from './places.ts'

export type Way = 'up' | 'down' | 'left' | 'right'

/** Pseudo ids for the start of a flow and its settings: no real id contains a `$`. */
export const START = '$start'
export const SETTINGS = '$flow'

type NodePlace = Extract<Place, { is: 'node' }>

/**
 * Where a node moves by one step. Up and down: past its neighbor, at the end of a branch out of it. Left and right:
 * into the gateway beside it, else into the next branch.
 */
export function stepOf(definition: Definition, id: NodeId, way: Way): Gap | undefined {
  const place = placesOf(definition).get(id)
  if (place?.is !== 'node') return undefined
  return way === 'up' || way === 'down' ? along(definition, place, way) : across(definition, place, way)
}

function along(definition: Definition, { gap }: NodePlace, way: 'up' | 'down'): Gap | undefined {
  const { length } = sequenceOf(definition, gap.flow) ?? []
  if (way === 'up' && gap.at > 0) return { ...gap, at: gap.at - 1 }
  if (way === 'down' && gap.at < length - 1) return { ...gap, at: gap.at + 2 }
  const around = gatewayPlace(definition, gap.flow)
  return around && { ...around.gap, at: around.gap.at + (way === 'up' ? 0 : 1) }
}

function across(definition: Definition, { gap }: NodePlace, way: 'left' | 'right'): Gap | undefined {
  const nodes = sequenceOf(definition, gap.flow) ?? []
  const beside = nodes[gap.at + (way === 'right' ? 1 : -1)]
  if (beside && 'branches' in beside) {
    const into = beside.branches.at(way === 'right' ? 0 : -1)
    if (into) return { flow: into.id, at: way === 'right' ? 0 : into.flow.length }
  }
  const next = sibling(definition, gap.flow, way)
  return next && { flow: next.id, at: Math.min(gap.at, next.flow.length) }
}

/** The gateway of a branch. */
function gatewayPlace(definition: Definition, branch: NodeId): NodePlace | undefined {
  const place = placesOf(definition).get(branch)
  const around = place?.is === 'branch' ? placesOf(definition).get(place.gateway.id) : undefined
  return around?.is === 'node' ? around : undefined
}

function sibling(definition: Definition, branch: NodeId, way: 'left' | 'right') {
  const place = placesOf(definition).get(branch)
  return place?.is === 'branch' ? place.gateway.branches[place.at + (way === 'right' ? 1 : -1)] : undefined
}

/** The card that an arrow key moves to. */
export function neighbour(definition: Definition, id: NodeId, way: Way): NodeId | undefined {
  if (id === START) return way === 'down' ? definition.flow[0]?.id : undefined
  const place = placesOf(definition).get(id)
  if (!place) return undefined
  if (way === 'left' || way === 'right')
    return sibling(definition, place.is === 'branch' ? id : place.gap.flow, way)?.id
  return place.is === 'branch' ? fromBranch(definition, place, way) : fromNode(definition, place, way)
}

function fromBranch(definition: Definition, place: Extract<Place, { is: 'branch' }>, way: 'up' | 'down') {
  return way === 'up' ? place.gateway.id : (place.branch.flow[0]?.id ?? after(definition, place.branch.id))
}

function fromNode(definition: Definition, { node, gap }: NodePlace, way: 'up' | 'down'): NodeId | undefined {
  const nodes = sequenceOf(definition, gap.flow) ?? []
  if (way === 'up') return nodes[gap.at - 1]?.id ?? (gap.flow === '' ? START : gap.flow)
  if ('branches' in node && node.branches[0]) return node.branches[0].id
  return nodes[gap.at + 1]?.id ?? after(definition, gap.flow)
}

/** The node that follows after the end of a branch. */
function after(definition: Definition, branch: NodeId): NodeId | undefined {
  const around = gatewayPlace(definition, branch)
  if (!around) return undefined
  return sequenceOf(definition, around.gap.flow)?.[around.gap.at + 1]?.id ?? after(definition, around.gap.flow)
}
