import { everything } from '@shouya/server/core/access/everything.ts'
import type { Ctx } from '@shouya/server/core/context.ts'
import { status } from './rules.ts'

/** Whether somebody with this certificate is inside, in any unit. */
export async function insideWith(ctx: Ctx, hashes: readonly Buffer[], except: number | undefined): Promise<boolean> {
  let rows = everything(ctx.db)
    .selectFrom('out_inside')
    .select('id')
    .where('cert_hash', 'in', [...hashes])
    .where('status', '=', status.inside)
  if (except !== undefined) rows = rows.where('id', '<>', except)
  return (await rows.executeTakeFirst()) !== undefined
}
