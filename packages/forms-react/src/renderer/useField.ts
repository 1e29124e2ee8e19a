import { useSyncExternalStore } from 'react'
import { useForm } from './formContext.ts'
import type { FieldNode, FieldSnapshot } from './store/fieldNode.ts'
import { nodeOf } from './store/formStore.ts'
import type { ScopeNode } from './store/scopeNode.ts'

/** One field of the form; draws again only when this field looks different. */
export function useField(scope: ScopeNode, id: string): { readonly node: FieldNode; readonly snapshot: FieldSnapshot } {
  const node = nodeOf(useForm().store, scope, id)
  return { node, snapshot: useSyncExternalStore(node.subscribe, node.read, node.read) }
}
