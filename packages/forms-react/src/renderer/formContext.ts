import type { Lang } from '@shouya/forms/texts'
import { createContext, useContext } from 'react'
import type { DocumentLists } from './documentLists.ts'
import type { FormHost } from './host/formHost.ts'
import type { FormStore } from './store/formStore.ts'

export type FormMode = 'edit' | 'view' | 'print'

/** Context of all components of a form. The object is stable while values change. */
export interface FormContext {
  readonly store: FormStore
  readonly lists: DocumentLists
  readonly mode: FormMode
  /** Models of fields that are read-only in `edit` mode; they render with the context `asRead`. */
  readonly reads: ReadonlySet<string>
  readonly asRead: FormContext | undefined
  /** Highlights the fields that can be edited. */
  readonly marked: boolean
  readonly lang: Lang
  /** Prefix of all element ids, since a page may have several forms. */
  readonly prefix: string
  /** Called in event handlers, not while rendering, so that the host may change without a new context. */
  readonly host: () => FormHost
  readonly notify: (level: 'error' | 'info', text: string) => void
}

const Context = createContext<FormContext | undefined>(undefined)

export const FormProvider = Context.Provider

export function useForm(): FormContext {
  const form = useContext(Context)
  if (!form) throw new Error('Fields stand inside a FormView.')
  return form
}

/** Whether the components here are near the screen, so that their controls are mounted. */
export const NearContext = createContext(true)

/** True while everything is mounted for printing, since paper neither scrolls nor opens tabs. */
export const PrintContext = createContext(false)
