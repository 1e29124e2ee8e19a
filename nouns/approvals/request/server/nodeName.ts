import type { Definition, NodeId } from '@shouya/approvals/definition'
import { indexFlow } from '@shouya/approvals/indexFlow'

/** What a node is called; the initiator's task to submit again (null) has no name of its own. */
export function nodeNameOf(definition: Definition, node: NodeId | null): string {
  if (node === null) return ''
  return indexFlow(definition).get(node)?.node.name ?? node
}
