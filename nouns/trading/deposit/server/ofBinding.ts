import { everything } from '@shouya/server/core/access/everything.ts'
import type { Unscoped } from '@shouya/server/db/scope.ts'
import type { Kysely } from 'kysely'
import { stateOf } from '../rules.ts'

/** `member_device.bind_type`. */
const LEASE = 2

/** Asks for the deposit of a lease that has just been bound: that of the device's product. To be called in the binding's transaction. */
export async function openDeposit(db: Kysely<Unscoped>, bindingId: number): Promise<void> {
  const all = everything(db)
  const { bind_type, deposit } = await all
    .selectFrom('member_device')
    .innerJoin('device', 'device.id', 'member_device.device_id')
    .innerJoin('product', 'product.id', 'device.product_id')
    .select(['bind_type', 'product.deposit'])
    .where('member_device.id', '=', bindingId)
    .executeTakeFirstOrThrow()
  if (bind_type !== LEASE || !deposit) return
  const figures = { deposit_due: deposit, deposit_paid: 0, deposit_deducted: 0, deposit_refunded: 0 }
  const deposit_status = stateOf(figures, { refund: null, isBound: true })
  await all
    .updateTable('member_device')
    .set({ ...figures, deposit_status })
    .where('id', '=', bindingId)
    .execute()
}

/** Settles the state of a deposit whose device has just been unbound: nothing more is asked for. In the same transaction. */
export async function endDeposit(db: Kysely<Unscoped>, bindingId: number): Promise<void> {
  const all = everything(db)
  const row = await all
    .selectFrom('member_device')
    .select(['deposit_due', 'deposit_paid', 'deposit_deducted', 'deposit_refunded'])
    .where('id', '=', bindingId)
    .forUpdate()
    .executeTakeFirstOrThrow()
  if (row.deposit_due === 0) return
  const deposit_status = stateOf(row, { refund: null, isBound: false })
  await all.updateTable('member_device').set({ deposit_status }).where('id', '=', bindingId).execute()
}
