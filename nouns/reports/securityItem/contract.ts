import { action } from '@shouya/contract/action'
import { nothing, saved } from '@shouya/contract/fields'
import {
  type FiltersIn,
  getAction,
  moveAction,
  pageAction,
  peopleAction,
  printAction,
  queryOf,
  reason,
} from '@shouya/contract/nounActions'
import {
  allowedMoves,
  detailFields,
  enteredFields,
  grantOf,
  inputFields,
  listFields,
} from '@shouya/contract/nounSchemas'
import { signInput } from '@shouya/contract/sign'
import { z } from 'zod'
import { decisions } from '../../rectify/answer/schemas.ts'
import {
  blankAsked,
  blankParts,
  contentParts,
  MOST_PRINTED,
  recordParts,
  reportFilters,
  rowParts,
  submitted,
} from '../checkReport/schemas.ts'
import { securityItem } from './noun.ts'

const grant = grantOf(securityItem)

export const securityItemRow = z.object({
  ...rowParts,
  ...listFields(securityItem),
  allowed: allowedMoves(securityItem),
})

export const securityItemDetail = securityItemRow.extend({ ...recordParts, ...detailFields(securityItem) })

const query = queryOf(securityItem, reportFilters)

export type Filters = FiltersIn<typeof query>

/** Reports in scope, drafts included. `keywords`: number, units, inspectors. */
export const GetPageList = pageAction(securityItem, query.list, securityItemRow)

export const Get = getAction(securityItem, securityItemDetail)

/** People who can inspect a unit: of the unit and of those above it. */
export const GetPersonList = peopleAction(securityItem, true)

/** An empty report of a unit (by default the caller's own): its items on a day (by default today). */
export const GetBlank = action('SecurityItem', 'GetBlank', {
  kind: 'read',
  offline: true,
  access: grant('add'),
  in: blankAsked,
  out: z.object({ ...blankParts }),
})

const content = { ...contentParts, ...inputFields(securityItem, 'filed_at'), ...enteredFields(securityItem) }

/**
 * Keeps a report as a draft of whoever writes it; a new one takes a copy of the items. 1001 a day in the future, an inspector
 * who may not check the unit; 1003 the unit has a report of the caller's unit for the period; 1004 after its submission.
 */
export const Save = action('SecurityItem', 'Save', {
  kind: 'write',
  offline: true,
  access: { by: 'id', absent: grant('add'), present: grant('edit') },
  in: z.strictObject(content),
  out: saved,
})

/**
 * Submits the caller's report, complete and signed by the caller; it waits for the other inspectors, else for the checked unit
 * (domain 5.4). After an objection it is the second check. 1001 an item without answer, an abnormal one without description
 * (5 characters) or photo, nobody who could confirm it; 1010 wrong password.
 */
export const Submit = action('SecurityItem', 'Submit', {
  kind: 'write',
  offline: true,
  access: grant('submit'),
  in: z.strictObject({ ...content, sign: signInput }),
  out: submitted,
})

/** A further inspector signs; the last one submits the report. 1004 for anybody else. */
export const Sign = moveAction(securityItem, 'sign', { sign: signInput }, submitted)

/**
 * The head of the checked unit confirms (domain 5.4): each abnormal item gets a rectification, is linked to an open one of the
 * unit or was solved on the spot; without any the report is closed. The task of the period is done. 1004 an inspector.
 */
export const Confirm = moveAction(securityItem, 'confirm', { ...decisions, sign: signInput })

/** The checked unit does not agree, once: the inspectors check again and sign anew. 1004 a second time, or an inspector. */
const object = moveAction(securityItem, 'object', reason)

export { object as Object }

/** Takes back what was submitted by mistake, before it is confirmed: it stays in the book, crossed out. */
export const Void = moveAction(securityItem, 'void', reason)

/** Moves a draft to the recycle bin. */
export const Delete = moveAction(securityItem, 'delete', {}, nothing)

/** The reports of the current query on paper. */
export const GetPrintList = printAction(securityItem, query.filters, securityItemDetail, MOST_PRINTED)
