import { sql } from 'kysely'
import { type Ctx, can, type Principal } from '../core/context.ts'
import { allOf, among, matching } from '../registers/filters.ts'
import { page, type Rows } from '../registers/page.ts'
import { status, type Versioned } from './versioned.ts'

type Row = { readonly status: number; readonly draft_changed: boolean }

/** What the caller may do with the row now. */
function movesOf({ permission, switching }: Versioned, row: Row, user: Principal) {
  const mayDo = (operation: string) => can(user, permission, operation)
  const moves = {
    edit: mayDo('edit'),
    publish: mayDo('publish') && row.draft_changed,
    disable: mayDo(switching) && row.status === status.published,
    enable: mayDo(switching) && row.status === status.disabled,
    delete: mayDo('delete') && row.status === status.draft,
    copy: mayDo('add'),
  }
  return (Object.keys(moves) as (keyof typeof moves)[]).filter((move) => moves[move])
}

/** A row of the list for the caller. */
export const rowOf =
  (noun: Versioned, user: Principal) =>
  <R extends Row>(row: R) => ({ ...row, status: row.status as 0 | 1 | 2, allowed: movesOf(noun, row, user) })

type Query = Parameters<typeof page>[1] & {
  category_id?: number | undefined
  status?: readonly number[] | undefined
}

/** A page of the list; `rows`: the query of a row's columns. */
export async function listed<R extends Row>({ db, user }: Ctx, noun: Versioned, query: Query, rows: Rows<R>) {
  const { table } = noun
  const conditions = allOf([
    ...matching(`${table}.search_text`, query.keywords),
    ...among(`${table}.status`, query.status),
    ...(query.category_id === undefined
      ? []
      : [sql<boolean>`${sql.ref(`${table}.category_id`)} = ${query.category_id}`]),
  ])
  const found = await page(db, query, conditions, { table, rows, count: db.selectFrom(table) })
  return { rows: found.rows.map(rowOf(noun, user)), total: found.total }
}
