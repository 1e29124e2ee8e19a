import { type Calendar, iso } from '@shouya/server/demo/calendar.ts'
import type { Person } from '@shouya/server/demo/people.ts'
import type { Random } from '@shouya/server/demo/random.ts'
import type { Staff } from '../../demo/staff.ts'
import { invoiceType, order as noun, refundStatus } from '../../order/noun.ts'
import { refundOf } from '../../order/refundOf.ts'
import { buyerType, commissionOf, isPhysical, share, totalsOf } from '../../order/rules.ts'
import { payType } from '../../payment/noun.ts'
import type { Agent, Consume, Product } from './ground.ts'
import type { Journal } from './journal.ts'
import type { BindingPlan, DevicePlan } from './planDevices.ts'
import type { MemberPlan } from './planMembers.ts'

const HOUR = 3_600_000
const DAY = 24 * HOUR
const { codes } = noun.states
/** Dictionary express_company. */
const SHUNFENG = 1

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
  /** So many of the first item are refunded, while the order is in this state. */
  readonly back?: { readonly qty: number; readonly from: number }
}

type Row = Record<string, unknown> & { readonly id: number; readonly at: number; agent_id: number; status: number }
type Line = {
  readonly id: number
  readonly price: number
  readonly qty: number
  readonly months: number
  readonly consume_id: number | null
}
/** An order while it goes through its states. */
type Placed = {
  readonly plan: OrderPlan
  readonly row: Row
  readonly total: number
  readonly lines: readonly Line[]
  readonly by: Person
  readonly payType: number
}

const isBack = (state: number): boolean => state === codes.refunding || state === codes.refunded
const isPaid = (state: number): boolean => !([codes.draft, codes.ordered, codes.canceled] as number[]).includes(state)
const isSent = (state: number): boolean => ([codes.partly, codes.delivered, codes.done] as number[]).includes(state)

/** Of an order that was delivered in part a half; of a renewal nothing. */
function deliveredOf(qty: number, { state, type }: OrderPlan): number {
  if (state === codes.partly) return Math.floor(qty / 2)
  return isSent(state) && isPhysical(type) ? qty : 0
}

