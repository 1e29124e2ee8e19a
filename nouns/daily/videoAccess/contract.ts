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
  /** Lent media that should be back. */
  overdue: z.boolean(),
  /** When it expires unless it is carried out. */
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
   * The period began before what is surely stored of one of the cameras (`video.storage_days_normal`, of key places
   * `video.storage_days_key`): it may be overwritten.
   */
  maybe_overwritten: z.boolean(),
  oa_examine_readable: z.boolean(),
  /** The stored hash still fits the signed content; nothing before it is carried out. */
  signature_intact: z.boolean().nullable(),
})

const query = queryOf(videoAccess)

export type Filters = FiltersIn<typeof query>

/** Records in scope. `keywords`: number, applicant, unit, document, media, operator. */
export const GetPageList = pageAction(videoAccess, query.list, videoAccessRow)

export const Get = getAction(videoAccess, videoAccessDetail)

/** What an application begins with: for how many days recordings are surely stored, and those of key places (`video.*`). */
export const GetBlank = action('VideoAccess', 'GetBlank', {
  kind: 'read',
  offline: true,
  access: grant('add'),
  in: z.strictObject({}),
  out: z.object({ storage_days: z.int(), storage_days_key: z.int() }),
})

/**
 * Requests for recordings that are not decided yet, as far as the caller may read them: until one passes there is no record
 * of it here (domain 4.6). `status` by dictionary examine_status.
 */
export const GetRequestList = action('VideoAccess', 'GetRequestList', {
  kind: 'read',
  access: grant('query'),
  in: z.strictObject({}),
  out: z.array(
    z.object({ id, bill_no: z.string().nullable(), title: z.string(), initiator_name: z.string(), status: dictCode }),
  ),
})

/** People who can supervise access to a unit's recordings: those who sign, at the unit and above. */
export const GetPersonList = peopleAction(videoAccess)

const camera = z.strictObject({ ...enteredFields(cameras), ...isKey })

/**
 * What of the caller's last application for a unit is likely to be said again, to copy from; null before the first. Who came,
 * their document and the period are each one's own.
 */
export const GetLast = action('VideoAccess', 'GetLast', {
  kind: 'read',
  access: grant('add'),
  in: z.strictObject({ dept_id: id.optional() }),
  out: z.object({ ...copiedFields(videoAccess), camera_list: z.array(camera) }).nullable(),
})

const entered = enteredFields(videoAccess)

/** The applicant's numbers; left out they stay as they are. */
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
  /** The caller's own when left out. */
  dept_id: id.optional(),
  ...entered,
  ...numbers,
  location: entered.location.default(1),
  camera_list: z.array(camera).min(1).max(20),
  /** The device's time of an entry that waited for a network; a clock that runs ahead counts as now. */
  ...inputFields(videoAccess, 'filed_at'),
}

/**
 * Keeps an application for access that is not submitted yet (status 1).
 * 1001 a period of more than 72 hours, or one that has not ended.
 */
export const Save = action('VideoAccess', 'Save', {
  kind: 'write',
  offline: true,
  access: { by: 'id', absent: grant('add'), present: grant('edit') },
  in: z.strictObject(content),
  out: saved,
})

/**
 * The same content, complete: it gets its number and may be carried out (status 2). For police and regulators with their
 * document (kind, number and files), superior security with its letter. 1001 where a request has to pass first (domain 4.6:
 * applicants 3, 4, 6, 9, and every copy); such a request makes its record itself when it passes.
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
 * supervisor signs. 1001 for a copy without media, number, count and hash of files; the caller as supervisor; times that are
 * not in order or ahead; certificate or telephone missing where the request brought none. 1003 media with a number that is out already. 1004 expired.
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
  /** Media that are lent: when they come back. */
  ...inputFields(videoAccess, 'return_due'),
  sign: signInput,
})

/** The supervisor signs, which completes it; lent media are still to be returned (status 6). 1004 for anybody else. */
export const Sign = moveAction(videoAccess, 'sign', { sign: signInput })

/** The lent media are back. */
export const Return = moveAction(videoAccess, 'return')

/** Whoever supervises refuses what is not carried out yet; nobody refuses what they entered themselves (1004). */
export const Refuse = moveAction(videoAccess, 'refuse', reason)

/** The full numbers of one applicant. Logged (type 3). */
export const Reveal = action('VideoAccess', 'Reveal', {
  kind: 'write',
  access: grant('view_sensitive'),
  secret: true,
  in: one,
  out: z.object({ cert_no: z.string(), phone: z.string() }),
})

/** The records of the current query for paper, two copies each; at most 200 (1001). Logged. */
export const GetPrintList = printAction(videoAccess, query.filters, videoAccessDetail, MOST_PRINTED)
