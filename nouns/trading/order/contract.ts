import { action } from '@shouya/contract/action'
import { datetime, dictCode, id, line, saved, version } from '@shouya/contract/fields'
import {
  commandAction,
  deleteAction,
  type FiltersIn,
  getAction,
  moveAction,
  pageAction,
  printAction,
  queryOf,
} from '@shouya/contract/nounActions'
import {
  allowedMoves,
  detailFields,
  enteredFields,
  grantOf,
  inputFields,
  listFields,
  requiredFields,
} from '@shouya/contract/nounSchemas'
import { z } from 'zod'
import { paymentRow } from '../payment/contract.ts'
import { payType } from '../payment/noun.ts'
import { order, orderDelivery, orderLine, orderRefund, refundStatus } from './noun.ts'
import { buyerType, MOST_LINES } from './rules.ts'

const grant = grantOf(order)
/** The most orders that go onto paper at once. */
export const MOST_PRINTED = 50
/** The most device numbers of one line of a delivery, or of a refund. */
const MOST_DEVICES = 1000

export const orderRow = z.object({
  id,
  version,
  buyer_type: z.int(),
  buyer_id: id,
  ...listFields(order),
  allowed: allowedMoves(order),
})

const lineRow = z.object({
  id,
  product_id: id.nullable(),
  consume_id: id.nullable(),
  binding_id: id.nullable(),
  ...listFields(orderLine),
  /** Of the refunded pieces, those that had been sent. */
  returned_qty: z.int(),
  /** Devices that were sent and can come back. */
  device_nos: z.array(z.string()),
})

const part = z.object({ line_id: id, item_name: z.string(), qty: z.int(), device_nos: z.array(z.string()) })

const deliveryRow = z.object({
  ...listFields(orderDelivery),
  lines: z.array(part),
})

const refundRow = z.object({
  ...listFields(orderRefund),
  status: z.literal(Object.values(refundStatus)),
  /** Whether its pieces had been sent. */
  is_sent: z.boolean(),
  /** Whoever took received goods back says that they are unopened. */
  unopened: z.boolean(),
  /** The transaction by which it was paid back. */
  txn_id: id.nullable(),
  lines: z.array(part),
})

/** A step of an order. `user_name` null: the clock, or a payment provider. */
const step = z.object({
  action: z.string(),
  from_status: dictCode.nullable(),
  to_status: dictCode,
  user_name: z.string().nullable(),
  note: z.string().nullable(),
  create_time: datetime,
})

export const orderDetail = orderRow.extend({
  ...detailFields(order),
  /** What the buyer pays of agent prices, in hundredths of a percent. */
  discount_rate: z.int(),
  lines: z.array(lineRow),
  deliveries: z.array(deliveryRow),
  /** The last first. */
  refunds: z.array(refundRow),
  flow: z.array(step),
  payments: z.array(paymentRow),
})

const query = queryOf(order, {
  agent_id: id.optional(),
  buyer_type: z.literal(Object.values(buyerType)).optional(),
  /** Of which time the days are; of the order's own when left out. */
  days_of: z.enum(['pay_time', 'refund_time']).optional(),
})
const { list, filters } = query

export type Filters = FiltersIn<typeof query>

/** Orders in scope. `keywords`: number, buyer, contact, phone, goods. */
export const GetPageList = pageAction(order, list, orderRow)

export const Get = getAction(order, orderDetail)

const counted = z.strictObject({ ...filters, keywords: line(50).default('') })

/** How many orders of a query are in each state; its own states do not count. By code of dictionary order_status. */
export const GetOrderStatusCount = action('Order', 'GetOrderStatusCount', {
  kind: 'read',
  access: grant('query'),
  in: counted,
  out: z.record(z.string(), z.int().min(0)),
})

/** The sums of a query, in fen; without canceled orders, unless the query asks for their state. */
export const GetOrderTotalAmount = action('Order', 'GetOrderTotalAmount', {
  kind: 'read',
  access: grant('query'),
  in: counted,
  out: z.object({ count: z.int(), total_amount: z.int(), paid_amount: z.int(), refund_amount: z.int() }),
})

const buyer = { buyer_type: z.literal(Object.values(buyerType)), buyer_id: id }

/** Agents and members in scope who can order, their phones masked; at most 20. `keywords`: name, number or phone. */
export const GetBuyerList = action('Order', 'GetBuyerList', {
  kind: 'read',
  access: grant('add'),
  in: z.strictObject({ keywords: line(50).default('') }),
  out: z.array(
    z.object({
      ...buyer,
      number: z.string(),
      name: z.string(),
      contact_name: z.string().nullable(),
      phone: z.string().nullable(),
      address: z.string().nullable(),
    }),
  ),
})

const offer = z.object({
  product_id: id.nullable(),
  consume_id: id.nullable(),
  binding_id: id.nullable(),
  item_name: z.string(),
  item_spec: z.string().nullable(),
  /** Fen, of one; of leases and renewals a month's. */
  price: z.int(),
  deposit: z.int(),
})

/**
 * What a buyer in scope may order now, at their prices: agents the products that are open to them, at what was agreed or their discounted
 * agent price, and consumables, of whose prices they pay `discount_rate`; a renewal the leases in force. 1001 no such buyer.
 */
