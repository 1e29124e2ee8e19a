import type { Branch, Definition, FlowNode, Gateway, NodeId } from '@shouya/approvals/definition'

type Nodes = readonly FlowNode[]

/** Changes the sequence of a branch, or of the flow (''); whatever does not lie on the way to it stays the same object. */
export function changeSequence(definition: Definition, id: NodeId, change: (nodes: Nodes) => Nodes): Definition {
  const flow = id === '' ? change(definition.flow) : within(definition.flow, id, change)
  return flow === definition.flow ? definition : { ...definition, flow }
}

const within = (nodes: Nodes, id: NodeId, change: (nodes: Nodes) => Nodes): Nodes =>
  mapChanged(nodes, (node) =>
    changeBranches(node, (branch) => {
      const flow = branch.id === id ? change(branch.flow) : within(branch.flow, id, change)
      return flow === branch.flow ? branch : { ...branch, flow }
    }),
  )

/** Changes one node, wherever it stands. */
export const changeNode = (definition: Definition, id: NodeId, change: (node: FlowNode) => FlowNode): Definition => {
  const visit = (nodes: Nodes): Nodes =>
    mapChanged(nodes, (node) =>
      node.id === id
        ? change(node)
        : changeBranches(node, (branch) => {
            const flow = visit(branch.flow)
            return flow === branch.flow ? branch : { ...branch, flow }
          }),
    )
  const flow = visit(definition.flow)
  return flow === definition.flow ? definition : { ...definition, flow }
}

function changeBranches(node: FlowNode, change: (branch: Branch) => Branch): FlowNode {
  if (!('branches' in node)) return node
  const branches = mapChanged(node.branches, change)
  return branches === node.branches ? node : ({ ...node, branches } satisfies Gateway)
}

function mapChanged<T>(items: readonly T[], change: (item: T) => T): readonly T[] {
  const next = items.map(change)
  return next.some((item, at) => item !== items[at]) ? next : items
}
