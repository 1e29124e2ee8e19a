import { type Kysely, type RawBuilder, type SelectQueryBuilder, sql } from 'kysely'
import { failAt } from '../core/failure.ts'
import type { Unscoped } from '../db/scope.ts'

const LAST_OFFSET = 10_000

type Query = {
  page: number
  pagesize: number
  keywords: string
  sort_field: string
  sort_order: 'asc' | 'desc'
}
// biome-ignore lint/suspicious/noExplicitAny: the tables of a noun's joins are its own affair
export type Rows<O> = SelectQueryBuilder<any, any, O>

type Source<O> = {
  /** Qualifies the columns of the order. */
  table: string
  /** What a row is made of; its joins must not add or drop rows. */
  rows: Rows<O>
  /** The same table without joins, for the total. */
  count: Rows<unknown>
}

/**
 * One page of a query and the number of its rows, both under the same conditions. Offsets end at 10,000 rows: a deeper
 * page would read everything before it (design section 4). `id` breaks ties, so that no row shows twice.
 */
export async function page<O>(
  db: Kysely<Unscoped>,
  query: Query,
  conditions: RawBuilder<boolean>,
  { table, rows, count }: Source<O>,
): Promise<{ rows: O[]; total: number }> {
  const { pagesize, sort_field, sort_order } = query
  const offset = (query.page - 1) * pagesize
  if (offset >= LAST_OFFSET) failAt('page', 'input.narrow')
  const column = (name: string) => sql.ref(`${table}.${name}`)
  const ordered = (some: Rows<O>) => some.orderBy(column(sort_field), sort_order).orderBy(column('id'), sort_order)

  if (query.keywords === '') {
    const [found, counted] = await Promise.all([
      ordered(rows.where(conditions)).limit(pagesize).offset(offset).execute(),
      count.where(conditions).select(sql<number>`count(*)`.as('total')).executeTakeFirstOrThrow(),
    ])
    return { rows: found, total: counted.total as number }
  }
  // A search finds its rows in no order, so they are gone through once, for total and page alike.
  const hits = count.where(conditions).select([column('id').as('id'), column(sort_field).as('place')])
  const order = sql.raw(`place ${sort_order}, id ${sort_order}`)
  const { rows: answer } = await sql<{ total: number; ids: number[] }>`
    with hits as materialized (${hits})
    select (select count(*) from hits) as total,
      array(select id from hits order by ${order} limit ${pagesize} offset ${offset}) as ids`.execute(db)
  const { total, ids } = answer[0] ?? { total: 0, ids: [] }
  const found = ids.length === 0 ? [] : await ordered(rows.where(sql<boolean>`${column('id')} = any(${ids})`)).execute()
  return { rows: found, total }
}