export const GetOfferList = action('Order', 'GetOfferList', {
  kind: 'read',
  access: grant('add'),
  in: z.strictObject({ ...buyer, order_type: dictCode }),
  out: z.object({ discount_rate: z.int(), offers: z.array(offer) }),
})

const { order_type, freight, ...fields } = enteredFields(order)
const { qty, months } = enteredFields(orderLine)

/**
 * Enters an order, or changes one that nobody has begun to pay; `submit`: it is ordered at once. The server takes prices from what the
 * buyer may order now and computes the total: 1001 where `total_amount` is another. 1001 a buyer who is not admitted, lines that cannot be
 * ordered so, more devices than were agreed with the agent, a title without the type of the invoice or the other way, a special one without
 * tax number, devices and consumables without contact, phone and address, a freight that an outsider sets, nothing to pay; 1005.
 */
export const Save = action('Order', 'Save', {
  kind: 'write',
  access: { by: 'id', absent: grant('add'), present: grant('edit') },
  in: z.strictObject({
    id: id.optional(),
    version: version.optional(),
    ...buyer,
    order_type,
    ...fields,
    freight: freight.default(0),
    lines: z
      .array(
        z.strictObject({
          product_id: id.nullable().default(null),
          consume_id: id.nullable().default(null),
          binding_id: id.nullable().default(null),
          qty,
          months: months.default(1),
        }),
      )
      .min(1)
      .max(MOST_LINES),
    total_amount: z.int().min(0),
    submit: z.boolean().default(false),
  }),
  out: saved.extend({ bill_no: z.string() }),
})

/**
 * Pays an order: from the balance at once (1007), by a transfer or cash that finance confirms, or through a provider (`payment_id`, to
 * be opened with `Payment/Open`). 1001 a transfer without voucher, another way than the balance by finance; 1004 a provider without merchant, a balance that is neither the caller's
 * own nor spent by finance.
 */
export const Pay = moveAction(
  order,
  'pay',
  { pay_type: z.literal(Object.values(payType)), ...inputFields(order, 'pay_voucher_file_ids') },
  saved.extend({ payment_id: id.nullable() }),
)

/**
 * Moves an order along its edges (1004 another): `submit`; `confirmPay` by finance, with the number of the bank's transaction; `pass` and
 * `turnDown` by somebody who has not entered it; `receive`; `askRefund` by the buyer, after the delivery within 7 days; `takeBack` of what
 * was received, within 15 days; `refund` and `keep` by finance, who has neither asked for it nor approved the order; `cancel`. `note`: the
 * reason, which all that refuse or give back need (1001). 1004 where more devices would be the agent's than were agreed; 1007 where stock,
 * balance or authorisations are short.
 *
 * `back`: what is asked back with `askRefund` or `takeBack`; null: all that is left, of an order that was sent in part what was not sent.
 * The server computes what it is worth: 1001 where `amount` is another, more than is left, devices that the line does not have.
 * `unopened`: of received goods only unopened ones are taken back, which whoever does it says (1001 false); activated devices never.
 */
export const UpdateStatus = commandAction(order, 'UpdateStatus', {
  note: line(200).nullable().default(null),
  ...inputFields(order, 'pay_trade_no'),
  unopened: z.boolean().default(false),
  back: z
    .strictObject({
      /** Fen. */
      amount: z.int().min(0),
      /** Of an order that was sent in part: what was sent, or what was not. */
      is_sent: z.boolean().default(false),
      lines: z
        .array(
          z.strictObject({
            line_id: id,
            qty: z.int().min(1).max(9999),
            /** Of devices that were sent, as many numbers. */
            device_nos: z.array(line(20, 8)).max(MOST_DEVICES).default([]),
          }),
        )
        .min(1)
        .max(MOST_LINES),
    })
    .nullable()
    .default(null),
})

/**
 * Sends what was approved, or a part of it: with each line the quantity, and of devices their numbers, as many as that, in stock and of the
 * line's product. Carrier and number say how, or of devices a note to whom they were handed over. 1001 more than is left, other devices,
 * neither of both; 1004 more devices than were agreed with the agent.
 */
export const Deliver = moveAction(
  order,
  'deliver',
  {
    ...enteredFields(orderDelivery),
    lines: z
      .array(
        z.strictObject({
          line_id: id,
          qty: z.int().min(1).max(9999),
          device_nos: z.array(line(20, 8)).max(MOST_DEVICES).default([]),
        }),
      )
      .min(1)
      .max(MOST_LINES),
  },
  saved.extend({ status: dictCode }),
)

/** The number of the invoice that was written for a paid order; once more where it was wrong. 1004 nobody has asked for an invoice. */
export const Invoice = moveAction(order, 'invoice', requiredFields(order, 'invoice_no'))

/** Puts a draft, or what was canceled without a payment, into the recycle bin. 1004 otherwise. */
export const Delete = deleteAction(order)

/** Orders on paper: order and delivery note in one (domain 17.2, form 19). */
export const GetPrintList = printAction(order, filters, orderDetail, MOST_PRINTED)
