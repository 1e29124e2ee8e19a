import type { Branch, Definition, FlowNode, Gateway, NodeId } from '@shouya/approvals/definition'

type Nodes = readonly FlowNode[]

/** Changes the sequence of a branch, or of the flow (''); unaffected parts stay the same objects. */
export function changeSequence(definition: Definition, id: NodeId, change: (nodes: Nodes) => Nodes): Definition {
  const visit = (nodes: Nodes): Nodes =>
    mapChanged(nodes, (node) =>
      changeBranches(node, (branch) => withFlow(branch, branch.id === id ? change(branch.flow) : visit(branch.flow))),
    )
  return withFlow(definition, id === '' ? change(definition.flow) : visit(definition.flow))
}

/** Changes one node, anywhere in the flow. */
export function changeNode(definition: Definition, id: NodeId, change: (node: FlowNode) => FlowNode): Definition {
  const visit = (nodes: Nodes): Nodes =>
    mapChanged(nodes, (node) =>
      node.id === id ? change(node) : changeBranches(node, (branch) => withFlow(branch, visit(branch.flow))),
    )
  return withFlow(definition, visit(definition.flow))
}

const withFlow = <T extends { readonly flow: Nodes }>(whole: T, flow: Nodes): T =>
  flow === whole.flow ? whole : { ...whole, flow }

function changeBranches(node: FlowNode, change: (branch: Branch) => Branch): FlowNode {
  if (!('branches' in node)) return node
  const branches = mapChanged(node.branches, change)
  return branches === node.branches ? node : ({ ...node, branches } satisfies Gateway)
}

function mapChanged<T>(items: readonly T[], change: (item: T) => T): readonly T[] {
  const next = items.map(change)
  return next.some((item, at) => item !== items[at]) ? next : items
}
