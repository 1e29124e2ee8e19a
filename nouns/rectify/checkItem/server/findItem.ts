import type { Ctx } from '@shouya/server/core/context.ts'
import { fail } from '@shouya/server/core/failure.ts'
import type { CheckItem } from './applies.ts'
import { isMine, itemRows } from './rows.ts'

/** Items that the caller may change, locked. 1002 none, 403 items of the bank or of another branch. */
export async function findItems(ctx: Ctx, ids: readonly number[]): Promise<CheckItem[]> {
  const items = await ctx.db
    .selectFrom('check_item')
    .selectAll()
    .where('id', 'in', ids)
    .orderBy('id')
    .forUpdate()
    .execute()
  if (items.length < new Set(ids).size) fail('NotFound')
  if (items.some(({ owner_dept_id }) => !isMine(ctx, owner_dept_id))) fail('OutOfScope')
  return items
}

export async function findItem(ctx: Ctx, id: number): Promise<CheckItem> {
  const [item] = await findItems(ctx, [id])
  return item ?? fail('NotFound')
}

/** An item that the caller may read: of the whole bank, or of a branch in scope (domain 4.1). 1002, 403. */
export async function readItem(ctx: Ctx, id: number) {
  const item = await itemRows(ctx).where('id', '=', id).executeTakeFirst()
  if (!item) return fail('NotFound')
  return item.owner_dept_id === null || isMine(ctx, item.owner_dept_id) ? item : fail('OutOfScope')
}
