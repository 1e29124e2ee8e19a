import {
  choice,
  code,
  count,
  flag,
  line,
  moment,
  money,
  names,
  number,
  person,
  photos,
  record,
} from '@shouya/noun/field'
import { defineNoun, partOf } from '@shouya/noun/noun'

const states = {
  ...{ draft: 0, ordered: 1, paid: 2, approved: 3, partly: 31, delivered: 4, done: 5 },
  ...{ refunding: 6, refunded: 7, canceled: 8 },
} as const

/** `order_refund.status`. */
export const refundStatus = { asked: 1, paid: 2, refused: 3 } as const

/** `trade_order.invoice_type`: an ordinary one, or one for the deduction of the value-added tax. */
export const invoiceType = { ordinary: 1, special: 2 } as const

const update = { action: 'UpdateStatus' } as const
const shown = { exported: true, printed: true } as const

/** What agents and members order: from the draft over payment, approval and delivery to what they get, or get back (domain 11.7). */
export const order = defineNoun({
  name: 'order',
  controller: 'Order',
  table: 'trade_order',
  permission: 'order',
  route: '/product/orderList',
  prefix: 'DD',
  states: {
    dict: 'order_status',
    codes: states,
    open: ['ordered', 'paid', 'approved', 'partly', 'delivered', 'refunding'],
  },
  // The edges of domain 11.7; whose turn it is beside the right: `server/rules.ts`.
  // In the order in which a row offers them: what brings it on comes first.
  moves: {
    submit: { from: ['draft'], to: 'ordered', operation: 'add', ...update },
    // Finance pays from a balance for its owner.
    // First what finance does most: whoever may not confirm is offered to pay.
    confirmPay: { from: ['ordered'], to: 'paid', operation: 'pay_confirm', by: 'others', ...update, money: true },
    pay: { from: ['ordered'], operation: ['add', 'pay_confirm'], action: 'Pay', money: true },
    edit: { from: ['draft', 'ordered'], operation: 'edit', action: 'Save' },
    pass: { from: ['paid'], to: 'approved', operation: 'audit', by: 'others', ...update },
    turnDown: { from: ['paid'], to: 'refunding', operation: 'audit', by: 'others', danger: true, ...update },
    deliver: { from: ['approved', 'partly'], to: 'delivered', operation: 'deliver', action: 'Deliver' },
    receive: { from: ['delivered'], to: 'done', operation: 'receive', ...update, money: true },
    askRefund: {
      ...{ from: ['paid', 'approved', 'partly', 'delivered'], to: 'refunding' },
      ...{ operation: 'add', danger: true, ...update },
    },
    takeBack: { from: ['done'], to: 'refunding', operation: 'refund', danger: true, ...update },
    // Who pays out is finance, which alone confirms payments, too. An order of which something is left goes back to where it was.
    refund: { from: ['refunding'], operation: 'pay_confirm', ...update, money: true },
    keep: { from: ['refunding'], operation: 'pay_confirm', danger: true, ...update },
    // Finance enters the number of the invoice that it has written.
    invoice: { from: ['paid', 'approved', 'partly', 'delivered', 'done'], operation: 'pay_confirm', action: 'Invoice' },
    cancel: { from: ['draft', 'ordered'], to: 'canceled', operation: 'add', danger: true, ...update },
    delete: { from: ['draft', 'canceled'], operation: 'delete', action: 'Delete', danger: true },
  },
  fields: {
    bill_no: number({ ...shown, searched: true }),
    order_type: code('order_type', { min: 1, max: 4, entered: true, ...shown }),
    buyer_name: line(100, 1, { ...shown, searched: true }),
    agent_name: record('agent_id', { exported: true }),
    // The first lines in words.
    goods: names({ exported: true }),
    total_amount: money(shown),
    paid_amount: money(shown),
    refund_amount: money({ exported: true }),
    // What was refunded, in words.
    refunded_goods: names({ optional: true, detail: true, exported: true }),
    create_time: moment(shown),
    pay_time: moment({ optional: true, ...shown }),
    deliver_time: moment({ optional: true, exported: true }),
    // Of the last delivery.
    express_company: code('express_company', { optional: true, exported: true }),
    express_no: line(40, 4, { optional: true, exported: true }),
    pay_type: code('pay_type', { min: 1, max: 5, optional: true, ...shown }),
    status: code('order_status', shown),
    contact_name: line(50, 2, { optional: true, entered: true, detail: true, ...shown, searched: true }),
    phone: line(20, 5, { optional: true, entered: true, detail: true, ...shown, searched: true }),
    address: line(200, 5, { optional: true, entered: true, detail: true, ...shown }),
    goods_amount: money({ detail: true, ...shown }),
    discount_amount: money({ detail: true, ...shown }),
    freight: money({ min: 0, max: 100_000_000, entered: true, detail: true, ...shown }),
    pay_voucher_file_ids: photos(3, { detail: true }),
    pay_trade_no: line(64, 4, { optional: true, detail: true, exported: true }),
    pay_user_name: person('pay_user_id', { optional: true, detail: true, exported: true }),
    create_user_name: person('create_user_id', { optional: true, detail: true, ...shown }),
    audit_user_name: person('audit_user_id', { optional: true, detail: true, exported: true }),
    audit_time: moment({ optional: true, detail: true, exported: true }),
    audit_opinion: line(200, 0, { optional: true, detail: true, exported: true }),
    receive_time: moment({ optional: true, detail: true, exported: true }),
    auto_received: flag({ detail: true, exported: true }),
    cancel_reason: line(200, 2, { optional: true, detail: true, exported: true }),
    cancel_time: moment({ optional: true, detail: true }),
    // Of the last refund that was paid back; the record has each.
    refund_reason: line(200, 2, { optional: true, detail: true, exported: true }),
    refund_user_name: person('refund_user_id', { optional: true, detail: true, exported: true }),
    refund_time: moment({ optional: true, detail: true, exported: true }),
    // What the buyer wants; a title asks for an invoice.
    invoice_type: choice(Object.values(invoiceType), { optional: true, entered: true, detail: true, ...shown }),
    invoice_title: line(100, 2, { optional: true, entered: true, detail: true, ...shown }),
    invoice_tax_no: line(30, 6, { optional: true, entered: true, detail: true, ...shown }),
    invoice_no: line(30, 4, { optional: true, detail: true, ...shown }),
    remark: line(500, 1, { optional: true, entered: true, detail: true, ...shown }),
  },
  parts: {
    /** What is ordered; name and price as they were then. */
    lines: {
      order: 'seq',
      fields: {
        seq: count({ printed: true }),
        item_name: line(100, 1, { printed: true }),
        item_spec: line(50, 1, { optional: true, printed: true }),
        price: money({ printed: true }),
        qty: count({ min: 1, max: 9999, entered: true, printed: true }),
        months: count({ min: 1, max: 120, entered: true, printed: true }),
        amount: money({ printed: true }),
        deposit: money({ printed: true }),
        delivered_qty: count({ printed: true }),
        refunded_qty: count({ printed: true }),
      },
    },
    /** What was sent, and with whom. */
    deliveries: {
      order: 'seq',
      fields: {
        seq: count({ printed: true }),
        express_company: code('express_company', { optional: true, entered: true, printed: true }),
        express_no: line(40, 4, { optional: true, entered: true, printed: true }),
        note: line(200, 2, { optional: true, entered: true, printed: true }),
        file_ids: photos(9, { entered: true }),
        user_name: line(50, 1, { optional: true, printed: true }),
        create_time: moment({ printed: true }),
      },
    },
    /** What was asked back, and what became of it. */
    refunds: {
      order: 'seq',
      fields: {
        seq: count({ printed: true }),
        amount: money({ printed: true }),
        reason: line(200, 2),
        status: choice(Object.values(refundStatus)),
        apply_user_name: line(50, 1, { optional: true }),
        apply_time: moment(),
        decide_user_name: line(50, 1, { optional: true }),
        decide_time: moment({ optional: true, printed: true }),
        opinion: line(200, 0, { optional: true }),
        txn_no: number({ optional: true }),
        // What the agent owed of its commission then, and what of it was taken since.
        commission_short: money({ optional: true }),
        commission_taken: money({ optional: true }),
      },
    },
  },
  paper: [
    'order_type',
    'buyer_name',
    { of: ['contact_name', 'phone', 'address'], by: ' / ' },
    { of: ['goods_amount', 'discount_amount', 'freight', 'total_amount'], by: ' / ' },
    { of: ['pay_type', 'paid_amount', 'pay_time'], by: ' / ' },
    { of: ['create_user_name', 'create_time'], by: ' / ' },
    { of: ['invoice_type', 'invoice_title', 'invoice_tax_no', 'invoice_no'], by: ' / ' },
    'status',
    'remark',
  ],
  query: {
    sorts: ['create_time', 'total_amount', 'pay_time'],
    days: 'create_time',
    among: ['status', 'order_type', 'pay_type'],
    // A transfer, or cash, that finance has to confirm; paid, and the invoice that the buyer wants is not written.
    flags: ['to_confirm', 'to_invoice'],
  },
  counters: {
    /** Orders that wait for their payment. */
    order_pay: { status: [states.ordered], tile: { group: 'trade', unit: 'bill', tone: 'fact' } },
    /** Transfers that finance has to confirm. */
    pay_confirm: {
      ...{ to_confirm: true },
      tile: { group: 'trade', unit: 'bill', tone: 'waits', operation: 'pay_confirm' },
    },
    /** Invoices that finance has to write. */
    order_invoice: {
      ...{ to_invoice: true },
      tile: { group: 'trade', unit: 'bill', tone: 'waits', operation: 'pay_confirm' },
    },
    /** Paid orders that wait for their approval. */
    order_audit: {
      ...{ status: [states.paid] },
      tile: { group: 'trade', unit: 'bill', tone: 'waits', operation: 'audit' },
    },
    /** Approved orders of which something is still to be sent. */
    order_deliver: {
      ...{ status: [states.approved, states.partly] },
      tile: { group: 'trade', unit: 'bill', tone: 'waits', operation: 'deliver' },
    },
    /** Delivered orders that their buyers have not received yet. */
    order_receive: {
      ...{ status: [states.delivered] },
      tile: { group: 'trade', unit: 'bill', tone: 'fact', operation: 'receive' },
    },
    /** Refunds that finance has to pay. */
    refund_todo: {
      ...{ status: [states.refunding] },
      tile: { group: 'trade', unit: 'bill', tone: 'waits', operation: 'pay_confirm' },
    },
  },
})

export const orderLine = partOf(order, 'lines')
export const orderDelivery = partOf(order, 'deliveries')
export const orderRefund = partOf(order, 'refunds')
