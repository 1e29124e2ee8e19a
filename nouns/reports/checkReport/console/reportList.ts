import type { BodyOf, DataOf, RowOf } from '@shouya/console/api/path.ts'
import { shapeOf } from '@shouya/console/noun/shapeOf.ts'
import type { SignDraft } from '@shouya/console/ui/signDraft.ts'
import type { ReactNode } from 'react'
import type { AskedItem } from '../../../rectify/answer/schemas.ts'
import type { ReportNoun } from '../fields.ts'

/** A draft by its id, or a new report of a unit on a day. */
export type ReportStart = { id: number } | { dept_id?: number; check_date?: string }

export type ReportRow = RowOf<'SecurityItem/GetPageList'>
export type ReportDetail = RowOf<'SecurityItem/Get'>
export type Blank = DataOf<'SecurityItem/GetBlank'>
export type Move = ReportRow['allowed'][number]
type Saved = BodyOf<'SecurityItem/Save'>
export type ReportValues = Omit<Saved, 'results'> & {
  results: NonNullable<Saved['results'][number]>[]
  sign: SignDraft
}

/** What the pages of a scene have of their own. */
export type OwnPages = {
  noun: ReportNoun
  /** What its paper is called. */
  book: `${'securityItem' | 'sceneCheck' | 'fireCheck' | 'selfCheck'}.book`
  leastInspectors: number
  /** Above the list of a scene whose units are checked by others: what is still to be checked. A new report asks for its unit. */
  above?: (enter: (start: ReportStart) => void) => ReactNode
  /** What a new report is asked by beside its unit, at first, and the field for it. */
  asks?: { first: object; field: (asked: object, onAsk: (asked: object) => void) => ReactNode }
  /** Further fields of the form, above the items. */
  fields?: (signs: boolean) => ReactNode
  /** Their values in a new report, and in one that exists. */
  begun?: (blank: Blank) => object
  written?: (row: ReportDetail) => object
  /** What a submission sends beside the fields. */
  submitted?: (values: object) => Promise<object>
  /** The items as the further fields have them, when these change. */
  items?: (items: readonly AskedItem[], values: object) => readonly AskedItem[]
  /** Further facts of a record, and their place on paper. */
  facts?: (row: ReportDetail) => ReactNode
  sheet?: (row: ReportDetail) => ReactNode
}

/** The path of an action of a scene; all of them have the actions of the first. */
export const pathOf = <N extends string>({ controller }: Pick<ReportNoun, 'controller'>, name: N) =>
  `${controller}/${name}` as const

export const shapeFor = (noun: ReportNoun) => shapeOf(noun, { period_key: 'text', abnormal_item_id: 'int' })
