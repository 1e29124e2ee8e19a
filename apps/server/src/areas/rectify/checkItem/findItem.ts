import type { Ctx } from '../../../core/context.ts'
import { fail } from '../../../core/failure.ts'
import type { CheckItem } from './applies.ts'
import { isMine } from './rows.ts'

/** Items that the caller may change, locked. 1002 there are none, 403 items of the bank or of another branch. */
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
