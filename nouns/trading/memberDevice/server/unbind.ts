import { everything } from '@shouya/server/core/access/everything.ts'
import type { Operator } from '@shouya/server/core/ledger/post.ts'
import type { Unscoped } from '@shouya/server/db/scope.ts'
import { type Kysely, sql } from 'kysely'
import { endDeposit } from '../../deposit/server/ofBinding.ts'
import { writeEvent } from '../../device/server/events.ts'
import { tellDevice } from '../../device/server/tellDevice.ts'
import { memberDevice } from '../noun.ts'

const { bound, unbound } = memberDevice.states.codes

type Unbound = { note: string; operator: Operator | null }

/**
 * Ends the binding of a device that is in force, if there is one, in the transaction of whoever takes it back; the deposit stays where it
 * is until it is settled. What packages have left goes with the member. Answers whether there was one.
 */
export async function unbindDevice(
  db: Kysely<Unscoped>,
  device: { readonly id: number; readonly status: number },
  { note, operator }: Unbound,
  at: Date,
): Promise<boolean> {
  const ended = await everything(db)
    .updateTable('member_device')
    .set({
      ...{ status: unbound, unbind_time: at, unbind_reason: note, update_time: at },
      ...{ update_user_id: operator?.userId ?? null, version: sql<number>`version + 1` },
    })
    .where('device_id', '=', device.id)
    .where('status', '=', bound)
    .returning('id')
    .executeTakeFirst()
  if (!ended) return false
  await endDeposit(db, ended.id)
  await writeEvent(db, device.id, { action: 'unbind', from: device.status, to: device.status, note }, { operator, at })
  await tellDevice(db, device.id)
  return true
}

/** What a device does not keep when its member gives it back. */
export const withoutMember = {
  ...{ member_id: null, remain_times: 0, package_end: null, unpaid_since: null, activate_time: null },
} as const
