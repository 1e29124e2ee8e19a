import { useMemo, useSyncExternalStore } from 'react'
import type { FieldNode, FieldSnapshot } from './store/nodes.ts'
import { sameItems } from './store/snapshot.ts'

/** Several fields at once, for who shows them without a component for each; draws again when one of them looks different. */
export function useFields(nodes: readonly FieldNode[]): readonly FieldSnapshot[] {
  const { subscribe, read } = useMemo(() => watching(nodes), [nodes])
  return useSyncExternalStore(subscribe, read, read)
}

function watching(nodes: readonly FieldNode[]) {
  let seen: readonly FieldSnapshot[] = []
  return {
    read: () => {
      const now = nodes.map((node) => node.read())
      if (!sameItems(seen, now)) seen = now
      return seen
    },
    subscribe: (listener: () => void) => {
      for (const node of nodes) node.tell(listener)
      return () => {
        for (const node of nodes) node.forget(listener)
      }
    },
  }
}
