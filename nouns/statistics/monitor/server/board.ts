import type { Ctx } from '@shouya/server/core/context.ts'
import { failAt } from '@shouya/server/core/failure.ts'
import { localDay } from '@shouya/server/core/time/local.ts'
import { numberOf, type Raw, type Tone, toneOf, totalOf } from '../cells.ts'
import { formulaOf, worthOf } from '../formula.ts'
import { type MeasureName, sourceType, totalOfEntries } from '../measures.ts'
import { type Span, spanOf } from '../periods.ts'
import { checkFigures, checksIn } from './checkFigures.ts'
import { type Column, measureOf, needsOf } from './columns.ts'
import { type Entry, entriesIn, rawOf } from './entries.ts'
import type { Check, Figures, Known, Reader } from './known.ts'
import { registerFigures } from './registerFigures.ts'
import { type Branch, type Unit, unitsIn } from './units.ts'

const readers: Readonly<Record<MeasureName, Reader>> = { ...checkFigures, ...registerFigures }

/** The values of columns in a period, of each unit and of several as one. */
export type Board = {
  span: Span
  units: readonly Unit[]
  branches: readonly Branch[]
  checks: ReadonlyMap<number, Check>
  /** The entered values, by unit and column. */
  entry(unit: number, column: Column): Entry | undefined
  valueOf(unit: number, column: Column): Raw
  toneOf(unit: number, column: Column): Tone | undefined
  totalOf(units: readonly Unit[], column: Column): Raw
}

/** The days of a period; 1001 unless it is one of self-checks and has begun. */
export function spanIn({ now, services }: Pick<Ctx, 'now' | 'services'>, key: string): Span {
  return spanOf(key, localDay(now, services.database.timezone)) ?? failAt('period_key', 'monitor.refused.period')
}

/** The columns with those that their formulas need. */
function withNeeded(shown: readonly Column[], all: readonly Column[]): Column[] {
  const needed = new Map<string, Column>()
  const take = (column: Column) => {
    if (needed.has(column.column_key)) return
    needed.set(column.column_key, column)
    for (const { key } of needsOf(column)) {
      const other = all.find(({ column_key }) => column_key === key)
      if (other) take(other)
    }
  }
  shown.forEach(take)
  return [...needed.values()]
}

function onlyOnce(): Known['once'] {
  const begun = new Map<string, Promise<unknown>>()
  return <T>(name: string, read: () => Promise<T>) => {
    const reading = (begun.get(name) as Promise<T> | undefined) ?? read()
    begun.set(name, reading)
    return reading
  }
}

/**
 * Reads the units in scope with the columns that are asked for: a statement for each measure, over all units.
 * @param all the columns that formulas may name
 */
export async function boardOf(
  ctx: Ctx,
  { period_key, dept_id }: { period_key: string; dept_id?: number | undefined },
  shown: readonly Column[],
  all: readonly Column[],
): Promise<Board> {
  const span = spanIn(ctx, period_key)
  const columns = withNeeded(shown, all)
  const [{ units, branches }, checks, entries] = await Promise.all([
    unitsIn(ctx, dept_id),
    checksIn(ctx, span),
    entriesIn(ctx, span, columns),
  ])
  const items = columns.flatMap(({ source_expr: { item } }) => item ?? [])
  const known: Known = { ctx, span, units, checks, items, once: onlyOnce() }
  const figures = new Map<string, Figures>(
    await Promise.all(
      columns.flatMap(({ column_key, source_expr }) => {
        const { measure } = source_expr
        return measure ? [readers[measure](known, source_expr).then((read) => [column_key, read] as const)] : []
      }),
    ),
  )
  const columnOf = (key: string) => columns.find(({ column_key }) => column_key === key)
  const entry = (unit: number, { id }: Column) => entries.get(`${unit} ${id}`)

  const worth = (column: Column, plain: (column: Column) => Raw): Raw =>
    column.source_type === sourceType.formula
      ? worthOf(formulaOf(column.source_expr.formula ?? ''), (key) => {
          const needed = columnOf(key)
          return needed ? numberOf(worth(needed, plain), span.day) : null
        })
      : plain(column)

  const ofUnit = (unit: number, column: Column): Raw =>
    worth(column, (plain) =>
      plain.source_type === sourceType.manual
        ? rawOf(entry(unit, plain)?.value ?? null, plain.data_type)
        : (figures.get(plain.column_key)?.get(unit) ?? null),
    )

  return {
    ...{ span, units, branches, checks, entry },
    valueOf: ofUnit,
    toneOf: (unit, column) => toneOf(column.warn_rule, column.data_type, numberOf(ofUnit(unit, column), span.day)),
    totalOf: (several, column) =>
      worth(column, (plain) =>
        totalOf(
          measureOf(plain)?.total ?? totalOfEntries[plain.data_type] ?? 'none',
          several.map(({ id }) => ofUnit(id, plain)),
        ),
      ),
  }
}
