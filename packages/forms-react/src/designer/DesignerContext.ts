import type { Field } from '@shouya/forms/document'
import { indexDocument } from '@shouya/forms/indexDocument'
import { createContext, type RefObject, useContext, useSyncExternalStore } from 'react'
import type { DesignerHost } from './designerHost.ts'
import { type DesignerTextKey, type DesignerTextParams, designerText } from './designerText.ts'
import type { DesignerStore } from './store/DesignerStore.ts'
import { type DesignerState, documentOf } from './store/designerState.ts'

/** Commands of the properties panel for other parts of the designer. */
export interface PropertiesHandle {
  /** Shows the properties of the selected field and focuses the first one. */
  readonly edit: () => void
  /** Shows the properties of the selected field, or of the form. */
  readonly show: (view: 'field' | 'form') => void
}

export interface DesignerParts {
  readonly store: DesignerStore
  readonly host: DesignerHost
  /** Prefix of element ids, since a page may have several designers with the same form. */
  readonly prefix: string
  /** The canvas, which gets the focus back from dialogs and properties. */
  readonly canvas: RefObject<HTMLDivElement | null>
  readonly properties: RefObject<PropertiesHandle | null>
}

/** Constant while a designer is open, so that it never causes rendering. */
export const DesignerContext = createContext<DesignerParts | null>(null)

export function useDesignerParts(): DesignerParts {
  const context = useContext(DesignerContext)
  if (!context) throw new Error('This part of the designer stands outside of a Designer')
  return context
}

/** The element id of a field in the designer with this prefix; the canvas refers to it. */
export const itemId = (prefix: string, id: string): string => `${prefix}-${id}`

export const useStore = (): DesignerStore => useDesignerParts().store

/** Subscribes to one part of the state; renders when it changes, so pick something with a stable identity. */
export function useDesigner<T>(pick: (state: DesignerState) => T): T {
  const store = useStore()
  return useSyncExternalStore(store.subscribe, () => pick(store.state))
}

export const useDocument = () => useDesigner(documentOf)

/** The current field with an id; undefined after its removal. */
export const useField = (id: string): Field | undefined =>
  useDesigner((state) => indexDocument(documentOf(state)).byId.get(id)?.field)

/** The texts of the designer in the host's language. */
export function useText(): (key: DesignerTextKey, params?: DesignerTextParams) => string {
  const { lang } = useStore()
  return (key, params) => designerText(lang, key, params)
}
