import type { Input, Result } from '@shouya/contract/action'
import type { Ctx } from '@shouya/server/core/context.ts'
import { find } from '@shouya/server/registers/find.ts'
import { tidy } from '../../server/personal.ts'
import type * as OutInside from '../contract.ts'
import { certHashes } from './personal.ts'

/** An entry to copy from, as far as its numbers are still kept. */
export async function getLast(
  ctx: Ctx,
  { id, cert_no }: Input<typeof OutInside.GetLast>,
): Promise<Result<typeof OutInside.GetLast>> {
  const row = id === undefined ? await lastOf(ctx, cert_no) : await find(ctx, 'out_inside', id)
  if (!row || row.purge_time !== null) return null
  return { ...row, fellow_list: row.fellow_list as { name: string; cert_mask: string }[] }
}

/** The last with a certificate, or the caller's own. */
function lastOf(ctx: Ctx, cert_no: string | undefined) {
  const rows = ctx.scoped.rows('out_inside').selectAll().where('purge_time', 'is', null)
  const wanted =
    cert_no === undefined
      ? rows.where('create_user_id', '=', ctx.user.userId)
      : rows.where('cert_hash', 'in', certHashes(ctx.services.keys, tidy(cert_no)))
  return wanted.orderBy('id', 'desc').limit(1).executeTakeFirst()
}
