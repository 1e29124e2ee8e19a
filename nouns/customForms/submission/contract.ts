import { action } from '@shouya/contract/action'
import { dataPath, documentText, formData, sourceOptions } from '@shouya/contract/customForm'
import { datetime, dayFilter, id, pageQuery, saved, unitFilter, version } from '@shouya/contract/fields'
import { grantOf, listFields } from '@shouya/contract/nounSchemas'
import { z } from 'zod'
import { submission } from './noun.ts'

const versionNo = z.int().positive()
/** The largest body: a document, or the data of thousands of rows. */
const LARGE = 6 * 1_048_576

export const submissionRow = z.object({
  id,
  version: z.int(),
  form_id: id,
  dept_id: id,
  create_user_id: id,
  ...listFields(submission),
  update_time: datetime.nullable(),
})

/**
 * Submits the data of a form, or with `id` corrects a submission of the caller within `register.edit_hours` (1004): a
 * further entry, earlier entries are kept. The server validates by the rules of the given version: 1001 with every
 * place as `data.{steps}`; a field without the caller's right keeps its value; hidden fields follow the form's policy;
 * computed values are computed again. A sensitive value that is sent masked is not changed. 1014 a newer version has
 * been published (`Data.current`).
 */
export const Submit = action('CustomForm', 'Submit', {
  kind: 'write',
  access: 'signedIn',
  largest: LARGE,
  in: z.strictObject({ form_id: id, version_id: id, id: id.optional(), version: version.optional(), data: formData }),
  out: saved,
})

const submissionFilters = { form_id: id.optional(), ...unitFilter, ...dayFilter, create_user_id: id.optional() }

/** Submissions in scope, by the unit of the person who submitted them. `keywords`: form, person, summary. */
export const GetSubmissionList = action('CustomForm', 'GetSubmissionList', {
  kind: 'read',
  access: grantOf(submission)('query'),
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

/**
 * One submission, with its latest entry unless `entry_no` is given: an own one, or with `queryForm` `query` one in
 * scope (403).
 */
export const GetSubmission = action('CustomForm', 'GetSubmission', {
  kind: 'read',
  access: 'signedIn',
  in: z.strictObject({ id, entry_no: z.int().positive().optional() }),
  out: submissionRow.extend({
    version_id: id,
    version_no: versionNo,
    document: documentText,
    /** Sensitive values are masked here for every caller. */
    data: formData,
    masked: z.array(dataPath),
    /** The chosen options of sources, with the labels of that time. */
    options: sourceOptions,
    entries: z.array(
      z.object({ entry_no: z.int(), version_no: versionNo, create_user_name: z.string(), create_time: datetime }),
    ),
    allowed: z.array(z.enum(['edit', 'reveal'])),
  }),
})

/**
 * The sensitive values of an entry: for holders of `view_sensitive`, and for the person who submitted it. Logged as
 * type 3.
 */
export const Reveal = action('CustomForm', 'Reveal', {
  kind: 'write',
  access: 'signedIn',
  secret: true,
  in: z.strictObject({ id, entry_no: z.int().positive().optional() }),
  out: z.array(z.object({ path: dataPath, value: z.unknown() })),
})
