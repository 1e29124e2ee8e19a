import { granted } from '@shouya/server/testing/factories.ts'
import type { Post, TestApp } from '@shouya/server/testing/testApp.ts'
import { deviceRow } from '../../../server/testing/rows.ts'
import { endDeposit, openDeposit } from '../ofBinding.ts'

type Lease = { readonly productId: number; readonly agentId: number; readonly memberId: number }

/** A device that a member has leased, whose deposit is to be paid: the id of its binding. */
export async function makeLease(t: TestApp, { productId, agentId, memberId }: Lease): Promise<number> {
  const db = t.services.database.kysely
  const at = t.clock.at
  const device_id = await deviceRow(t, productId, { agent_id: agentId, member_id: memberId, status: 1 })
  const { id } = await db
    .insertInto('member_device')
    .values({
      ...{ agent_id: agentId, device_id, member_id: memberId, bind_type: 2, bind_time: at },
      ...{ lease_begin: '2020-01-01', lease_end: '2099-12-31', create_time: at },
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await openDeposit(db as never, id)
  return id
}

/** Ends a lease: the device is back, and inspected unless said otherwise. */
export async function endLease(t: TestApp, id: number, { inspected = true } = {}): Promise<void> {
  const db = t.services.database.kysely
  const at = t.clock.at
  await db
    .updateTable('member_device')
    .set({ status: 0, unbind_time: at, ...(inspected && { inspect_time: at }) })
    .where('id', '=', id)
    .execute()
  await endDeposit(db as never, id)
}

let serial = 0
/** The number of a transfer that no other one has. */
export const newTradeNo = () => `TRADE${String(++serial).padStart(8, '0')}`

/** A move of a deposit in its version of now. */
export async function moveDeposit(post: Post, action: string, id: number, more: object = {}) {
  const { version } = granted(await post('Member/GetDeposit', { id }))
  return post(`Member/${action}`, { id, version, ...more })
}

/** A payment by bank transfer. */
export const payment = (amount: number) => ({ amount, pay_type: 2, trade_no: newTradeNo() })
