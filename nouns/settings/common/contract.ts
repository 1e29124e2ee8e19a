import { action } from '@shouya/contract/action'
import { datetime, id, line, nothing, saved, version } from '@shouya/contract/fields'
import { historyRow } from '@shouya/contract/history'
import { z } from 'zod'

/**
 * A captcha for `jscode`: valid once, for five minutes. It asks for `parts` answers; each is any text without `,` and `:` for
 * which the SHA-256 of `{id}:{part, from 0}:{answer}` begins with `bits` zeros; a program finds it by trying.
 */
export const GetCode = action('Common', 'GetCode', {
  kind: 'write',
  access: 'public',
  secret: true,
  in: z.strictObject({}),
  out: z.object({ id: z.string(), bits: z.int(), parts: z.int() }),
})

export const uploadFolders = [
  'notice',
  'taskmeeting',
  'escort',
  'daily',
  'repair',
  'archive',
  'banner',
  'file',
  'feedback',
  'trade',
] as const

/** Bytes of the largest file that travels as text. */
export const LARGEST_STRING = 10 * 1_048_576

/**
 * The body of `POST /api/Common/UploadByString`: a file as text. `content` is base64, or a data URL
 * (`data:image/png;base64,…`, `data:text/plain,…`), of at most 10 MiB; `image` takes pictures only.
 */
export const uploadByString = z.strictObject({
  name: line(200, 1),
  content: z
    .string()
    .min(1)
    .max(LARGEST_STRING * 1.4),
  folder: z.enum(uploadFolders).default('notice'),
  image: z.boolean().default(false),
})

/**
 * An uploaded file as `Data` of an upload; its `url` also stands at the top level of the answer (spec 000 section 7.1).
 * - `UploadFileServer` and `UploadFile`: multipart, one file in the field `file`, or in `image` a gif, jpeg or png;
 *   the field `folder` is one of `uploadFolders`, anything else counts as `notice`
 * - `UploadByForm`: up to twenty such fields; `Data` is the list, `url` that of the first
 * - `UploadByString`: JSON as `uploadByString`
 *
 * 1012 the type by content or the size (`upload.max_mb`, pictures 10 MiB, mp4 in the folder `file`
 * `upload.video_max_mb`) does not fit, the virus scanner found something
 * or gave no answer; 1001 more than twenty. Until a record refers to a file its uploader alone reads it, for a day.
 */
export const uploadedFile = z.object({ id, name: z.string(), size: z.int(), url: z.string() })

const grants = {
  RoomKey: { id: 'daily_key', operation: 'export' },
  KeyLedger: { id: 'daily_key', operation: 'export' },
  User: { id: 'sys_user', operation: 'export' },
  UserReview: { id: 'sys_user', operation: 'export' },
  AdminDept: { id: 'sys_dept', operation: 'export' },
  Log: { id: 'sys_log', operation: 'export' },
  CustomForm: { id: 'queryForm', operation: 'export' },
  EscortCompany: { id: 'escort_company', operation: 'export' },
  EscortCar: { id: 'escort_car', operation: 'export' },
  EscortStaff: { id: 'escort_staff', operation: 'export' },
  EscortRoute: { id: 'escort_plan', operation: 'export' },
  EscortPlan: { id: 'escort_plan', operation: 'export' },
  EscortBox: { id: 'escort_plan', operation: 'export' },
  // Approvals have no export of their own (domain 14); who may print requests takes their lists along (ADR 030).
  OaExamine: { id: 'form_basic', operation: 'print' },
  OaExamineHandled: { id: 'form_step', operation: 'print' },
  OaExamineAll: { id: 'sys_examine', operation: 'edit' },
  Notice: { id: 'sys_notice', operation: 'export' },
  FaultRepair: { id: 'daily_fault', operation: 'export' },
  TaskAssignment: { id: 'report_daily', operation: 'export' },
  TaskStat: { id: 'report_daily', operation: 'export' },
  NoticeReceipt: { id: 'sys_notice', operation: 'export' },
  SecurityCheck: { id: 'daily_security', operation: 'export' },
  MoneyBox: { id: 'daily_escort', operation: 'export' },
  Rectification: { id: 'rectify', operation: 'export' },
  OutInside: { id: 'daily_inout', operation: 'export' },
  VideoAccess: { id: 'daily_video', operation: 'export' },
} as const

/**
 * The lists that can be exported: each that of the controller of its name, `NoticeReceipt` Notice/GetReceiptPageList,
 * `UserReview` User/GetByPage, `TaskStat` TaskAssignment/GetStat.
 */
export type Exported = keyof typeof grants

/** `state` of an export: 0 waiting, 1 running, 2 done, 3 failed, 4 cancelled, 5 expired. */
export const exportStates = [0, 1, 2, 3, 4, 5] as const

export const exportRow = z.object({
  id,
  controller: z.string(),
  /** The file's name: `{list}_{unit}_{period}_{yyyyMMddHHmmss}.xlsx`. */
  name: z.string(),
  state: z.literal(exportStates),
  /** Rows written so far. */
  rows: z.int(),
  /** Rows there were to write when it was asked. */
  total: z.int().nullable(),
  /** Bytes. */
  size: z.int().nullable(),
  /** Of one that is done: fetched with `GET /api/Common/PreviewDownloadFile?id=…` by whoever asked, until `expire_time`. */
  file_id: id.nullable(),
  url: z.string().nullable(),
  /** Why it failed. */
  message: z.string().nullable(),
  create_time: datetime,
  finish_time: datetime.nullable(),
  expire_time: datetime.nullable(),
})

