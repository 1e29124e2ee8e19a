import { action } from '@shouya/contract/action'
import { date, datetime, dictCode, id, line, one, paragraph, saved, unitFilter, version } from '@shouya/contract/fields'
import { type FiltersIn, moveAction, pageAction, queryOf, reason } from '@shouya/contract/nounActions'
import {
  allowedMoves,
  detailFields,
  enteredFields,
  grantOf,
  inputFields,
  listFields,
  requiredFields,
} from '@shouya/contract/nounSchemas'
import { printed } from '@shouya/contract/printed'
import { sign, signInput } from '@shouya/contract/sign'
import { z } from 'zod'
import { REQUESTERS, repairItem, repairOrder } from './noun.ts'
import { MOST_ITEMS } from './rules.ts'

const manage = grantOf(repairOrder)
const ask = grantOf({ permission: REQUESTERS })
const query = { anyOf: [manage('query'), ask('query')] }

/** The most orders that go onto paper at once. */
export const MOST_PRINTED = 100

export const repairRow = z.object({
  id,
  version,
  dept_id: id,
  company_id: id.nullable(),
  ...listFields(repairOrder),
  /** When the clock was stopped: its time left is that of this moment. */
  suspend_time: datetime.nullable(),
  /** What the bank pays waits for an approved request. */
  unapproved: z.boolean(),
  allowed: allowedMoves(repairOrder),
})

/** A step of an order. `user_name` null: the clock, or a record that it follows. */
const step = z.object({
  action: z.string(),
  from_status: dictCode.nullable(),
  to_status: dictCode,
  user_name: z.string().nullable(),
  role_code: z.string().nullable(),
  note: z.string().nullable(),
  file_ids: z.array(id),
  create_time: datetime,
})

export const repairDetail = repairRow.extend({
  ...detailFields(repairOrder),
  /** The page of the record that called for it; null where the caller may not see it. */
  source_link: z.string().nullable(),
  items: z.array(z.object(listFields(repairItem))),
  request_sign: sign.nullable(),
  dispatch_sign: sign.nullable(),
  fix_sign: sign.nullable(),
  confirm_sign: sign.nullable(),
  /** Whether what was reported and what was repaired still are what was signed (domain 0.3); null before the signature. */
  report_intact: z.boolean().nullable(),
  signature_intact: z.boolean().nullable(),
  flow: z.array(step),
  /** The states into which the caller can force it. */
  forcible: z.array(dictCode),
  /** The request that pays for it, or else the last one that names it; `status`: dictionary examine_status. */
  fee_request: z
    .object({ id, bill_no: z.string(), status: dictCode, undecided: z.boolean(), readable: z.boolean() })
    .nullable(),
})

const asked = queryOf(repairOrder)
const { list, filters } = asked

export type Filters = FiltersIn<typeof asked>

/**
 * Orders for branch and vendor: those of units in scope, of a vendor's people those that were sent to it. `keywords`: number, unit,
 * device, place, fault, vendor, engineer.
 */
export const GetPageList = pageAction(repairOrder, list, repairRow)

/** The same for those who ask for repairs. */
export const GetRequestPageList = action('Repair', 'GetRequestPageList', {
  kind: 'read',
  access: ask('query'),
  list: 'page',
  in: list,
  out: repairRow,
})

/** One order in scope. 1002 none, 403 out of scope. */
export const Get = action('Repair', 'Get', { kind: 'read', access: query, in: one, out: repairDetail })

const tab = z.int().min(0)

/** How many orders of a query are in each state, and past their next deadline; its own states and `overdue` do not count. */
export const GetCount = action('Repair', 'GetCount', {
  kind: 'read',
  access: query,
  in: z.strictObject({ ...filters, keywords: line(50).default('') }),
  out: z.object({
    /** By code of dictionary repair_status; states without any are left out. */
    status: z.record(z.string(), tab),
    overdue: tab,
    all: tab,
  }),
})

/** A device to report, with who will come and what stands against it. */
const device = z.object({
  id,
  dept_id: id,
  equip_no: z.string(),
  name: z.string(),
  device_type: z.int(),
  location: z.string(),
})

/** The devices of a unit (the caller's own when left out) that are not scrapped. 403 out of scope. */
export const GetDeviceList = action('Repair', 'GetDeviceList', {
  kind: 'read',
  access: ask('add'),
  in: z.strictObject({ dept_id: id.optional() }),
  out: z.array(device),
})

