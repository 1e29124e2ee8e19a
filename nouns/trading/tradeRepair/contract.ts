import { action } from '@shouya/contract/action'
import { datetime, dictCode, id, line, one, paragraph, saved } from '@shouya/contract/fields'
import {
  type FiltersIn,
  getAction,
  moveAction,
  pageAction,
  printAction,
  queryOf,
  reason,
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
import { repairItem } from '../../maintenance/repairOrder/noun.ts'
import { MOST_ITEMS } from '../../maintenance/repairOrder/rules.ts'
import { tradeRepair } from './noun.ts'

const grant = grantOf(tradeRepair)
/** The most repairs that go onto paper at once. */
export const MOST_PRINTED = 100

export const tradeRow = z.object({
  id,
  ...listFields(tradeRepair),
  version: z.int(),
  agent_id: id,
  member_id: id.nullable(),
  allowed: allowedMoves(tradeRepair),
})

/** A step of a repair. `user_name` null: the clock. */
const step = z.object({
  action: z.string(),
  from_status: dictCode.nullable(),
  to_status: dictCode,
  user_name: z.string().nullable(),
  note: z.string().nullable(),
  create_time: datetime,
})

export const tradeDetail = tradeRow.extend({
  ...detailFields(tradeRepair),
  items: z.array(z.object(listFields(repairItem))),
  /** The order that pays for it; `status`: dictionary order_status. */
  pay_order: z.object({ id, bill_no: z.string(), status: dictCode, paid: z.boolean() }).nullable(),
  flow: z.array(step),
  /** The states into which the caller can force it. */
  forcible: z.array(dictCode),
})

const query = queryOf(tradeRepair)

export type TradeFilters = FiltersIn<typeof query>

/** Repairs of terminals in the caller's scope; for an agent's people those of its tree. `keywords`: number, device, product, fault. */
export const GetTradePageList = pageAction(tradeRepair, query.list, tradeRow)

export const GetTrade = getAction(tradeRepair, tradeDetail)

/** Repairs on paper, a sheet each (domain 17.2, form 16). */
export const GetTradePrintList = printAction(tradeRepair, query.filters, tradeDetail, MOST_PRINTED, 'query')

/** How many repairs of a query are in each state; its own states do not count. */
export const GetTradeCount = action('Repair', 'GetTradeCount', {
  kind: 'read',
  access: grant('query'),
  in: z.strictObject({ ...query.filters, keywords: line(50).default('') }),
  out: z.object({
    /** By code of dictionary repair_status; states without any are left out. */
    status: z.record(z.string(), z.int()),
    all: z.int(),
  }),
})

/**
 * Terminals in scope that can be reported, at most fifty: activated or running. `keywords`: number, place; `id`: one that is chosen and
 * comes first, whatever is searched.
 */
export const GetTradeDeviceList = action('Repair', 'GetTradeDeviceList', {
  kind: 'read',
  access: grant('add'),
  in: z.strictObject({ keywords: line(50).default(''), id: id.optional() }),
  out: z.array(
    z.object({
      id,
      name: z.string(),
      note: z.string(),
      in_warranty: z.boolean(),
      /** The repair that holds it; a further one needs a reason. */
      open: z.object({ id, bill_no: z.string() }).nullable(),
    }),
  ),
})

/** Spare terminals that can be sent in place of that of a repair, at most fifty: of its product, in stock or of its agent. */
export const GetTradeSpareList = action('Repair', 'GetTradeSpareList', {
  kind: 'read',
  access: grant('fix'),
  in: one,
  out: z.array(z.object({ id, device_no: z.string() })),
})

const content = enteredFields(tradeRepair)

/**
 * Reports a terminal that is out of order (domain 11.8). 1001 it is not in use, or has an open repair and no `again_reason`; 1002 none,
 * 403 out of scope.
 */
export const RequestTrade = action('Repair', 'RequestTrade', {
  kind: 'write',
  access: grant('add'),
  in: z.strictObject({
    ...content,
    urgency: content.urgency.default(1),
    ...inputFields(tradeRepair, 'again_reason'),
  }),
  out: saved.extend({ bill_no: z.string() }),
})

const { device_id: _, ...again } = content

/** Completes a report that was sent back and sends it again, by its author (1004). */
export const SaveTrade = moveAction(tradeRepair, 'edit', again)

/** Says who repairs it. */
export const ProcessTrade = moveAction(tradeRepair, 'dispatch', {
  ...requiredFields(tradeRepair, 'company_name', 'engineer_name'),
  ...inputFields(tradeRepair, 'engineer_phone', 'dispatch_note'),
})

/** Sends an incomplete report back to its author. */
export const ReturnTrade = moveAction(tradeRepair, 'sendBack', reason)

/** The repair begins: the terminal is out of use. 1004 it is neither activated nor running. */
export const StartTrade = moveAction(tradeRepair, 'start')

/**
 * It cannot go on: 1 waits for parts, 3 the site is not ready, 4 something else, which is said (1001). The terminal stays out of use, and
 * the deadlines wait.
 */
export const SuspendTrade = moveAction(tradeRepair, 'suspend', {
  ...requiredFields(tradeRepair, 'suspend_kind'),
  ...inputFields(tradeRepair, 'suspend_reason'),
})

/** It goes on: its deadlines are later by the time that it was on hold. */
export const ResumeTrade = moveAction(tradeRepair, 'resume')

const { price, ...item } = enteredFields(repairItem)
const fen = z.int().min(0).max(100_000_000)

/**
 * It is repaired. Prices in fen; under the terminal's warranty the total is 0, else the parts that are not under their own and the labor:
 * an order for it waits to be paid. `total_fee` is what the caller has computed. 1001 another total, a replacement that is not a spare
 * terminal of the same product, or other costs than what was paid before a rework.
 */
export const FixTrade = moveAction(
  tradeRepair,
  'fix',
  {
    ...requiredFields(tradeRepair, 'deal_type', 'fault_reason', 'deal_desc', 'fix_photos'),
    items: z
      .array(z.strictObject({ ...item, price: fen }))
      .max(MOST_ITEMS)
      .default([]),
    labor_fee: fen.default(0),
    total_fee: z.int().min(0),
    ...inputFields(tradeRepair, 'replace_device_no', 'ship_no'),
  },
  saved.extend({ pay_order_no: z.string().nullable() }),
)

/**
 * Whether it works, said by somebody who had no part in the repair (1004); what costs money is paid before (1004). A terminal that was
 * sent in its place takes over its member, lease, deposit, packages and consumables, and it goes back to be inspected; 1004 where that one
 * was given to somebody else meanwhile. What does not work is repaired once more, with a reason (1001).
 */
export const ConfirmTrade = moveAction(
  tradeRepair,
  'confirm',
  { passed: z.boolean(), ...inputFields(tradeRepair, 'rework_reason') },
  saved.extend({ status: dictCode }),
)

/** Marks of 1 to 5; their level follows. 1001 poor without a note of 5 characters. */
export const RateTrade = moveAction(tradeRepair, 'rate', {
  ...requiredFields(tradeRepair, 'rating_quality', 'rating_attitude', 'rating_speed'),
  rating_note: paragraph(300).nullable().default(null),
})

/** Takes back what nobody has begun to repair: by its author, or by operations (1004). */
export const CancelTrade = moveAction(tradeRepair, 'cancel', reason)

/** Forces a repair into another state, with a reason. 1001 a state that it cannot have (`forcible`). */
export const UpdateTradeStatus = moveAction(tradeRepair, 'force', { status: dictCode, ...reason })