/** Rows that an export names one by one, at most. */
const MOST_CHOSEN = 1000

/**
 * Exports the current query of a list as xlsx (domain 17.2): `filters` is the body of its GetPageList, `columns` the
 * wanted columns in their order (of `CustomForm` of GetSubmissionList; with `form_id` the fields of that form follow; of
 * `OaExamineHandled` and `OaExamineAll` of GetHandledList and GetAllList). `ids`: of what the query finds these rows only,
 * those that somebody chose or sees on a page.
 * Up to `export.at_once` rows (20,000) come at once: `state` 2 with the file. More are written in the background (`state`
 * 0, at most 1,000,000, else 1001), one export at a time per user, else 1004; then the event `export` comes. Sensitive columns
 * stay masked; with a `reason` those who hold the list's `view_sensitive` get them plain, others 401, and 1001 where no such
 * column is asked for. Each export is a log row of type 4, with the reason.
 */
export const Export = action('Common', 'Export', {
  kind: 'write',
  access: { by: 'controller', values: grants },
  timeout: 300_000,
  in: z.strictObject({
    controller: z.enum(Object.keys(grants) as [Exported, ...Exported[]]),
    filters: z.record(z.string(), z.unknown()).default({}),
    columns: z.array(z.string().max(60)).min(1).max(60),
    ids: z.array(id).min(1).max(MOST_CHOSEN).optional(),
    reason: line(200, 2).optional(),
  }),
  out: exportRow,
})

/** The caller's own exports of the last 30 days, newest first, at most 50. */
export const GetExportList = action('Common', 'GetExportList', {
  kind: 'read',
  access: 'signedIn',
  in: z.strictObject({}),
  out: z.array(exportRow),
})

/** Ends an export of one's own that is waiting or running; 1004 when it is over. */
export const CancelExport = action('Common', 'CancelExport', {
  kind: 'write',
  access: 'signedIn',
  in: z.strictObject({ id }),
  out: nothing,
})

const draftGrants = {
  security_check: { id: 'daily_security', operation: 'submit' },
  money_box: { id: 'daily_escort', operation: 'verify' },
  video_access: { id: 'daily_video', operation: 'submit' },
  escort_plan: { id: 'escort_plan', operation: 'edit' },
  notice: { id: 'sys_notice', operation: 'edit' },
} as const

/** The tables whose rows begin as somebody's draft. */
export type DraftTable = keyof typeof draftGrants

/**
 * Makes the caller the author of somebody else's draft in scope. A draft is saved over, submitted and deleted by its author
 * alone (1004 for others); whoever may submit or edit it takes it over first, so that a shift's end or an absence locks
 * nothing. A plan or a notice is published as it stands by whoever may publish.
 * 1004 when it is no draft any more, or one's own.
 */
export const TakeOver = action('Common', 'TakeOver', {
  kind: 'write',
  access: { by: 'table', values: draftGrants },
  in: z.strictObject({
    table: z.enum(Object.keys(draftGrants) as [DraftTable, ...DraftTable[]]),
    id,
    version,
  }),
  out: saved,
})

const historyGrants = {
  room_key: { id: 'daily_key', operation: 'query' },
  key_ledger: { id: 'daily_key', operation: 'query' },
  dept: { id: 'sys_dept', operation: 'query' },
  sys_user: { id: 'sys_user', operation: 'query' },
  form_submission: { id: 'queryForm', operation: 'query' },
  role: { id: 'sys_role', operation: 'query' },
  menu: { id: 'sys_menu', operation: 'query' },
  dict_type: { id: 'sys_dict', operation: 'query' },
  dict_data: { id: 'sys_dict', operation: 'query' },
  custom_form: { id: 'queryForm', operation: 'query' },
  appr_flow: { id: 'sys_examine', operation: 'query' },
  notice: { id: 'sys_notice', operation: 'query' },
  security_check: { id: 'daily_security', operation: 'query' },
  money_box: { id: 'daily_escort', operation: 'query' },
  rectification: { id: 'rectify', operation: 'query' },
  check_item: { id: 'check_item', operation: 'query' },
  escort_company: { id: 'escort_company', operation: 'query' },
  escort_car: { id: 'escort_car', operation: 'query' },
  escort_staff: { id: 'escort_staff', operation: 'query' },
  escort_route: { id: 'escort_plan', operation: 'query' },
  escort_plan: { id: 'escort_plan', operation: 'query' },
  box: { id: 'escort_plan', operation: 'query' },
  fault_repair: { id: 'daily_fault', operation: 'query' },
  out_inside: { id: 'daily_inout', operation: 'query' },
  video_access: { id: 'daily_video', operation: 'query' },
} as const

/** The tables whose records have a history to look at. */
export type HistoryTable = keyof typeof historyGrants

/**
 * What was done to one record and which of its fields changed, newest first, from the audit log. For whoever may read the
 * record (403 out of scope); fields that the record itself does not show are left out, masked ones are masked.
 */
export const GetHistory = action('Common', 'GetHistory', {
  kind: 'read',
  access: { by: 'table', values: historyGrants },
  list: 'keyset',
  in: z.strictObject({
    table: z.enum(Object.keys(historyGrants) as [HistoryTable, ...HistoryTable[]]),
    id,
    cursor: z.string().max(200).optional(),
    pagesize: z.int().min(1).max(200).default(20),
  }),
  out: historyRow,
})
