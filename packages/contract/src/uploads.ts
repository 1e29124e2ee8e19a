import { z } from 'zod'
import { id, line } from './fields.ts'

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

/** Bytes of the largest file that is sent as text. */
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
 * The body of `POST /api/Common/UploadStart`: a video that is sent in parts. `mark` is what the device calls it: the same name,
 * size and mark continue an upload that was broken off.
 */
export const uploadStart = z.strictObject({
  name: line(200, 1),
  size: z.int().positive(),
  mark: line(100, 1),
  folder: z.enum(uploadFolders).default('file'),
})

/** An upload in parts: how many bytes are there, and how many a part has at most. */
export const uploadPart = z.object({ id, received: z.int(), part: z.int() })

/** The body of `UploadFinish` and `UploadCancel`. */
export const uploadOf = z.strictObject({ id })

/**
 * An uploaded file as `Data` of an upload; its `url` also stands at the top level of the answer (spec 000 section 7.1).
 * - `UploadFileServer` and `UploadFile`: multipart, one file in the field `file`, or in `image` a gif, jpeg or png;
 *   the field `folder` is one of `uploadFolders`, anything else counts as `notice`
 * - `UploadByForm`: up to twenty such fields; `Data` is the list, `url` that of the first
 * - `UploadByString`: JSON as `uploadByString`
 * - `UploadStart`, `UploadPart`, `UploadFinish`, `UploadCancel`: an mp4 in parts, at most three of an account at once. A part is the
 *   body (`application/octet-stream`) of `UploadPart?id=&offset=`, where `offset` is what the server has received (1004 says how much
 *   that is); `UploadFinish` answers with the file. An upload without a part for a day is given up
 *
 * 1012 the type by content or the size (`upload.max_mb`, pictures 10 MiB, mp4 in the folder `file`
 * `upload.video_max_mb`) does not fit, the virus scanner found something
 * or gave no answer; 1001 more than twenty. Until a record refers to a file its uploader alone reads it, for a day.
 */
export const uploadedFile = z.object({ id, name: z.string(), size: z.int(), url: z.string() })
