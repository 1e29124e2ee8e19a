import { action } from '@shouya/contract/action'
import { categoryInput, categoryRow } from '@shouya/contract/category'
import {
  dataPath,
  documentProblem,
  documentText,
  formData,
  formMoves,
  formUse,
  sourceOptions,
  submissionMoves,
  submissionRow,
} from '@shouya/contract/customForm'
import {
  datetime,
  dayFilter,
  id,
  line,
  nothing,
  one,
  oneSeen,
  pageQuery,
  paragraph,
  saved,
  unitFilter,
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

const checked = saved.extend({ problems: z.array(documentProblem) })

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

const versionRow = z.object({
  version_no: versionNo,
  form_name: z.string(),
  note: z.string().nullable(),
  /** Entries that were filed with it. */
  entries: z.int(),
  create_user_name: z.string(),
  create_time: datetime,
})

/** The published versions of a form, the newest first. */
export const GetVersionList = action('CustomForm', 'GetVersionList', {
  kind: 'read',
  access: grant('query'),
  in: one,
  out: z.array(versionRow),
})

/** One version with its document. */
export const GetVersion = action('CustomForm', 'GetVersion', {
  kind: 'read',
  access: grant('query'),
  in: z.strictObject({ id, version_no: versionNo }),
  out: versionRow.extend({ document: documentText }),
})

/** What changed from one version to another, in words of the caller's language; null is the draft. `field` is its key. */
export const CompareVersion = action('CustomForm', 'CompareVersion', {
  kind: 'read',
  access: grant('query'),
  in: z.strictObject({ id, from: versionNo.nullable(), to: versionNo.nullable() }),
  out: z.array(z.object({ field: z.string(), text: z.string() })),
})

/** The draft becomes what a version was; the versions stay as they are. */
export const Restore = action('CustomForm', 'Restore', {
  kind: 'write',
  access: grant('edit'),
  in: z.strictObject({ id, version, version_no: versionNo }),
  out: checked,
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

/** All categories in their order; disabled ones stay readable on their forms. */
export const GetCategoryList = action('CustomForm', 'GetCategoryList', {
  kind: 'read',
  access: 'signedIn',
  in: z.strictObject({}),
  out: z.array(categoryRow.extend({ forms: z.int() })),
})

/** 1003 the name is taken. `status` 0: no further forms. */
export const SaveCategory = action('CustomForm', 'SaveCategory', {
  kind: 'write',
  access: { by: 'id', absent: grant('add'), present: grant('edit') },
  in: categoryInput,
  out: saved,
})

/** 1006 while a form is in it. */
export const DeleteCategory = action('CustomForm', 'DeleteCategory', {
  kind: 'write',
  access: grant('delete'),
  in: oneSeen,
  out: nothing,
})

/** The sources that a document may name as `dynamicKey`, with their names in the caller's language. */
export const GetSourceList = action('CustomForm', 'GetSourceList', {
  kind: 'read',
  access: grant('query'),
  in: z.strictObject({}),
  out: z.array(z.object({ key: z.string(), name: z.string() })),
})

/**
 * The options of sources as the caller may choose from them: `dict.{code}` the enabled values of a dictionary (text),
 * `users` people in scope and those of the own unit, for outsiders those of their own party (number), `depts` the units in
 * scope as a tree (number).
 * Those that do not exist, or not any more, are `missing`: a form outlives the dictionary that it was drawn with.
 */
export const GetSources = action('CustomForm', 'GetSources', {
  kind: 'read',
  access: 'signedIn',
  in: z.strictObject({ keys: z.array(z.string().min(1).max(60)).min(1).max(100) }),
  out: z.object({ options: sourceOptions, missing: z.array(z.string()) }),
})

const fillRow = z.object({
  id,
  form_name: z.string(),
  category_id: id,
  category_name: z.string(),
  remark: z.string().nullable(),
  version_no: versionNo,
  version_time: datetime,
})

/**
 * The published forms that the caller may fill in, without those that a flow has been published with: they are filled in
 * through it. `keywords`: name, remark.
 */
export const GetFillList = action('CustomForm', 'GetFillList', {
  kind: 'read',
  access: 'signedIn',
  list: 'page',
  in: pageQuery(['form_name', 'update_time'], { category_id: id.optional() }),
  out: fillRow,
})

/** A form to fill in: 403 when the caller may not, 1004 when it is not published, or filled in through a flow. */
export const GetFill = action('CustomForm', 'GetFill', {
  kind: 'read',
  access: 'signedIn',
  in: one,
  out: fillRow.extend({ version_id: id, document: documentText }),
})

/**
 * Files the data of a form, or with `id` corrects what the caller filed, within `register.edit_hours` (1004): a further
 * entry, the earlier ones stay. The server judges by the rules of the version named: 1001 with every place as
 * `data.{steps}`; a field without the caller's right keeps its value; hidden fields follow the form's policy; computed
 * values are reckoned anew. A sensitive value that comes back masked stays what it was. 1014 a newer version has been
 * published (`Data.current`).
 */
export const Submit = action('CustomForm', 'Submit', {
  kind: 'write',
  access: 'signedIn',
  largest: LARGE,
  in: z.strictObject({ form_id: id, version_id: id, id: id.optional(), version: version.optional(), data: formData }),
  out: saved,
})

const submissionFilters = { form_id: id.optional(), ...unitFilter, ...dayFilter, create_user_id: id.optional() }

/** Submissions in scope, by the unit of whoever filed them. `keywords`: form, person, summary. */
export const GetSubmissionList = action('CustomForm', 'GetSubmissionList', {
  kind: 'read',
  access: grant('query'),
  list: 'page',
  in: pageQuery(['create_time'], submissionFilters),
  out: submissionRow,
})

/** The caller's own submissions. */
export const GetOwnSubmissionList = action('CustomForm', 'GetOwnSubmissionList', {
  kind: 'read',
  access: 'signedIn',
  list: 'page',
  in: pageQuery(['create_time'], { form_id: id.optional(), ...dayFilter }),
  out: submissionRow,
})

/** One submission, its latest entry unless another is named: one's own, or with `queryForm` `query` one in scope (403). */
export const GetSubmission = action('CustomForm', 'GetSubmission', {
  kind: 'read',
  access: 'signedIn',
  in: z.strictObject({ id, entry_no: z.int().positive().optional() }),
  out: submissionRow.extend({
    version_id: id,
    version_no: versionNo,
    document: documentText,
    /** Sensitive values are masked here, whoever asks. */
    data: formData,
    masked: z.array(dataPath),
    /** What was chosen from sources, as it was called then. */
    options: sourceOptions,
    entries: z.array(
      z.object({ entry_no: z.int(), version_no: versionNo, create_user_name: z.string(), create_time: datetime }),
    ),
    allowed: z.array(z.enum(submissionMoves)),
  }),
})

/** The sensitive values of an entry: for `view_sensitive`, and for whoever filed it. Logged as type 3. */
export const Reveal = action('CustomForm', 'Reveal', {
  kind: 'write',
  access: 'signedIn',
  secret: true,
  in: z.strictObject({ id, entry_no: z.int().positive().optional() }),
  out: z.array(z.object({ path: dataPath, value: z.unknown() })),
})
