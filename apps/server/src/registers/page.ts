import { mostListed } from '@shouya/contract/fields'
import { type Kysely, type RawBuilder, type SelectQueryBuilder, sql } from 'kysely'
import { failAt } from '../core/failure.ts'
import type { Unscoped } from '../db/scope.ts'

/** The largest offset for which rows are searched in the order of the list. */
const MET_SOON = 1_000

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
  /** The query of a row's columns; its joins must not add or drop rows. */
  rows: Rows<O>
  /** The same table without joins, for the total. */
  count: Rows<unknown>
}

/**
 * The offset of a page; refused beyond `mostListed`: a deeper page would read everything before it (design section 4).
 */
export function offsetOf({ page, pagesize }: Pick<Query, 'page' | 'pagesize'>): number {
  const offset = (page - 1) * pagesize
  if (offset >= mostListed) failAt('page', 'input.narrow')
  return offset
}

/** The number of rows of a query, counted up to `mostListed` + 1. */
export async function totalOf(db: Kysely<Unscoped>, rows: Rows<unknown>): Promise<number> {
  const limitedRows = rows.select(sql`1`.as('one')).limit(mostListed + 1)
  const { rows: result } = await sql<{
    total: number
  }>`select count(*)::int as total from (${limitedRows}) as listed`.execute(db)
  return result[0]?.total ?? 0
}

/**
 * One page of a query and the number of its rows under the same conditions. `id` makes the order unique, so that no row
 * appears twice.
 */
export async function page<O>(
  db: Kysely<Unscoped>,
  query: Query,
  conditions: RawBuilder<boolean>,
  { table, rows, count }: Source<O>,
): Promise<{ rows: O[]; total: number }> {
  const { pagesize, sort_field, sort_order } = query
  const offset = offsetOf(query)
  const column = (name: string) => sql.ref(`${table}.${name}`)
  const ordered = <R>(query: Rows<R>) => query.orderBy(column(sort_field), sort_order).orderBy(column('id'), sort_order)
  const hits = count.where(conditions)

  if (query.keywords === '' && offset === 0) {
    const [pageRows, total] = await Promise.all([
      ordered(rows.where(conditions)).limit(pagesize).execute(),
      totalOf(db, hits),
    ])
    return { rows: pageRows, total }
  }
  // The columns of a row are computed only for the rows of the page, not for all before it.
  const inOrder = async () => {
    const hitRows = await ordered(hits.select(column('id').as('id')))
      .limit(pagesize)
      .offset(offset)
      .execute()
    return hitRows.map(({ id }) => id as number)
  }
  // A common word is found soon in the list's own order; the conditions are a column, so that the search index is not
  // used.
  const scanned = async () => {
    const scannedRows = ordered(count.select([column('id').as('id'), conditions.as('hit')])).offset(0)
    const { rows: result } = await sql<{ id: number }>`
      select id from (${scannedRows}) as each where hit limit ${pagesize} offset ${offset}`.execute(db)
    return result.map(({ id }) => id)
  }
  const searched = async () => {
    // A search finds rows without order, so they are scanned once, for total and page together.
    const candidates = hits.select([column('id').as('id'), column(sort_field).as('place')]).limit(mostListed + 1)
    const order = sql.raw(`place ${sort_order}, id ${sort_order}`)
    const { rows: result } = await sql<{ total: number; ids: number[] }>`
      with hits as materialized (${candidates})
      select (select count(*)::int from hits) as total,
        array(select id from hits order by ${order} limit ${pagesize} offset ${offset}) as ids`.execute(db)
    const { total, ids } = result[0] ?? { total: 0, ids: [] }
    // For a very common word only some rows were scanned.
    return { total, ids: total <= mostListed ? ids : offset < MET_SOON ? await scanned() : await inOrder() }
  }
  const walked = async () => {
    const [ids, total] = await Promise.all([inOrder(), totalOf(db, hits)])
    return { total, ids }
  }
  const { total, ids } = await (query.keywords === '' ? walked() : searched())
  const pageRows =
    ids.length === 0 ? [] : await ordered(rows.where(sql<boolean>`${column('id')} = any(${ids})`)).execute()
  return { rows: pageRows, total }
}
