import type { Ctx } from '@shouya/server/core/context.ts'
import { fail } from '@shouya/server/core/failure.ts'
import { changed } from '@shouya/server/registers/stamps.ts'

/** A deleted notice was only hidden: receipts refer to it, which are evidence. */
export async function unhide(ctx: Ctx, id: number): Promise<void> {
  const { numUpdatedRows } = await ctx.scoped
    .change('notice')
    .set({ is_deleted: false, ...changed(ctx) })
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  // Retention may have come first.
  if (numUpdatedRows === 0n) fail('NotFound')
}
