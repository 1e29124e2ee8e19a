import { action } from '@shouya/contract/action'
import { datetime, id, line, saved, version } from '@shouya/contract/fields'
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
import { faultRepair } from './noun.ts'

const grant = grantOf(faultRepair)

/** The most records that go onto paper at once. */
export const MOST_PRINTED = 300

export const faultRow = z.object({
  id,
  version,
  dept_id: id,
  ...listFields(faultRepair),
  /** A technical defence that has been out for longer than 24 hours. */
  escalated: z.boolean(),
  allowed: allowedMoves(faultRepair),
})

export const faultDetail = faultRow.extend({
  ...detailFields(faultRepair),
  recover_sign: sign.nullable(),
  /** The signed content is still what was signed; null before. */
  signature_intact: z.boolean().nullable(),
})

const query = queryOf(faultRepair)

export type Filters = FiltersIn<typeof query>

/** Faults in scope. `keywords`: number, unit, device, place, what is wrong. */
export const GetPageList = pageAction(faultRepair, query.list, faultRow)

export const Get = getAction(faultRepair, faultDetail)

/** What the last fault of a unit said, to copy from; null before the first. */
export const GetLast = lastAction(faultRepair)

const entered = enteredFields(faultRepair)

/**
 * Enters a fault, found by the caller, or changes one that is not recovered. The day of the fault counts: on a later day it
 * needs a reason (`backfill_reason`), past `register.backfill_days` it is refused (1009). Time and unit do not change.
 * 1001 impact 3 or 4 without interim measure, a time ahead.
 */
export const Save = action('FaultRepair', 'Save', {
  kind: 'write',
  offline: true,
  access: { by: 'id', absent: grant('add'), present: grant('edit') },
  in: z.strictObject({
    id: id.optional(),
    version: version.optional(),
    /** On a new one only, as the time and its reason; the caller's own unit when left out. */
    dept_id: id.optional(),
    /** When it was entered when left out. */
    fault_time: datetime.optional(),
    backfill_reason: line(200).optional(),
    /** When the device says that it was entered (without a network), which is reason enough for a later day. */
    filed_at: datetime.nullable().default(null),
    ...entered,
    urgency: entered.urgency.default(1),
  }),
  out: saved.extend({ bill_no: z.string() }),
})

/** Somebody is on it: who was called, or what is being done. */
export const Start = moveAction(faultRepair, 'start', inputFields(faultRepair, 'handle_mode', 'handle_note'))

/** It works again, which the caller signs. 1001 a time that is not after the fault or is ahead. */
export const Finish = moveAction(faultRepair, 'finish', {
  /** Now when left out. */
  recover_time: datetime.optional(),
  ...requiredFields(faultRepair, 'handle_result'),
  sign: signInput,
})

/** It cannot be mended and has to be bought anew (domain 4.8). */
export const GiveUp = moveAction(faultRepair, 'giveUp', requiredFields(faultRepair, 'handle_result'))

/** Entered by mistake: it stays in the book, crossed out. Not by whoever entered it (1004). */
export const Void = moveAction(faultRepair, 'void', reason)

/** Whoever entered it by mistake takes it back while nobody is on it (1004): it stays in the book, crossed out. */
export const Delete = moveAction(faultRepair, 'delete', reason)

/** The book's pages of the current query. */
export const GetPrintList = printAction(faultRepair, query.filters, faultDetail, MOST_PRINTED)
