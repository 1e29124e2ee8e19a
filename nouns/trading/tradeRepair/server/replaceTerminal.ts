import { everything } from '@shouya/server/core/access/everything.ts'
import { fail } from '@shouya/server/core/failure.ts'
import type { Operator } from '@shouya/server/core/ledger/post.ts'
import type { Unscoped } from '@shouya/server/db/scope.ts'
import type { Kysely } from 'kysely'
import { passAll } from '../../consumeBalance/server/passAll.ts'
import { piecesOf } from '../../consumeBalance/server/piecesOf.ts'
import { carryDeposit } from '../../deposit/server/carryDeposit.ts'
import { moveDevice } from '../../device/server/moveDevice.ts'
import { memberDevice } from '../../memberDevice/noun.ts'
import { unbindDevice, withoutMember } from '../../memberDevice/server/unbind.ts'
import { writeBinding } from '../../memberDevice/server/writeBinding.ts'
import { carryPackages } from '../../recharge/server/carryPackages.ts'
import { deviceStatus } from './deviceStatus.ts'
import type { Device } from './lockTerminals.ts'
import type { TradeRepair } from './rules.ts'

type Pair = { readonly old: Device; readonly spare: Device; readonly agentId: number }
type Repair = Pick<TradeRepair, 'bill_no' | 'dept_id'>
/** Who ends the repair, null: the clock; and when, with the day of the bank. */
export type Moved = {
  readonly by: Operator | null
  readonly at: Date
  readonly today: string
}

/** Whether a terminal still waits in stock or with the agent. */
const isSpare = ({ status, member_id, agent_id }: Device, agentId: number): boolean =>
  member_id === null && (status === deviceStatus.stock || (status === deviceStatus.assigned && agent_id === agentId))

/**
 * The terminal that was sent in place of another takes over all that it had, in the transaction of the repair (domain 11.8): its member
 * with the days of a lease, the deposit, what packages have left, the pieces of consumables, its place and warranty. The old one has come
 * back and is inspected. Both lives name the other and the repair.
 * @throws 1004 where the spare was given to somebody else meanwhile
 */
export async function replaceTerminal(
  db: Kysely<Unscoped>,
  repair: Repair,
  { old, spare }: { old: Device; spare: Device },
  { by: operator, at, today }: Moved,
): Promise<void> {
  const { agent_id: agentId } = old
  if (agentId === null || !isSpare(spare, agentId))
    fail('WrongState', { reason: 'tradeRepair.refused.replacementGone' })
  const { bill_no } = repair
  if (spare.status === deviceStatus.stock) {
    const columns = { agent_id: agentId }
    await moveDevice(db, spare, deviceStatus.assigned, { action: 'assign', note: bill_no, operator, columns }, at)
  }
  await carryBinding(db, repair, { old, spare, agentId }, { by: operator, at, today })
  const pieces = await piecesOf(db, old.id, at)
  const gone = { action: 'replaced', note: `${bill_no} ${spare.device_no}`, operator, columns: withoutMember }
  await moveDevice(db, old, deviceStatus.returned, gone, at)
  await moveDevice(
    db,
    { id: spare.id, status: deviceStatus.assigned },
    deviceStatus.activated,
    { action: 'replaces', note: `${bill_no} ${old.device_no}`, operator, columns: takenOver({ old, spare }, at) },
    at,
  )
  await carryPackages(db, old, spare)
  const owners = { from: { type: 'agent', id: agentId }, to: { type: 'device', id: spare.id } } as const
  await passAll(db, { ...owners, pieces, types: ['passedOn', 'received'], operator, memo: bill_no }, at)
}

/** The member is bound to the spare from now on, as it was to the old one. */
async function carryBinding(
  db: Kysely<Unscoped>,
  { bill_no: note, dept_id }: Repair,
  { old, spare, agentId: agent_id }: Pair,
  { by: operator, at, today }: Moved,
): Promise<void> {
  const all = everything(db)
  const bound = await all
    .selectFrom('member_device')
    .select(['id', 'member_id', 'bind_type', 'lease_begin', 'lease_end'])
    .where('device_id', '=', old.id)
    .where('status', '=', memberDevice.states.codes.bound)
    .forUpdate()
    .executeTakeFirstOrThrow()
  const { id: from, ...lease } = bound
  const binding = { ...lease, agent_id, device_id: spare.id, remark: note }
  const line = { status: deviceStatus.assigned, note, operator }
  const { id: to } = await writeBinding(db, binding, line, at)
  const unit = all.selectFrom('dept').select('dept_code').where('id', '=', dept_id)
  const { dept_code: unitCode } = await unit.executeTakeFirstOrThrow()
  await carryDeposit(db, { from, to, unitCode, today, operator, reason: note }, at)
  await unbindDevice(db, old, { note, operator }, at)
}

/** What the spare has from now on of the old one. */
const takenOver = ({ old, spare }: Omit<Pair, 'agentId'>, at: Date) => ({
  ...{ remain_times: old.remain_times, package_end: old.package_end, unpaid_since: old.unpaid_since },
  ...{
    city_code: old.city_code,
    install_address: old.install_address,
    dept_id: old.dept_id,
    lng: old.lng,
    lat: old.lat,
  },
  ...{ activate_time: at, warranty_end: spare.warranty_end ?? old.warranty_end },
})
