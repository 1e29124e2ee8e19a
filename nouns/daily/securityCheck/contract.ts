import { action } from '@shouya/contract/action'
import { date, datetime, dictCode, id, nothing, pageQuery, saved, version } from '@shouya/contract/fields'
import {
  type FiltersIn,
  getAction,
  moveAction,
  pageAction,
  peopleAction,
  printAction,
  queryOf,
} from '@shouya/contract/nounActions'
import {
  allowedMoves,
  barredMoves,
  detailFields,
  enteredFields,
  grantOf,
  inputFields,
  listFields,
  requiredFields,
} from '@shouya/contract/nounSchemas'
import { sign, signInput } from '@shouya/contract/sign'
import { z } from 'zod'
import { answeredItem, askedItem, decisions, givenAnswers } from '../../rectify/answer/schemas.ts'
import { securityCheck } from './noun.ts'

const grant = grantOf(securityCheck)

/** The most checks in one print. */
export const MOST_PRINTED = 300

export const securityCheckRow = z.object({
  id,
  version,
  dept_id: id,
  ...listFields(securityCheck),
  checker_user_id: id.nullable(),
  /** A draft that its checker has signed and that waits for the second checker. */
  awaits_second: z.boolean(),
  allowed: allowedMoves(securityCheck),
  barred: barredMoves(securityCheck),
})

export const securityCheckDetail = securityCheckRow.extend({
  ...detailFields(securityCheck),
  checker_sign: sign.nullable(),
  second_checker_sign: sign.nullable(),
  leader_sign: sign.nullable(),
  /** The time from which a draft may be signed; null if its unit has no hours, or after submission. */
  opens: datetime.nullable(),
  /** Whether the stored hash fits the signed content (domain 0.3); null for drafts. */
  signature_intact: z.boolean().nullable(),
  results: z.array(answeredItem),
})

const entered = enteredFields(securityCheck)

const query = queryOf(securityCheck, {
  overall_result: z.int().min(1).max(2).optional(),
  is_overdue: z.literal(true).optional(),
  /** First or second checker. */
  user_id: id.optional(),
  /** A check item that was found abnormal. */
  abnormal_item_id: id.optional(),
})

export type Filters = FiltersIn<typeof query>

/** Checks in scope, including drafts. `keywords`: number, unit, checkers. */
export const GetPageList = pageAction(securityCheck, query.list, securityCheckRow)

export const Get = getAction(securityCheck, securityCheckDetail)

const { session, dept_id, include_child, begin_date, end_date, abnormal_item_id } = query.filters
const found = pageQuery(['biz_date'], { session, dept_id, include_child, begin_date, end_date, abnormal_item_id })

/**
 * Items in scope that were found abnormal by checks that are submitted and not revoked, the last first: as many as the statistics of
 * daily tasks count (domain 7.2). `id` is the answer's. `keywords` as in the list of checks.
 */
export const GetAbnormalPageList = pageAction(
  securityCheck,
  found,
  securityCheckRow
    .pick({ bill_no: true, dept_name: true, biz_date: true, session: true })
    .extend(
      answeredItem.pick({
        ...{ id: true, item_code: true, content: true, hazard_level: true, problem_desc: true, recovered_note: true },
        ...{ rectify_id: true, rectify_no: true, rectify_status: true },
      }).shape,
    )
    .extend({ check_id: id }),
  'GetAbnormalPageList',
)

/** The three sessions of a unit's day (by default the caller's unit and today): due, submitted, late. */
export const GetDay = action('SecurityCheck', 'GetDay', {
  kind: 'read',
  access: grant('query'),
  in: z.strictObject({ dept_id: id.optional(), biz_date: date.optional() }),
  out: z.object({
    dept_id: id,
    dept_name: z.string(),
    biz_date: date,
    sessions: z.array(
      z.object({
        session: dictCode,
        /** Null if the unit has no hours. */
        deadline: datetime.nullable(),
        /** The time from which it may be signed; null if the unit has no hours. */
        opens: datetime.nullable(),
        /** Nothing was submitted before the deadline. */
        late: z.boolean(),
        check: securityCheckRow.nullable(),
      }),
    ),
  }),
})

/** People who can take part in a unit's checks: of the unit and of those above it. */
export const GetPersonList = peopleAction(securityCheck, true)