const vendorSays = z.object({ company_id: id, company_name: z.string(), phone24: z.string() })

/**
 * What a report should know of a device before it is sent: whether it is under warranty today, the vendor that maintains it, and
 * the order that is open for it. 1002 none, 403 out of scope.
 */
export const GetDevice = action('Repair', 'GetDevice', {
  kind: 'read',
  access: ask('add'),
  in: one,
  out: device.extend({
    in_warranty: z.boolean(),
    vendor: vendorSays.nullable(),
    open: z.object({ id, bill_no: z.string(), status: dictCode }).nullable(),
  }),
})

const content = enteredFields(repairOrder)

/** The record that calls for it: a check that found the device out of order, a rectification. */
const calling = z.strictObject({ table: z.enum(['security_check', 'rectification']), id })

/**
 * Reports what is out of order in a unit (by default the caller's own), signed by the caller. The vendor that maintains the device
 * gets it at once (domain 8.2); where nobody does, the branch sends one. `equipment_id`: a device of the ledger of that unit; its
 * name, type and place are the ledger's. `source` 4 directly, 5 from a round of inspection; `of` says it where a record calls for it,
 * and its unit is that one's. 1001 a device of another unit, or with an open order and no `again_reason`, a record out of reach, closed
 * or with an open order; 403 a unit out of scope; 1010 wrong password.
 */
export const RequestRepair = action('Repair', 'RequestRepair', {
  kind: 'write',
  access: ask('add'),
  in: z.strictObject({
    dept_id: id.optional(),
    ...content,
    urgency: content.urgency.default(1),
    order_type: content.order_type.default(1),
    source: z.literal([4, 5]).default(4),
    of: calling.optional(),
    sign: signInput,
  }),
  out: saved.extend({ bill_no: z.string(), status: dictCode, company_name: z.string().nullable() }),
})

/** Completes a report that was sent back and sends it again, signed anew, by its author (1004). As `RequestRepair`. */
export const Save = moveAction(
  repairOrder,
  'edit',
  { ...content, sign: signInput },
  saved.extend({ status: dictCode, company_name: z.string().nullable() }),
)

/** Vendors that serve the unit of an order and its type of device, whoever is bound first, with their people. */
export const GetVendorList = action('Repair', 'GetVendorList', {
  kind: 'read',
  access: manage('process'),
  in: one,
  out: z.array(
    vendorSays.extend({
      /** It is who maintains the device today. */
      bound: z.boolean(),
      score_avg: z.number().nullable(),
      /** Its orders that are neither done nor cancelled. */
      open_count: z.int(),
      contacts: z.array(z.object({ id, name: z.string(), phone: z.string(), is_default: z.boolean() })),
    }),
  ),
})

/** Sends a vendor, signed; its deadlines begin now. 1001 a vendor that does not serve the unit or has ended, a contact of another. */
export const Process = moveAction(repairOrder, 'dispatch', {
  company_id: id,
  contact_id: id.nullable().default(null),
  ...inputFields(repairOrder, 'dispatch_note'),
  sign: signInput,
})

/** Sends an incomplete report back to its author. */
export const Return = moveAction(repairOrder, 'sendBack', reason)

/** The vendor takes it; `engineer_name` and `engineer_phone`: who comes, by default the caller. */
export const Accept = moveAction(repairOrder, 'accept', inputFields(repairOrder, 'engineer_name', 'engineer_phone'))

/** The vendor does not take it: the branch sends another. */
export const Refuse = moveAction(repairOrder, 'refuse', reason)

/** The engineer is on the spot. 1004 a second time. */
export const Arrive = moveAction(repairOrder, 'arrive')

/** It cannot go on: 1 waits for parts, 2 for an approval, 3 the site is not ready, 4 something else, which is said. Its clock stops. */
export const Suspend = moveAction(repairOrder, 'suspend', {
  ...requiredFields(repairOrder, 'suspend_kind'),
  ...inputFields(repairOrder, 'suspend_reason'),
})

/** It goes on: its deadlines are later by the time that it was on hold. */
export const Resume = moveAction(repairOrder, 'resume')

