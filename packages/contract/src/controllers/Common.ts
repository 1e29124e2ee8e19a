import { z } from 'zod'
import { action } from '../action.ts'
import { id, line } from '../fields.ts'

/** A captcha for `jscode`: valid once, for five minutes. `image` is a data URL of an SVG. */
export const GetCode = action('Common', 'GetCode', {
  kind: 'write',
  access: 'public',
  secret: true,
  in: z.strictObject({}),
  out: z.object({ id: z.string(), image: z.string() }),
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
 * 1012 the type by content or the size (`upload.max_mb`, pictures 10 MiB) does not fit, the virus scanner found something
 * or gave no answer; 1001 more than twenty. Until a record refers to a file its uploader alone reads it, for a day.
 */
export const uploadedFile = z.object({ id, name: z.string(), size: z.int(), url: z.string() })

const grants = {
  RoomKey: { id: 'daily_key', operation: 'export' },
  KeyLedger: { id: 'daily_key', operation: 'export' },
  User: { id: 'sys_user', operation: 'export' },
  AdminDept: { id: 'sys_dept', operation: 'export' },
  Log: { id: 'sys_log', operation: 'export' },
  CustomForm: { id: 'queryForm', operation: 'export' },
  EscortCompany: { id: 'escort_company', operation: 'export' },
  EscortCar: { id: 'escort_car', operation: 'export' },
  EscortStaff: { id: 'escort_staff', operation: 'export' },
} as const

/** The controllers whose lists can be exported. */
export type Exported = keyof typeof grants

/**
 * Exports the current query of a list as xlsx (domain 17.2): `filters` is the body of its GetPageList, `columns` the
 * wanted columns in their order (of `CustomForm` of GetSubmissionList; with `form_id` the fields of that form follow). At most 20,000 rows, else 1001. Each export is a log row of type 4.
 * `file_id` is fetched with `GET /api/Common/PreviewDownloadFile?id=…` by the same user.
 */
export const Export = action('Common', 'Export', {
  kind: 'write',
  access: { by: 'controller', values: grants },
  timeout: 300_000,
  in: z.strictObject({
    controller: z.enum(Object.keys(grants) as [Exported, ...Exported[]]),
    filters: z.record(z.string(), z.unknown()).default({}),
    columns: z.array(z.string().max(60)).min(1).max(60),
  }),
  out: z.object({ file_id: id, name: z.string(), rows: z.int(), url: z.string() }),
})
