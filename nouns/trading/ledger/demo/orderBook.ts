import { type Calendar, iso } from '@shouya/server/demo/calendar.ts'
import type { Person } from '@shouya/server/demo/people.ts'
import type { Random } from '@shouya/server/demo/random.ts'
import type { Staff } from '../../demo/staff.ts'
import { order as noun } from '../../order/noun.ts'
import { buyerType, commissionOf, isPhysical, totalsOf } from '../../order/rules.ts'
import { payType } from '../../payment/noun.ts'
import type { Agent, Consume, Product } from './ground.ts'
import type { Journal } from './journal.ts'
import type { BindingPlan, DevicePlan } from './planDevices.ts'
import type { MemberPlan } from './planMembers.ts'

const HOUR = 3_600_000
const DAY = 24 * HOUR
const { codes } = noun.states

export type OrderItem = {
  readonly product?: Product
  readonly consume?: Consume
  /** The lease that is renewed. */
  readonly binding?: BindingPlan
  readonly price: number
  readonly qty: number
  readonly months?: number
  readonly deposit?: number
  readonly devices?: readonly DevicePlan[]
}
export type OrderPlan = {
  readonly type: number
  readonly agent: Agent
  /** Who orders, if not the agent for itself. */
  readonly member?: MemberPlan
  readonly items: readonly OrderItem[]
  /** When it is submitted. */
  readonly at: number
  readonly state: number
}

type Row = Record<string, unknown> & { readonly id: number; readonly at: number; agent_id: number; status: number }
/** An order while it goes through its states. */
type Placed = {
  readonly plan: OrderPlan
  readonly row: Row
  readonly total: number
  readonly lineIds: readonly number[]
  readonly by: Person
  readonly payType: number
}

const isBack = (state: number): boolean => state === codes.refunding || state === codes.refunded
const isPaid = (state: number): boolean => !([codes.draft, codes.ordered, codes.canceled] as number[]).includes(state)
const isSent = (state: number): boolean => ([codes.partly, codes.delivered, codes.done] as number[]).includes(state)

/** Of an order that was delivered in part a half. */
function deliveredOf(qty: number, state: number): number {
  if (state === codes.partly) return Math.floor(qty / 2)
  return isSent(state) ? qty : 0
}

const stamp = (name: string, { id, real_name }: Person, at: number) => ({
  ...{ [`${name}_user_id`]: id, [`${name}_user_name`]: real_name, [`${name}_time`]: iso(at) },
})

/** Orders as their steps leave them (domain 11.7), with what they move in the ledger. */
export class OrderBook {
  readonly rows: Row[] = []
  readonly lines: object[] = []
  readonly deliveries: object[] = []
  readonly deliveryLines: object[] = []
  readonly flow: object[] = []
  /** What an agent has paid out of its goods account. */
  readonly spent = new Map<number, number>()
  /** Pieces that an agent may use by what it has received, by agent and consumable. */
  readonly granted = new Map<string, number>()
  readonly #staff: Staff
  readonly #journal: Journal
  readonly #days: Calendar
  readonly #draw: Random

  constructor(staff: Staff, journal: Journal, days: Calendar, draw: Random) {
    this.#staff = staff
    this.#journal = journal
    this.#days = days
    this.#draw = draw
  }

  place(plan: OrderPlan): void {
    const { state, at } = plan
    const placed = this.#draft(plan)
    if (state === codes.draft) return
    this.#submit(placed)
    if (state === codes.canceled) this.#timeOut(placed)
    if (!isPaid(state)) return
    this.#pay(placed, at + 2 * HOUR)
    if (isBack(state)) this.#askRefund(placed, at + 5 * HOUR)
    else if (state !== codes.paid) this.#approve(placed, at + 5 * HOUR)
    if (state === codes.refunded) this.#refund(placed, at + 9 * HOUR)
    if (isSent(state)) this.#deliver(placed, at + 27 * HOUR)
    if (state === codes.done) this.#receive(placed, Math.min(at + 27 * HOUR + 3 * DAY, this.#days.until))
  }

