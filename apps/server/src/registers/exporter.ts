import type { Grant } from '@shouya/contract/action'
import type { MessageKey } from '@shouya/contract/messages'
import type { Noun } from '@shouya/noun/noun'
import type { SelectQueryBuilder } from 'kysely'
import type { z } from 'zod'
import type { Ctx } from '../core/context.ts'

/** How a value is written: as it is, by its dictionary; `names`: a text of several (`甲、乙`), joined as the reader's language does. */
export type ColumnKind = 'text' | 'names' | 'number' | 'minutes' | 'bool' | { readonly dict: string }

export type FurtherColumn = { readonly field: string; readonly title: string; readonly kind: ColumnKind }

/** What `Common/Export` needs to know of a list. */
export type Exporter<Q = never, R = never, F = never> = {
  readonly title: MessageKey
  /** The list's own body: filters are checked by the same schema that the page uses. */
  readonly query: z.ZodType<Q>
  /** Fields of a row in their order; their titles are those of the noun, else `column.{field}` of the messages. */
  readonly columns: Readonly<Record<string, ColumnKind>>
  /** The noun whose fields they are: their titles are those of the screen. */
  readonly noun?: Pick<Noun, 'name'>
  /** Titles of those fields that mean something of their own here. */
  readonly titles?: Readonly<Record<string, MessageKey>>
  /** Columns that stay masked unless somebody with this right gives a reason. */
  readonly sensitive?: Readonly<Record<string, Grant>>
  /** Columns behind the wanted ones that only the query tells: the fields of the form it names. */
  further?(ctx: Ctx, query: Q): Promise<readonly FurtherColumn[]>
  /** The record whose rows they are, refused where the caller may not see it. */
  find?(ctx: Ctx, query: Q): Promise<F>
  /** The rows of the current query in the caller's scope, in the file's order and as many as there are; not executed. */
  // biome-ignore lint/suspicious/noExplicitAny: the tables of a noun's joins are its own affair
  select(ctx: Ctx, query: Q, plain: boolean, found: F): SelectQueryBuilder<any, any, R>
  /** Some of those rows as the columns have them, where they differ. */
  shape?(ctx: Ctx, rows: R[], query: Q): object[] | Promise<object[]>
}

/** Ties a list's query to its rows and forgets the types in between. */
export const exporter = <Q, R, F = undefined>(definition: Exporter<Q, R, F>): Exporter =>
  definition as unknown as Exporter