/** How many of an item were refunded, and how many of these had been sent. */
function backOf({ back, state }: OrderPlan, index: number, qty: number): { refunded: number; returned: number } {
  if (state === codes.refunded) return { refunded: qty, returned: 0 }
  if (!back || index > 0) return { refunded: 0, returned: 0 }
  return { refunded: back.qty, returned: back.from === codes.approved ? 0 : back.qty }
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
  readonly refunds: object[] = []
  readonly refundLines: object[] = []
  readonly flow: object[] = []
  /** What an agent has paid out of its goods account. */
  readonly spent = new Map<number, number>()
  /** Pieces that an agent may use by what it has received, by agent and consumable. */
  readonly granted = new Map<string, number>()
  readonly #staff: Staff
  readonly #journal: Journal
  readonly #days: Calendar
  readonly #draw: Random
  readonly #receipt: (at: number, id: number) => number

  /** `receipt`: the bank's, of the transfer by which the order of this id is paid. */
  constructor(
    staff: Staff,
    journal: Journal,
    days: Calendar,
    draw: Random,
    receipt: (at: number, id: number) => number,
  ) {
    this.#staff = staff
    this.#journal = journal
    this.#days = days
    this.#draw = draw
    this.#receipt = receipt
  }

  place(plan: OrderPlan): void {
    const { state, at } = plan
    const placed = this.#draft(plan)
    if (state === codes.draft) return
    this.#submit(placed)
    if (state === codes.canceled) this.#timeOut(placed)
    else if (placed.payType === payType.transfer) this.#transfer(placed, at + HOUR / 6)
    if (!isPaid(state)) return
    this.#pay(placed, at + 2 * HOUR)
    if (isBack(state)) this.#giveBack(placed, codes.paid, at + 5 * HOUR)
    else if (state !== codes.paid) this.#approve(placed, at + 5 * HOUR)
    const backIn = (from: number, when: number) => plan.back?.from === from && this.#giveBack(placed, from, when)
    backIn(codes.approved, at + 6 * HOUR)
    if (isSent(state)) this.#deliver(placed, at + 27 * HOUR)
    backIn(codes.delivered, at + 30 * HOUR)
    if (state === codes.done) this.#receive(placed, Math.min(at + 27 * HOUR + 3 * DAY, this.#days.until))
    backIn(codes.done, at + 29 * HOUR + 3 * DAY)
    this.#invoice(placed, at + 35 * HOUR + 3 * DAY)
  }

  #draft(plan: OrderPlan): Placed {
    const { agent, member, items, at, state } = plan
    const id = this.rows.length + 1
    // The agent's own account orders for it; for members their service does.
    const by = member ? this.#staff.service : (this.#staff.agents[agent.id - 1] ?? this.#staff.operator)
    const priced = items.map((item) => ({ months: 1, deposit: 0, ...item, consume_id: item.consume?.id ?? null }))
    const { goods, discount, total } = totalsOf(priced, member ? 10_000 : agent.discountRate, 0)
    // Of what waits for its payment, half is transferred: finance has something to confirm.
    const awaited = state === codes.ordered && id % 2 === 0
    // Refunds go back by transfer, so that an account never needs what comes back to it later.
    const fromBalance = !member && !isBack(state) && this.#draw.chance(0.75) && !plan.back && !awaited
    const row: Row = {
      ...{ id, at, order_type: plan.type, status: state, search_text: '', version: 1, goods_amount: goods, freight: 0 },
      ...(member
        ? { buyer_type: buyerType.member, buyer_id: member.id, buyer_name: member.name, member_id: member.id }
        : { buyer_type: buyerType.agent, buyer_id: agent.id, buyer_name: agent.name }),
      ...{ agent_id: agent.id, discount_amount: discount, paid_amount: 0, refund_amount: 0, auto_received: false },
      ...{ contact_name: member?.contact ?? '采购部', phone: member?.phone ?? '19900000000' },
      ...{ address: member?.street ?? `${agent.name}仓库`, pay_voucher_file_ids: [] },
      ...{ create_user_id: by.id, create_user_name: by.real_name, create_time: iso(at - HOUR) },
      // Every third order of an agent asks for an invoice.
      ...(!member && id % 3 === 0 && { invoice_type: invoiceType.ordinary, invoice_title: agent.name }),
    }
    this.rows.push(row)
    const lines = priced.map((item, index) => ({ ...item, id: this.#line(id, index, item, plan) }))
    const placed = { plan, row, total, lines, by, payType: fromBalance ? payType.balance : payType.transfer }
    this.#step(placed, 'add', null, codes.draft, at - HOUR, by)
    return placed
  }

  #line(
    order_id: number,
    index: number,
    item: OrderItem & { months: number; deposit: number },
    plan: OrderPlan,
  ): number {
    const { refunded, returned } = backOf(plan, index, item.qty)
    const { product, consume, binding, price, qty, months, deposit } = item
    const id = this.lines.length + 1
    this.lines.push({
      ...{ id, order_id, seq: index + 1, product_id: product?.id, consume_id: consume?.id, binding_id: binding?.id },
      ...{ item_name: (product ?? consume)?.name ?? '', item_spec: product?.model ?? consume?.spec },
      ...{ price, qty, months, deposit, refunded_qty: refunded, returned_qty: returned },
      delivered_qty: deliveredOf(qty - refunded + returned, plan),
    })
    return id
  }

  #submit(placed: Placed): void {
    const { row, by, plan } = placed
    Object.assign(row, { submit_time: iso(plan.at), submit_user_id: by.id })
    this.#step(placed, 'submit', codes.draft, codes.ordered, plan.at, by)
  }

  #transfer(placed: Placed, at: number): void {
    const { row, by } = placed
    Object.assign(row, { pay_type: payType.transfer, pay_voucher_file_ids: [this.#receipt(at, row.id)] })
    this.#step(placed, 'pay', codes.ordered, codes.ordered, at, by)
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
    Object.assign(row, { paid_amount: total, pay_type: placed.payType, ...stamp('pay', payer, at) })
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

  /** Asks all that was paid back, or a part, which finance pays four hours later unless the order still waits for it. */
  #giveBack(placed: Placed, from: number, at: number): void {
    const { row, plan, lines } = placed
    // What was received is taken back by the members' service.
    const by = from === codes.done ? this.#staff.service : placed.by
    const reason = plan.back ? '多订，退回一部分' : '采购计划调整'
    const pieces = plan.back ? lines.slice(0, 1).map(({ id }) => ({ id, qty: plan.back?.qty ?? 0 })) : lines
    const order = { paid_amount: placed.total, refund_amount: 0, discount_amount: row.discount_amount as number }
    const amount = refundOf(
      order,
      lines.map((line) => ({ ...line, refunded_qty: 0 })),
      (line) => pieces.find(({ id }) => id === line.id)?.qty ?? 0,
    )
    const refund = {
      ...{ id: this.refunds.length + 1, order_id: row.id, seq: 1, from_status: from, amount, reason },
      ...{ is_sent: from === codes.delivered || from === codes.done, status: refundStatus.asked as number },
      unopened: from === codes.done,
      ...{ apply_user_id: by.id, apply_user_name: by.real_name, apply_time: iso(at) },
    }
    this.refunds.push(refund)
    for (const { id, qty } of pieces) this.refundLines.push({ refund_id: refund.id, line_id: id, qty, device_ids: [] })
    Object.assign(row, { refund_apply_user_id: by.id })
    this.#step(placed, from === codes.done ? 'takeBack' : 'askRefund', from, codes.refunding, at, by)
    if (plan.state !== codes.refunding) this.#payBack(placed, refund, at + 4 * HOUR)
  }

  #payBack(placed: Placed, refund: { from_status: number; amount: number; reason: string }, at: number): void {
    const { row, plan } = placed
    const { cashier } = this.#staff
    const { amount, reason, from_status: from } = refund
    Object.assign(row, { ...stamp('refund', cashier, at), refund_amount: amount, refund_reason: reason })
    Object.assign(refund, { ...stamp('decide', cashier, at), opinion: '同意退款', status: refundStatus.paid })
    this.#step(placed, plan.back ? 'refundPart' : 'refund', codes.refunding, plan.back ? from : plan.state, at, cashier)
    if (from === codes.done) this.#returnCommission(placed, amount, at)
    const posting = { table: noun.table, id: row.id, at, part: '1', amounts: { amount }, operator: cashier }
    const posted = (txn_no: string) => Object.assign(refund, { txn_no })
    this.#journal.post({ ...posting, owners: {}, event: 'order_refund_sent', posted })
    this.#journal.post({ ...posting, owners: {}, event: 'refund_arrived' })
  }

  #deliver(placed: Placed, at: number): void {
    const { plan, row, lines } = placed
    const { operator } = this.#staff
    row.deliver_time = iso(at)
    if (!isPhysical(plan.type)) return
    const delivery_id = this.deliveries.length + 1
    this.deliveries.push({
      ...{ id: delivery_id, order_id: row.id, seq: 1, express_company: SHUNFENG },
      ...{ express_no: `SF${String(1_000_000 + row.id)}`, file_ids: [] },
      ...{ user_id: operator.id, user_name: operator.real_name, create_time: iso(at) },
    })
    for (const [index, item] of plan.items.entries()) {
      const { refunded, returned } = backOf(plan, index, item.qty)
      const qty = deliveredOf(item.qty - refunded + returned, plan)
      const device_ids = (item.devices ?? []).slice(0, qty).map(({ id }) => id)
      if (qty > 0) this.deliveryLines.push({ delivery_id, line_id: lines[index]?.id, qty, device_ids })
    }
    const to = plan.state === codes.partly ? codes.partly : codes.delivered
    this.#step(placed, 'deliver', codes.approved, to, at, operator)
  }

  #receive(placed: Placed, at: number): void {
    const { plan, row, by } = placed
    const { agent, items } = plan
    const isAutomatic = row.id % 6 === 0
    Object.assign(row, { receive_time: iso(at), auto_received: isAutomatic })
    const action = isAutomatic ? 'autoReceive' : 'receive'
    this.#step(placed, action, codes.delivered, codes.done, at, isAutomatic ? null : by)
    for (const [index, { consume, qty }] of items.entries()) {
      if (!consume) continue
      const key = `${agent.id} ${consume.id}`
      const kept = qty - backOf(plan, index, qty).refunded
      this.granted.set(key, (this.granted.get(key) ?? 0) + kept * consume.pieces)
    }
    const earned = this.#commission(placed)
    if (!earned) return
    const { earner, amount } = earned
    const posting = { table: noun.table, id: row.id, at, amounts: { amount }, operator: null }
    this.#journal.post({ ...posting, event: 'commission_earned', owners: { agent: earner.id } })
  }

  /** Finance has written the invoices of what was received, but for the last days. */
  #invoice(placed: Placed, at: number): void {
    const { row, plan } = placed
    if (row.invoice_title === undefined || plan.state !== codes.done || at > this.#days.until - 3 * DAY) return
    row.invoice_no = `2600${String(10_000_000 + row.id)}`
    this.#step(placed, 'invoice', codes.done, codes.done, at, this.#staff.cashier)
  }

  /** What an order earns whom when it is received; what had gone back before earns nothing. */
  #commission({ plan: { agent, member, back }, row, total }: Placed): { earner: Agent; amount: number } | undefined {
    const earner = member ? agent : agent.parent
    const kept = back?.from === codes.done ? total : total - (row.refund_amount as number)
    const amount = commissionOf(kept, earner?.commissionRate ?? 0)
    return earner && amount > 0 ? { earner, amount } : undefined
  }

  #returnCommission(placed: Placed, refunded: number, at: number): void {
    const { row, total } = placed
    const earned = this.#commission(placed)
    if (!earned) return
    const amount = earned.amount - share(earned.amount, total - refunded, total)
    const posting = {
      table: noun.table,
      id: row.id,
      at,
      part: '1',
      amounts: { amount, goods: 0 },
      operator: this.#staff.cashier,
    }
    this.#journal.post({ ...posting, event: 'commission_returned', owners: { agent: earned.earner.id } })
  }

  #step(placed: Placed, action: string, from: number | null, to: number, at: number, who: Person | null): void {
    this.flow.push({
      ...{ id: this.flow.length + 1, order_id: placed.row.id, action, from_status: from, to_status: to },
      ...{ user_id: who?.id, user_name: who?.real_name, create_time: iso(at) },
    })
  }
}
