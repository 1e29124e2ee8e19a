import { createContext, useContext } from 'react'

export type Drafts = {
  /** The unsaved input of a form, or undefined. */
  read: (form: string) => Record<string, unknown> | undefined
  /** Stores input; undefined when it was saved or discarded. */
  write: (form: string, values: Record<string, unknown> | undefined) => void
}

export const DraftsContext = createContext<Drafts>({ read: () => undefined, write: () => undefined })

/** The unsaved input of a form's page, which survives a reload. */
export const useDrafts = (): Drafts => useContext(DraftsContext)
