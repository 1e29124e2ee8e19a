import { action } from '@shouya/contract/action'
import { datetime, id, line, one, saved, version } from '@shouya/contract/fields'
import {
  type FiltersIn,
  getAction,
  lastAction,
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
import { sign, signInput } from '@shouya/contract/sign'
import { z } from 'zod'
import { repairOrder } from '../../maintenance/repairOrder/noun.ts'
import { faultRepair } from './noun.ts'

const grant = grantOf(faultRepair)

/** The most records that go onto paper at once. */
export const MOST_PRINTED = 300

export const faultRow = z.object({
  id,
  version,
  dept_id: id,
  ...listFields(faultRepair),
  /** A technical device that has been out of order for more than 24 hours. */
  escalated: z.boolean(),
  /** The order that has taken it over. */
  repair_order_id: id.nullable(),
  allowed: allowedMoves(faultRepair),
})

export const faultDetail = faultRow.extend({
  ...detailFields(faultRepair),
  recover_sign: sign.nullable(),
  /** Whether the signed content is unchanged; null before the signature. */
  signature_intact: z.boolean().nullable(),
})

const query = queryOf(faultRepair)

export type Filters = FiltersIn<typeof query>

/** Faults in scope. `keywords`: number, unit, device, place, problem. */
export const GetPageList = pageAction(faultRepair, query.list, faultRow)

export const Get = getAction(faultRepair, faultDetail)

/** Values of the last fault of a unit, to copy from; null before the first. */
export const GetLast = lastAction(faultRepair)

/** A device of the ledger, to report a fault of. */
const device = z.object({
  id,
  dept_id: id,
  equip_no: z.string(),
  name: z.string(),
  device_type: z.int(),
  location: z.string(),
})

/** The devices of a unit (the caller's own when left out) that are not scrapped. 403 out of scope. */
export const GetDeviceList = action('FaultRepair', 'GetDeviceList', {
  kind: 'read',
  access: grant('add'),
  in: z.strictObject({ dept_id: id.optional() }),
  out: z.array(device),
})

/** One device that is not scrapped. 1002 none, 403 out of scope. */
export const GetDevice = action('FaultRepair', 'GetDevice', {
  kind: 'read',
  access: grant('add'),
  in: one,
  out: device,
})

const entered = enteredFields(faultRepair)

/**
 * Enters a fault found by the caller, or changes one that is not recovered. The day of the fault counts: on a later day
 * it needs a reason (`backfill_reason`), after `register.backfill_days` it is refused (1009). Time and unit do not
 * change. `device_id`: a device of the ledger of that unit (1001). 1001 impact 3 or 4 without interim measure, or a time in the future.
 */
export const Save = action('FaultRepair', 'Save', {
  kind: 'write',
  offline: true,
  access: { by: 'id', absent: grant('add'), present: grant('edit') },
  in: z.strictObject({
    id: id.optional(),
    version: version.optional(),
    /** Only for a new one, like the time and its reason; by default the caller's own unit. */
    dept_id: id.optional(),
    /** By default the time of entry. */
    fault_time: datetime.optional(),
    backfill_reason: line(200).optional(),
    /** The device's time of an entry that waited for a network, which is reason enough for a later day. */
    filed_at: datetime.nullable().default(null),
    ...entered,
    urgency: entered.urgency.default(1),
  }),
  out: saved.extend({ bill_no: z.string() }),
})

/** Work has started: who was called, or what is being done. */
export const Start = moveAction(faultRepair, 'start', inputFields(faultRepair, 'handle_mode', 'handle_note'))

const { contact_name, contact_phone, expect_time, again_reason } = enteredFields(repairOrder)

/**
 * Opens a repair order with what the fault says, signed by the caller: it goes to the vendor of the device, or waits for the branch
 * (domain 8.3). From then on the fault follows the order. 1001 the device has an open order and no `again_reason`; 1004 an order has
 * taken it over; 1010 wrong password.
 */
export const ToOrder = moveAction(
  faultRepair,
  'order',
  { contact_name, contact_phone, expect_time, again_reason, sign: signInput },
  saved.extend({ bill_no: z.string(), company_name: z.string().nullable() }),
)

/** The device works again, signed by the caller. 1001 if the time is not after the fault or is in the future, 1004 its repair order is being worked on. */
export const Finish = moveAction(faultRepair, 'finish', {
  /** By default now. */
  recover_time: datetime.optional(),
  ...requiredFields(faultRepair, 'handle_result'),
  sign: signInput,
})

/** It cannot be repaired and must be replaced (domain 4.8). */
export const GiveUp = moveAction(faultRepair, 'giveUp', requiredFields(faultRepair, 'handle_result'))

/** Voids a wrong entry: it stays in the register, crossed out. 1004 for whoever entered it. */
export const Void = moveAction(faultRepair, 'void', reason)

/** Voids the caller's own wrong entry before work has started (1004): it stays in the register, crossed out. */
export const Delete = moveAction(faultRepair, 'delete', reason)

/** The pages of the register for the current query. */
export const GetPrintList = printAction(faultRepair, query.filters, faultDetail, MOST_PRINTED)
