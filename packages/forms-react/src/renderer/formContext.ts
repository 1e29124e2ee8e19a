import type { Lang } from '@shouya/forms/texts'
import { createContext, useContext } from 'react'
import type { DocumentLists } from './documentLists.ts'
import type { FormHost } from './host/formHost.ts'
import type { FormStore } from './store/formStore.ts'

export type FormMode = 'edit' | 'view' | 'print'

/** What all parts of a form share. The object stays the same while somebody types. */
export interface FormContext {
  readonly store: FormStore
  readonly lists: DocumentLists
  readonly mode: FormMode
  /** Models that are shown for reading though the form is filled in, as the reader's own context of them. */
  readonly reads: ReadonlySet<string>
  readonly asRead: FormContext | undefined
  /** The fields that can be filled in are marked as what is asked. */
  readonly marked: boolean
  readonly lang: Lang
  /** In front of every id, since two forms may stand in one page. */
  readonly prefix: string
  /** Asked when something happens, not when something is drawn. */
  readonly host: () => FormHost
  readonly notify: (level: 'error' | 'info', words: string) => void
}

const Context = createContext<FormContext | undefined>(undefined)

export const FormProvider = Context.Provider

export function useForm(): FormContext {
  const form = useContext(Context)
  if (!form) throw new Error('Fields stand inside a FormView.')
  return form
}

/** Whether what stands here is near enough to the screen to be worth its controls. */
export const NearContext = createContext(true)

/** Everything is shown: on paper nobody scrolls and nobody opens a tab. */
export const PrintContext = createContext(false)
