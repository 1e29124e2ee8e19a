import { mostListed } from '@shouya/contract/fields'
import { type Kysely, type RawBuilder, type SelectQueryBuilder, sql } from 'kysely'
import { failAt } from '../core/failure.ts'
import type { Unscoped } from '../db/scope.ts'

/** How deep a page may lie for its rows to be looked for in the order of the list. */
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
  /** What a row is made of; its joins must not add or drop rows. */
  rows: Rows<O>
  /** The same table without joins, for the total. */
  count: Rows<unknown>
}

/** Where a page begins, refused behind `mostListed`: a deeper page would read everything before it (design section 4). */
export function offsetOf({ page, pagesize }: Pick<Query, 'page' | 'pagesize'>): number {
  const offset = (page - 1) * pagesize
  if (offset >= mostListed) failAt('page', 'input.narrow')
  return offset
}

/** How many rows a query has; one more than `mostListed` where there are more, and counting ends there. */
export async function totalOf(db: Kysely<Unscoped>, rows: Rows<unknown>): Promise<number> {
  const some = rows.select(sql`1`.as('one')).limit(mostListed + 1)
  const { rows: answer } = await sql<{ total: number }>`select count(*)::int as total from (${some}) as listed`.execute(
    db,
  )
  return answer[0]?.total ?? 0
}

/**
 * One page of a query and the number of its rows, both under the same conditions. `id` breaks ties, so that no row shows
 * twice.
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
  const ordered = <R>(some: Rows<R>) => some.orderBy(column(sort_field), sort_order).orderBy(column('id'), sort_order)
  const hits = count.where(conditions)

  if (query.keywords === '' && offset === 0) {
    const [found, total] = await Promise.all([
      ordered(rows.where(conditions)).limit(pagesize).execute(),
      totalOf(db, hits),
    ])
    return { rows: found, total }
  }
  // What a row is made of is asked for the rows of the page alone, not for all before it.
  const inOrder = async () => {
    const some = await ordered(hits.select(column('id').as('id')))
      .limit(pagesize)
      .offset(offset)
      .execute()
    return some.map(({ id }) => id as number)
  }
  // In the list's own order a common word is met soon; the conditions are a column, so that no index of words is asked.
  const met = async () => {
    const each = ordered(count.select([column('id').as('id'), conditions.as('hit')])).offset(0)
    const { rows: answer } = await sql<{ id: number }>`
      select id from (${each}) as each where hit limit ${pagesize} offset ${offset}`.execute(db)
    return answer.map(({ id }) => id)
  }
  const searched = async () => {
    // A search finds its rows in no order, so they are gone through once, for total and page alike.
    const places = hits.select([column('id').as('id'), column(sort_field).as('place')]).limit(mostListed + 1)
    const order = sql.raw(`place ${sort_order}, id ${sort_order}`)
    const { rows: answer } = await sql<{ total: number; ids: number[] }>`
      with hits as materialized (${places})
      select (select count(*)::int from hits) as total,
        array(select id from hits order by ${order} limit ${pagesize} offset ${offset}) as ids`.execute(db)
    const { total, ids } = answer[0] ?? { total: 0, ids: [] }
    // Only some were looked at of a word that stands everywhere.
    return { total, ids: total <= mostListed ? ids : offset < MET_SOON ? await met() : await inOrder() }
  }
  const walked = async () => {
    const [ids, total] = await Promise.all([inOrder(), totalOf(db, hits)])
    return { total, ids }
  }
  const { total, ids } = await (query.keywords === '' ? walked() : searched())
  const found = ids.length === 0 ? [] : await ordered(rows.where(sql<boolean>`${column('id')} = any(${ids})`)).execute()
  return { rows: found, total }
}
