import { type Account, granted, makeAccount, makeImage } from '@shouya/server/testing/factories.ts'
import type { Post, TestApp } from '@shouya/server/testing/testApp.ts'
import { agentRow, boundDeviceRow, memberRow, productRow } from '../../../server/testing/rows.ts'

let serial = 0

/** The body of a package: 500 times with 20 as a gift, for 500 yuan. */
export const packageBody = (more: object = {}) => ({
  ...{
    package_name: `次数套餐${++serial}`,
    package_type: 1,
    price: 50_000,
    times: 500,
    gift_times: 20,
    valid_days: 365,
  },
  ...more,
})

/** A package on sale. */
export async function makePackage(post: Post, more: object = {}): Promise<number> {
  const { id, version } = granted(await post('Recharge/SavePackage', packageBody(more)))
  granted(await post('Recharge/ChangePackageStatus', { id, version, command: 'offer' }))
  return id
}

export type Buyer = { agentId: number; memberId: number; deviceId: number; agent: Account }

/** A member with a device, and an account of its agent. */
export async function makeBuyer(t: TestApp): Promise<Buyer> {
  const [agentId, productId] = [await agentRow(t), await productRow(t)]
  const memberId = await memberRow(t, agentId)
  const { id: deviceId } = await boundDeviceRow(t, { productId, agentId, memberId })
  const agent = await makeAccount(t, { unit: 'HQ0000', role: 'agent_user', type: 4, party: agentId })
  return { agentId, memberId, deviceId, agent }
}

type Sold = { id: number; version: number; bill_no: string; payment_id: number | null }

/** A recharge that waits for its transfer. */
export async function makeRecharge(
  t: TestApp,
  seller: Account,
  buyer: Buyer,
  packageId: number,
  more: object = {},
): Promise<Sold> {
  const wish = { member_id: buyer.memberId, package_id: packageId, device_id: buyer.deviceId, pay_type: 2 }
  const voucher_file_ids = [await makeImage(t, seller.id)]
  return granted(await seller.post('Recharge/Save', { ...wish, voucher_file_ids, ...more }))
}

/** A move of a recharge in its version of now. */
export async function moveRecharge(post: Post, action: string, id: number, more: object = {}) {
  const { version } = granted(await post('Recharge/Get', { id }))
  return post(`Recharge/${action}`, { id, version, ...more })
}
