import { granted, makeImage, signature } from '@shouya/server/testing/factories.ts'
import type { Post, TestApp } from '@shouya/server/testing/testApp.ts'
import { makeDevice } from '../../../server/testing/maintenance.ts'

/** The body of a request: an interlocking door that does not close. */
export const repairBody = (more: object = {}) => ({
  equipment_id: null,
  device_name: '防尾随联动门',
  device_type: 4,
  location: '现金区入口',
  order_type: 1,
  fault_type: 2,
  fault_desc: '闭门器不回位',
  urgency: 2,
  contact_name: '何向北',
  contact_phone: '19900001234',
  sign: signature,
  ...more,
})

export type Requested = { id: number; version: number; bill_no: string; status: number; company_name: string | null }

/** A repair that somebody has asked for. */
export const makeRepair = async (post: Post, more: object = {}): Promise<Requested> =>
  granted(await post('Repair/RequestRepair', repairBody(more)))

/** A move of an order in its version of now. */
export async function moveRepair(post: Post, action: string, id: number, more: object = {}) {
  const { version } = granted(await post('Repair/Get', { id }))
  return post(`Repair/${action}`, { id, version, ...more })
}

/** Orders of an outlet in the states that somebody waits for: the bank's own person does what vendor and branch would. */
export async function makeRepairs(t: TestApp, bank: { id: number; post: Post }, vendor: number): Promise<void> {
  const dept_id = t.world.unit.BA0011
  const reach = async (steps: readonly (readonly [string, object?])[], more: object = {}) => {
    const { id } = await makeRepair(bank.post, { dept_id, device_type: 14, ...more })
    for (const [action, body] of steps) granted(await moveRepair(bank.post, action, id, body))
  }
  const sent = ['Process', { company_id: vendor, sign: signature }] as const
  const { id: equipment_id } = await makeDevice(t, bank, 'BA0011', { device_type: 14 })
  await reach([], { equipment_id })
  // Nobody was sent in time.
  await t.services.database.kysely
    .updateTable('repair_order')
    .set({ respond_due: new Date(t.clock.at.getTime() - 60_000) })
    .where('equipment_id', '=', equipment_id)
    .execute()
  await reach([['Return', { reason: '请写明位置' }]])
  await reach([sent])
  await reach([sent, ['Accept']])
  await reach([sent, ['Accept'], ['Fix', await fixBody(t, bank, { deal_type: 1 })]])
}

/** What an engineer says of a repair: a photo, no parts, no costs. */
export const fixBody = async (t: TestApp, engineer: { id: number }, more: object = {}) => ({
  deal_type: 2,
  fault_reason: '闭门器漏油',
  deal_desc: '更换闭门器并调试',
  fix_photos: [await makeImage(t, engineer.id)],
  sign: signature,
  ...more,
})
