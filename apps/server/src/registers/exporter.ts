import type { MessageKey } from '@shouya/contract/messages'
import type { z } from 'zod'
import type { Ctx } from '../core/context.ts'

/** How a value is written: as it is, or by its dictionary. */
export type ColumnKind = 'text' | 'number' | 'bool' | { readonly dict: string }

export type FurtherColumn = { readonly field: string; readonly title: string; readonly kind: ColumnKind }

/** What `Common/Export` needs to know of a list. */
export type Exporter<Q = never> = {
  readonly title: MessageKey
  /** The list's own body: filters are checked by the same schema that the page uses. */
  readonly query: z.ZodType<Q>
  /** Fields of a row in their order; their titles are `column.{field}` of the messages. */
  readonly columns: Readonly<Record<string, ColumnKind>>
  /** Titles of those fields that mean something of their own here. */
  readonly titles?: Readonly<Record<string, MessageKey>>
  /** Columns behind the wanted ones that only the query tells: the fields of the form it names. */
  further?(ctx: Ctx, query: Q): Promise<readonly FurtherColumn[]>
  /** The rows of the current query in the caller's scope, at most `limit`. */
  rows(ctx: Ctx, query: Q, limit: number): Promise<object[]>
}

/** Ties a list's query to its rows and forgets the type in between. */
export const exporter = <Q>(definition: Exporter<Q>): Exporter => definition as unknown as Exporter
