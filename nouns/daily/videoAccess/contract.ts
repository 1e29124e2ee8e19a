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
import { sign, signInput } from '@shouya/contract/sign'
import { z } from 'zod'

const grant = (operation: string) => ({ id: 'daily_video', operation })

/** What a caller may do with a row now; the server decides again on each call. */
export const videoAccessMoves = ['edit', 'takeOver', 'register', 'sign', 'return', 'refuse'] as const

/** `is_key`: at a cash counter, a vault, a self-service device, whose recordings are stored longer. */
const camera = z.strictObject({ camera_no: line(30, 1), name: line(60, 1), is_key: z.boolean().optional() })

export const videoAccessRow = z.object({
  id,
  version,
  /** From its submission on. */
  bill_no: z.string().nullable(),
  biz_date: date,
  dept_id: id,
  dept_name: z.string(),
  /** Dictionary video_status: 1 not submitted, 2 to carry out, 3 to sign, 4 done, 5 refused, 6 to return, 7 expired. */
  status: dictCode,
  /** Dictionary video_applicant. */
  applicant_type: dictCode,
  applicant_name: z.string(),
  applicant_unit: z.string(),
  /** Dictionary video_reason. */
  video_reason: dictCode,
  /** Dictionary video_mode: 3 is a copy. */
  access_mode: dictCode,
  video_begin: datetime,
  video_end: datetime,
  oa_examine_id: id.nullable(),
  oa_examine_no: z.string().nullable(),
  operator_user_name: z.string().nullable(),
  supervisor_user_id: id.nullable(),
  supervisor_user_name: z.string().nullable(),
  media_no: z.string().nullable(),
  return_due: date.nullable(),
  /** Lent media that should be back. */
  overdue: z.boolean(),
  /** When it expires unless it is carried out. */
  expire_time: datetime.nullable(),
  create_user_name: z.string(),
  create_time: datetime,
  allowed: z.array(z.enum(videoAccessMoves)),
})

export const videoAccessDetail = videoAccessRow.extend({
  cert_type: dictCode,
  cert_mask: z.string().nullable(),
  phone_mask: z.string().nullable(),
  fellow_names: z.string().nullable(),
  legal_doc_type: dictCode.nullable(),
  legal_doc_no: z.string().nullable(),
  legal_doc_file_ids: z.array(id),
  reason: z.string(),
  /** 1 at the outlet, 2 in the monitoring centre. */
  location: dictCode,
  camera_list: z.array(z.object({ camera_no: z.string(), name: z.string(), is_key: z.boolean().optional() })),
  submit_time: datetime.nullable(),
  /** When it was entered on a device without a network; null otherwise. */
  filed_at: datetime.nullable(),
  operator_user_id: id.nullable(),
  operator_sign: sign.nullable(),
  supervisor_sign: sign.nullable(),
  receiver_sign_file_id: id.nullable(),
  access_begin: datetime.nullable(),
  access_end: datetime.nullable(),
  result: z.string().nullable(),
  /** Dictionary copy_media. */
  copy_media: dictCode.nullable(),
  file_count: z.int().nullable(),
  file_hash: z.string().nullable(),
  return_time: datetime.nullable(),
  return_user_name: z.string().nullable(),
  close_reason: z.string().nullable(),
  /**
   * The period began before what is surely stored of one of the cameras (`video.storage_days_normal`, of key places
   * `video.storage_days_key`): it may be overwritten.
   */
  maybe_overwritten: z.boolean(),
  oa_examine_readable: z.boolean(),
  /** The stored hash still fits the signed content; nothing before it is carried out. */
  signature_intact: z.boolean().nullable(),
  remark: z.string().nullable(),
})

/** Filters of the list, the print and the export (domain 4.6). */
const filters = {
  ...unitFilter,
  ...dayOrOpenFilter,
  applicant_type: z.array(dictCode).max(10).optional(),
  access_mode: z.array(dictCode).max(10).optional(),
  status: z.array(dictCode).max(10).optional(),
  /** Waits for the caller's signature as supervisor. */
  mine: z.literal(true).optional(),
  /** Lent media that should be back. */
  overdue: z.literal(true).optional(),
}

const list = pageQuery(['create_time', 'bill_no', 'biz_date', 'video_begin'], filters)

export type Filters = Omit<z.output<typeof list>, 'page' | 'pagesize' | 'sort_field' | 'sort_order'>

/** Records in scope. `keywords`: number, applicant, unit, document, media, operator. */
export const GetPageList = action('VideoAccess', 'GetPageList', {
  kind: 'read',
  access: grant('query'),
  list: 'page',
  in: list,
  out: videoAccessRow,
})

