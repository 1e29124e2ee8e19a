import { everything } from '@shouya/server/core/access/everything.ts'
import { type Ctx, can } from '@shouya/server/core/context.ts'
import { fail } from '@shouya/server/core/failure.ts'
import { ISSUERS, issueItem } from '../noun.ts'
import { furtherOf, type ItemRow, itemRows } from './rows.ts'

/** Whether the caller sees what the collection of a row gathers: of a unit in scope, as its issuer. */
export async function issues(
  ctx: Pick<Ctx, 'user' | 'scoped'>,
  issueId: number,
  operation = 'query',
): Promise<boolean> {
  if (!can(ctx.user, ISSUERS, operation)) return false
  const row = await ctx.scoped.rows('issue').select('id').where('id', '=', issueId).executeTakeFirst()
  return row !== undefined
}

/** What a receiver in scope hands in, or one of a collection that the caller issues. 1002 none, 403. */
export async function findItem(ctx: Ctx, id: number): Promise<ItemRow> {
  if (can(ctx.user, issueItem.permission, 'query')) {
    const own = await itemRows(ctx).where('issue_item.id', '=', id).executeTakeFirst()
    if (own) return own
  }
  const row = await everything(ctx.db)
    .selectFrom('issue_item')
    .selectAll()
    .select(furtherOf(ctx.user))
    .where('id', '=', id)
    .executeTakeFirst()
  if (!row) return fail('NotFound')
  return (await issues(ctx, row.issue_id)) ? row : fail('OutOfScope')
}
