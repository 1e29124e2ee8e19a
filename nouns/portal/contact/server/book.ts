import type { Result } from '@shouya/contract/action'
import { everything } from '@shouya/server/core/access/everything.ts'
import type { Ctx } from '@shouya/server/core/context.ts'
import { allOf, inUnit, when } from '@shouya/server/registers/filters.ts'
import { page } from '@shouya/server/registers/page.ts'
import { type RawBuilder, sql } from 'kysely'
import type * as Contract from '../contract.ts'
import { MOST_PINNED } from '../rules.ts'
import { bookLines } from './lines.ts'

/** The words of a search in the text of a line, which has no index: the book is as large as the bank. */
const saying = (keywords: string): RawBuilder<boolean>[] =>
  keywords
    .toLowerCase()
    .split(/\s+/)
    .filter((word) => word !== '')
    .map((word) => sql`book.search_text like ${`%${word.replace(/[\\%_]/g, '\\$&')}%`}`)

/** The conditions of the book, its export and the search. */
export const bookConditions = ({ keywords, ...query }: Contract.BookFilters): RawBuilder<boolean> =>
  allOf([
    ...inUnit('book.dept_id', query),
    ...when(query.contact_group, sql`book.contact_group = ${query.contact_group}`),
    ...saying(keywords),
  ])

export async function getBookPageList(
  ctx: Ctx,
  query: Parameters<typeof page>[1] & Contract.BookFilters,
): Promise<Result<typeof Contract.GetBookPageList>> {
  const rows = bookLines(ctx).selectAll('book')
  return page(ctx.db, query, bookConditions(query), { table: 'book', rows, count: bookLines(ctx) })
}

export const getEmergencyList = (ctx: Ctx): Promise<Result<typeof Contract.GetEmergencyList>> =>
  bookLines(ctx).selectAll().where('is_emergency', '=', true).orderBy('place').limit(MOST_PINNED).execute()

/** Units with lines, and those above them, by code. */
export async function getBookDeptList(ctx: Ctx): Promise<Result<typeof Contract.GetBookDeptList>> {
  const counts = await bookLines(ctx)
    .select(['dept_id', ({ fn }) => fn.countAll<number>().as('count')])
    .groupBy('dept_id')
    .execute()
  const countOf = new Map(counts.map(({ dept_id, count }) => [dept_id, Number(count)]))
  const units = await everything(ctx.db)
    .selectFrom('dept')
    .select(['id', 'parent_id', 'dept_code', 'dept_name', 'dept_type', 'status'])
    .where(
      sql<boolean>`id = any(array(select unnest(string_to_array(path::text, '.'))::bigint from dept
        where id = any(${[...countOf.keys()]}::bigint[])))`,
    )
    .orderBy('dept_code')
    .execute()
  return units.map((unit) => ({ ...unit, count: countOf.get(unit.id) ?? 0 }))
}
