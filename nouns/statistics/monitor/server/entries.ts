import { date } from '@shouya/contract/fields'
import type { Ctx } from '@shouya/server/core/context.ts'
import { failAt } from '@shouya/server/core/failure.ts'
import type { Raw } from '../cells.ts'
import { dataType, sourceType } from '../measures.ts'
import type { Span } from '../periods.ts'
import type { Column } from './columns.ts'

export type Entry = { value: string | null; version: number }

/** What was entered in the period into the columns for entries, by unit and column. */
export async function entriesIn(
  { scoped }: Ctx,
  { key }: Span,
  columns: readonly Column[],
): Promise<ReadonlyMap<string, Entry>> {
  const ids = columns.filter(({ source_type }) => source_type === sourceType.manual).map(({ id }) => id)
  if (ids.length === 0) return new Map()
  const rows = await scoped
    .rows('selfcheck_value')
    .select(['dept_id', 'column_id', 'value', 'version'])
    .where('period_key', '=', key)
    .where('column_id', 'in', ids)
    .execute()
  return new Map(rows.map(({ dept_id, column_id, ...entry }) => [`${dept_id} ${column_id}`, entry]))
}

/** An entry as a value: numbers are kept as text. */
export const rawOf = (value: string | null, type: number): Raw =>
  value === null || type === dataType.text || type === dataType.day ? value : Number(value)

const shapes: Readonly<Record<number, RegExp>> = {
  [dataType.whole]: /^-?\d{1,9}$/,
  [dataType.percent]: /^\d{1,3}(\.\d{1,2})?$/,
  [dataType.light]: /^[123]$/,
}

/** What somebody writes, as it is kept; empty takes it back. 1001 if it does not fit the type of the column. */
export function entryOf(written: string | null, { data_type }: Pick<Column, 'data_type'>): string | null {
  const value = written?.trim() ?? ''
  if (value === '') return null
  if (data_type === dataType.day) return date.safeParse(value).success ? value : failAt('value', 'monitor.refused.day')
  const shape = shapes[data_type]
  if (!shape) return value
  if (!shape.test(value)) {
    if (data_type === dataType.whole) failAt('value', 'monitor.refused.whole')
    if (data_type === dataType.percent) failAt('value', 'monitor.refused.percent')
    failAt('value', 'monitor.refused.light')
  }
  return String(Number(value))
}
