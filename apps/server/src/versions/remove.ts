import type { Ctx } from '../core/context.ts'
import { fail } from '../core/failure.ts'
import { recycle } from '../core/recycle/recycle.ts'
import { lockSeen, nameOf } from './find.ts'
import { status, type Versioned } from './versioned.ts'

/** Deletes a row that was never published, unless `check` refuses; it is kept in the recycle bin. */
export async function removeDraft(
  ctx: Ctx,
  noun: Versioned,
  seen: { id: number; version: number },
  check: (id: number) => Promise<void> = async () => {},
): Promise<null> {
  const { table, name, says } = noun
  const row = await lockSeen(ctx, noun, seen)
  if (row.status !== status.draft) fail('WrongState', { reason: says.published })
  await check(row.id)
  const rowName = nameOf(noun, row)
  await recycle(ctx, { table, id: row.id, name: rowName })
  await ctx.db
    .deleteFrom(table as 'custom_form')
    .where('id', '=', row.id)
    .execute()
  ctx.note({ table, id: row.id, before: { [name]: rowName }, after: {} })
  return null
}
