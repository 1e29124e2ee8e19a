import { choice, code, company, count, day, line, moment, number, paragraph, person, unit } from '@shouya/noun/field'
import { defineNoun, partOf } from '@shouya/noun/noun'
import { MOST_REWARD } from './rules.ts'

/** `acknowledged`, `replied`: what is done of the two that follow; the second of them, or the only one, archives it. */
const states = { draft: 0, submitted: 1, acknowledged: 2, replied: 3, archived: 4 } as const

const answered = { optional: true, detail: true, printed: true } as const
const filled = { entered: true, exported: true, printed: true, signed: 1 } as const

/** What the head of an outlet says of a guard at its door, each month (domain 5.4). */
export const guardEvaluation = defineNoun({
  name: 'guardEvaluation',
  controller: 'GuardEvaluation',
  table: 'guard_evaluation',
  scope: { unit: 'dept_id', owner: 'create_user_id', company: 'escort_company_id' },
  permission: 'task_guard',
  route: '/taskmeeting/GuardEvaluationList',
  prefix: 'PJ',
  states: { dict: 'guard_eval_status', codes: states, open: ['draft', 'submitted', 'acknowledged', 'replied'] },
  moves: {
    edit: { from: ['draft'], operation: 'edit', action: 'Save' },
    submit: { from: ['draft'], to: 'submitted', operation: 'submit', action: 'Submit' },
    // Whoever submits lends the outlet's device to a guard who has no account.
    acknowledge: { from: ['submitted', 'replied'], operation: ['ack', 'submit'], action: 'Ack' },
    reply: { from: ['submitted', 'acknowledged'], operation: 'reply', action: 'Reply' },
  },
  fields: {
    // From its submission on.
    bill_no: number({ optional: true, exported: true, printed: true, searched: true }),
    dept_name: unit('dept_id', { exported: true, printed: true, searched: true, signed: 1 }),
    staff_name: person('staff_id', { exported: true, printed: true, searched: true, signed: 1 }),
    escort_company_name: company('escort_company_id', { exported: true, printed: true, searched: true, signed: 1 }),
    period_key: line(7, 7, { exported: true, printed: true, signed: 1 }),
    attendance_days: count({ ...filled, min: 0, max: 31 }),
    absent_days: count({ ...filled, min: 0, max: 31 }),
    // Of these with an approved leave, as counted when it was kept; null where there were none.
    excused_days: count({
      ...{ optional: true, exported: true, printed: true, signed: 1, signedIf: 'excused_days' },
    }),
    late_times: count({ ...filled, min: 0, max: 99 }),
    deducted: count({ exported: true, printed: true, signed: 1 }),
    reward_points: count({ ...filled, min: 0, max: MOST_REWARD }),
    reward_reason: line(200, 2, { ...filled, optional: true, detail: true }),
    vetoes: line(20, 0, { optional: true, printed: true, signed: 1 }),
    score: count({ exported: true, printed: true, signed: 1 }),
    grade: code('guard_grade', { exported: true, printed: true, signed: 1 }),
    suggestion: choice([1, 2, 3], filled),
    remark: paragraph(500, 0, { ...filled, optional: true, detail: true }),
    evaluator_user_name: person('evaluator_user_id', { optional: true, exported: true, printed: true }),
    submit_time: moment({ optional: true, exported: true }),
    staff_opinion: line(200, 0, answered),
    ack_time: moment({ optional: true, detail: true, exported: true }),
    // Where the company must reply: until when.
    reply_due: day({ optional: true, exported: true }),
    company_reply: paragraph(500, 10, { ...answered, exported: true }),
    reply_user_name: person('reply_user_id', { optional: true, detail: true, exported: true }),
    reply_time: moment({ optional: true, detail: true, exported: true }),
    archive_time: moment({ optional: true, detail: true, printed: true }),
    create_user_name: person('create_user_id', { exported: true }),
    create_time: moment({ detail: true }),
    status: code('guard_eval_status', { exported: true }),
  },
  parts: {
    /** What is looked at, as it was worded at that time; each point taken has its reason. */
    items: {
      order: 'seq',
      signed: 1,
      fields: {
        seq: count({ printed: true, signed: 1 }),
        content: line(100, 1, { printed: true, signed: 1 }),
        full: count({ printed: true, signed: 1 }),
        deduct: count({ entered: true, min: 0, max: 100, printed: true, signed: 1 }),
        reason: line(200, 2, { optional: true, entered: true, printed: true, signed: 1 }),
      },
    },
  },
  paper: [
    'staff_name',
    'escort_company_name',
    'period_key',
    { of: ['attendance_days', 'absent_days', 'excused_days', 'late_times'], by: ' / ' },
    { of: ['deducted', 'reward_points'], by: ' / ' },
    'reward_reason',
    { of: ['score', 'grade'], by: ' · ' },
    'suggestion',
    'remark',
    'staff_opinion',
    'company_reply',
    'archive_time',
  ],
  query: {
    sorts: ['period_key', 'score', 'create_time'],
    unit: true,
    among: ['grade', 'status'],
    // Waits for the caller as a guard, or for the reply of a company, and longer than it may.
    flags: ['mine', 'unanswered', 'overdue'],
  },
  counters: {
    /** Evaluations of the caller that they have not acknowledged. */
    guard_evaluation_ack: { mine: true, tile: { group: 'today', unit: 'bill', tone: 'waits', operation: 'ack' } },
    /** Evaluations that the company must reply to. */
    guard_evaluation_reply: { unanswered: true, tile: { group: 'today', unit: 'bill', tone: 'waits' } },
    /** Those whose reply is late. */
    guard_evaluation_overdue: { overdue: true, tile: { group: 'today', unit: 'bill', tone: 'bad' } },
  },
})

/** One of the items of an evaluation. */
export const guardItem = partOf(guardEvaluation, 'items')
