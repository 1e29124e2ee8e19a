import { action } from '@shouya/contract/action'
import { documentText, formData, sourceOptions } from '@shouya/contract/customForm'
import { fileRow } from '@shouya/contract/escort'
import { datetime, id, one, saved, version } from '@shouya/contract/fields'
import { type FiltersIn, pageAction, queryOf } from '@shouya/contract/nounActions'
import { allowedMoves, detailFields, enteredFields, grantOf, listFields } from '@shouya/contract/nounSchemas'
import { z } from 'zod'
import { ISSUERS, issueItem } from './noun.ts'

/** The largest body: the data of a form with thousands of rows. */
const LARGE = 6 * 1_048_576

export const issueItemRow = z.object({
  id,
  version,
  issue_id: id,
  dept_id: id,
  ...listFields(issueItem),
  /** Until when it can be handed in: the deadline, or so many days later. */
  until: datetime,
  /** Asked of the person, not of the unit. */
  personal: z.boolean(),
  /** It asks for a form. */
  has_form: z.boolean(),
  allowed: allowedMoves(issueItem),
})

export const issueItemDetail = issueItemRow.extend({
  ...detailFields(issueItem),
  files: z.array(fileRow),
  /** What is asked for: sanitised rich text, with the templates to fill in and upload. */
  content: z.string(),
  templates: z.array(fileRow),
  need_audit: z.boolean(),
  /** The form to fill in, in the version of its publication, with what was handed in; null where only files are asked for. */
  form: z
    .object({
      name: z.string(),
      document: documentText,
      /** Empty before it was handed in. Sensitive values are masked for everybody, as are fields without the reader's right left out. */
      data: formData,
      /** The chosen options of sources, with the labels of that time. */
      options: sourceOptions,
      /** There are sensitive values that the caller may see (`Reveal`). */
      revealable: z.boolean(),
    })
    .nullable(),
  /** The caller may review it: pass or return, or exempt the receiver. */
  reviews: z.boolean(),
})

export const itemQuery = queryOf(issueItem)

export type Filters = FiltersIn<typeof itemQuery>

/** What the caller, their unit and the units in scope are asked for, once it is published. `keywords`: number, title, issuer, receiver. */
export const GetPageList = pageAction(issueItem, itemQuery.list, issueItemRow)

/** The most entries of `GetDueList`. */
export const MOST_DUE = 50

/** What the caller can still hand in, the most urgent first, at most 50; kept on the device for work without a network. */
export const GetDueList = action('IssueItem', 'GetDueList', {
  kind: 'read',
  offline: true,
  access: grantOf(issueItem)('upload'),
  in: z.strictObject({}),
  out: z.array(issueItemRow),
})

/**
 * One of them, for its receivers and for whoever issued it, with what was handed in; kept on the device, so that it is filled in
 * without a network. 1002 none, 403 out of scope.
 */
export const Get = action('IssueItem', 'Get', {
  kind: 'read',
  offline: true,
  access: { anyOf: [grantOf(issueItem)('query'), { id: ISSUERS, operation: 'query' }] },
  in: one,
  out: issueItemDetail,
})

/**
 * Hands it in, or again after it was returned (domain 6.2): the data of its form, or at least one file. After the deadline only
 * where the issuer takes late answers, and then marked as late; what waited on a device (`filed_at`) is judged by when it
 * arrives. 1001 at `data.{steps}` or `file_ids`, 403 not the caller's to hand in, 1004 not in this state, withdrawn, closed, too
 * late, 1005.
 */
export const Upload = action('IssueItem', 'Upload', {
  kind: 'write',
  offline: true,
  access: grantOf(issueItem)('upload'),
  largest: LARGE,
  in: z.strictObject({
    id,
    version,
    ...enteredFields(issueItem),
    data: formData.optional(),
    /** When it was entered, where it waited for a network. */
    filed_at: datetime.nullable().default(null),
  }),
  out: saved.extend({ status: z.int(), is_late: z.boolean() }),
})

/** The sensitive values of what was handed in: for whoever reviews it, and for the person who filed it. Logged as type 3. */
export const Reveal = action('IssueItem', 'Reveal', {
  kind: 'write',
  access: { anyOf: [grantOf(issueItem)('upload'), { id: ISSUERS, operation: 'audit' }] },
  secret: true,
  in: one,
  out: z.array(z.object({ path: z.array(z.union([z.string(), z.number()])), value: z.unknown() })),
})
