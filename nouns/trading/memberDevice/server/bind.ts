import { everything } from '@shouya/server/core/access/everything.ts'
import { failAt } from '@shouya/server/core/failure.ts'
import type { Unscoped } from '@shouya/server/db/scope.ts'
import { type Kysely, sql } from 'kysely'
import { openDeposit } from '../../deposit/server/ofBinding.ts'
import { device } from '../../device/noun.ts'
import { writeEvent } from '../../device/server/events.ts'
import { tellDevice } from '../../device/server/tellDevice.ts'
import { bindType } from '../noun.ts'
import { leaseIssues } from '../rules.ts'

type Binding = {
  device_id: number
  member_id: number
  bind_type: number
  lease_begin: string | null
  lease_end: string | null
  remark: string | null
}
type Operator = { readonly userId: number; readonly name: string }

/** The state of a member that is in order. */
const NORMAL = 2
/** Dictionary sale_mode: only the other way. */
const otherMode: Readonly<Record<number, number>> = { [bindType.sale]: 2, [bindType.lease]: 1 }

/**
 * Binds a device to a member in the transaction of the record that causes it (domain 11.5): the only writer of new bindings. A lease asks
 * for the deposit of the product.
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
  if (member?.status !== NORMAL || member.agent_id !== agent_id) failAt('member_id', 'memberDevice.refused.member')
  if (row.sale_mode === otherMode[bind_type]) failAt('bind_type', 'memberDevice.refused.mode')
  const isLease = bind_type === bindType.lease
  const saved = await everything(db)
    .insertInto('member_device')
    .values({
      ...binding,
      ...(isLease ? {} : { lease_begin: null, lease_end: null }),
      ...{ agent_id, bind_time: at, create_time: at },
      ...{ create_user_id: operator?.userId ?? null, create_user_name: operator?.name ?? null },
    })
    .returning(['id', 'version'])
    .executeTakeFirstOrThrow()
  await openDeposit(db, saved.id)
  await sql`update device set member_id = ${member_id}, version = version + 1 where id = ${device_id}`.execute(db)
  const event = { action: 'bind', from: row.status, to: row.status, note: member.member_name }
  await writeEvent(db, device_id, event, { operator, at })
  await tellDevice(db, device_id)
  return saved
}
