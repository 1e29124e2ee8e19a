import type { counterLists } from '@shouya/contract/counterLists'
import type { ComponentType } from 'react'
import type { DataOf } from '../../api/path.ts'
import type dashboard from '../../i18n/CN/dashboard.ts'
import type { TextGroup } from '../../i18n/loadTexts.ts'

export type Counts = DataOf<'Home/GetHomeCount'>
/** Unread reminders have a panel of their own. */
export type CountKey = Exclude<keyof Counts, 'remind_unread'>
/** A list whose rows are counted. */
export type ListPath = ReturnType<typeof counterLists>[CountKey]['path']
export type QuickKey = Exclude<Extract<keyof typeof dashboard, `quick${string}`>, 'quick'>

/** A link from the work bench to this page. */
export type QuickEntry = {
  /** Starts a record · otherwise only a link to a list. */
  files?: true
  /** The operation required; default `query`. */
  operation?: string
  icon?: 'enter' | 'key' | 'send' | 'sign' | 'person'
} & (
  | { query?: string }
  /** Leads to what is counted; shown while the count is not zero. */
  | { counter: CountKey }
)

/** The log's texts for the rows of a table. */
export type AuditWords = {
  /** The text key of a field. */
  field: (field: string) => string
  /** The dictionaries of codes, by field. */
  dicts?: Readonly<Record<string, string>>
}

/** The declaration of a page: all lists of pages, counters, entries and texts are derived from it. */
export type Page = {
  /** Its key in the menu table. */
  router: string
  /** Its address and permission in the shipped menu table. */
  path: string
  permission: string | null
  load: () => Promise<{ default: ComponentType }>
  /** A form of it that opens above any page (`openAboveForm`). */
  above?: () => Promise<{ default: ComponentType<{ onClose: () => void }> }>
  /** Its texts, besides those of all pages and of the frame; loaded together with its code. */
  texts: readonly TextGroup[]
  /** Prefetches what the page's forms need without a network; unnecessary while the page is open. */
  prepare?: () => Promise<{ default: () => Promise<unknown> }>
  /** Its lists that are counted, with the query that shows each. */
  lists?: Readonly<Partial<Record<ListPath, string>>>
  quick?: Readonly<Partial<Record<QuickKey, QuickEntry>>>
  /** By table. A declared noun needs no entry. */
  audit?: Readonly<Record<string, AuditWords>>
}