  #draft(plan: OrderPlan): Placed {
    const { agent, member, items, at, state } = plan
    const id = this.rows.length + 1
    // The agent's own account orders for it; for members their service does.
    const by = member ? this.#staff.service : (this.#staff.agents[agent.id - 1] ?? this.#staff.operator)
    const priced = items.map((item) => ({ months: 1, deposit: 0, ...item, consume_id: item.consume?.id ?? null }))
    const { goods, discount, total } = totalsOf(priced, member ? 10_000 : agent.discountRate, 0)
    // Refunds go back by transfer, so that an account never needs what comes back to it later.
    const fromBalance = !member && !isBack(state) && this.#draw.chance(0.75)
    const row: Row = {
      ...{ id, at, order_type: plan.type, status: state, search_text: '', version: 1, goods_amount: goods, freight: 0 },
      ...(member
        ? { buyer_type: buyerType.member, buyer_id: member.id, buyer_name: member.name, member_id: member.id }
        : { buyer_type: buyerType.agent, buyer_id: agent.id, buyer_name: agent.name }),
      ...{ agent_id: agent.id, discount_amount: discount, paid_amount: 0, refund_amount: 0, auto_received: false },
      ...{ contact_name: member?.contact ?? '采购部', phone: member?.phone ?? '19900000000' },
      ...{ address: member?.street ?? `${agent.name}仓库`, pay_voucher_file_ids: [] },
      ...{ create_user_id: by.id, create_user_name: by.real_name, create_time: iso(at - HOUR) },
    }
    this.rows.push(row)
    const lineIds = priced.map((item, index) => this.#line(id, index + 1, item, state))
    const placed = { plan, row, total, lineIds, by, payType: fromBalance ? payType.balance : payType.transfer }
    this.#step(placed, 'add', null, codes.draft, at - HOUR, by)
    return placed
  }

