import { action } from '@shouya/contract/action'
import { checked, documentProblem, documentText, formUse } from '@shouya/contract/customForm'
import { id, one, version } from '@shouya/contract/fields'
import { madeFile } from '@shouya/contract/importing'
import { enteredFields, grantOf, inputFields } from '@shouya/contract/nounSchemas'
import {
  copyAction,
  draftListAction,
  draftRow,
  publishAction,
  switchActions,
  versionNo,
} from '@shouya/contract/versions'
import { z } from 'zod'
import { form } from './noun.ts'

const grant = grantOf(form)
/** A body with a document, or with the data of thousands of rows. */
const LARGE = 6 * 1_048_576

export const formRow = draftRow.extend({ form_name: z.string() })

/** Forms, those last changed first. `keywords`: name, remark. */
export const GetPageList = draftListAction(form, 'form_name', formRow)

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
    ...enteredFields(form),
    role_ids: z.array(id).max(50).default([]),
    document: documentText,
  }),
  out: checked.extend({ uses: z.array(formUse) }),
})

/**
 * Makes the draft a version, which never changes again, and the one that is filled in from now on.
 * 1001 at `document…` with every error of the design: a pattern that the linear engine cannot take, a round of rules, an
 * upload to a foreign origin, a model that stands twice, a source that does not exist …; 1004 nothing has changed.
 */
export const Publish = publishAction(form)

/**
 * Disabled, nobody fills it in any more, and the flows that it belongs to are not started; what was filed stays. One that a
 * flow uses is not deleted (1006).
 */
export const { Disable, Enable, Delete } = switchActions(form, 'publish')

/** A new form with the draft of this one, or with one of its versions. */
export const Copy = copyAction(form, 'form_name')

/**
 * A new draft from an uploaded .json file (`Common/UploadFileServer`, field `file`): a document of any dialect of
 * k-form-design, or a JavaScript object that is data only (`script`), which is kept as JSON. 1001 at `file_id` for anything that is not the caller's own upload of JSON, else as Save.
 */
export const Import = action('CustomForm', 'Import', {
  kind: 'write',
  access: grant('add'),
  in: z.strictObject({ file_id: id, ...inputFields(form, 'form_name'), category_id: id }),
  out: checked.extend({ script: z.boolean() }),
})

/** The document as a .json file for the caller, byte by byte as it was saved: the draft, or one of the versions. */
export const Export = action('CustomForm', 'Export', {
  kind: 'write',
  access: grant('query'),
  in: z.strictObject({ id, version_no: versionNo.optional() }),
  out: madeFile,
})
