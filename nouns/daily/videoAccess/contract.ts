import { action } from '@shouya/contract/action'
import { datetime, dictCode, id, one, saved, version } from '@shouya/contract/fields'
import {
  type FiltersIn,
  getAction,
  moveAction,
  pageAction,
  peopleAction,
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
import { sign, signInput } from '@shouya/contract/sign'
import { z } from 'zod'
import { cameras, videoAccess } from './noun.ts'

const grant = grantOf(videoAccess)

/** The most records that go onto paper at once. */
export const MOST_PRINTED = 200

export const videoAccessRow = z.object({
  id,
  version,
  dept_id: id,
  ...listFields(videoAccess),
  oa_examine_id: id.nullable(),
  supervisor_user_id: id.nullable(),
  /** Lent media that are overdue. */
  overdue: z.boolean(),
  /** When it expires if it is not carried out. */
  expire_time: datetime.nullable(),
  allowed: allowedMoves(videoAccess),
})

const isKey = { is_key: z.boolean().optional() }

export const videoAccessDetail = videoAccessRow.extend({
  ...detailFields(videoAccess),
  location: dictCode,
  camera_list: z.array(z.object({ ...listFields(cameras), ...isKey })),
  operator_user_id: id.nullable(),
  operator_sign: sign.nullable(),
  supervisor_sign: sign.nullable(),
  /**
   * The period began before the guaranteed storage of one of the cameras (`video.storage_days_normal`, of key places
   * `video.storage_days_key`): recordings may be overwritten.
   */
  maybe_overwritten: z.boolean(),
  oa_examine_readable: z.boolean(),
  /** Whether the stored hash fits the signed content; null before it is carried out. */
  signature_intact: z.boolean().nullable(),
})

const query = queryOf(videoAccess)

export type Filters = FiltersIn<typeof query>

/** Records in scope. `keywords`: number, applicant, unit, document, media, operator. */
export const GetPageList = pageAction(videoAccess, query.list, videoAccessRow)

export const Get = getAction(videoAccess, videoAccessDetail)

/**
 * The initial data of an application: the days for which recordings are guaranteed to be stored, and those of key
 * places (`video.*`).
 */
export const GetBlank = action('VideoAccess', 'GetBlank', {
  kind: 'read',
  offline: true,
  access: grant('add'),
  in: z.strictObject({}),
  out: z.object({ storage_days: z.int(), storage_days_key: z.int() }),
})

/**
 * Undecided requests for recordings, as far as the caller may read them: before its approval a request has no record
 * here (domain 4.6). `status` by dictionary examine_status.
 */
export const GetRequestList = action('VideoAccess', 'GetRequestList', {
  kind: 'read',
  access: grant('query'),
  in: z.strictObject({}),
  out: z.array(
    z.object({ id, bill_no: z.string().nullable(), title: z.string(), initiator_name: z.string(), status: dictCode }),
  ),
})

/** People who can supervise access to a unit's recordings: those with the right to sign, of the unit and above. */
export const GetPersonList = peopleAction(videoAccess)

const camera = z.strictObject({ ...enteredFields(cameras), ...isKey })

/**
 * The values of the caller's last application for a unit that are worth copying; null before the first. Without
 * applicant, document and period.
 */
export const GetLast = action('VideoAccess', 'GetLast', {
  kind: 'read',
  access: grant('add'),
  in: z.strictObject({ dept_id: id.optional() }),
  out: z.object({ ...copiedFields(videoAccess), camera_list: z.array(camera) }).nullable(),
})

const entered = enteredFields(videoAccess)

/** The applicant's numbers; left out they stay unchanged. */
const numbers = {
  cert_no: requiredFields(videoAccess, 'cert_no').cert_no.optional(),
  phone: z
    .string()
    .regex(/^[0-9+-]{5,20}$/)
    .optional(),
}

const content = {
  id: id.optional(),
  version: version.optional(),
  /** By default the caller's own. */
  dept_id: id.optional(),
  ...entered,
  ...numbers,
  location: entered.location.default(1),
  camera_list: z.array(camera).min(1).max(20),
  /** The device's time of an entry that waited for a network; a time in the future counts as now. */
  ...inputFields(videoAccess, 'filed_at'),
}

/**
 * Saves an application for access as a draft (status 1). 1001 a period of more than 72 hours, or one that has not
 * ended.
 */
export const Save = action('VideoAccess', 'Save', {
  kind: 'write',
  offline: true,
  access: { by: 'id', absent: grant('add'), present: grant('edit') },
  in: z.strictObject(content),
  out: saved,
})

/**
 * The same content, complete: it gets its number and may be carried out (status 2). For police and regulators with
 * their document (kind, number and files), superior security with its letter. 1001 if a request must be approved first
 * (domain 4.6: applicants 3, 4, 6, 9, and every copy); such a request creates its record itself when it is approved.
 */
export const Submit = action('VideoAccess', 'Submit', {
  kind: 'write',
  offline: true,
  access: grant('submit'),
  in: z.strictObject(content),
  out: saved.extend({ bill_no: z.string() }),
})

/**
 * The caller has carried it out (专人操作) and signs as operator; the receiver has drawn a signature. Status 3, until the
 * supervisor signs. 1001 for a copy without media, number, count and hash of files; the caller as supervisor; times
 * that are not in order or in the future; certificate or telephone missing if the request had none. 1003 media with a
 * number that is already lent. 1004 expired.
 */
export const Register = moveAction(videoAccess, 'register', {
  cert_type: dictCode.optional(),
  ...numbers,
  supervisor_user_id: id,
  ...requiredFields(videoAccess, 'access_begin', 'access_end', 'result', 'receiver_sign_file_id'),
  ...inputFields(videoAccess, 'copy_media', 'media_no', 'file_count'),
  file_hash: z
    .string()
    .regex(/^[0-9A-Fa-f]{32,128}$/)
    .nullable()
    .default(null),
  /** For lent media: when they must be returned. */
  ...inputFields(videoAccess, 'return_due'),
  sign: signInput,
})

/** The supervisor signs, which completes it; lent media must then be returned (status 6). 1004 for anybody else. */
export const Sign = moveAction(videoAccess, 'sign', { sign: signInput })

/** The lent media were returned. */
export const Return = moveAction(videoAccess, 'return')

/** The supervisor refuses an application that was not carried out; 1004 for one's own. */
export const Refuse = moveAction(videoAccess, 'refuse', reason)

/** The full numbers of one applicant. Logged (type 3). */
export const Reveal = action('VideoAccess', 'Reveal', {
  kind: 'write',
  access: grant('view_sensitive'),
  secret: true,
  in: one,
  out: z.object({ cert_no: z.string(), phone: z.string() }),
})

/** The records of the current query for printing, two copies each; at most 200 (1001). Logged. */
export const GetPrintList = printAction(videoAccess, query.filters, videoAccessDetail, MOST_PRINTED)
