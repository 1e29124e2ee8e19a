import { deviceRow, type Ground } from '../../../server/testing/rows.ts'
import { endDeposit, openDeposit } from '../ofBinding.ts'

type Lease = { readonly productId: number; readonly agentId: number; readonly memberId: number }

/** A device that a member has leased, whose deposit is to be paid: the id of its binding. */
export async function makeLease(
  t: Ground,
  { productId, agentId, memberId }: Lease,
  more: Parameters<typeof deviceRow>[2] = {},
): Promise<number> {
  const db = t.services.database.kysely
  const at = t.clock.at
  const device_id = await deviceRow(t, productId, { agent_id: agentId, member_id: memberId, status: 1, ...more })
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
export async function endLease(t: Ground, id: number, { inspected = true } = {}): Promise<void> {
  const db = t.services.database.kysely
  const at = t.clock.at
  await db
    .updateTable('member_device')
    .set({ status: 0, unbind_time: at, ...(inspected && { inspect_time: at }) })
    .where('id', '=', id)
    .execute()
  await endDeposit(db as never, id)
}