  #line(order_id: number, seq: number, item: OrderItem & { months: number; deposit: number }, state: number): number {
    const { product, consume, binding, price, qty, months, deposit } = item
    const id = this.lines.length + 1
    this.lines.push({
      ...{ id, order_id, seq, product_id: product?.id, consume_id: consume?.id, binding_id: binding?.id },
      ...{ item_name: (product ?? consume)?.name ?? '', item_spec: product?.model ?? consume?.spec },
      ...{ price, qty, months, deposit, delivered_qty: deliveredOf(qty, state) },
      refunded_qty: state === codes.refunded ? qty : 0,
    })
    return id
  }

  #submit(placed: Placed): void {
    const { row, by, plan } = placed
    Object.assign(row, { submit_time: iso(plan.at), submit_user_id: by.id, pay_type: placed.payType })
    this.#step(placed, 'submit', codes.draft, codes.ordered, plan.at, by)
  }

  #timeOut(placed: Placed): void {
    const at = placed.plan.at + DAY
    Object.assign(placed.row, { cancel_reason: '超时未支付', cancel_time: iso(at) })
    this.#step(placed, 'timeout', codes.ordered, codes.canceled, at, null)
  }

  #pay(placed: Placed, at: number): void {
    const { row, total, plan, by } = placed
    const { agent } = plan
    const isTransfer = placed.payType === payType.transfer
    const payer = isTransfer ? this.#staff.cashier : by
    Object.assign(row, { paid_amount: total, ...stamp('pay', payer, at) })
    this.#step(placed, isTransfer ? 'confirmPay' : 'pay', codes.ordered, codes.paid, at, payer)
    const posting = { table: noun.table, id: row.id, at, amounts: { amount: total }, operator: payer }
    if (isTransfer) {
      row.pay_trade_no = `TT${String(row.id).padStart(14, '0')}`
      this.#journal.post({ ...posting, event: 'order_paid_in_cash', owners: {} })
      return
    }
    this.spent.set(agent.id, (this.spent.get(agent.id) ?? 0) + total)
    this.#journal.post({ ...posting, event: 'order_paid_from_goods', owners: { agent: agent.id } })
  }

  #approve(placed: Placed, at: number): void {
    const { approver } = this.#staff
    Object.assign(placed.row, { ...stamp('audit', approver, at), audit_opinion: '同意' })
    this.#step(placed, 'pass', codes.paid, codes.approved, at, approver)
  }

  #askRefund(placed: Placed, at: number): void {
    const { row, total, by } = placed
    Object.assign(row, {
      ...{ refund_from: codes.paid, refund_reason: '采购计划调整', refund_asked: total },
      ...{ refund_apply_user_id: by.id, refund_apply_time: iso(at) },
    })
    this.#step(placed, 'askRefund', codes.paid, codes.refunding, at, by)
  }

  #refund(placed: Placed, at: number): void {
    const { row, total } = placed
    const { cashier } = this.#staff
    Object.assign(row, { ...stamp('refund', cashier, at), refund_opinion: '同意退款', refund_amount: total })
    this.#step(placed, 'refund', codes.refunding, codes.refunded, at, cashier)
    const posting = { table: noun.table, id: row.id, at, owners: {}, amounts: { amount: total }, operator: cashier }
    this.#journal.post({ ...posting, event: 'order_refund_sent' })
    this.#journal.post({ ...posting, event: 'refund_arrived' })
  }

  #deliver(placed: Placed, at: number): void {
    const { plan, row, lineIds } = placed
    const { operator } = this.#staff
    row.deliver_time = iso(at)
    if (!isPhysical(plan.type)) return
    const delivery_id = this.deliveries.length + 1
    this.deliveries.push({
      ...{ id: delivery_id, order_id: row.id, seq: 1, express_company: '顺丰速运' },
      ...{ express_no: `SF${String(1_000_000 + row.id)}`, file_ids: [] },
      ...{ user_id: operator.id, user_name: operator.real_name, create_time: iso(at) },
    })
    for (const [index, item] of plan.items.entries()) {
      const qty = deliveredOf(item.qty, plan.state)
      const device_ids = (item.devices ?? []).slice(0, qty).map(({ id }) => id)
      if (qty > 0) this.deliveryLines.push({ delivery_id, line_id: lineIds[index], qty, device_ids })
    }
    const to = plan.state === codes.partly ? codes.partly : codes.delivered
    this.#step(placed, 'deliver', codes.approved, to, at, operator)
  }

  #receive(placed: Placed, at: number): void {
    const { plan, row, total, by } = placed
    const { agent, member, items } = plan
    const isAutomatic = row.id % 6 === 0
    Object.assign(row, { receive_time: iso(at), auto_received: isAutomatic })
    const action = isAutomatic ? 'autoReceive' : 'receive'
    this.#step(placed, action, codes.delivered, codes.done, at, isAutomatic ? null : by)
    for (const { consume, qty } of items) {
      if (!consume) continue
      const key = `${agent.id} ${consume.id}`
      this.granted.set(key, (this.granted.get(key) ?? 0) + qty * consume.pieces)
    }
    const earner = member ? agent : agent.parent
    const amount = commissionOf(total, earner?.commissionRate ?? 0)
    if (!earner || amount === 0) return
    const posting = { table: noun.table, id: row.id, at, amounts: { amount }, operator: null }
    this.#journal.post({ ...posting, event: 'commission_earned', owners: { agent: earner.id } })
  }

  #step(placed: Placed, action: string, from: number | null, to: number, at: number, who: Person | null): void {
    this.flow.push({
      ...{ id: this.flow.length + 1, order_id: placed.row.id, action, from_status: from, to_status: to },
      ...{ user_id: who?.id, user_name: who?.real_name, create_time: iso(at) },
    })
  }
}
