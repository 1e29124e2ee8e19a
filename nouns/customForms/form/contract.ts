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
/** The largest body: a document, or the data of thousands of rows. */
const LARGE = 6 * 1_048_576

export const formRow = draftRow.extend({ form_name: z.string() })

/** Forms, those last changed first. `keywords`: name, remark. */
export const GetPageList = draftListAction(form, 'form_name', formRow)

/** One form with its draft and the problems of the draft. */
export const Get = action('CustomForm', 'Get', {
  kind: 'read',
  access: grant('query'),
  in: one,
  out: formRow.extend({
    /** The roles that may fill it in; every employee if there are none. */
    role_ids: z.array(id),
    document: documentText,
    problems: z.array(documentProblem),
    uses: z.array(formUse),
  }),
})

/**
 * Saves the draft: a new form without `id`. A draft may have problems, which are returned (at most 200), but it must be
 * a form. 1001 at `document…` with every place otherwise, or if `category_id` or a role of `role_ids` is unknown or
 * disabled; 1003 the name is taken; 1005.
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
 * Publishes the draft as a version, which never changes and is filled in from now on. 1001 at `document…` with every
 * error of the design: a pattern that the linear regex engine does not support, a cycle of rules, an upload to an
 * origin that is not allowed, a duplicate model, a source that does not exist …; 1004 nothing has changed.
 */
export const Publish = publishAction(form)

/**
 * A disabled form cannot be filled in, and its flows cannot be started; its submissions stay. A form that a flow uses
 * cannot be deleted (1006).
 */
export const { Disable, Enable, Delete } = switchActions(form, 'publish')

/** A new form with the draft of this one, or with one of its versions. */
export const Copy = copyAction(form, 'form_name')

/**
 * A new draft from an uploaded .json file (`Common/UploadFileServer`, field `file`): a document of any dialect of
 * k-form-design, or a JavaScript object of plain data (`script` true), which is stored as JSON. 1001 at `file_id`
 * unless it is an upload of JSON by the caller, else as Save.
 */
export const Import = action('CustomForm', 'Import', {
  kind: 'write',
  access: grant('add'),
  in: z.strictObject({ file_id: id, ...inputFields(form, 'form_name'), category_id: id }),
  out: checked.extend({ script: z.boolean() }),
})

/** The document of the draft or of a version as a .json file for the caller, with exactly the saved bytes. */
export const Export = action('CustomForm', 'Export', {
  kind: 'write',
  access: grant('query'),
  in: z.strictObject({ id, version_no: versionNo.optional() }),
  out: madeFile,
})
