import type { Result as Answered, Input } from '@shouya/contract/action'
import type { Ctx } from '@shouya/server/core/context.ts'
import { failAt } from '@shouya/server/core/failure.ts'
import { attachFile } from '@shouya/server/core/files/files.ts'
import { tiePhotos } from '@shouya/server/core/files/photos.ts'
import type { Checked } from '@shouya/server/core/signatures/signatures.ts'
import { localTime } from '@shouya/server/core/time/local.ts'
import { checkCodes } from '@shouya/server/noun/checkCodes.ts'
import { signedHash } from '@shouya/server/noun/signature.ts'
import { toMove } from '@shouya/server/noun/write.ts'
import type * as Repair from '../contract.ts'
import { repairOrder } from '../noun.ts'
import { CONFIRM_HOURS, isUnapproved, REMOTE, totalOf, VENDOR_BEARS } from '../rules.ts'
import { step } from './step.ts'
import { tell } from './tell.ts'
import { status, table } from './types.ts'
import { yuan } from './yuan.ts'

const HOUR = 3_600_000

/** It is repaired, with parts and costs, signed by the engineer; the outlet confirms. */
export async function fix(
  ctx: Ctx,
  { id, version, items, sign: _, ...said }: Input<typeof Repair.Fix>,
  { sign, fileId }: Checked,
): Promise<Answered<typeof Repair.Fix>> {
  const { db, now, user, services } = ctx
  const { timezone } = services.database
  const before = await toMove(ctx, repairOrder, { id, version }, 'fix')
  await checkCodes(db, repairOrder, said)
  if (said.deal_type !== REMOTE && before.arrive_time === null) return failAt('deal_type', 'repairOrder.refused.arrive')
  const total_fee = totalOf(items, said.labor_fee, before.in_warranty)
  if (total_fee > 0 && said.fee_bearer === null) return failAt('fee_bearer', 'input.required')
  const fee_bearer = total_fee > 0 ? said.fee_bearer : before.in_warranty ? VENDOR_BEARS : null
  await tiePhotos(ctx, [{ path: 'fix_photos', ids: said.fix_photos }], { table, id })
  if (fileId !== null) await attachFile(ctx, fileId, table, id)
  const parts = items.map((item, at) => ({ ...item, seq: at + 1 }))
  await db.deleteFrom('repair_part').where('order_id', '=', id).execute()
  if (parts.length > 0)
    await db
      .insertInto('repair_part')
      .values(parts.map((part) => ({ ...part, order_id: id })))
      .execute()
  const fixed = {
    ...{ ...said, total_fee, fee_bearer },
    ...{ fix_time: localTime(now, timezone), fix_user_id: user.userId, fix_user_name: user.name },
  }
  const sign_hash = signedHash(repairOrder, { ...before, ...fixed, items: parts }, timezone)
  const change = { ...fixed, status: status.confirming, fix_time: now, fix_sign: JSON.stringify(sign), sign_hash }
  const saved = await step(ctx, before, change, { action: 'fix', note: said.deal_desc, file_ids: said.fix_photos })
  const due = localTime(new Date(now.getTime() + CONFIRM_HOURS * HOUR), timezone).slice(0, 16)
  const act = now.toISOString()
  const params = { vendor: before.company_name ?? '', result: said.deal_desc, due, total: yuan(total_fee) }
  await tell(
    db,
    before,
    [
      { code: 'repair_fixed', to: 'outlet', act },
      ...(isUnapproved({ ...before, ...change }) ? [{ code: 'repair_fee', to: 'branch', act } as const] : []),
    ],
    params,
    now,
  )
  return { ...saved, total_fee }
}
