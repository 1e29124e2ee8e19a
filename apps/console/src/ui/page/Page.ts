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

/** How a counter of the work bench looks; which rows it counts is said in `counterLists`. */
export type CounterFace = {
  unit: 'task' | 'bill' | 'key' | 'user' | 'session' | 'time' | 'notice' | 'person' | 'car' | 'company' | 'route'
  /** Beside what it stands. */
  group: 'today' | 'approvals' | 'hazards' | 'people' | 'office'
  /** `bad`: already late or wrong · `waits`: somebody must act · `fact`: a number to know. */
  tone: 'bad' | 'waits' | 'fact'
  /** What it takes to see it beside the list: `query` unless said. */
  operation?: string
}

/** A way from the work bench to this page. */
export type QuickEntry = {
  /** Begins a record · otherwise only a way to a list. */
  files?: true
  /** What it takes to be offered: `query` unless said. */
  operation?: string
  icon?: 'enter' | 'key' | 'send' | 'sign' | 'person'
} & (
  | { query?: string }
  /** Leads to what is counted, and is there while something is. */
  | { counter: CountKey }
)

/** What the log says of the rows of a table. */
export type AuditWords = {
  /** The key of the word for a field. */
  field: (field: string) => string
  /** The dictionaries behind codes, by field. */
  dicts?: Readonly<Record<string, string>>
}

/** What a page of the console says of itself, once: everything that lists pages, counters, entries or words follows from it. */
export type Page = {
  /** Its key in the menu table. */
  router: string
  /** Its address and permission, as the menu table ships them. */
  path: string
  permission: string | null
  load: () => Promise<{ default: ComponentType }>
  /** What it says, beyond what all pages and the frame say; comes together with its code. */
  texts: readonly TextGroup[]
  /** Reads what the page's forms need where there is no network; whoever has the page open needs nothing of it. */
  prepare?: () => Promise<{ default: () => Promise<unknown> }>
  /** The lists on it that are counted, with the query that shows each. */
  lists?: Readonly<Partial<Record<ListPath, string>>>
  counters?: Readonly<Partial<Record<CountKey, CounterFace>>>
  quick?: Readonly<Partial<Record<QuickKey, QuickEntry>>>
  /** By table. What a declared noun says of itself need not be here. */
  audit?: Readonly<Record<string, AuditWords>>
}
