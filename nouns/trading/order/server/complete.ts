import { fail } from '@shouya/server/core/failure.ts'
import { type Operator, post } from '@shouya/server/core/ledger/post.ts'
import { addDays } from '@shouya/server/core/time/local.ts'
import type { DB } from '@shouya/server/db/schema.gen.ts'
import type { Unscoped } from '@shouya/server/db/scope.ts'
import { type Kysely, sql } from 'kysely'
import { changeBalance } from '../../consumeBalance/server/changeBalance.ts'
import { moveDevice } from '../../device/server/moveDevice.ts'
import { bindDevice } from '../../memberDevice/server/bind.ts'
import { heldDevices } from '../../server/sentDevices.ts'
import { takeOwed } from '../../server/takeOwed.ts'
import { buyerType, commissionOf, orderType } from '../rules.ts'
import { type Line, type Order, recordOf } from './types.ts'

/** `device.status` and `member_device.bind_type`. */
const device = { stock: 0, assigned: 1 } as const
const bind = { sale: 1, lease: 2 } as const

/**
 * What a buyer gets of an order that was received (domain 11.7), without what was refunded before: devices, authorisations of consumables, a longer lease; and its agent the
 * commission. In the transaction of the order.
 */
export async function grant(
  db: Kysely<DB>,
  order: Order,
  operator: Operator | null,
  { at, today }: { at: Date; today: string },
): Promise<void> {
  const lines = await db.selectFrom('order_line').selectAll().where('order_id', '=', order.id).orderBy('seq').execute()
  for (const line of lines) {
    if (line.refunded_qty === line.qty) continue
    if (line.binding_id !== null) await extendLease(db, line.binding_id, line.months)
    else if (line.product_id !== null) await handOver(db, order, line, operator, { at, today })
  }
  await authorize(db, order, lines, operator, at)
  await payCommission(db, order, operator, at)
}

const unscoped = (db: Kysely<DB>) => db as unknown as Kysely<Unscoped>

async function extendLease(db: Kysely<DB>, bindingId: number, months: number): Promise<void> {
  const { numUpdatedRows } = await db
    .updateTable('member_device')
    .set({
      lease_end: sql<string>`(lease_end + make_interval(months => ${months}::int))::date`,
      version: sql<number>`version + 1`,
    })
    .where('id', '=', bindingId)
    .where('status', '=', 1)
    .executeTakeFirst()
  if (numUpdatedRows !== 1n) fail('WrongState', { reason: 'order.refused.leaseEnded' })
}

/** Devices that were sent, and have not come back, become the buyer's agent's; those of a member are bound to it. */
async function handOver(
  db: Kysely<DB>,
  { agent_id, member_id, order_type, bill_no }: Order,
  line: Line,
  operator: Operator | null,
  { at, today }: { at: Date; today: string },
): Promise<void> {
  const { rows: held } = await sql<{ device_id: number }>`
    select device_id from ${heldDevices(sql`${line.id}::bigint`)} held`.execute(db)
  const rows = await db
    .selectFrom('device')
    .select(['id', 'status'])
    .where('id', 'in', [0, ...held.map(({ device_id }) => device_id)])
    .orderBy('id')
    .forUpdate()
    .execute()
  if (rows.length < held.length) fail('WrongState', { reason: 'order.refused.deviceGone' })
  const isLease = order_type === orderType.lease
  for (const row of rows) {
    if (row.status !== device.stock) fail('WrongState', { reason: 'order.refused.deviceGone' })
    const move = { action: 'assign', note: bill_no, operator, columns: { agent_id } }
    await moveDevice(unscoped(db), row, device.assigned, move, at)
    if (member_id === null) continue
    const lease = isLease
      ? { bind_type: bind.lease, lease_begin: today, lease_end: await monthsLater(db, today, line.months) }
      : { bind_type: bind.sale, lease_begin: null, lease_end: null }
    await bindDevice(unscoped(db), { device_id: row.id, member_id, ...lease, remark: bill_no }, operator, at)
  }
}

async function monthsLater(db: Kysely<DB>, day: string, months: number): Promise<string> {
  const { rows } = await sql<{ day: string }>`
    select to_char(${day}::date + make_interval(months => ${months}::int), 'YYYY-MM-DD') as day`.execute(db)
  return rows[0]?.day ?? addDays(day, months * 30)
}

/** Consumables are authorised by the piece. */
async function authorize(
  db: Kysely<DB>,
  order: Order,
  lines: readonly Line[],
  operator: Operator | null,
  at: Date,
): Promise<void> {
  const consumes = lines.filter(({ consume_id, qty, refunded_qty }) => consume_id !== null && refunded_qty < qty)
  for (const line of consumes.toSorted(byConsume)) {
    const consumeId = line.consume_id as number
    const { pieces } = await db
      .selectFrom('consume')
      .select('pieces')
      .where('id', '=', consumeId)
      .executeTakeFirstOrThrow()
    const owner = { type: ownerOf(order), id: order.buyer_id }
    const change = {
      owner,
      consumeId,
      qty: pieces * (line.qty - line.refunded_qty),
      direction: 'more',
      type: 'order',
    } as const
    await changeBalance(unscoped(db), { ...change, record: recordOf(order), operator, memo: order.bill_no }, at)
  }
}

export const ownerOf = ({ buyer_type }: Pick<Order, 'buyer_type'>) =>
  buyer_type === buyerType.agent ? ('agent' as const) : ('member' as const)
export const byConsume = (one: Pick<Line, 'consume_id'>, two: Pick<Line, 'consume_id'>): number =>
  Number(one.consume_id) - Number(two.consume_id)

/** What is paid in its tree earns an agent its commission: a member's order its agent, an agent's order the agent above. */
async function payCommission(db: Kysely<DB>, order: Order, operator: Operator | null, at: Date): Promise<void> {
  const agent = await db
    .selectFrom('agent as buyer')
    .leftJoin('agent as above', 'above.id', 'buyer.parent_agent_id')
    .select(['buyer.id', 'buyer.commission_rate', 'above.id as above_id', 'above.commission_rate as above_rate'])
    .where('buyer.id', '=', order.agent_id)
    .executeTakeFirstOrThrow()
  const isMembers = order.buyer_type === buyerType.member
  const earner = isMembers ? agent.id : agent.above_id
  const amount = commissionOf(
    order.paid_amount - order.refund_amount,
    (isMembers ? agent.commission_rate : agent.above_rate) ?? 0,
  )
  if (earner === null || amount === 0) return
  await post(
    unscoped(db),
    {
      ...{ event: 'commission_earned', record: recordOf(order), owners: { agent: earner }, amounts: { amount } },
      ...{ operator, memo: order.bill_no },
    },
    at,
  )
  const earned = { agent: earner, account: 'commission', amount, source: `${order.id}` } as const
  await takeOwed(unscoped(db), earned, operator, at)
}
