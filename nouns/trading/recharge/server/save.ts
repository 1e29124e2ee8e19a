import type { Input, Result } from '@shouya/contract/action'
import { searchText } from '@shouya/noun/searchText'
import type { Ctx } from '@shouya/server/core/context.ts'
import { failAt } from '@shouya/server/core/failure.ts'
import { tiePhotos } from '@shouya/server/core/files/photos.ts'
import { insertRow } from '@shouya/server/noun/store.ts'
import { mayPay } from '../../member/rules.ts'
import { packageType } from '../../rechargePackage/noun.ts'
import { tradeNumber } from '../../server/tradeNumber.ts'
import type * as Contract from '../contract.ts'
import { recharge } from '../noun.ts'
import { offerTo } from './offers.ts'
import { status, table } from './types.ts'
import { checkWay, payOnline } from './way.ts'

/** Sells a package to a member of the caller's scope. */
export async function saveRecharge(
  ctx: Ctx,
  { member_id, package_id, device_id, pay_type, voucher_file_ids }: Input<typeof Contract.Save>,
): Promise<Result<typeof Contract.Save>> {
  checkWay({ pay_type, voucher_file_ids })
  // Locked, so that two sales at once do not sell more often than the package may be bought.
  const member = await ctx.scoped
    .rows('member')
    .select(['id', 'member_no', 'member_name', 'agent_id', 'status', 'auto_frozen'])
    .where('id', '=', member_id)
    .forUpdate()
    .executeTakeFirst()
  if (!member || !mayPay(member)) failAt('member_id', 'recharge.refused.member')
  const offer = await offerTo(ctx, member.id, package_id)
  const device = offer.package_type === packageType.amount ? null : await deviceOf(ctx, member.id, device_id, offer)
  const row = {
    ...{ member_id: member.id, agent_id: member.agent_id, device_id: device?.id ?? null, package_id: offer.id },
    ...{ package_name: offer.package_name, package_type: offer.package_type, pay_amount: offer.price },
    ...{ amount: offer.amount ?? 0, gift_amount: offer.gift_amount, times: offer.times ?? 0 },
    ...{ gift_times: offer.gift_times, days: offer.days ?? 0, valid_days: offer.valid_days },
    ...{ pay_type, voucher_file_ids, status: status.waiting, bill_no: await tradeNumber(ctx, recharge.prefix) },
  }
  const named = { ...row, member_no: member.member_no, member_name: member.member_name, device_no: device?.device_no }
  const saved = await insertRow(ctx, table, { ...row, search_text: searchText(recharge, named) })
  ctx.note({ table, id: saved.id, billNo: row.bill_no, after: named })
  await tiePhotos(ctx, [{ path: 'voucher_file_ids', ids: voucher_file_ids }], { table, id: saved.id })
  const payment_id = await payOnline(ctx, { id: saved.id, ...row })
  return { ...saved, bill_no: row.bill_no, payment_id }
}

type Offer = { readonly product_ids: readonly number[] }

/** The device of the member that gets the times or days. */
async function deviceOf(ctx: Ctx, memberId: number, id: number | null, { product_ids }: Offer) {
  if (id === null) failAt('device_id', 'recharge.refused.needsDevice')
  const device = await ctx.scoped
    .rows('device')
    .select(['id', 'device_no', 'product_id'])
    .where('id', '=', id)
    .where('member_id', '=', memberId)
    .executeTakeFirst()
  if (!device) failAt('device_id', 'recharge.refused.device')
  if (product_ids.length > 0 && !product_ids.includes(device.product_id))
    failAt('device_id', 'recharge.refused.product')
  return device
}
