import { action } from '@shouya/contract/action'
import { fileRow } from '@shouya/contract/escort'
import { id, nothing, saved, version } from '@shouya/contract/fields'
import {
  deleteAction,
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
import { sign, signInput } from '@shouya/contract/sign'
import { z } from 'zod'
import { attendance, meetingLog, meetingTodo } from './noun.ts'

const grant = grantOf(meetingLog)

/** The most records that go onto paper at once. */
export const MOST_PRINTED = 100
const MOST_PEOPLE = 100
const MOST_TODOS = 20

/** An account or a guard; the other is null. */
const whoever = { user_id: id.nullable().default(null), staff_id: id.nullable().default(null) }

const attendanceRow = z.object({
  ...listFields(attendance),
  user_id: id.nullable(),
  staff_id: id.nullable(),
  sign: sign.nullable(),
  /** The caller may sign this line now: their own, or a guard's who draws on the outlet's device. */
  signable: z.boolean(),
})

const todoRow = z.object({
  id,
  ...listFields(meetingTodo),
  /** The caller may say that it is done. */
  finishable: z.boolean(),
})

export const meetingLogRow = z.object({
  id,
  version,
  dept_id: id,
  ...listFields(meetingLog),
  allowed: allowedMoves(meetingLog),
})

export const meetingLogDetail = meetingLogRow.extend({
  ...detailFields(meetingLog),
  files: z.array(fileRow),
  leader_sign: sign.nullable(),
  /** Whether the stored hash fits the signed content (domain 0.3); null for drafts. */
  signature_intact: z.boolean().nullable(),
  people: z.array(attendanceRow),
  todos: z.array(todoRow),
})

const MONTH = /^\d{4}-(0[1-9]|1[0-2])$/

const query = queryOf(meetingLog, {
  /** The month of its begin, `YYYY-MM`. */
  period_key: z.string().regex(MONTH).optional(),
})

export type Filters = FiltersIn<typeof query>

/** Records in scope, drafts included. `keywords`: number, unit, title, host. */
export const GetPageList = pageAction(meetingLog, query.list, meetingLogRow)

export const Get = getAction(meetingLog, meetingLogDetail)

/** People who can lead a unit's meeting: of the unit and of those above it. */
export const GetPersonList = peopleAction(meetingLog, true)

/** Whom a unit (the caller's own when left out) expects: its people with accounts, and the guards at its door. */
export const GetExpectedList = action('MeetingLog', 'GetExpectedList', {
  kind: 'read',
  offline: true,
  access: grant('add'),
  in: z.strictObject({ dept_id: id.optional() }),
  out: z.array(
    z.object({
      ...{ user_id: id.nullable(), staff_id: id.nullable() },
      name: z.string(),
      post: z.string().nullable(),
    }),
  ),
})

/**
 * What the people of a unit (the caller's own when left out) have scored in a month, `YYYY-MM`, in documents that end with questions
 * (domain 9.1): it counts as the exam of a training. 403 out of scope.
 */
export const GetTrainingScores = action('MeetingLog', 'GetTrainingScores', {
  kind: 'read',
  access: grant('add'),
  in: z.strictObject({ dept_id: id.optional(), period_key: z.string().regex(MONTH) }),
  out: z.array(
    z.object({
      id,
      title: z.string(),
      /** How many have answered. */
      people: z.int(),
      /** The mean of their best scores, 0 to 100. */
      avg_score: z.number(),
    }),
  ),
})

const content = {
  id: id.optional(),
  version: version.optional(),
  /** By default the caller's own; does not change afterwards. */
  dept_id: id.optional(),
  ...inputFields(meetingLog, 'filed_at'),
  ...enteredFields(meetingLog),
  /** Who should come, in the order of the sheet; `absent_reason` of whoever did not. */
  people: z.array(z.strictObject({ ...whoever, ...enteredFields(attendance) })).max(MOST_PEOPLE),
  todos: z
    .array(z.strictObject(enteredFields(meetingTodo)))
    .max(MOST_TODOS)
    .default([]),
}

/**
 * Keeps a record as a draft of whoever writes it. 1001 a time in the future, an end before the begin, somebody twice or of
 * another unit, an exam without its score; 1004 after its submission, or another's draft.
 */
export const Save = action('MeetingLog', 'Save', {
  kind: 'write',
  offline: true,
  access: { by: 'id', absent: grant('add'), present: grant('edit') },
  in: z.strictObject(content),
  out: saved,
})

/**
 * Submits the caller's draft with this content, which does not change any more: everybody named is asked to sign (domain
 * 5.3). 1001 fewer than 50 characters, no photo, fewer than two present, a meeting or training under 20 minutes.
 */
export const Submit = action('MeetingLog', 'Submit', {
  kind: 'write',
  offline: true,
  access: grant('submit'),
  in: z.strictObject(content),
  out: saved.extend({ bill_no: z.string() }),
})

/**
 * The caller signs their own line, or a guard draws theirs on the outlet's device (`staff_id`). The last of those who were
 * there makes the record signed. Whoever was absent signs within seven days after the meeting, having read it (`read`).
 * 1001 a guard's signature that is not drawn, or an absent person's without `read`; 1004 not named, signed before, too late.
 */
export const Sign = action('MeetingLog', 'Sign', {
  kind: 'write',
  access: grant('sign'),
  in: z.strictObject({ id, staff_id: id.optional(), read: z.literal(true).optional(), sign: signInput }),
  out: saved.extend({ status: meetingLogRow.shape.status }),
})

/** The head of the outlet signs what all have signed: it is archived, and the task of its month is done. */
export const Confirm = moveAction(meetingLog, 'confirm', { sign: signInput })

/** Something that was decided is done: by whoever has to, or by whoever may confirm the record. 1004 done before. */
export const FinishTodo = action('MeetingLog', 'FinishTodo', {
  kind: 'write',
  access: { anyOf: [grant('sign'), grant('confirm')] },
  in: z.strictObject({ id, todo_id: id }),
  out: nothing,
})

/** Takes back what was submitted by mistake, before it is archived: it stays in the book, crossed out. */
export const Void = moveAction(meetingLog, 'void', reason)

/** Removes the caller's own draft. */
export const Delete = deleteAction(meetingLog)

/** The records of the current query on paper, with their attendance sheets. */
export const GetPrintList = printAction(meetingLog, query.filters, meetingLogDetail, MOST_PRINTED)
