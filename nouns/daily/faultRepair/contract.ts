import { action } from '@shouya/contract/action'
import {
  datetime,
  dayOrOpenFilter,
  dictCode,
  id,
  line,
  one,
  pageQuery,
  saved,
  unitFilter,
  version,
} from '@shouya/contract/fields'
import {
  allowedMoves,
  copiedFields,
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
import { faultRepair } from './noun.ts'

const grant = grantOf(faultRepair)

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

const filters = {
  ...unitFilter,
  ...dayOrOpenFilter,
  device_type: z.array(dictCode).max(20).optional(),
  impact: z.array(dictCode).max(4).optional(),
  status: z.array(dictCode).max(5).optional(),
  /** Waiting or in work. */
  open: z.literal(true).optional(),
  /** A technical defence that is out and was reported to the branch. */
  escalated: z.literal(true).optional(),
  backfill: z.literal(true).optional(),
}

const list = pageQuery(['fault_time', 'bill_no', 'create_time'], filters)

export type Filters = Omit<z.output<typeof list>, 'page' | 'pagesize' | 'sort_field' | 'sort_order'>

/** Faults in scope. `keywords`: number, unit, device, place, what is wrong. */
export const GetPageList = action('FaultRepair', 'GetPageList', {
  kind: 'read',
  access: grant('query'),
  list: 'page',
  in: list,
  out: faultRow,
})

export const Get = action('FaultRepair', 'Get', { kind: 'read', access: grant('query'), in: one, out: faultDetail })

/** What the last fault of a unit said, to copy from; null before the first. */
export const GetLast = action('FaultRepair', 'GetLast', {
  kind: 'read',
  offline: true,
  access: grant('add'),
  in: z.strictObject({ dept_id: id.optional() }),
  out: z.object({ bill_no: z.string(), ...copiedFields(faultRepair) }).nullable(),
})

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
export const Start = action('FaultRepair', 'Start', {
  kind: 'write',
  access: grant('to_order'),
  in: z.strictObject({
    id,
    version,
    ...inputFields(faultRepair, 'handle_mode', 'handle_note'),
  }),
  out: saved,
})

/** It works again, which the caller signs. 1001 a time that is not after the fault or is ahead. */
export const Finish = action('FaultRepair', 'Finish', {
  kind: 'write',
  access: grant('finish'),
  in: z.strictObject({
    id,
    version,
    /** Now when left out. */
    recover_time: datetime.optional(),
    ...requiredFields(faultRepair, 'handle_result'),
    sign: signInput,
  }),
  out: saved,
})

/** It cannot be mended and has to be bought anew (domain 4.8). */
export const GiveUp = action('FaultRepair', 'GiveUp', {
  kind: 'write',
  access: grant('finish'),
  in: z.strictObject({ id, version, ...requiredFields(faultRepair, 'handle_result') }),
  out: saved,
})

/** Entered by mistake: it stays in the book, crossed out. Not by whoever entered it (1004). */
export const Void = action('FaultRepair', 'Void', {
  kind: 'write',
  access: grant('void'),
  in: z.strictObject({ id, version, reason: line(200, 2) }),
  out: saved,
})

/** Whoever entered it by mistake takes it back while nobody is on it (1004): it stays in the book, crossed out. */
export const Delete = action('FaultRepair', 'Delete', {
  kind: 'write',
  access: grant('delete'),
  in: z.strictObject({ id, version, reason: line(200, 2) }),
  out: saved,
})

/** The book's pages of the current query, at most 300 records. Logged. */
export const GetPrintList = action('FaultRepair', 'GetPrintList', {
  kind: 'write',
  access: grant('print'),
  in: z.strictObject({
    ...filters,
    keywords: line(50).default(''),
    ids: z.array(id).min(1).max(300).optional(),
  }),
  out: printed(faultDetail),
})
