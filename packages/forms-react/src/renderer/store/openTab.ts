import type { FieldNode } from './fieldNode.ts'
import { type FormStore, refresh } from './formStore.ts'

export function openTab(store: FormStore, { scope, id }: Pick<FieldNode, 'scope' | 'id'>, tab: number): void {
  scope.tabs.set(id, tab)
  refresh(store, scope, id)
}
