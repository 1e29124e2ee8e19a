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
