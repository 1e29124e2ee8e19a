import { codesOf, type Noun, type StateName } from '@shouya/noun/noun'
import type { DB } from '../db/schema.gen.ts'
import type { ScopedTable } from '../db/scope.ts'
import type { Archivable, Kept, Parts } from './paper/archivable.ts'

/** Records of a noun whose years end (domain 17.1), and all that goes with one of them. */
export type Retained = {
  readonly noun: Noun & { readonly table: ScopedTable }
  /** The states in which nothing is done with a record any more. */
  readonly over: readonly number[]
  /** Those in which it goes only once the archive has its paper. */
  readonly papered: readonly number[]
  /** The column of the moment from which its years count; where that is empty they count from its last change. */
  readonly ended: string
  /** What its years are called: the first whose columns have these values. */
  readonly kept: readonly Kept[]
  /** Its rows in other tables, in the order in which they go. */
  readonly parts: Parts
  /** The text with its name, where that is not the name of its book. */
  readonly form?: string | undefined
}

type Said<N extends Noun & { readonly table: ScopedTable }> = {
  over: readonly StateName<N>[]
  ended: keyof DB[N['table']] & string
  kept: string
  parts: Parts
}

/** Says of a noun without papers in the archive how long its records are kept. */
export const retained = <N extends Noun & { readonly table: ScopedTable }>(
  noun: N,
  { over, ended, kept, parts }: Said<N>,
): Retained => ({ noun, over: codesOf(noun, over), papered: [], ended, kept: [{ as: kept }], parts })

/** The same of records that the archive keeps on paper. */
export const retainedOf = ({ noun, final, dropped, ended, kept, parts, form }: Archivable): Retained => ({
  ...{ noun, over: [...final, ...dropped], papered: final, ended, kept, parts, form },
})
