import { action } from '@shouya/contract/action'
import { id, line, oneSeen, paragraph, saved, version } from '@shouya/contract/fields'
import { type FiltersIn, getAction, pageAction, printAction, queryOf } from '@shouya/contract/nounActions'
import { allowedMoves, detailFields, enteredFields, grantOf, listFields } from '@shouya/contract/nounSchemas'
import { sign, signInput } from '@shouya/contract/sign'
import { z } from 'zod'
import { guardEvaluation, guardItem } from './noun.ts'
import { MOST_ITEMS, vetoes } from './rules.ts'

const grant = grantOf(guardEvaluation)

/** The most evaluations that go onto paper at once. */
export const MOST_PRINTED = 100
/** The most guards without an evaluation that are listed at once. */
export const MOST_DUE = 200

/** A month, `YYYY-MM`. */
const month = z.string().regex(/^\d{4}-(0[1-9]|1[0-2])$/)

const itemRow = z.object(listFields(guardItem))

export const guardEvaluationRow = z.object({
  id,
  version,
  dept_id: id,
  staff_id: id,
  ...listFields(guardEvaluation),
  allowed: allowedMoves(guardEvaluation),
})

export const guardEvaluationDetail = guardEvaluationRow.extend({
  ...detailFields(guardEvaluation),
  items: z.array(itemRow),
  evaluator_sign: sign.nullable(),
  staff_sign: sign.nullable(),
  /** Whether the stored hash fits the signed content (domain 0.3); null for drafts. */
  signature_intact: z.boolean().nullable(),
  /** The guard has an account with which only they acknowledge. */
  has_account: z.boolean(),
})

const query = queryOf(guardEvaluation, { period_key: month.optional(), staff_id: id.optional() })

export type Filters = FiltersIn<typeof query>

/** Evaluations in scope; drafts only for those who may edit them, a guard's own only. `keywords`: number, unit, guard, company. */
export const GetPageList = pageAction(guardEvaluation, query.list, guardEvaluationRow)

export const Get = getAction(guardEvaluation, guardEvaluationDetail)

/** The guards on post in scope whose evaluation of a month is not submitted, at most 200; `id` of a draft (task M_GUARD). */
export const GetDueList = action('GuardEvaluation', 'GetDueList', {
  kind: 'read',
  access: grant('add'),
  in: z.strictObject({ period_key: month, dept_id: id.optional() }),
  out: z.array(
    z.object({
      staff_id: id,
      staff_name: z.string(),
      dept_id: id,
      dept_name: z.string(),
      /** The draft that exists, where the caller may go on with it. */
      id: id.nullable(),
    }),
  ),
})

/** The items of the standard in their order, with which an evaluation begins: full points 100 in all (domain 2.3). */
export const GetBlank = action('GuardEvaluation', 'GetBlank', {
  kind: 'read',
  access: grant('add'),
  in: z.strictObject({}),
  out: z.array(itemRow),
})

/** Days of a month on which a guard of the caller's scope is away with an approved leave, and the requests. */
export const GetAbsence = action('GuardEvaluation', 'GetAbsence', {
  kind: 'read',
  access: grant('add'),
  in: z.strictObject({ staff_id: id, period_key: month }),
  out: z.object({ days: z.int(), bill_nos: z.array(z.string()) }),
})

const content = {
  id: id.optional(),
  version: version.optional(),
  /** Of a new one: the guard, the unit at whose door they stand and the month; they do not change afterwards. */
  staff_id: id,
  dept_id: id,
  period_key: month,
  ...enteredFields(guardEvaluation),
  vetoes: z.array(z.enum(vetoes)).max(vetoes.length).default([]),
  /** Points taken of each item, in the order of the standard. */
  items: z.array(z.strictObject(enteredFields(guardItem))).length(MOST_ITEMS),
}

/**
 * Keeps an evaluation as a draft. 1001 nobody at the door of this unit, a month in the future, more points than an item has
 * or points without a reason, a reward without a reason, more days than the month has; 1003 the guard has one of this month;
 * 1004 after its submission.
 */
export const Save = action('GuardEvaluation', 'Save', {
  kind: 'write',
  access: { by: 'id', absent: grant('add'), present: grant('edit') },
  in: z.strictObject(content),
  out: saved,
})

/**
 * The head of the outlet signs it: the guard is asked to acknowledge it; below 70 points or with a one-vote item the company
 * must reply within five days (domain 5.4). The task of the month is done with the last guard of the unit.
 */
export const Submit = action('GuardEvaluation', 'Submit', {
  kind: 'write',
  access: grant('submit'),
  in: z.strictObject({ ...content, sign: signInput }),
  out: saved.extend({ bill_no: z.string() }),
})

/**
 * The guard has read it, and says something if they want to: with their own account, or where they have none by a drawn
 * signature on the outlet's device. 1001 not drawn; 1004 another's, or acknowledged before.
 */
export const Ack = action('GuardEvaluation', 'Ack', {
  kind: 'write',
  access: { anyOf: [grant('ack'), grant('submit')] },
  in: oneSeen.extend({ staff_opinion: line(200).default(''), sign: signInput }),
  out: saved,
})

/** The guard's company replies, once: with what it does about it, 10 to 500 characters. */
export const Reply = action('GuardEvaluation', 'Reply', {
  kind: 'write',
  access: grant('reply'),
  in: oneSeen.extend({ company_reply: paragraph(500, 10) }),
  out: saved,
})

/** The evaluations of the current query on paper. */
export const GetPrintList = printAction(guardEvaluation, query.filters, guardEvaluationDetail, MOST_PRINTED)
