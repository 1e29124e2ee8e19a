import { type RawBuilder, sql } from 'kysely'
import { failAt } from '../core/failure.ts'
import { addDays } from '../core/time/local.ts'

const MOST_DAYS = 366

type Days = { begin_date?: string | undefined; end_date?: string | undefined }
type Unit = { dept_id?: number | undefined; include_child: 0 | 1 }

/** A unit, including those below it unless the query says otherwise. */
export function inUnit(column: string, { dept_id, include_child }: Unit): RawBuilder<boolean>[] {
  if (dept_id === undefined) return []
  if (include_child === 0) return [sql`${sql.ref(column)} = ${dept_id}`]
  return [
    sql`${sql.ref(column)} = any(array(select id from dept where path <@ (select path from dept where id = ${dept_id})))`,
  ]
}

/**
 * Inclusive days of a time column or expression; the end must be neither before the beginning nor more than 366 days
 * after it: `path` is the field of the body.
 */
export function onDays(
  column: string | RawBuilder<string>,
  { begin_date, end_date }: Days,
  path = 'end_date',
): RawBuilder<boolean>[] {
  if (begin_date && end_date) {
    if (end_date < begin_date) failAt(path, 'input.dayOrder')
    if (end_date > addDays(begin_date, MOST_DAYS)) failAt(path, 'input.days')
  }
  const time = typeof column === 'string' ? sql.ref(column) : column
  return [
    ...(begin_date ? [sql<boolean>`${time} >= ${begin_date}::date`] : []),
    ...(end_date ? [sql<boolean>`${time} < ${addDays(end_date, 1)}::date`] : []),
  ]
}

/**
 * As `onDays`; with `or_open` also the rows from before these days that are still `open`, so that a list of today does
 * not hide what was left undone yesterday.
 */
export function onDaysOrOpen(
  column: string,
  query: Days & { or_open?: true | undefined },
  open: RawBuilder<boolean>,
): RawBuilder<boolean>[] {
  const days = onDays(column, query)
  if (!query.or_open || !query.begin_date) return days
  return [sql`(${allOf(days)}) or (${open} and ${sql.ref(column)} < ${query.begin_date}::date)`]
}

/** The words of a search: the index narrows by pairs of characters, the text decides (design section 4). */
export function matching(column: string, keywords: string): RawBuilder<boolean>[] {
  const text = sql.ref(column)
  return keywords
    .toLowerCase()
    .split(/\s+/)
    .filter((word) => word.length > 0)
    .map((word) => {
      const like = `%${word.replace(/[\\%_]/g, '\\$&')}%`
      return word.length > 1
        ? sql`bigrams(${text}) @> bigrams(${word}) and ${text} like ${like}`
        : sql`${text} like ${like}`
    })
}

/** One of several codes. */
export const among = (column: string, values: readonly number[] | undefined): RawBuilder<boolean>[] =>
  values && values.length > 0 ? [sql`${sql.ref(column)} = any(${values}::smallint[])`] : []

/** A condition, if the query asks for it. */
export const when = (asked: unknown, condition: RawBuilder<unknown>): RawBuilder<boolean>[] =>
  asked === undefined ? [] : [condition as RawBuilder<boolean>]

/** The conjunction of conditions. */
export const allOf = (conditions: readonly RawBuilder<boolean>[]): RawBuilder<boolean> =>
  conditions.length === 0
    ? sql`true`
    : sql`${sql.join(
        conditions.map((condition) => sql`(${condition})`),
        sql` and `,
      )}`
