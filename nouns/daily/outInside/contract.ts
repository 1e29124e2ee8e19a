import { action } from '@shouya/contract/action'
import {
  date,
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
import { printed } from '@shouya/contract/printed'
import { z } from 'zod'

const grant = (operation: string) => ({ id: 'daily_inout', operation })

/** What a caller may do with a row now; the server decides again on each call. */
export const outInsideMoves = ['edit', 'leave', 'void'] as const

const fellow = z.object({ name: z.string(), cert_mask: z.string() })

export const outInsideRow = z.object({
  id,
  version,
  bill_no: z.string(),
  biz_date: date,
  dept_id: id,
  dept_name: z.string(),
  /** Dictionary inout_status: 1 inside, 2 left, 3 refused at the door, 9 void. */
  status: dictCode,
  /** Dictionary visitor_type. Of who was refused only the name need be known: all else may be null, no area and no number. */
  person_type: dictCode.nullable(),
  name: z.string(),
  company: z.string().nullable(),
  /** Dictionary cert_type. */
  cert_type: dictCode.nullable(),
  cert_mask: z.string().nullable(),
  /** Dictionary area. */
  areas: z.array(dictCode),
  /** Dictionary visit_reason. */
  visit_reason: dictCode.nullable(),
  reason: z.string().nullable(),
  approver_user_id: id.nullable(),
  approver_user_name: z.string().nullable(),
  /** The approved request behind the permit. */
  oa_examine_id: id.nullable(),
  oa_examine_no: z.string().nullable(),
  accompany_user_id: id.nullable(),
  accompany_user_name: z.string().nullable(),
  in_time: datetime,
  out_time: datetime.nullable(),
  /** The visitor and the companions. */
  person_count: z.int(),
  /** Inside for more than eight hours, or past the unit's closing. */
  overdue: z.boolean(),
  is_backfill: z.boolean(),
  create_user_name: z.string(),
  /** When the server received it. */
  create_time: datetime,
  /** When it was entered on a device without a network; null otherwise. */
  filed_at: datetime.nullable(),
  allowed: z.array(z.enum(outInsideMoves)),
})

export const outInsideDetail = outInsideRow.extend({
  gender: dictCode,
  /** Nothing once the year of its retention is over. */
  phone_mask: z.string().nullable(),
  letter_no: z.string().nullable(),
  letter_file_ids: z.array(id),
  belongings: z.string().nullable(),
  tools_list: z.string().nullable(),
  weapon_check: z.boolean(),
  privacy_told: z.boolean(),
  fellow_list: z.array(fellow),
  /** A drawing; a refused visitor has none. */
  visitor_sign_file_id: id.nullable(),
  face_photo_file_id: id.nullable(),
  out_user_name: z.string().nullable(),
  /** When the leaving was registered on a device without a network, and when the server received it. */
  leave_filed_at: datetime.nullable(),
  leave_received_at: datetime.nullable(),
  backfill_reason: z.string().nullable(),
  /** Why somebody was refused, or why it was voided. */
  close_reason: z.string().nullable(),
  /** What it corrects, and what corrected it. */
  replaces_id: id.nullable(),
  replaced_by_id: id.nullable(),
  /** The caller may read that request, too. */
  oa_examine_readable: z.boolean(),
  /** The stored hash still fits the signed content (domain 0.3). */
  signature_intact: z.boolean(),
  /** The full numbers are still kept. */
  revealable: z.boolean(),
  remark: z.string().nullable(),
})

/** Filters of the list, the print and the export (domain 4.5). */
const filters = {
  ...unitFilter,
  ...dayOrOpenFilter,
  person_type: z.array(dictCode).max(10).optional(),
  area: dictCode.optional(),
  status: z.array(dictCode).max(10).optional(),
  overdue: z.literal(true).optional(),
  backfill: z.literal(true).optional(),
}

const list = pageQuery(['in_time', 'bill_no', 'out_time', 'create_time'], filters)

export type Filters = Omit<z.output<typeof list>, 'page' | 'pagesize' | 'sort_field' | 'sort_order'>

/** Entries in scope. `keywords`: number, name, company, unit, who accompanied. */
export const GetPageList = action('OutInside', 'GetPageList', {
  kind: 'read',
  access: grant('query'),
  list: 'page',
  in: list,
  out: outInsideRow,
})

export const Get = action('OutInside', 'Get', { kind: 'read', access: grant('query'), in: one, out: outInsideDetail })

/** Who is inside the caller's unit, the first to have come in first: at its door they are let out by this. */
export const GetInsideList = action('OutInside', 'GetInsideList', {
  kind: 'read',
  offline: true,
  access: grant('leave'),
  in: z.strictObject({}),
  out: z.array(outInsideRow),
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
  out: outInsideDetail
    .pick({
      id: true,
      bill_no: true,
      dept_id: true,
      person_type: true,
      name: true,
      gender: true,
      company: true,
      cert_type: true,
      cert_mask: true,
      phone_mask: true,
      letter_no: true,
      areas: true,
      visit_reason: true,
      reason: true,
      approver_user_id: true,
      accompany_user_id: true,
      belongings: true,
      tools_list: true,
      fellow_list: true,
    })
    .nullable(),
})

const content = {
  /** The caller's own when left out. */
  dept_id: id.optional(),
  person_type: z.int().min(1).max(8),
  name: line(50, 1),
  /** Dictionary gender. */
  gender: z.int().min(0).max(2),
  company: line(100, 1),
  cert_type: dictCode,
  /** Certificate and telephone; left out where `copy_id` (or the corrected entry) brings them. */
  cert_no: line(30, 2).optional(),
  phone: z
    .string()
    .regex(/^[0-9+-]{5,20}$/)
    .optional(),
  /** An entry in scope whose numbers are the same people's. */
  copy_id: id.optional(),
  letter_no: line(60).nullable().default(null),
  letter_file_ids: z.array(id).max(3).default([]),
  areas: z.array(z.int().min(1).max(6)).min(1).max(6),
  visit_reason: dictCode,
  reason: line(500).nullable().default(null),
  approver_user_id: id.nullable().default(null),
  oa_examine_id: id.nullable().default(null),
  accompany_user_id: id.nullable().default(null),
  belongings: line(300).nullable().default(null),
  tools_list: line(300).nullable().default(null),
  /** Companions; a number that is left out comes from the copied entry's companion of that name. */
  fellows: z
    .array(z.strictObject({ name: line(50, 1), cert_no: line(30, 2).optional() }))
    .max(20)
    .default([]),
  face_photo_file_id: id.nullable().default(null),
  /** Now when left out. */
  in_time: datetime.optional(),
  backfill_reason: line(200).nullable().default(null),
  remark: line(500).nullable().default(null),
  /** The device's time of an entry that waited for a network; a clock that runs ahead counts as now. */
  filed_at: datetime.nullable().default(null),
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
    out_time: datetime.nullable().default(null),
    /** The visitor's drawn signature, uploaded before. */
    visitor_sign_file_id: id,
    /** No weapon and nothing dangerous (domain 4.5), as somebody has looked. */
    weapon_check: z.boolean(),
    /** The visitor has been told what the data is for (domain 17.5). */
    privacy_told: z.boolean(),
  }),
  out: saved.extend({ bill_no: z.string() }),
})

