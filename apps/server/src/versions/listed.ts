import { sql } from 'kysely'
import { can, type Principal } from '../core/context.ts'
import { allOf, among, matching } from '../registers/filters.ts'
import { status, type Versioned } from './versioned.ts'

type Row = { readonly status: number; readonly draft_changed: boolean }

/** What the caller may do with it now. */
function movesOf({ permission, switching }: Versioned, row: Row, user: Principal) {
  const right = (operation: string) => can(user, permission, operation)
  const moves = {
    edit: right('edit'),
    publish: right('publish') && row.draft_changed,
    disable: right(switching) && row.status === status.published,
    enable: right(switching) && row.status === status.disabled,
    delete: right('delete') && row.status === status.draft,
    copy: right('add'),
  }
  return (Object.keys(moves) as (keyof typeof moves)[]).filter((move) => moves[move])
}

/** A row of the list as the caller sees it. */
export const rowOf =
  (noun: Versioned, user: Principal) =>
  <R extends Row>(row: R) => ({ ...row, status: row.status as 0 | 1 | 2, allowed: movesOf(noun, row, user) })

type Filters = { keywords: string; category_id?: number | undefined; status?: readonly number[] | undefined }

/** The conditions of the list. */
export const conditionsOf = ({ table }: Versioned, { keywords, category_id, status: states }: Filters) =>
  allOf([
    ...matching(`${table}.search_text`, keywords),
    ...among(`${table}.status`, states),
    ...(category_id === undefined ? [] : [sql<boolean>`${sql.ref(`${table}.category_id`)} = ${category_id}`]),
  ])
