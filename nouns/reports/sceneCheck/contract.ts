import { action } from '@shouya/contract/action'
import { datetime, id, nothing, saved } from '@shouya/contract/fields'
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
import { sign, signInput } from '@shouya/contract/sign'
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
import { sceneCheck, sceneEquipment, sceneGuard, sceneQuestion } from './noun.ts'

const grant = grantOf(sceneCheck)

export const sceneCheckRow = z.object({ ...rowParts, ...listFields(sceneCheck), allowed: allowedMoves(sceneCheck) })

export const sceneCheckDetail = sceneCheckRow.extend({
  ...recordParts,
  ...detailFields(sceneCheck),
  guards: z.array(z.object({ staff_id: id, ...listFields(sceneGuard) })),
  equipment: z.array(z.object(listFields(sceneEquipment))),
  questions: z.array(z.object(listFields(sceneQuestion))),
  guard_sign: sign.nullable(),
})

const query = queryOf(sceneCheck, reportFilters)

export type Filters = FiltersIn<typeof query>

/** Reports in scope, drafts included. `keywords`: number, units, inspectors. */
export const GetPageList = pageAction(sceneCheck, query.list, sceneCheckRow)

export const Get = getAction(sceneCheck, sceneCheckDetail)

/** People who can inspect a unit: of the unit and of those above it. */
export const GetPersonList = peopleAction(sceneCheck, true)

/** An empty report of a unit (by default the caller's own): its items on a day (by default today), and the guards at its door. */
export const GetBlank = action('SceneCheck', 'GetBlank', {
  kind: 'read',
  offline: true,
  access: grant('add'),
  in: blankAsked,
  out: z.object({
    ...blankParts,
    /** The guards at its door. */
    guards: z.array(z.object({ staff_id: id, name: z.string() })),
  }),
})

/** Units in scope whose guards are still to be checked: their open tasks of Q_SCENE without a submitted report, the earliest first. */
export const GetDueList = action('SceneCheck', 'GetDueList', {
  kind: 'read',
  offline: true,
  access: grant('add'),
  in: z.strictObject({}),
  out: z.array(
    z.object({
      dept_id: id,
      dept_name: z.string(),
      /** The quarter, `2026Q1`. */
      period_key: z.string(),
      /** A day of the quarter for the report: today, or the last day of one that is over. */
      check_date: z.iso.date(),
      deadline: datetime,
      is_overdue: z.boolean(),
    }),
  ),
})

const content = {
  ...contentParts,
  ...inputFields(sceneCheck, 'filed_at'),
  ...enteredFields(sceneCheck),
  guards: z
    .array(z.strictObject({ staff_id: id, ...enteredFields(sceneGuard) }))
    .max(20)
    .default([]),
  equipment: z
    .array(z.strictObject(enteredFields(sceneEquipment)))
    .max(5)
    .default([]),
  questions: z
    .array(z.strictObject(enteredFields(sceneQuestion)))
    .max(10)
    .default([]),
}

/**
 * Keeps a report as a draft of whoever writes it; a new one takes a copy of the items. 1001 a day in the future, an inspector
 * who may not check the unit; 1003 the unit has a report of the caller's unit for the period; 1004 after its submission.
 */
export const Save = action('SceneCheck', 'Save', {
  kind: 'write',
  offline: true,
  access: { by: 'id', absent: grant('add'), present: grant('edit') },
  in: z.strictObject(content),
  out: saved,
})

/**
 * Submits the caller's report, complete and signed by the caller; it waits for the other inspectors, else for the checked unit
 * (domain 5.4). After an objection it is the second check. 1001 an item without answer, an abnormal one without description
 * (5 characters) or photo, fewer than two inspectors,
 * no signature of a guard (drawn on the device), fewer than three questions, no test of the alarm; 1010 wrong password.
 */
export const Submit = action('SceneCheck', 'Submit', {
  kind: 'write',
  offline: true,
  access: grant('submit'),
  in: z.strictObject({ ...content, guard_sign_file_id: id.optional(), sign: signInput }),
  out: submitted,
})

/** A further inspector signs; the last one submits the report. 1004 for anybody else. */
export const Sign = moveAction(sceneCheck, 'sign', { sign: signInput }, submitted)

/**
 * The head of the checked unit confirms (domain 5.4): each abnormal item gets a rectification, is linked to an open one of the
 * unit or was solved on the spot; without any the report is closed. The task of the period is done. 1004 an inspector.
 */
export const Confirm = moveAction(sceneCheck, 'confirm', { ...decisions, sign: signInput })

/** The checked unit does not agree, once: the inspectors check again and sign anew. 1004 a second time, or an inspector. */
const object = moveAction(sceneCheck, 'object', reason)

export { object as Object }

/** Takes back what was submitted by mistake, before it is confirmed: it stays in the book, crossed out. */
export const Void = moveAction(sceneCheck, 'void', reason)

/** Moves a draft to the recycle bin. */
export const Delete = moveAction(sceneCheck, 'delete', {}, nothing)

/** The reports of the current query on paper. */
export const GetPrintList = printAction(sceneCheck, query.filters, sceneCheckDetail, MOST_PRINTED)
