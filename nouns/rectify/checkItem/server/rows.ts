import type { Row } from '@shouya/contract/action'
import type { Ctx } from '@shouya/server/core/context.ts'
import { conditionsIn } from '@shouya/server/noun/lists.ts'
import { allOf } from '@shouya/server/registers/filters.ts'
import { type RawBuilder, sql } from 'kysely'
import type * as CheckItem from '../contract.ts'
import { checkItem } from '../noun.ts'
import type { CheckItem as Item } from './applies.ts'

/** Everybody reads items of the whole bank; items of a branch only who has it in scope. */
const readable = ({ user }: Ctx): RawBuilder<boolean>[] => {
  if (user.scope.kind === 'all') return []
  const ids = user.scope.kind === 'units' ? user.scope.ids : []
  return [sql`(check_item.owner_dept_id is null or check_item.owner_dept_id = any(${ids}::bigint[]))`]
}

/** Whether the caller may change an item of a branch, or of the whole bank (null). */
export const isMine = ({ user, scoped }: Ctx, owner: number | null): boolean =>
  owner === null ? user.scope.kind === 'all' : scoped.holds(owner)

/** The conditions of the list. */
export const conditionsOf = (ctx: Ctx) => (query: CheckItem.Filters) =>
  allOf([...readable(ctx), ...conditionsIn(checkItem, query)])

/** Items with the name of their branch. */
export const itemRows = ({ db }: Pick<Ctx, 'db'>) =>
  db
    .selectFrom('check_item')
    .selectAll()
    .select(
      sql<string | null>`(select dept_name from dept where dept.id = check_item.owner_dept_id)`.as('owner_dept_name'),
    )

/** A row as the caller sees it. */
export const rowOf =
  (ctx: Ctx) =>
  (item: Item & { owner_dept_name: string | null }): Row<typeof CheckItem.GetPageList> => ({
    ...item,
    mine: isMine(ctx, item.owner_dept_id),
  })
