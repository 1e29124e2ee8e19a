import { createContext, useContext } from 'react'

export type Drafts = {
  /** What was typed into a form and not saved, or undefined. */
  read: (form: string) => Record<string, unknown> | undefined
  /** Keeps what is typed; undefined when it was saved or given up. */
  write: (form: string, values: Record<string, unknown> | undefined) => void
}

export const DraftsContext = createContext<Drafts>({ read: () => undefined, write: () => undefined })

/** The unsaved input of the page that a form stands in, which outlives a reload. */
export const useDrafts = (): Drafts => useContext(DraftsContext)
