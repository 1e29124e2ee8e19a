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
import { selfCheck } from './noun.ts'
import { kinds } from './rules.ts'

const grant = grantOf(selfCheck)

/** Dictionary period_type: 5 half-year, 6 year, 1 a single day. */
const periodType = z.literal(kinds).default(kinds[0])

export const selfCheckRow = z.object({
  ...rowParts,
  ...listFields(selfCheck),
  allowed: allowedMoves(selfCheck),
})

export const selfCheckDetail = selfCheckRow.extend({ ...recordParts, ...detailFields(selfCheck) })

const query = queryOf(selfCheck, reportFilters)

export type Filters = FiltersIn<typeof query>

/** Reports in scope, drafts included. `keywords`: number, units, inspectors. */
export const GetPageList = pageAction(selfCheck, query.list, selfCheckRow)

export const Get = getAction(selfCheck, selfCheckDetail)

/** People who can inspect a unit: of the unit and of those above it. */
export const GetPersonList = peopleAction(selfCheck, true)

/** An empty self-check of a unit (by default the caller's own) and a type of period: its items on a day (by default today). */
export const GetBlank = action('SelfCheck', 'GetBlank', {
  kind: 'read',
  offline: true,
  access: grant('fill'),
  in: blankAsked.extend({ period_type: periodType }),
  out: z.object({ ...blankParts }),
})

const content = {
  ...contentParts,
  ...inputFields(selfCheck, 'filed_at'),
  ...enteredFields(selfCheck),
  period_type: periodType,
}

/**
 * Keeps a report as a draft of whoever writes it; a new one takes a copy of the items. 1001 a day in the future, an inspector
 * who may not check the unit, a day of the last alarm test after that of the check; 1003 the unit has a report of the caller's
 * unit for the period; 1004 after its submission.
 */
export const Save = action('SelfCheck', 'Save', {
  kind: 'write',
  offline: true,
  access: grant('fill'),
  in: z.strictObject(content),
  out: saved,
})

/**
 * Submits the caller's report, complete and signed by the caller; it waits for the other inspectors, else for the checked unit
 * (domain 7.3). After an objection it is the second check. 1001 an item without answer, an abnormal one without description
 * (5 characters) or photo, nobody who could confirm it; 1010 wrong password.
 */
export const Submit = action('SelfCheck', 'Submit', {
  kind: 'write',
  offline: true,
  access: grant('fill'),
  in: z.strictObject({ ...content, sign: signInput }),
  out: submitted,
})

/** A further inspector signs; the last one submits the report. 1004 for anybody else. */
export const Sign = moveAction(selfCheck, 'sign', { sign: signInput }, submitted)

/**
 * Somebody else who fills in for the outlet confirms, as a rule its head: each abnormal item gets a rectification, is linked to
 * an open one of the unit or was solved on the spot; without any the report is closed. The task of the year is done by the
 * self-check of the year, or by those of both halves (domain 5.1 Y_SELF). 1004 an inspector.
 */
export const Confirm = moveAction(selfCheck, 'confirm', { ...decisions, sign: signInput })

/** The checked unit does not agree, once: the inspectors check again and sign anew. 1004 a second time, or an inspector. */
const object = moveAction(selfCheck, 'object', reason)

export { object as Object }

/** Takes back what was submitted by mistake, before it is confirmed: it stays in the book, crossed out. */
export const Void = moveAction(selfCheck, 'void', reason)

/** Moves a draft to the recycle bin. */
export const Delete = moveAction(selfCheck, 'delete', {}, nothing)

/** The reports of the current query on paper. */
export const GetPrintList = printAction(selfCheck, query.filters, selfCheckDetail, MOST_PRINTED, 'query')
