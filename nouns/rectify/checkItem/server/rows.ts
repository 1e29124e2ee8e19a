import type { Row } from '@shouya/contract/action'
import type { Ctx } from '@shouya/server/core/context.ts'
import { allOf, among, matching } from '@shouya/server/registers/filters.ts'
import { type RawBuilder, sql } from 'kysely'
import type * as CheckItem from '../contract.ts'
import type { CheckItem as Item } from './applies.ts'

/** Items of the whole bank are everybody's to read, a branch's only those of whoever has it in scope. */
const readable = ({ user }: Ctx): RawBuilder<boolean>[] => {
  if (user.scope.kind === 'all') return []
  const ids = user.scope.kind === 'units' ? user.scope.ids : []
  return [sql`(check_item.owner_dept_id is null or check_item.owner_dept_id = any(${ids}::bigint[]))`]
}

/** May the caller change an item of this branch, or of the whole bank (null)? */
export const isMine = ({ user, scoped }: Ctx, owner: number | null): boolean =>
  owner === null ? user.scope.kind === 'all' : scoped.holds(owner)

/** The conditions of the list. */
export const conditionsOf = (ctx: Ctx, query: CheckItem.Filters) =>
  allOf([
    ...readable(ctx),
    ...matching('check_item.search_text', query.keywords),
    ...(query.scene === undefined ? [] : [sql<boolean>`check_item.scene = ${query.scene}`]),
    ...among('check_item.category', query.category),
    ...(query.risk_level === undefined ? [] : [sql<boolean>`check_item.risk_level = ${query.risk_level}`]),
    ...(query.status === undefined ? [] : [sql<boolean>`check_item.status = ${query.status}`]),
    ...(query.owner_dept_id === undefined ? [] : [sql<boolean>`check_item.owner_dept_id = ${query.owner_dept_id}`]),
  ])

export const columns = sql<string | null>`(select dept_name from dept where dept.id = check_item.owner_dept_id)`.as(
  'owner_dept_name',
)

/** A row as the caller sees it. */
export const rowOf =
  (ctx: Ctx) =>
  (item: Item & { owner_dept_name: string | null }): Row<typeof CheckItem.GetPageList> => ({
    ...item,
    mine: isMine(ctx, item.owner_dept_id),
  })