export const Get = action('VideoAccess', 'Get', {
  kind: 'read',
  access: grant('query'),
  in: one,
  out: videoAccessDetail,
})

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
export const GetPersonList = action('VideoAccess', 'GetPersonList', {
  kind: 'read',
  access: grant('query'),
  in: z.strictObject({ dept_id: id.optional() }),
  out: z.array(z.object({ id, real_name: z.string(), dept_name: z.string(), post: z.string().nullable() })),
})

/**
 * What of the caller's last application for a unit is likely to be said again, to copy from; null before the first. Who came,
 * their document and the period are each one's own.
 */
export const GetLast = action('VideoAccess', 'GetLast', {
  kind: 'read',
  access: grant('add'),
  in: z.strictObject({ dept_id: id.optional() }),
  out: z
    .object({
      applicant_type: dictCode,
      applicant_unit: z.string(),
      cert_type: dictCode,
      legal_doc_type: dictCode.nullable(),
      video_reason: dictCode,
      reason: z.string(),
      location: z.int(),
      camera_list: z.array(camera),
      access_mode: dictCode,
    })
    .nullable(),
})

const content = {
  id: id.optional(),
  version: version.optional(),
  /** The caller's own when left out. */
  dept_id: id.optional(),
  applicant_type: dictCode,
  applicant_name: line(50, 1),
  applicant_unit: line(100, 1),
  cert_type: dictCode,
  /** Left out they stay as they are. */
  cert_no: line(30, 2).optional(),
  phone: z
    .string()
    .regex(/^[0-9+-]{5,20}$/)
    .optional(),
  fellow_names: line(200).nullable().default(null),
  legal_doc_type: dictCode.nullable().default(null),
  legal_doc_no: line(60).nullable().default(null),
  legal_doc_file_ids: z.array(id).max(3).default([]),
  video_reason: dictCode,
  reason: line(500, 2),
  location: z.int().min(1).max(2).default(1),
  camera_list: z.array(camera).min(1).max(20),
  video_begin: datetime,
  video_end: datetime,
  access_mode: dictCode,
  remark: line(500).nullable().default(null),
  /** The device's time of an entry that waited for a network; a clock that runs ahead counts as now. */
  filed_at: datetime.nullable().default(null),
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
export const Register = action('VideoAccess', 'Register', {
  kind: 'write',
  access: grant('register'),
  in: z.strictObject({
    id,
    version,
    cert_type: dictCode.optional(),
    cert_no: line(30, 2).optional(),
    phone: z
      .string()
      .regex(/^[0-9+-]{5,20}$/)
      .optional(),
    supervisor_user_id: id,
    access_begin: datetime,
    access_end: datetime,
    result: line(500, 2),
    copy_media: dictCode.nullable().default(null),
    media_no: line(60).nullable().default(null),
    file_count: z.int().min(1).max(100_000).nullable().default(null),
    file_hash: z
      .string()
      .regex(/^[0-9A-Fa-f]{32,128}$/)
      .nullable()
      .default(null),
    /** Media that are lent: when they come back. */
    return_due: date.nullable().default(null),
    receiver_sign_file_id: id,
    sign: signInput,
  }),
  out: saved,
})

/** The supervisor signs, which completes it; lent media are still to be returned (status 6). 1004 for anybody else. */
export const Sign = action('VideoAccess', 'Sign', {
  kind: 'write',
  access: grant('sign'),
  in: z.strictObject({ id, version, sign: signInput }),
  out: saved,
})

/** The lent media are back. */
export const Return = action('VideoAccess', 'Return', {
  kind: 'write',
  access: grant('return'),
  in: z.strictObject({ id, version }),
  out: saved,
})

/** Whoever supervises refuses what is not carried out yet; nobody refuses what they entered themselves (1004). */
export const Refuse = action('VideoAccess', 'Refuse', {
  kind: 'write',
  access: grant('sign'),
  in: z.strictObject({ id, version, reason: line(200, 2) }),
  out: saved,
})

/** The full numbers of one applicant. Logged (type 3). */
export const Reveal = action('VideoAccess', 'Reveal', {
  kind: 'write',
  access: grant('view_sensitive'),
  secret: true,
  in: one,
  out: z.object({ cert_no: z.string(), phone: z.string() }),
})

/** The records of the current query for paper, two copies each; at most 200 (1001). Logged. */
export const GetPrintList = action('VideoAccess', 'GetPrintList', {
  kind: 'write',
  access: grant('print'),
  in: z.strictObject({
    ...filters,
    keywords: line(50).default(''),
    /** Only these of them. */
    ids: z.array(id).min(1).max(200).optional(),
  }),
  out: printed(videoAccessDetail),
})