/**
 * It is repaired, signed by the engineer. Prices in fen; under the device's warranty the total is 0, else the parts that are not
 * under their own and the labor. 1001 on site without having arrived (`deal_type`), a total without `fee_bearer`, no photo; 1010.
 */
export const Fix = moveAction(
  repairOrder,
  'fix',
  {
    ...requiredFields(repairOrder, 'deal_type', 'fault_reason', 'deal_desc', 'fix_photos'),
    items: z.array(z.strictObject(enteredFields(repairItem))).max(MOST_ITEMS).default([]),
    labor_fee: z.int().min(0).max(100_000_000).default(0),
    ...inputFields(repairOrder, 'fee_bearer'),
    sign: signInput,
  },
  saved.extend({ total_fee: z.int() }),
)

/**
 * The outlet says whether it works. `passed`: signed by somebody who did not repair it; where the bank pays more than 5,000 yuan a
 * purchase must have been approved (1004). A fault of the register that it came from recovers with the same signature. Otherwise
 * it is repaired once more, with a reason (1001); the branch hears of the second time.
 */
export const ConfirmRepair = moveAction(
  repairOrder,
  'confirm',
  {
    passed: z.boolean(),
    ...inputFields(repairOrder, 'rework_reason'),
    sign: signInput.nullable().default(null),
  },
  saved.extend({ status: dictCode }),
)

/**
 * What a request for the costs of an order begins with: the flow that the caller may start, and values of its form. 1004 no request is
 * needed, one is undecided, or there is no such flow.
 */
export const GetPurchase = action('Repair', 'GetPurchase', {
  kind: 'read',
  access: ask('confirm'),
  in: one,
  out: z.object({ flow_id: id, flow_name: z.string(), data: z.record(z.string(), z.json()) }),
})

/** Marks of 1 to 5; their level follows. 1001 poor without a note of 5 characters. */
export const Rate = moveAction(repairOrder, 'rate', {
  ...requiredFields(repairOrder, 'rating_quality', 'rating_attitude', 'rating_speed'),
  rating_note: paragraph(300).nullable().default(null),
})

/** Takes back what nobody has begun to repair: by its author, or by the branch (1004). */
export const Cancel = moveAction(repairOrder, 'cancel', reason)

/** Forces an order into another state, with a reason, which its flow and the log keep. 1001 a state that it cannot have (`forcible`). */
export const UpdateRepairStatus = moveAction(repairOrder, 'force', { status: dictCode, ...reason })

/** Orders of the current query on paper, or only `ids` of them (1001 more than 100). Logged. */
export const GetPrintList = action('Repair', 'GetPrintList', {
  kind: 'write',
  access: { anyOf: [manage('print'), ask('print')] },
  in: z.strictObject({
    ...filters,
    keywords: line(50).default(''),
    ids: z.array(id).min(1).max(MOST_PRINTED).optional(),
  }),
  out: printed(repairDetail),
})

/** How many were in time, of how many. */
const kept = z.object({ kept: z.int(), of: z.int() })

const figures = {
  /** Orders reported in the days, without cancelled ones. */
  total: z.int(),
  /** Of them repaired so far. */
  fixed: z.int(),
  rework: z.int(),
  respond: kept,
  arrive: kept,
  repair: kept,
  /** All of its deadlines. */
  all: kept,
  /** Mean minutes from the report to the repair, without time on hold; null where nothing was repaired. */
  mttr_minutes: z.int().nullable(),
  /** Fen. */
  cost: z.int(),
  /** Mean of the marks, 1 to 5. */
  rating: z.number().nullable(),
}

/**
 * How the orders of some days went (domain 8.3): deadlines kept, mean time to repair, costs, marks; by vendor and by type of
 * device. At most 366 days, by default the last 90.
 */
export const GetStat = action('Repair', 'GetStat', {
  kind: 'read',
  access: manage('query'),
  in: z.strictObject({
    ...unitFilter,
    begin_date: date.optional(),
    end_date: date.optional(),
    company_id: id.optional(),
  }),
  out: z.object({
    begin_date: date,
    end_date: date,
    sum: z.object(figures),
    /** Orders that no vendor has got are left out. */
    vendors: z.array(z.object({ company_id: id, company_name: z.string(), ...figures })),
    types: z.array(z.object({ device_type: dictCode, ...figures })),
  }),
})
