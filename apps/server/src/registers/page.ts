import { type RawBuilder, type SelectQueryBuilder, sql } from 'kysely'
import { failAt } from '../core/failure.ts'

const LAST_OFFSET = 10_000

type Query = { page: number; pagesize: number; sort_field: string; sort_order: 'asc' | 'desc' }
// biome-ignore lint/suspicious/noExplicitAny: the tables of a noun's joins are its own affair
type Rows<O> = SelectQueryBuilder<any, any, O>

type Source<O> = {
  /** Qualifies the columns of the order. */
  table: string
  /** What a row is made of; its joins must not add or drop rows. */
  rows: Rows<O>
  /** The same table without joins, for the total. */
  count: Rows<unknown>
}

/**
 * One page of a query and the number of its rows, both under the same conditions and asked side by side. Offsets end at
 * 10,000 rows: a deeper page would read everything before it (design section 4). `id` breaks ties, so that no row shows
 * twice.
 */
export async function page<O>(
  { page: number, pagesize, sort_field, sort_order }: Query,
  conditions: RawBuilder<boolean>,
  { table, rows, count }: Source<O>,
): Promise<{ rows: O[]; total: number }> {
  const offset = (number - 1) * pagesize
  if (offset >= LAST_OFFSET) failAt('page', 'input.narrow')
  const column = (name: string) => sql.ref(`${table}.${name}`)
  const [found, counted] = await Promise.all([
    rows
      .where(conditions)
      .orderBy(column(sort_field), sort_order)
      .orderBy(column('id'), sort_order)
      .limit(pagesize)
      .offset(offset)
      .execute(),
    count.where(conditions).select(sql<number>`count(*)`.as('total')).executeTakeFirstOrThrow(),
  ])
  return { rows: found, total: counted.total as number }
}
