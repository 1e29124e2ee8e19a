import { action } from '@shouya/contract/action'
import { expiry, fileIds, fileRow, optional, unitRef } from '@shouya/contract/escort'
import { date, datetime, id, line, one, saved, unitFilter, version } from '@shouya/contract/fields'
import {
  commandAction,
  deleteAction,
  type FiltersIn,
  getAction,
  importAction,
  moveAction,
  pageAction,
  printAction,
  queryOf,
  reason,
  templateAction,
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
import { staff } from './noun.ts'

const grant = grantOf(staff)

/** A row of the list. Numbers are masked; see RevealStaff. */
export const staffRow = z.object({
  id,
  version,
  ...listFields(staff),
  /** The address of the picture. */
  photo_url: z.string().nullable(),
  moves: allowedMoves(staff),
})

const numbers = requiredFields(
  staff,
  'id_card',
  'phone',
  'emergency_phone',
  'guard_cert_no',
  'gun_cert_no',
  'drive_licence_no',
)

const query = queryOf(staff, {
  ...unitFilter,
  expiry,
  /** The whole identity number; it is compared by its hash. */
  id_card: numbers.id_card.optional(),
})

export type StaffFilters = FiltersIn<typeof query>

/** People who may work in units of the caller's scope; an outsider's own. `keywords`: name, number, pass. */
export const GetStaffPageList = pageAction(staff, query.list, staffRow)

/** Picture fields: ids as input, files with address and name as output. */
const pictures = {
  photo_file_id: true,
  id_card_front_file_id: true,
  id_card_back_file_id: true,
  guard_cert_file_id: true,
  gun_cert_file_id: true,
} as const

/** An entry on the blacklist with its evidence, and its removal (domain 3.3). */
const blacklistEntry = z.object({
  id,
  reason: z.string(),
  create_user_name: z.string(),
  create_time: datetime,
  files: z.array(fileRow),
  remove_reason: z.string().nullable(),
  remove_bill_no: z.string().nullable(),
  remove_user_name: z.string().nullable(),
  remove_time: datetime.nullable(),
})

const details = detailFields(staff)

export const staffDetail = staffRow
  .extend({
    ...details,
    photos: z.array(fileRow),
    id_card_front: z.array(fileRow),
    id_card_back: z.array(fileRow),
    guard_cert_files: z.array(fileRow),
    gun_cert_files: z.array(fileRow),
    depts: z.array(unitRef),
    /** The last entry first; empty for callers without the right to blacklist. */
    blacklist: z.array(blacklistEntry),
  })
  .omit(pictures)

export const GetStaff = getAction(staff, staffDetail)

/** The reasons why a person may not carry boxes for a unit on a day; empty: they may (domain 3.3, can_escort). */
export const CheckStaff = action('Escort', 'CheckStaff', {
  kind: 'read',
  access: grant('query'),
  in: z.strictObject({ id, dept_id: id, day: date }),
  out: z.array(z.string()),
})

/** The accounts of a company for the form of its people; `staff_id` is the person to whom one belongs. */
export const GetStaffAccountList = action('Escort', 'GetStaffAccountList', {
  kind: 'read',
  access: { anyOf: [grant('add'), grant('edit')] },
  in: z.strictObject({ escort_company_id: id }),
  out: z.array(z.object({ id, username: z.string(), real_name: z.string(), staff_id: id.nullable() })),
})

/** The whole numbers of a person. Each call is logged. */
export const RevealStaff = action('Escort', 'RevealStaff', {
  kind: 'write',
  access: grant('view_sensitive'),
  secret: true,
  in: one,
  out: z.object({
    id_card: z.string().nullable(),
    guard_cert_no: z.string().nullable(),
    gun_cert_no: z.string().nullable(),
    drive_licence_no: z.string().nullable(),
    phone: z.string().nullable(),
    emergency_phone: z.string().nullable(),
  }),
})

/** Personal numbers; those that are left out of a change stay as they are. */
const staffNumbers = {
  id_card: numbers.id_card.optional(),
  phone: numbers.phone.optional(),
  emergency_phone: numbers.emergency_phone.optional(),
  guard_cert_no: numbers.guard_cert_no.optional(),
  gun_cert_no: numbers.gun_cert_no.nullable().optional(),
  drive_licence_no: numbers.drive_licence_no.nullable().optional(),
}

const entered = enteredFields(staff)
const body = z.strictObject({
  ...entered,
  ...requiredFields(staff, 'emergency_name', 'guard_cert_org'),
  is_leader: entered.is_leader.default(false),
  drive_class: optional(z.enum(['A1', 'A2', 'B1', 'B2', 'C1'])),
  bg_check_result: z.literal([1, 2]).default(1),
  dept_ids: z.array(id).min(1).max(200),
})

/** The columns of a workbook: all fields but the pictures. */
export const staffFields = body.omit(pictures)
export const staffBody = staffFields.extend(staffNumbers)

/**
 * Enters a person, who then waits for approval, or changes their data; their company stays. A change of name, identity
 * number, picture or certificates sends somebody on duty or stopped back to approval; what counted before counts until
 * midnight. Resubmits who was refused. 1001 by the rules of domain 3.3 (age, gun certificate of guards, licence of drivers,
 * dates), units that the company does not serve, an account of another company or name; 1003 number, identity or
 * certificates taken by anybody active in any company, account of another person; 1011 on the blacklist; 1016 where it
 * gives them an account.
 */
export const SaveStaff = action('Escort', 'SaveStaff', {
  kind: 'write',
  access: { by: 'id', absent: grant('add'), present: grant('edit') },
  in: body.extend({ id: id.optional(), version: version.optional(), ...staffNumbers }),
  out: saved,
})

/** Somebody who was entered by mistake and never approved (1004): 1006 when anything refers to them. */
export const DeleteStaff = deleteAction(staff)

/**
 * Approves or refuses somebody who waits. Approval needs every picture and certificate (1001 names what is missing) and
 * issues the escort pass until `pass_end`, a year at most; who entered them does not approve them.
 */
export const AuditStaff = moveAction(staff, 'audit', {
  command: z.enum(['pass', 'reject']),
  opinion: line(200).default(''),
  ...inputFields(staff, 'pass_end'),
})

/** Issues a new pass to somebody on duty or stopped, from today until `pass_end`, a year at most. */
export const IssueStaffPass = moveAction(staff, 'issuePass', requiredFields(staff, 'pass_end'))

/**
 * The bank stops people on duty and lets them go on, which needs valid certificates (1011 says which are not); the company
 * enters that somebody left, which voids their pass at once.
 */
export const ChangeStaffStatus = commandAction(staff, 'ChangeStaffStatus', reason)

/** Bars a person from all companies by their identity number, with attachments. */
export const BlacklistStaff = moveAction(staff, 'blacklist', { reason: line(500, 10), file_ids: fileIds(5) })

/**
 * Head office takes a person off the blacklist, with the number of a request that has passed for them (1001 at `bill_no`:
 * for nobody, or for another staff number or name) and was not used yet; they then wait for approval anew.
 */
export const UnblacklistStaff = moveAction(staff, 'unblacklist', { reason: line(500, 10), bill_no: line(40, 4) })

/** The most people that go onto a roster at once. */
export const MOST_PRINTED = 500

/** The roster of the current query. */
export const GetStaffPrintList = printAction(
  staff,
  query.filters,
  staffRow.extend({
    pass_begin: details.pass_begin,
    /** A voided pass is not printed. */
    pass_void_time: details.pass_void_time,
    dept_names: z.array(z.string()),
  }),
  MOST_PRINTED,
)

export const GetStaffTemplate = templateAction(staff)

/** People from a workbook by the rules of SaveStaff, without pictures, which their approval needs. Key: `staff_no`. */
export const ImportStaff = importAction(staff)