/**
 * An empty check of a unit's session: its items today with the numbers from registers, the guards, and the people of
 * the last check.
 */
export const GetBlank = action('SecurityCheck', 'GetBlank', {
  kind: 'read',
  offline: true,
  access: grant('add'),
  in: z.strictObject({ dept_id: id.optional(), biz_date: date.optional(), session: entered.session }),
  out: z.object({
    dept_id: id,
    dept_name: z.string(),
    biz_date: date,
    session: dictCode,
    deadline: datetime.nullable(),
    /** The time from which it may be signed; null if the unit has no hours, and for an earlier day. */
    opens: datetime.nullable(),
    /** The existing check of this session. */
    check_id: id.nullable(),
    items: z.array(askedItem),
    guards: z.array(z.object({ id, name: z.string() })),
    last: securityCheckDetail
      .pick({ bill_no: true, biz_date: true, weather: true, guard_staff_id: true, second_checker_user_id: true })
      .nullable(),
  }),
})

const content = {
  id: id.optional(),
  version: version.optional(),
  /** By default the caller's own; does not change afterwards. */
  dept_id: id.optional(),
  /** By default today. */
  biz_date: date.optional(),
  /** By default the time of submission. */
  check_time: datetime.optional(),
  /**
   * The device's time of an entry that waited for a network. Lateness is measured by the server's clock, and the
   * waiting is reason enough for a later day.
   */
  ...inputFields(securityCheck, 'filed_at'),
  ...entered,
  results: givenAnswers,
}

/**
 * Saves a check as a draft; a new draft takes a copy of the items. Saving removes the draft's signature. 1001 an item
 * that is not in the check; 1003 the session already has a check; 1009 older than `register.backfill_days`.
 */
export const Save = action('SecurityCheck', 'Save', {
  kind: 'write',
  offline: true,
  access: { by: 'id', absent: grant('add'), present: grant('edit') },
  in: z.strictObject(content),
  out: saved,
})

/**
 * The same content, complete and signed by the caller as its checker (domain 4.2). Sessions 1 and 3 then wait for the
 * second checker, whose signature submits them; session 2 is submitted at once. A submitted check without abnormal
 * items is done. 1001 before the session's time (`opens`), an item without answer, an abnormal one without description
 * (5 characters) or photo, a number outside its limits that is called normal, an answer that contradicts a register
 * without `known_reason`, no second checker, no time of disarming (1) or arming (3), a time on another day or in the
 * future; 1010 wrong password.
 */
export const Submit = action('SecurityCheck', 'Submit', {
  kind: 'write',
  offline: true,
  access: grant('submit'),
  in: z.strictObject({ ...content, sign: signInput }),
  out: saved.extend({ bill_no: z.string().nullable(), status: dictCode }),
})

/**
 * The second checker signs, which submits the check. 1004 for anybody else, and if the number in a register has changed
 * meanwhile.
 */
export const Sign = moveAction(
  securityCheck,
  'sign',
  { sign: signInput },
  saved.extend({ bill_no: z.string(), status: dictCode }),
)

/**
 * The head confirms an abnormal check: each abnormal item gets a rectification, is linked to an open one of the unit
 * (`rectify_id`) or was solved on the spot (`recovered_note`). The checkers may not confirm it (1004).
 */
export const Confirm = action('SecurityCheck', 'Confirm', {
  kind: 'write',
  access: grant('confirm'),
  in: z.strictObject({
    id,
    version,
    ...decisions,
    sign: signInput,
  }),
  out: saved.extend({ status: dictCode, rectify_nos: z.array(z.string()) }),
})

/**
 * Takes a submitted check back within `register.edit_hours`: it is kept, marked revoked, and replaced by a draft with
 * its answers. Its rectifications that were not started are cancelled. 1004 later, or if rectifications are in
 * progress.
 */
export const Revoke = moveAction(
  securityCheck,
  'revoke',
  { reason: requiredFields(securityCheck, 'revoke_reason').revoke_reason },
  saved.extend({ draft_id: id }),
)

/** Moves a draft to the recycle bin. */
export const Delete = moveAction(securityCheck, 'delete', {}, nothing)

/** The checks of the current query for the printed register: one sheet for each unit and day, at most 300 checks. */
export const GetPrintList = printAction(securityCheck, query.filters, securityCheckDetail, MOST_PRINTED)
