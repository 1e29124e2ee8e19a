import type { Definition } from '@shouya/approvals/definition'
import { indexFlow } from '@shouya/approvals/indexFlow'

/** Why a task at a node cannot be agreed to together with others, with one opinion; null if it can. */
export function aloneAt(definition: Definition | undefined, id: string | null): 'fields' | 'signature' | null {
  const node = definition && indexFlow(definition).get(id ?? '')?.node
  if (!node || !('mode' in node)) return null
  if (writesAt(definition, node.id)) return 'fields'
  return node.require?.signature ? 'signature' : null
}

/** Whether a node has fields that its people must fill in. */
export function writesAt(definition: Definition, id: string): boolean {
  const node = indexFlow(definition).get(id)?.node
  return node !== undefined && 'fields' in node && Object.values(node.fields ?? {}).includes('write')
}
