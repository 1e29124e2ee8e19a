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
  /** Inside for more than eight hours, or past the unit's closing. */
  overdue: z.boolean(),
  allowed: allowedMoves(visitor),
})

/** The visitor's companions. */
const fellows = { fellow_list: z.array(z.object({ name: z.string(), cert_mask: z.string() })) }

export const visitorDetail = visitorRow.extend({
  ...detailFields(visitor),
  ...fellows,
  /** What corrected it. */
  replaced_by_id: id.nullable(),
  /** The caller may read the request behind the permit, too. */
  oa_examine_readable: z.boolean(),
  /** The stored hash still fits the signed content (domain 0.3). */
  signature_intact: z.boolean(),
  /** The full numbers are still kept. */
  revealable: z.boolean(),
})

const query = queryOf(visitor, {
  area: dictCode.optional(),
})

export type Filters = FiltersIn<typeof query>

/** Entries in scope. `keywords`: number, name, company, unit, who accompanied. */
export const GetPageList = pageAction(visitor, query.list, visitorRow)

export const Get = getAction(visitor, visitorDetail)

/** Who is inside the caller's unit, the first to have come in first: at its door they are let out by this. */
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

/** What approved requests permit at a unit now or later today, the last first. */
export const GetPermitList = action('OutInside', 'GetPermitList', {
  kind: 'read',
  offline: true,
  access: grant('add'),
  in: z.strictObject({ dept_id: id.optional() }),
  out: z.array(
    z.object({
      oa_examine_id: id,
      bill_no: z.string(),
      /** 1 visit, 2 vault (once). */
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
 * An entry to copy: the given one, the last with this certificate, or the caller's last. Without its number and telephone:
 * `Save` takes these over with `copy_id`. Null when there is none in scope; one whose numbers are forgotten is none.
 */
export const GetLast = action('OutInside', 'GetLast', {
  kind: 'read',
  access: grant('add'),
  in: z.strictObject({ id: id.optional(), cert_no: line(30, 2).optional() }),
  out: z.object({ id, bill_no: z.string(), dept_id: id, ...copiedFields(visitor), ...fellows }).nullable(),
})

const entered = enteredFields(visitor)

/** What is said of whoever comes to the door; of who is refused only the name need be. */
const content = {
  /** The caller's own when left out. */
  dept_id: id.optional(),
  ...entered,
  /** Certificate and telephone; left out where `copy_id` (or the corrected entry) brings them. */
  cert_no: requiredFields(visitor, 'cert_no').cert_no.optional(),
  phone: z
    .string()
    .regex(/^[0-9+-]{5,20}$/)
    .optional(),
  /** An entry in scope whose numbers are the same people's. */
  copy_id: id.optional(),
  /** Companions; a number that is left out comes from the copied entry's companion of that name. */
  fellows: z
    .array(z.strictObject({ name: line(50, 1), cert_no: line(30, 2).optional() }))
    .max(20)
    .default([]),
  /** Now when left out. */
  in_time: datetime.optional(),
  /** The device's time of an entry that waited for a network; a clock that runs ahead counts as now. */
  ...inputFields(visitor, 'filed_at'),
}

/**
 * Lets somebody in (domain 4.5); status 1, or 2 where `out_time` says that they have left. With `id` it corrects an entry of
 * somebody who is still inside, within `register.edit_hours`: the entry is voided and this one takes its place.
 * 1001 who approves (areas 2 to 5), accompanies (any area but 1), the letter (types 1 and 2), tools (3 and 4) or the permit
 * (type 4, area 3) missing; a weapon; an identity number that cannot be; a permit of another unit, area, hour or person.
 * 1003 the certificate is inside already; 1004 a used permit; 1009 older than `register.backfill_days`.
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
     * The visitor's drawn signature, uploaded before; no weapon and nothing dangerous (domain 4.5), as somebody has looked;
     * the visitor has been told what the data is for (domain 17.5).
     */
    ...requiredFields(visitor, 'visitor_sign_file_id', 'weapon_check', 'privacy_told'),
  }),
  out: saved.extend({ bill_no: z.string() }),
})

/** Records that somebody was not let in: the name and why; nothing else that is asked of who comes in. Status 3. */
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
 * Records that somebody has left: when it was entered on a device without a network, else now, unless a time says so.
 * 1001 before the entry, or ahead; 1004 somebody has recorded it, or the entry was corrected or voided meanwhile.
 */
export const Leave = action('OutInside', 'Leave', {
  kind: 'write',
  offline: true,
  access: grant('leave'),
  in: z.strictObject({
    id,
    version,
    out_time: datetime.optional(),
    /** As when somebody comes in. */
    ...inputFields(visitor, 'filed_at'),
  }),
  out: saved,
})

/** Voids an entry within `register.edit_hours` (1004); a vault's permit is good again. */
export const Void = moveAction(visitor, 'void', reason)

/** The full numbers of one entry. Logged (type 3). 1004 once retention has removed them. */
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

/** The entries of the current query with their signatures for the ledger on paper; at most 500 (1001). Logged. */
export const GetPrintList = printAction(visitor, query.filters, visitorDetail, MOST_PRINTED)
