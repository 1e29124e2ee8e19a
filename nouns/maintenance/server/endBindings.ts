import { everything } from '@shouya/server/core/access/everything.ts'
import type { Ctx } from '@shouya/server/core/context.ts'
import { todayOf } from '@shouya/server/core/time/todayOf.ts'
import { changed } from '@shouya/server/registers/stamps.ts'

/** Ends all bindings of a vendor, also those out of the caller's scope: nobody is sent any more. */
export const endBindings = (ctx: Ctx, vendorId: number) =>
  everything(ctx.db)
    .updateTable('maintain_bind')
    .set({ status: 0, end_date: todayOf(ctx), ...changed(ctx) })
    .where('company_id', '=', vendorId)
    .where('status', '=', 1)
    .execute()
