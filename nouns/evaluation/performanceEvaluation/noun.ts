import {
  choice,
  code,
  company,
  count,
  day,
  decimal,
  line,
  moment,
  names,
  number,
  paragraph,
  person,
  unit,
} from '@shouya/noun/field'
import { defineNoun, partOf } from '@shouya/noun/noun'
import { MOST_ADJUST } from './rules.ts'

/** `appealed`: the company does not agree, and head office looks at it again. */
const states = { draft: 0, scored: 1, submitted: 2, publicized: 3, effective: 4, archived: 5, appealed: 6 } as const

const seen = { exported: true, printed: true } as const
const signed = { ...seen, signed: 1 } as const
const later = { optional: true, detail: true } as const

/** What a branch says of a guard, of whoever rides, or of an escort company, each year (domain 5.5). */
export const performanceEvaluation = defineNoun({
  name: 'performanceEvaluation',
  controller: 'PerformanceEvaluation',
  table: 'performance_evaluation',
  scope: { unit: 'dept_id', owner: 'create_user_id', company: 'escort_company_id' },
  permission: 'task_eval',
  route: '/taskmeeting/EvaluationList/',
  prefix: 'NK',
  states: { dict: 'perf_status', codes: states, open: ['draft', 'scored', 'submitted', 'publicized', 'appealed'] },
  moves: {
    calc: { from: ['draft', 'scored'], to: 'scored', operation: 'calc', action: 'Calc' },
    edit: { from: ['draft', 'scored'], operation: 'edit', action: 'Save' },
    submit: { from: ['scored'], to: 'submitted', operation: 'submit', action: 'Submit' },
    sign: { from: ['scored'], operation: 'submit', action: 'Sign' },
    pass: { from: ['submitted'], to: 'publicized', operation: 'audit', action: 'Audit' },
    reject: { from: ['submitted'], to: 'draft', operation: 'audit', action: 'Reject', danger: true },
    appeal: { from: ['publicized'], to: 'appealed', operation: 'appeal', action: 'Appeal' },
    review: { from: ['appealed'], operation: 'audit', action: 'Review' },
    acknowledge: { from: ['publicized', 'effective'], operation: 'appeal', action: 'Acknowledge' },
    publish: { from: ['publicized'], to: 'effective', operation: 'publish', action: 'Publish' },
    archive: { from: ['effective'], to: 'archived', operation: 'archive', action: 'Archive' },
  },
  fields: {
    bill_no: number({ exported: true, printed: true, searched: true }),
    year: count({ min: 2020, max: 2099, ...signed }),
    subject_type: choice([1, 2], signed),
    subject_name: line(100, 1, { ...signed, searched: true }),
    escort_company_name: company('escort_company_id', { ...signed, searched: true }),
    dept_name: unit('dept_id', { ...signed, searched: true }),
    auto_score: decimal({ optional: true, ...signed }),
    manual_score: decimal({ optional: true, ...signed }),
    adjust: decimal({ min: -MOST_ADJUST, max: MOST_ADJUST, digits: 1, entered: true, ...signed }),
    adjust_reason: line(200, 2, { optional: true, entered: true, detail: true, ...signed }),
    total: decimal({ optional: true, ...signed }),
    grade: code('perf_grade', { optional: true, ...signed }),
    rank_in_branch: count({ optional: true, ...seen }),
    conclusion: choice([1, 2, 3, 4], { optional: true, entered: true, ...signed }),
    evaluator_names: names({ ...seen }),
    calc_time: moment({ ...later }),
    submit_time: moment({ ...later, exported: true }),
    audit_user_name: person('audit_user_id', { ...later, ...seen }),
    audit_opinion: line(200, 0, { ...later, printed: true }),
    audit_time: moment({ ...later }),
    publicity_begin: day({ ...later, ...seen }),
    publicity_end: day({ optional: true, ...seen }),
    appeal: paragraph(500, 10, { ...later, printed: true }),
    appeal_user_name: person('appeal_user_id', { ...later }),
    appeal_time: moment({ ...later }),
    review: paragraph(500, 10, { ...later, printed: true }),
    review_user_name: line(50, 1, { ...later }),
    review_time: moment({ ...later }),
    effective_time: moment({ ...later, exported: true }),
    archive_time: moment({ ...later, exported: true }),
    create_user_name: person('create_user_id', { exported: true }),
    create_time: moment({ detail: true }),
    status: code('perf_status', { exported: true }),
  },
  parts: {
    /** The twelve items: what the system counted, and the points of people. */
    items: {
      order: 'seq',
      signed: 1,
      fields: {
        seq: count({ printed: true, signed: 1 }),
        content: line(100, 1, { printed: true, signed: 1 }),
        weight: count({ printed: true, signed: 1 }),
        // A share of 0 to 1, and how many it is counted of; null where nothing was.
        value: decimal({ optional: true, printed: true, signed: 1 }),
        counted: count({ optional: true, printed: true, signed: 1 }),
        manual: decimal({ min: 0, max: 100, digits: 1, optional: true, entered: true, printed: true, signed: 1 }),
      },
    },
  },
  paper: [
    { of: ['year', 'subject_type'], by: ' · ' },
    'subject_name',
    'escort_company_name',
    { of: ['auto_score', 'manual_score', 'adjust'], by: ' / ' },
    'adjust_reason',
    { of: ['total', 'grade'], by: ' · ' },
    'rank_in_branch',
    'conclusion',
    'audit_opinion',
    { of: ['publicity_begin', 'publicity_end'], by: ' – ' },
    'appeal',
    'review',
  ],
  query: {
    sorts: ['create_time', 'total', 'bill_no'],
    unit: true,
    among: ['grade', 'status'],
    equals: ['subject_type'],
    // Waits for the caller's signature as an evaluator.
    flags: ['mine'],
  },
  counters: {
    /** Evaluations that wait for the caller as a further evaluator. */
    performance_sign: { mine: true, tile: { group: 'office', unit: 'bill', tone: 'waits', operation: 'submit' } },
    /** Those that head office audits. */
    performance_audit: {
      status: [states.submitted],
      tile: { group: 'office', unit: 'bill', tone: 'waits', operation: 'audit' },
    },
    /** Appeals to be reviewed. */
    performance_appeal: {
      status: [states.appealed],
      tile: { group: 'office', unit: 'bill', tone: 'waits', operation: 'audit' },
    },
    /** Those on public notice. */
    performance_public: { status: [states.publicized], tile: { group: 'office', unit: 'bill', tone: 'fact' } },
  },
})

/** One of the twelve items. */
export const performanceItem = partOf(performanceEvaluation, 'items')
