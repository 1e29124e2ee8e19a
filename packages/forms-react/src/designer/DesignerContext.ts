import type { Field } from '@shouya/forms/document'
import { indexDocument } from '@shouya/forms/indexDocument'
import { createContext, type RefObject, useContext, useSyncExternalStore } from 'react'
import type { DesignerHost } from './designerHost.ts'
import { type DesignerTextKey, type DesignerTextParams, designerText } from './designerText.ts'
import type { DesignerStore } from './store/DesignerStore.ts'
import { type DesignerState, documentOf } from './store/designerState.ts'

/** What the properties panel does for those who come from elsewhere. */
export interface PropertiesHandle {
  /** Shows the properties of the selected field and puts the focus into the first of them. */
  readonly edit: () => void
  /** Shows the properties of the selected field, or of the form. */
  readonly show: (view: 'field' | 'form') => void
}

export interface DesignerParts {
  readonly store: DesignerStore
  readonly host: DesignerHost
  /** Begins the ids of elements: several designers may be on one page, each with the same form. */
  readonly prefix: string
  /** Where the keyboard goes back to from dialogs and properties. */
  readonly canvas: RefObject<HTMLDivElement | null>
  readonly properties: RefObject<PropertiesHandle | null>
}

/** Never changes while a designer is open, so that nobody is drawn anew because of it. */
export const DesignerContext = createContext<DesignerParts | null>(null)

export function useDesignerParts(): DesignerParts {
  const parts = useContext(DesignerContext)
  if (!parts) throw new Error('This part of the designer stands outside of a Designer')
  return parts
}

export const useStore = (): DesignerStore => useDesignerParts().store

/** One thing that the designer knows; drawn anew only when that changes, so pick something that keeps its identity. */
export function useDesigner<T>(pick: (state: DesignerState) => T): T {
  const store = useStore()
  return useSyncExternalStore(store.subscribe, () => pick(store.state))
}

export const useDocument = () => useDesigner(documentOf)

/** The field of an id as it is now; undefined once it is gone. */
export const useField = (id: string): Field | undefined =>
  useDesigner((state) => indexDocument(documentOf(state)).byId.get(id)?.field)

/** The texts of the designer in the language of the host. */
export function useText(): (key: DesignerTextKey, params?: DesignerTextParams) => string {
  const { lang } = useStore()
  return (key, params) => designerText(lang, key, params)
}
