import type { Field } from '@shouya/forms/document'
import type { JsonPath } from '@shouya/forms/json'
import type { DesignerStore } from '../store/DesignerStore.ts'

/**
 * The dragged items: new fields from the palette, or fields of the form. `store` keeps other designers on the page from
 * accepting them.
 */
export type DragSource =
  | { readonly store: DesignerStore; readonly kind: 'new'; readonly fields: readonly Field[] }
  | { readonly store: DesignerStore; readonly kind: 'move'; readonly ids: readonly string[] }

/** The element under a drag: a field, a slot of a container, or the label of a tab. */
export type DragTarget =
  | { readonly over: 'field'; readonly id: string }
  | { readonly over: 'slot'; readonly parent: string | null; readonly slot: JsonPath }

/** The library accepts any record; ours are recognised by `store`. */
export const asRecord = (data: DragSource | DragTarget): Record<string | symbol, unknown> => ({ ...data })

export const sourceOf = (data: Record<string | symbol, unknown>, store: DesignerStore): DragSource | undefined =>
  data.store === store ? (data as unknown as DragSource) : undefined

export const targetOf = (data: Record<string | symbol, unknown>): DragTarget | undefined =>
  data.over === 'field' || data.over === 'slot' ? (data as unknown as DragTarget) : undefined
