import { codesOf, type Noun, type StateName } from '@shouya/noun/noun'
import type { Selectable } from 'kysely'
import type { Ctx } from '../../core/context.ts'
import type { DB } from '../../db/schema.gen.ts'
import type { ScopedTable } from '../../db/scope.ts'
import type { Rows } from '../../registers/page.ts'

/** A record as its `Get` answers it. */
export type PaperRecord = Readonly<Record<string, unknown>> & {
  readonly id: number
  readonly bill_no: string | null
  readonly dept_id: number
  readonly dept_name: string
  readonly create_user_id: number
}

/** `as`: what `archive.retention_years` calls the years. */
export type Kept = { readonly as: string; readonly where?: Readonly<Record<string, number>> }

/** Tables whose rows belong to a record, with the column that says so. */
export type Parts = { readonly [T in keyof DB]?: keyof DB[T] & string }

/** Records of a noun that the archive keeps as PDFs, once they are final (domain 5.8), and how long they are kept (17.1). */
export type Archivable = {
  readonly noun: Noun & { readonly table: ScopedTable }
  /** The states in which a record does not change any more. */
  readonly final: readonly number[]
  /** Those of records that came to nothing: they have no paper, and go after the same years. */
  readonly dropped: readonly number[]
  /** Its rows in other tables, in the order in which they go with it. */
  readonly parts: Parts
  /** The column of the moment from which its years count. */
  readonly ended: string
  /** Days after that in which something is still added, as the signature of somebody who was absent. */
  readonly rests: number
  /** What its years are called: the first whose columns have these values. */
  readonly kept: readonly Kept[]
  /** The month, quarter, year or day that it belongs to: `2026-03`, `2026Q1`, `2026` or `2026-03-14`. */
  readonly period: (record: PaperRecord) => string
  /** What the archive calls it, behind the name of its form. */
  readonly title: (record: PaperRecord) => string
  /** The text with the name of its form, where that is not the name of its book. */
  readonly form?: string
  /** Lines that no field declares: the key of the label, and the text. */
  readonly further?: (record: PaperRecord) => readonly (readonly [key: string, text: string])[]
  /** The records in the caller's scope. */
  readonly read: (ctx: Ctx, ids: readonly number[]) => Promise<PaperRecord[]>
}

type Stored = Noun & { readonly table: ScopedTable }
type Said<N extends Stored, S, R> = Omit<
  Archivable,
  'noun' | 'final' | 'dropped' | 'read' | 'rests' | 'parts' | 'period' | 'title' | 'further'
> & {
  final: readonly StateName<N>[]
  dropped?: readonly StateName<N>[]
  parts?: Parts
  ended: keyof DB[N['table']] & string
  rests?: number
  period: (record: R) => string
  title: (record: R) => string
  further?: (record: R) => readonly (readonly [key: string, text: string])[]
  /** The rows of the caller's scope, where columns of other tables belong to them. */
  select?: (ctx: Ctx) => Rows<S>
  /** As `Get` answers. */
  detailed: (ctx: Ctx, rows: S[]) => R[] | Promise<R[]>
}

/** Says of a noun that its final records go to the archive. */
export const archivable = <N extends Stored, R, S = Selectable<DB[N['table']]>>(
  noun: N,
  { final, dropped = [], parts = {}, select, detailed, rests = 0, ...said }: Said<N, S, R>,
): Archivable =>
  ({
    ...said,
    noun,
    rests,
    parts,
    final: codesOf(noun, final),
    dropped: codesOf(noun, dropped),
    read: async (ctx: Ctx, ids: readonly number[]) => {
      const rows = select?.(ctx) ?? (ctx.scoped.rows(noun.table as 'dept').selectAll() as unknown as Rows<S>)
      return detailed(ctx, await rows.where(`${noun.table}.id`, 'in', ids).execute())
    },
  }) as Archivable
