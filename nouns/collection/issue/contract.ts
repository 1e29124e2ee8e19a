import { action } from '@shouya/contract/action'
import { fileRow } from '@shouya/contract/escort'
import { datetime, id, line, nothing, one, saved, version } from '@shouya/contract/fields'
import {
  deleteAction,
  type FiltersIn,
  getAction,
  moveAction,
  pageAction,
  queryOf,
  reason,
} from '@shouya/contract/nounActions'
import { allowedMoves, detailFields, enteredFields, grantOf, listFields } from '@shouya/contract/nounSchemas'
import { z } from 'zod'
import { issueItemRow, itemQuery } from '../issueItem/contract.ts'
import { issue } from './noun.ts'
import { MOST_REVIEWED, MOST_TARGETS } from './rules.ts'

const grant = grantOf(issue)

export const issueRow = z.object({
  id,
  version,
  dept_id: id,
  ...listFields(issue),
  allowed: allowedMoves(issue),
})

const target = { target_ids: z.array(id).min(1).max(MOST_TARGETS) }

export const issueDetail = issueRow.extend({
  ...detailFields(issue),
  ...target,
  form_id: id.nullable(),
  files: z.array(fileRow),
  /** What the targets are called. */
  target_names: z.array(z.string()),
  /** How far the units below each unit of the issuer's own level are; the first are the slowest. */
  progress: z.array(
    z.object({ dept_id: id, dept_name: z.string(), total: z.int(), uploaded: z.int(), passed: z.int() }),
  ),
  /** Receivers by state, in the order of the dictionary. */
  counts: z.array(z.object({ status: z.int(), count: z.int() })),
})

const query = queryOf(issue)

export type Filters = FiltersIn<typeof query>

/** What units in scope have issued, with how much of it was handed in. `keywords`: number, title, unit. */
export const GetPageList = pageAction(issue, query.list, issueRow)

export const Get = getAction(issue, issueDetail)

/**
 * Whom a target means now (domain 6.2): units, types of units (dictionary dept_type), roles or accounts, as far as they are in
 * the caller's scope and somebody there may hand in. `left_out`: units that nobody could answer for.
 */
export const GetTargets = action('Issue', 'GetTargets', {
  kind: 'read',
  access: { anyOf: [grant('add'), grant('edit')] },
  in: z.strictObject({ target_type: z.int().min(1).max(4), ...target }),
  out: z.object({
    total: z.int(),
    /** The first of them. */
    names: z.array(z.string()),
    left_out: z.array(z.string()),
  }),
})

/** The roles whose people can be asked, for a target of type 3. */
export const GetRoles = action('Issue', 'GetRoles', {
  kind: 'read',
  access: { anyOf: [grant('add'), grant('edit')] },
  in: z.strictObject({}),
  out: z.array(z.object({ id, role_name: z.string() })),
})

/** Published forms of the designer that a collection can ask for. */
export const GetForms = action('Issue', 'GetForms', {
  kind: 'read',
  access: { anyOf: [grant('add'), grant('edit')] },
  in: z.strictObject({}),
  out: z.array(z.object({ id, form_name: z.string() })),
})

/**
 * Keeps a draft of the caller's own unit, or changes a draft or what was withdrawn. 1001 a form that is not published or belongs to
 * a flow, days for late answers without taking them, a target outside of the scope; 1004, 1005.
 */
export const Save = action('Issue', 'Save', {
  kind: 'write',
  access: { by: 'id', absent: grant('add'), present: grant('edit') },
  in: z.strictObject({
    id: id.optional(),
    version: version.optional(),
    ...enteredFields(issue),
    ...target,
    form_id: id.nullable().default(null),
  }),
  out: saved.extend({ bill_no: z.string() }),
})

/**
 * Asks the receivers, as the target means now: units that come later are not added. The form is filled in as it is now. 1001 a
 * deadline less than an hour away, nobody to ask.
 */
export const Publish = moveAction(issue, 'publish', {}, saved.extend({ total: z.int() }))

/** Takes it back, as long as nothing was handed in (1004): its receivers do not see it any more. */
export const Withdraw = moveAction(issue, 'withdraw', reason)

/** A later deadline, from now at least an hour away (1001): what is missing can be handed in again. */
export const Extend = moveAction(issue, 'extend', { deadline: datetime })

/** Ends it although something is missing: nothing more is taken. */
export const Close = moveAction(issue, 'close', reason)

/** Removes a draft, or what was withdrawn. */
export const Delete = deleteAction(issue)

/** Reminds everybody who still has to hand in; each at most once an hour (1004). */
export const Urge = action('Issue', 'Urge', {
  kind: 'write',
  access: grant('urge'),
  in: one,
  out: z.object({ reminded: z.int(), left_out: z.int() }),
})

/** The receivers of one collection with what they have handed in. `keywords`: unit, person. 1002, 403. */
export const GetItemList = action('Issue', 'GetItemList', {
  kind: 'read',
  access: grant('query'),
  list: 'page',
  in: itemQuery.list.extend({ issue_id: id, late: z.literal(true).optional() }),
  out: issueItemRow,
})

const items = {
  id,
  items: z.array(z.strictObject({ id, version })).min(1).max(MOST_REVIEWED),
}

/**
 * Passes or returns what was handed in; all or none. Returned ones need an opinion (1001) and can be handed in again, also after
 * the deadline. 1002 of another collection, 1004 nothing to review, handed in by the caller, 1005.
 */
export const Audit = action('Issue', 'Audit', {
  kind: 'write',
  access: grant('audit'),
  in: z.strictObject({ ...items, pass: z.boolean(), audit_opinion: line(200).default('') }),
  out: nothing,
})

/** Receivers who need not hand in, with the reason; not after they have (1004). */
export const Exempt = action('Issue', 'Exempt', {
  kind: 'write',
  access: grant('audit'),
  in: z.strictObject({ ...items, audit_opinion: line(200, 2) }),
  out: nothing,
})

/**
 * A link to a zip of everything that was handed in, for the caller and a minute: a folder for each receiver,
 * `{unit code}_{unit}/…`, with the answers of its form as a workbook, and the summary of `Common/Export`. 1004 nothing was handed in. Logged as type 4.
 */
export const DownloadZip = action('Issue', 'DownloadZip', {
  kind: 'write',
  access: grant('download_zip'),
  in: one,
  out: z.object({ url: z.string(), files: z.int() }),
})