const unsaid = {
  person_type: content.person_type.nullable().default(null),
  gender: content.gender.default(0),
  company: content.company.nullable().default(null),
  cert_type: content.cert_type.nullable().default(null),
  areas: z.array(z.int().min(1).max(6)).max(6).default([]),
  visit_reason: content.visit_reason.nullable().default(null),
}

/** Records that somebody was not let in: the name and why; nothing else that is asked of who comes in. Status 3. */
export const Reject = action('OutInside', 'Reject', {
  kind: 'write',
  offline: true,
  access: grant('reject'),
  in: z.strictObject({ ...content, ...unsaid, close_reason: line(200, 2) }),
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
    /** The device's time of an entry that waited for a network; a clock that runs ahead counts as now. */
    filed_at: datetime.nullable().default(null),
  }),
  out: saved,
})

/** Voids an entry within `register.edit_hours` (1004); a vault's permit is good again. */
export const Void = action('OutInside', 'Void', {
  kind: 'write',
  access: grant('void'),
  in: z.strictObject({ id, version, reason: line(200, 2) }),
  out: saved,
})

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
export const GetPrintList = action('OutInside', 'GetPrintList', {
  kind: 'write',
  access: grant('print'),
  in: z.strictObject({
    ...filters,
    keywords: line(50).default(''),
    /** Only these of them. */
    ids: z.array(id).min(1).max(500).optional(),
  }),
  out: printed(outInsideDetail),
})
