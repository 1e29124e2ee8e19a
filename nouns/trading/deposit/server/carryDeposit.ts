import { searchText } from '@shouya/noun/searchText'
import { everything } from '@shouya/server/core/access/everything.ts'
import type { Operator } from '@shouya/server/core/ledger/post.ts'
import { nextNumber } from '@shouya/server/core/numbers/nextNumber.ts'
import type { Unscoped } from '@shouya/server/db/scope.ts'
import type { Kysely } from 'kysely'
import { pledge, pledgeTypes } from '../../pledge/noun.ts'
import { type Figures, heldOf, stateOf } from '../rules.ts'
import { originsOf } from './origins.ts'

type Carried = {
  /** Bindings of a member: the one whose device is replaced, and that of the device in its place. */
  readonly from: number
  readonly to: number
  /** Whose code the numbers of the records have, and their day. */
  readonly unitCode: string
  readonly today: string
  readonly operator: Operator | null
  readonly reason: string
}

/**
 * The deposit of a device goes on for the one that takes its place, in the transaction of the bindings: what is asked for, and what is
 * held, with a record of the transfer for each payment by which it came. The ledger knows only the member's deposits as a whole.
 */
export async function carryDeposit(db: Kysely<Unscoped>, carried: Carried, at: Date): Promise<void> {
  const { from, to, unitCode, today, operator, reason } = carried
  const all = everything(db)
  const row = await all
    .selectFrom('member_device')
    .innerJoin('device', 'device.id', 'member_device.device_id')
    .innerJoin('member', 'member.id', 'member_device.member_id')
    .select(['member_device.member_id', 'member_device.agent_id', 'device_id', 'device_no', 'member_name'])
    .select(['deposit_due', 'deposit_paid', 'deposit_deducted', 'deposit_refunded'])
    .where('member_device.id', '=', from)
    .forUpdate('member_device')
    .executeTakeFirstOrThrow()
  if (row.deposit_due === 0) return
  const held = heldOf(row)
  let left = held
  for (const { pledge_no: origin_pledge_no, pay_type, remaining } of await originsOf(db, from)) {
    const amount = Math.min(remaining, left)
    if (amount === 0) continue
    left -= amount
    const [pledge_no = ''] = await nextNumber(db, pledge.prefix, today, unitCode)
    const said = { pledge_no, type: pledgeTypes.transfer, amount, pay_type, reason, status: pledge.states.codes.done }
    const { member_id, agent_id, device_id, device_no, member_name } = row
    await all
      .insertInto('cash_pledge')
      .values({
        ...{ ...said, member_id, agent_id, device_id, binding_id: from, to_binding_id: to, origin_pledge_no },
        ...{ apply_user_id: operator?.userId ?? null, apply_user_name: operator?.name ?? null, apply_time: at },
        ...{ create_user_id: operator?.userId ?? null, create_user_name: operator?.name ?? null, create_time: at },
        finish_time: at,
        search_text: searchText(pledge, { ...said, member_name, device_no }),
      })
      .execute()
  }
  const change = (id: number, figures: Figures) =>
    all
      .updateTable('member_device')
      .set({ ...figures, deposit_status: stateOf(figures, { refund: null, isBound: true }) })
      .where('id', '=', id)
      .execute()
  const { deposit_due, deposit_paid, deposit_deducted, deposit_refunded } = row
  await change(from, { deposit_due, deposit_paid: deposit_paid - held, deposit_deducted, deposit_refunded })
  await change(to, { deposit_due, deposit_paid: held, deposit_deducted: 0, deposit_refunded: 0 })
}
