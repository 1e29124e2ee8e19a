import {
  code,
  count,
  day,
  flag,
  line,
  moment,
  number,
  paragraph,
  pattern,
  person,
  photos,
  record,
  unit,
} from '@shouya/noun/field'
import { defineNoun, partOf } from '@shouya/noun/noun'
import { CLOCK_TIME, MOST_SECONDS } from './rules.ts'

/** `awaiting`: what was recorded waits for its evaluation. */
const states = { planned: 0, carriedOut: 1, awaiting: 2, evaluated: 3, archived: 4, cancelled: 8 } as const

const seconds = {
  min: 0,
  max: MOST_SECONDS,
  optional: true,
  entered: true,
  exported: true,
  printed: true,
  signed: 1,
} as const

/** An emergency drill of a unit, from its plan to the archive (domain 7.1). */
export const drillRecord = defineNoun({
  name: 'drillRecord',
  controller: 'DrillRecord',
  table: 'drill_record',
  scope: { unit: 'dept_id', owner: 'create_user_id' },
  permission: 'report_drill',
  route: '/report/drill',
  prefix: 'YL',
  states: { dict: 'drill_status', codes: states, open: ['planned', 'carriedOut', 'awaiting', 'evaluated'] },
  moves: {
    edit: { from: ['planned'], operation: 'edit', action: 'Save' },
    do: { from: ['planned', 'carriedOut'], to: 'carriedOut', operation: 'edit', action: 'Do' },
    submit: { from: ['planned', 'carriedOut'], to: 'awaiting', operation: 'submit', action: 'Submit' },
    evaluate: { from: ['awaiting'], to: 'evaluated', operation: 'evaluate', action: 'Evaluate' },
    // The head of the outlet signs what the branch has evaluated.
    confirm: { from: ['evaluated'], to: 'archived', operation: 'evaluate', action: 'Confirm' },
    giveBack: { from: ['awaiting'], to: 'carriedOut', operation: 'evaluate', action: 'GiveBack' },
    withdraw: { from: ['evaluated'], to: 'awaiting', operation: 'evaluate', action: 'Withdraw', danger: true },
    cancel: {
      from: ['planned', 'carriedOut', 'awaiting'],
      to: 'cancelled',
      operation: 'delete',
      action: 'Cancel',
      danger: true,
    },
  },
  fields: {
    bill_no: number({ exported: true, printed: true, searched: true }),
    dept_name: unit('dept_id', { exported: true, printed: true, searched: true, signed: 1 }),
    // With its version, as it was when the drill was planned.
    plan_name: record('plan_id', { entered: true, exported: true, printed: true, searched: true, signed: 1 }),
    drill_type: code('drill_type', { min: 1, max: 11, exported: true, printed: true, signed: 1 }),
    form: code('drill_form', { min: 1, max: 3, entered: true, exported: true, printed: true, signed: 1 }),
    // Nobody in the unit knew of it before: the branch evaluates it.
    is_blind: flag({ entered: true, exported: true, printed: true, signed: 1 }),
    // The quarter of its begin.
    period_key: line(6, 6, { exported: true }),
    begin_time: moment({ entered: true, exported: true, printed: true, instant: true, signed: 1 }),
    end_time: moment({ entered: true, exported: true, printed: true, instant: true, signed: 1 }),
    place: line(100, 2, { entered: true, detail: true, exported: true, printed: true, searched: true, signed: 1 }),
    commander_user_name: person('commander_user_id', {
      ...{ entered: true, exported: true, printed: true, searched: true, signed: 1 },
    }),
    people_count: count({ exported: true, printed: true }),
    joint_units: line(200, 0, {
      optional: true,
      entered: true,
      detail: true,
      exported: true,
      printed: true,
      signed: 1,
    }),
    scene_desc: paragraph(2000, 2, { optional: true, entered: true, detail: true, printed: true, signed: 1 }),
    response_seconds: count(seconds),
    evac_seconds: count(seconds),
    report_to_monitor: flag({ entered: true, exported: true, printed: true, signed: 1 }),
    problems: paragraph(2000, 1, {
      optional: true,
      entered: true,
      detail: true,
      exported: true,
      printed: true,
      signed: 1,
    }),
    improvement: paragraph(2000, 1, {
      ...{ optional: true, entered: true, detail: true, exported: true, printed: true, signed: 1 },
    }),
    photos: photos(6, { entered: true, detail: true, signed: 1 }),
    submit_user_name: person('submit_user_id', { optional: true, detail: true, exported: true, printed: true }),
    submit_time: moment({ optional: true, detail: true, exported: true }),
    score: count({ min: 0, max: 100, optional: true, exported: true, printed: true, signed: 1 }),
    effect: code('drill_effect', { min: 1, max: 4, optional: true, exported: true, printed: true, signed: 1 }),
    evaluation: paragraph(1000, 2, { optional: true, detail: true, exported: true, printed: true, signed: 1 }),
    evaluator_user_name: person('evaluator_user_id', { optional: true, detail: true, exported: true, printed: true }),
    evaluate_time: moment({ optional: true, detail: true, exported: true }),
    leader_user_name: person('leader_user_id', { optional: true, detail: true, exported: true, printed: true }),
    archive_time: moment({ optional: true, detail: true, exported: true }),
    cancel_reason: line(200, 2, { optional: true, detail: true }),
    // Of a drill that repeats one that failed: until when.
    redrill_due: day({ optional: true, exported: true, printed: true }),
    create_user_name: person('create_user_id', { exported: true }),
    create_time: moment({ detail: true }),
    status: code('drill_status', { exported: true, printed: true }),
  },
  parts: {
    /** Who took part. */
    participants: {
      signed: 1,
      fields: {
        name: line(50, 1, { entered: true, printed: true, signed: 1 }),
        role: line(50, 0, { optional: true, entered: true, printed: true, signed: 1 }),
        group_name: line(50, 0, { optional: true, entered: true, printed: true, signed: 1 }),
      },
    },
    /** What happened, in order. */
    steps: {
      signed: 1,
      fields: {
        time: pattern(CLOCK_TIME, 8, { entered: true, printed: true, signed: 1 }),
        action: line(300, 1, { entered: true, printed: true, signed: 1 }),
        person: line(50, 0, { optional: true, entered: true, printed: true, signed: 1 }),
      },
    },
  },
  query: {
    sorts: ['begin_time', 'bill_no', 'score', 'create_time'],
    unit: true,
    days: 'begin_time',
    among: ['drill_type', 'form', 'status', 'effect'],
    // Repeats one that failed and is not evaluated yet · evaluated, and the head of the unit has not signed.
    flags: ['redrill', 'unsigned'],
  },
  counters: {
    /** Drills in scope that wait for their evaluation. */
    drill_evaluate: {
      status: [states.awaiting],
      tile: { group: 'today', unit: 'bill', tone: 'waits', operation: 'evaluate' },
    },
    /** Drills in scope that the branch has evaluated and the head of the unit has not signed. */
    drill_sign: { unsigned: true, tile: { group: 'today', unit: 'bill', tone: 'waits', operation: 'evaluate' } },
    /** Drills in scope that failed and are to be repeated. */
    drill_redrill: { redrill: true, tile: { group: 'hazards', unit: 'bill', tone: 'waits' } },
  },
})

/** Somebody who took part. */
export const participant = partOf(drillRecord, 'participants')

/** Something that happened. */
export const drillStep = partOf(drillRecord, 'steps')

/** Dictionary drill_type. */
export const FIRE = 5

/** Dictionary drill_effect. */
export const drillEffect = { failed: 4 } as const

/** The columns of the statistics; their texts are `drillRecord.stat.field.*`. */
export const drillStat = { name: 'drillRecord.stat' } as const
