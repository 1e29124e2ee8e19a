import { action } from '@shouya/contract/action'
import { datetime, dictCode, id, line, one, saved, version } from '@shouya/contract/fields'
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
  copiedFields,
  detailFields,
  enteredFields,
  grantOf,
  inputFields,
  listFields,
  requiredFields,
} from '@shouya/contract/nounSchemas'
import { z } from 'zod'
import { visitor } from './noun.ts'

const grant = grantOf(visitor)

/** The most records that go onto paper at once. */
export const MOST_PRINTED = 500

export const visitorRow = z.object({
  id,
  version,
  dept_id: id,
  ...listFields(visitor),
  /** Inside for more than eight hours, or after the unit's closing. */
  overdue: z.boolean(),
  allowed: allowedMoves(visitor),
})

/** The visitor's companions. */
const fellows = { fellow_list: z.array(z.object({ name: z.string(), cert_mask: z.string() })) }

export const visitorDetail = visitorRow.extend({
  ...detailFields(visitor),
  ...fellows,
  /** The entry that corrected it. */
  replaced_by_id: id.nullable(),
  /** Whether the caller may read the request of the permit. */
  oa_examine_readable: z.boolean(),
  /** Whether the stored hash fits the signed content (domain 0.3). */
  signature_intact: z.boolean(),
  /** Whether the full numbers are still stored. */
  revealable: z.boolean(),
})

const query = queryOf(visitor, {
  area: dictCode.optional(),
})

export type Filters = FiltersIn<typeof query>

/** Entries in scope. `keywords`: number, name, company, unit, companion of the bank. */
export const GetPageList = pageAction(visitor, query.list, visitorRow)

export const Get = getAction(visitor, visitorDetail)

/** The people inside the caller's unit, by time of entry, to record their leaving at the door. */
export const GetInsideList = action('OutInside', 'GetInsideList', {
  kind: 'read',
  offline: true,
  access: grant('leave'),
  in: z.strictObject({}),
  out: z.array(visitorRow),
})

/** People of a unit and of those above it: who may accompany, and who of them may approve (the head, or above). */
export const GetPersonList = action('OutInside', 'GetPersonList', {
  kind: 'read',
  offline: true,
  access: grant('query'),
  in: z.strictObject({ dept_id: id.optional() }),
  out: z.array(
    z.object({ id, real_name: z.string(), dept_name: z.string(), post: z.string().nullable(), approves: z.boolean() }),
  ),
})

/** Permits of approved requests at a unit, valid now or later today, the last first. */
export const GetPermitList = action('OutInside', 'GetPermitList', {
  kind: 'read',
  offline: true,
  access: grant('add'),
  in: z.strictObject({ dept_id: id.optional() }),
  out: z.array(
    z.object({
      oa_examine_id: id,
      bill_no: z.string(),
      /** 1 visit, 2 vault (valid once). */
      kind: z.int(),
      company: z.string().nullable(),
      areas: z.array(dictCode),
      valid_from: datetime,
      valid_to: datetime,
      persons: z.array(z.string()),
      key_holders: z.array(id),
    }),
  ),
})

/**
 * An entry to copy: the given one, the last with this certificate, or the caller's last. Without its number and
 * telephone: `Save` takes these over with `copy_id`. Null if there is none in scope, or its numbers were removed.
 */
export const GetLast = action('OutInside', 'GetLast', {
  kind: 'read',
  access: grant('add'),
  in: z.strictObject({ id: id.optional(), cert_no: line(30, 2).optional() }),
  out: z.object({ id, bill_no: z.string(), dept_id: id, ...copiedFields(visitor), ...fellows }).nullable(),
})

const entered = enteredFields(visitor)

/** The data of a visitor; for a refused visitor only the name is required. */
const content = {
  /** By default the caller's own. */
  dept_id: id.optional(),
  ...entered,
  /** Certificate and telephone; left out if `copy_id` (or the corrected entry) provides them. */
  cert_no: requiredFields(visitor, 'cert_no').cert_no.optional(),
  phone: z
    .string()
    .regex(/^[0-9+-]{5,20}$/)
    .optional(),
  /** An entry in scope with the numbers of the same people. */
  copy_id: id.optional(),
  /** Companions; a number that is left out is taken from the companion of that name in the copied entry. */
  fellows: z
    .array(z.strictObject({ name: line(50, 1), cert_no: line(30, 2).optional() }))
    .max(20)
    .default([]),
  /** By default now. */
  in_time: datetime.optional(),
  /** The device's time of an entry that waited for a network; a time in the future counts as now. */
  ...inputFields(visitor, 'filed_at'),
}

/**
 * Enters a visitor (domain 4.5); status 1, or 2 if `out_time` says that the visitor has left. With `id` it corrects an
 * entry of a visitor who is still inside, within `register.edit_hours`: the entry is voided and replaced by this one.
 * 1001 if the approver (areas 2 to 5), companion of the bank (any area but 1), letter (types 1 and 2), tools (3 and 4)
 * or permit (type 4, area 3) is missing; a weapon; an invalid identity number; a permit for another unit, area, hour or
 * person. 1003 a visitor with the certificate is already inside; 1004 a used permit; 1009 older than
 * `register.backfill_days`.
 */
export const Save = action('OutInside', 'Save', {
  kind: 'write',
  offline: true,
  access: { by: 'id', absent: grant('add'), present: grant('edit') },
  in: z.strictObject({
    id: id.optional(),
    version: version.optional(),
    ...content,
    ...requiredFields(visitor, 'person_type', 'company', 'cert_type', 'areas', 'visit_reason'),
    ...inputFields(visitor, 'out_time'),
    /**
     * The visitor's drawn signature, uploaded before; the result of the check for weapons and dangerous goods (domain
     * 4.5); the visitor was informed about data protection (domain 17.5).
     */
    ...requiredFields(visitor, 'visitor_sign_file_id', 'weapon_check', 'privacy_told'),
  }),
  out: saved.extend({ bill_no: z.string() }),
})

/** Records a refused visitor: the name and the reason; other fields are not required. Status 3. */
export const Reject = action('OutInside', 'Reject', {
  kind: 'write',
  offline: true,
  access: grant('reject'),
  in: z.strictObject({
    ...content,
    gender: entered.gender.default(0),
    ...requiredFields(visitor, 'close_reason'),
  }),
  out: saved.extend({ bill_no: z.string() }),
})

/**
 * Records that a visitor has left: at `out_time`, else at the device's time of an entry without a network, else now.
 * 1001 before the entry, or in the future; 1004 already recorded, or the entry was corrected or voided meanwhile.
 */
export const Leave = action('OutInside', 'Leave', {
  kind: 'write',
  offline: true,
  access: grant('leave'),
  in: z.strictObject({
    id,
    version,
    out_time: datetime.optional(),
    /** As for the entry. */
    ...inputFields(visitor, 'filed_at'),
  }),
  out: saved,
})

/** Voids an entry within `register.edit_hours` (1004); a permit for the vault can be used again. */
export const Void = moveAction(visitor, 'void', reason)

/** The full numbers of one entry. Logged (type 3). 1004 after retention has removed them. */
export const Reveal = action('OutInside', 'Reveal', {
  kind: 'write',
  access: grant('view_sensitive'),
  secret: true,
  in: one,
  out: z.object({
    cert_no: z.string(),
    phone: z.string(),
    fellows: z.array(z.object({ name: z.string(), cert_no: z.string() })),
  }),
})

/** The entries of the current query with their signatures for the printed register; at most 500 (1001). Logged. */
export const GetPrintList = printAction(visitor, query.filters, visitorDetail, MOST_PRINTED)
