import type { Grant } from '@shouya/contract/action'
import type { MessageKey } from '@shouya/contract/messages'
import type { Noun } from '@shouya/noun/noun'
import type { SelectQueryBuilder } from 'kysely'
import type { z } from 'zod'
import type { Ctx } from '../core/context.ts'

/**
 * How a value is written: as it is, by its dictionary, by the message `{words}.{value}`; `names`: several (`甲、乙`), `money`: fen as yuan.
 */
export type ColumnKind =
  | 'text'
  | 'names'
  | 'number'
  | 'minutes'
  | 'percent'
  | 'money'
  | 'bool'
  | { readonly dict: string }
  | { readonly words: string }

export type FurtherColumn = {
  readonly field: string
  readonly title: string
  readonly kind: ColumnKind
  /** The head over it and its neighbours of the same group. */
  readonly group?: string
}

/** A further sheet: what each row has several of. */
export type FurtherSheet<R = never> = {
  /** Its tab. */
  readonly title: string
  readonly columns: readonly FurtherColumn[]
  /** The lines of some rows. */
  lines(rows: R[]): object[] | Promise<object[]>
}

/** The definition of a list for `Common/Export`. */
export type Exporter<Q = never, R = never, F = never> = {
  readonly title: MessageKey
  /** The list's own body: filters are checked by the same schema as those of the page. */
  readonly query: z.ZodType<Q>
  /** The columns in order; their titles are those of the noun, else `column.{field}` of the messages. */
  readonly columns: Readonly<Record<string, ColumnKind>>
  /** The noun whose fields they are: their titles are those of the screen. */
  readonly noun?: Pick<Noun, 'name'>
  /** Titles of fields with a different meaning in this export. */
  readonly titles?: Readonly<Record<string, MessageKey>>
  /** Columns that are masked unless a caller with this right gives a reason. */
  readonly sensitive?: Readonly<Record<string, Grant>>
  /** Further columns that depend on the query: the fields of the form it names. */
  further?(ctx: Ctx, query: Q): Promise<readonly FurtherColumn[]>
  /** Sheets after the first, which read the same rows again. */
  sheets?(ctx: Ctx, query: Q): Promise<readonly FurtherSheet<R>[]>
  /** The record that the rows belong to, refused where the caller may not see it. */
  find?(ctx: Ctx, query: Q): Promise<F>
  /** The rows of the query in the caller's scope, in the file's order; not executed. */
  // biome-ignore lint/suspicious/noExplicitAny: the tables of a noun's joins are its own affair
  select(ctx: Ctx, query: Q, plain: boolean, record: F): SelectQueryBuilder<any, any, R>
  /** Converts rows to the columns, where they differ; `tones`: the colours of cells, by field. */
  shape?(ctx: Ctx, rows: R[], query: Q): object[] | Promise<object[]>
}

/** Checks that a list's query fits its rows, and erases the types in between. */
export const exporter = <Q, R, F = undefined>(definition: Exporter<Q, R, F>): Exporter =>
  definition as unknown as Exporter
