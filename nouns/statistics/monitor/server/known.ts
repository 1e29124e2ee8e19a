import type { Ctx } from '@shouya/server/core/context.ts'
import type { Raw } from '../cells.ts'
import type { MeasureName } from '../measures.ts'
import type { Span } from '../periods.ts'
import type { SourceExpr } from './columns.ts'
import type { Unit } from './units.ts'

export type Check = {
  id: number
  dept_id: number
  status: number
  check_date: string
  score: number
  full_score: number
}

/** What the measures of one reading share: each statement is executed once, whichever columns need it. */
export type Known = {
  readonly ctx: Ctx
  readonly span: Span
  readonly units: readonly Unit[]
  /** The self-check of each unit that has one, by unit. */
  readonly checks: ReadonlyMap<number, Check>
  /** The check items that columns ask for. */
  readonly items: readonly string[]
  once<T>(name: string, read: () => Promise<T>): Promise<T>
}

/** The value of each unit; a unit without one is left out. */
export type Figures = ReadonlyMap<number, Raw>

export type Reader = (known: Known, expr: SourceExpr) => Promise<Figures>
export type Readers<N extends MeasureName> = Readonly<Record<N, Reader>>

export type Row = { dept_id: number; value: Raw }

/** The values of a statement's rows. */
export const byUnit = (rows: readonly Row[]): Figures => new Map(rows.map(({ dept_id, value }) => [dept_id, value]))

/** Counts are 0 where a statement has no row. */
export const counted = ({ units }: Known, rows: readonly Row[]): Figures =>
  new Map([...units.map(({ id }) => [id, 0] as const), ...byUnit(rows)])
