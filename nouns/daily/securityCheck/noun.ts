import { code, count, day, flag, id, line, moment, number, person, time, unit } from '@shouya/noun/field'
import { defineNoun, partOf } from '@shouya/noun/noun'
import { resultFields } from '../../rectify/answer/fields.ts'

/** `submitted` waits for the head because of abnormal items; a check without them is done at once. */
const states = { draft: 0, submitted: 1, rectifying: 2, done: 3, revoked: 9 } as const

/** The daily security check of an outlet, one for each session of its day (domain 4.2). */
export const securityCheck = defineNoun({
  name: 'securityCheck',
  controller: 'SecurityCheck',
  table: 'security_check',
  scope: { unit: 'dept_id', owner: 'create_user_id' },
  permission: 'daily_security',
  route: '/form/daily/taskdaily/SecurityItemList',
  prefix: 'AQ',
  states: { dict: 'security_check_status', codes: states, open: ['draft', 'submitted'] },
  moves: {
    sign: { from: ['draft'], to: 'submitted', operation: 'sign', action: 'Sign' },
    edit: { from: ['draft'], operation: 'edit', action: 'Save', by: 'author' },
    takeOver: { from: ['draft'], operation: 'submit', action: 'Common/TakeOver', by: 'others' },
    confirm: { from: ['submitted'], to: 'rectifying', operation: 'confirm', action: 'Confirm' },
    revoke: {
      ...{ from: ['submitted', 'rectifying', 'done'], to: 'revoked', operation: 'revoke', action: 'Revoke' },
      ...{ fresh: true, danger: true },
    },
    delete: { from: ['draft'], operation: 'delete', action: 'Delete', by: 'author', danger: true },
  },
  fields: {
    // From its submission on.
    bill_no: number({ optional: true, exported: true, printed: true, searched: true }),
    biz_date: day({ exported: true, printed: true, signed: 1 }),
    dept_name: unit('dept_id', { exported: true, printed: true, searched: true, signed: 1 }),
    session: code('check_session', { min: 1, max: 3, entered: true, exported: true, printed: true, signed: 1 }),
    status: code('security_check_status', { exported: true, printed: true }),
    checker_user_name: person('checker_user_id', {
      ...{ optional: true, exported: true, printed: true, searched: true, signed: 1 },
    }),
    second_checker_user_name: person('second_checker_user_id', {
      ...{ optional: true, entered: true, exported: true, printed: true, searched: true, kept: true, signed: 1 },
    }),
    total_items: count({ exported: true }),
    abnormal_count: count({ exported: true }),
    rectify_count: count(),
    rectify_closed: count(),
    // The values of its numbered items: `S107 92天`.
    item_values: line(500, 0, { optional: true, exported: true }),
    overall_result: code('check_result', { optional: true, exported: true }),
    deadline: moment({ optional: true, exported: true }),
    received_at: moment({ optional: true, exported: true, printed: true }),
    is_overdue: flag({ exported: true }),
    is_backfill: flag({ exported: true, printed: true }),
    create_user_name: person('create_user_id', { exported: true }),
    create_time: moment({ exported: true }),
    check_time: moment({ optional: true, detail: true, instant: true, signed: 1 }),
    weather: line(20, 0, { optional: true, entered: true, detail: true, kept: true, signed: 1 }),
    guard_staff_name: person('guard_staff_id', { optional: true, entered: true, detail: true, kept: true, signed: 1 }),
    disarm_time: time({ optional: true, entered: true, detail: true, printed: true, signed: 1 }),
    arm_time: time({ optional: true, entered: true, detail: true, printed: true, signed: 1 }),
    filed_at: moment({
      ...{ optional: true, detail: true, printed: true, instant: true, signed: 1, signedIf: 'filed_at' },
    }),
    backfill_reason: line(200, 0, { optional: true, entered: true, detail: true, signed: 1 }),
    leader_user_name: person('leader_user_id', { optional: true, detail: true, printed: true }),
    revoke_reason: line(200, 2, { optional: true, detail: true }),
    replaces_id: id({ optional: true, detail: true }),
    remark: line(500, 0, { optional: true, entered: true, detail: true, kept: true, signed: 1 }),
  },
  // The abnormal items, and the rectifications of a check.
  logged: ['abnormal', 'rectify_no'],
  parts: {
    /** The items of the session with their names when it began, and the results. */
    results: {
      order: 'item_code',
      signed: 1,
      fields: resultFields,
    },
  },
  query: {
    sorts: ['biz_date', 'bill_no', 'received_at', 'create_time'],
    unit: true,
    daily: 'biz_date',
    among: ['session', 'status'],
    // Waits for the caller's signature as second checker; submitted with abnormal items and not confirmed; submitted
    // and not revoked; entered on a later day.
    flags: ['mine', 'unconfirmed', 'filed', 'backfill'],
  },
  counters: {
    /** Checks of today that are submitted. */
    check_done: { filed: true, days: 1, tile: { group: 'today', unit: 'bill', tone: 'fact' } },
    /** Checks that wait for the caller's signature as second checker. */
    check_sign: { mine: true, tile: { group: 'today', unit: 'bill', tone: 'waits' } },
    /** Abnormal checks in scope that the caller may confirm. */
    check_confirm: { unconfirmed: true, tile: { group: 'today', unit: 'bill', tone: 'waits' } },
    /** Checks in scope of today with abnormal items. */
    check_abnormal: { filed: true, overall_result: 2, days: 1, tile: { group: 'today', unit: 'bill', tone: 'bad' } },
    /** Checks in scope of the last 30 days that were submitted late. */
    check_late: { is_overdue: true, days: 30, tile: { group: 'today', unit: 'bill', tone: 'bad' } },
  },
})

/** The result of one item. */
export const checkResult = partOf(securityCheck, 'results')

/** The sessions of a day (dictionary check_session); the scenes 1 to 3 of check items have the same numbers. */
export const session = { before: 1, during: 2, after: 3 } as const
export const sessions = Object.values(session)
