import { action } from '@shouya/contract/action'
import { checked, documentProblem, documentText, formMoves, formUse } from '@shouya/contract/customForm'
import {
  datetime,
  id,
  line,
  nothing,
  one,
  oneSeen,
  pageQuery,
  paragraph,
  saved,
  version,
} from '@shouya/contract/fields'
import { madeFile } from '@shouya/contract/importing'
import { z } from 'zod'

const grant = (operation: string) => ({ id: 'queryForm', operation })
const formName = line(60, 1)
const versionNo = z.int().positive()
/** A body with a document, or with the data of thousands of rows. */
const LARGE = 6 * 1_048_576

/** 0 draft, never published · 1 published · 2 disabled. */
const formStatus = z.literal([0, 1, 2])

export const formRow = z.object({
  id,
  version,
  form_name: z.string(),
  category_id: id,
  category_name: z.string(),
  status: formStatus,
  /** The version that is filled in; null while there is none. */
  version_no: z.int().nullable(),
  version_time: datetime.nullable(),
  /** The draft is not what that version is. */
  draft_changed: z.boolean(),
  remark: z.string().nullable(),
  create_user_name: z.string().nullable(),
  create_time: datetime,
  update_time: datetime,
  /** What the caller may do with it now; the server decides again on each call. */
  allowed: z.array(z.enum(formMoves)),
})

/** Forms, those last changed first. `keywords`: name, remark. */
export const GetPageList = action('CustomForm', 'GetPageList', {
  kind: 'read',
  access: grant('query'),
  list: 'page',
  in: pageQuery(['update_time', 'create_time', 'form_name'], {
    category_id: id.optional(),
    status: z.array(formStatus).max(3).optional(),
  }),
  out: formRow,
})

/** One form with its draft and what is doubtful about that. */
export const Get = action('CustomForm', 'Get', {
  kind: 'read',
  access: grant('query'),
  in: one,
  out: formRow.extend({
    /** Who may fill it in: these roles; every employee when there are none. */
    role_ids: z.array(id),
    document: documentText,
    problems: z.array(documentProblem),
    uses: z.array(formUse),
  }),
})

/**
 * Saves the draft: a new form without `id`. A draft may have problems, which come back (at most 200); it must be a form.
 * 1001 at `document…` with every place when it is none, `category_id` or `role_ids` unknown or disabled; 1003 the name is
 * taken; 1005.
 */
export const Save = action('CustomForm', 'Save', {
  kind: 'write',
  access: { by: 'id', absent: grant('add'), present: grant('edit') },
  largest: LARGE,
  in: z.strictObject({
    id: id.optional(),
    version: version.optional(),
    form_name: formName,
    category_id: id,
    role_ids: z.array(id).max(50).default([]),
    remark: paragraph(500).nullable().default(null),
    document: documentText,
  }),
  out: checked.extend({ uses: z.array(formUse) }),
})

/**
 * Makes the draft a version, which never changes again, and the one that is filled in from now on.
 * 1001 at `document…` with every error of the design: a pattern that the linear engine cannot take, a round of rules, an
 * upload to a foreign origin, a model that stands twice, a source that does not exist …; 1004 nothing has changed.
 */
export const Publish = action('CustomForm', 'Publish', {
  kind: 'write',
  access: grant('publish'),
  in: z.strictObject({ id, version, note: line(200).nullable().default(null) }),
  out: saved.extend({ version_no: versionNo }),
})

/** Nobody fills it in any more, and the flows that it belongs to are not started; what was filed stays. */
export const Disable = action('CustomForm', 'Disable', {
  kind: 'write',
  access: grant('publish'),
  in: oneSeen,
  out: saved,
})

/** Its last version is filled in again. */
export const Enable = action('CustomForm', 'Enable', {
  kind: 'write',
  access: grant('publish'),
  in: oneSeen,
  out: saved,
})

/** Deletes a form that was never published; any other stays (1004), and so does one that a flow uses (1006). */
export const Delete = action('CustomForm', 'Delete', {
  kind: 'write',
  access: grant('delete'),
  in: oneSeen,
  out: nothing,
})

/** A new form with the draft of this one, or with one of its versions. */
export const Copy = action('CustomForm', 'Copy', {
  kind: 'write',
  access: grant('add'),
  in: z.strictObject({ id, version_no: versionNo.optional(), form_name: formName }),
  out: saved,
})

/**
 * A new draft from an uploaded .json file (`Common/UploadFileServer`, field `file`): a document of any dialect of
 * k-form-design, or a JavaScript object that is data only (`script`), which is kept as JSON. 1001 at `file_id` for anything that is not the caller's own upload of JSON, else as Save.
 */
export const Import = action('CustomForm', 'Import', {
  kind: 'write',
  access: grant('add'),
  in: z.strictObject({ file_id: id, form_name: formName, category_id: id }),
  out: checked.extend({ script: z.boolean() }),
})

/** The document as a .json file for the caller, byte by byte as it was saved: the draft, or one of the versions. */
export const Export = action('CustomForm', 'Export', {
  kind: 'write',
  access: grant('query'),
  in: z.strictObject({ id, version_no: versionNo.optional() }),
  out: madeFile,
})
