import { everything } from '@shouya/server/core/access/everything.ts'
import { failAt } from '@shouya/server/core/failure.ts'
import type { Operator } from '@shouya/server/core/ledger/post.ts'
import type { Unscoped } from '@shouya/server/db/scope.ts'
import type { Kysely } from 'kysely'
import { openDeposit } from '../../deposit/server/ofBinding.ts'
import { device } from '../../device/noun.ts'
import { mayDeal } from '../../member/rules.ts'
import { bindType } from '../noun.ts'
import { leaseIssues } from '../rules.ts'
import { writeBinding } from './writeBinding.ts'

type Binding = {
  device_id: number
  member_id: number
  bind_type: number
  lease_begin: string | null
  lease_end: string | null
  remark: string | null
}

/** Dictionary sale_mode: only the other way. */
const otherMode: Readonly<Record<number, number>> = { [bindType.sale]: 2, [bindType.lease]: 1 }

/**
 * Binds a device to a member in the transaction of the record that causes it (domain 11.5). A lease asks for the deposit of the product.
 * @throws 1001 at the field that stands against it
 */
export async function bindDevice(
  db: Kysely<Unscoped>,
  binding: Binding,
  operator: Operator | null,
  at: Date,
): Promise<{ id: number; version: number }> {
  const { device_id, member_id, bind_type } = binding
  const [issue] = leaseIssues(binding)
  if (issue) failAt(issue.path, issue.reason)
  const row = await everything(db)
    .selectFrom('device')
    .innerJoin('product', 'product.id', 'device.product_id')
    .select(['device.status', 'device.agent_id', 'device.member_id', 'sale_mode'])
    .where('device.id', '=', device_id)
    .forUpdate('device')
    .executeTakeFirst()
  const { agent_id } = row ?? {}
  if (!row || !agent_id || row.status !== device.states.codes.assigned || row.member_id !== null)
    failAt('device_id', 'memberDevice.refused.device')
  const member = await everything(db)
    .selectFrom('member')
    .select(['agent_id', 'status', 'member_name'])
    .where('id', '=', member_id)
    .forShare()
    .executeTakeFirst()
  if (!member || !mayDeal(member) || member.agent_id !== agent_id) failAt('member_id', 'memberDevice.refused.member')
  if (row.sale_mode === otherMode[bind_type]) failAt('bind_type', 'memberDevice.refused.mode')
  const isLease = bind_type === bindType.lease
  const days = isLease ? {} : { lease_begin: null, lease_end: null }
  const line = { status: row.status, note: member.member_name, operator }
  const saved = await writeBinding(db, { ...binding, ...days, agent_id }, line, at)
  await openDeposit(db, saved.id)
  return saved
}
