import { useMemo, useSyncExternalStore } from 'react'
import { useForm } from './formContext.ts'
import { nodeOf } from './store/formStore.ts'
import type { FieldNode, FieldSnapshot, ScopeNode } from './store/nodes.ts'

/** Subscribes a component to one field; it renders again only when the snapshot of this field changes. */
export function useField(scope: ScopeNode, id: string): { readonly node: FieldNode; readonly snapshot: FieldSnapshot } {
  const node = nodeOf(useForm().store, scope, id)
  const { subscribe, read } = useMemo(
    () => ({
      read: () => node.read(),
      subscribe: (listener: () => void) => {
        node.tell(listener)
        return () => node.forget(listener)
      },
    }),
    [node],
  )
  return { node, snapshot: useSyncExternalStore(subscribe, read, read) }
}
