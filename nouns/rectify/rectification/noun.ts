import {
  code,
  company,
  count,
  day,
  flag,
  line,
  moment,
  number,
  paragraph,
  person,
  photos,
  record,
  unit,
} from '@shouya/noun/field'
import { codesOf, defineNoun } from '@shouya/noun/noun'

/** Dictionary hazard_level: the level that is reviewed twice and cannot start without an interim measure. */
export const MAJOR = 3

/** Hazards to be rectified, by whom and until when (domain 4.3). */
export const rectification = defineNoun({
  name: 'rectification',
  controller: 'Rectification',
  table: 'rectification',
  scope: { unit: 'dept_id', owner: 'create_user_id', company: 'escort_company_id' },
  permission: 'rectify',
  route: '/form/daily/taskdaily/RectifyList',
  prefix: 'ZG',
  states: {
    dict: 'rectify_status',
    codes: { waiting: 1, working: 2, review: 3, closed: 4, cancelled: 9 },
    open: ['waiting', 'working', 'review'],
  },
  // The rules next to this file define who rectifies, reviews and decides.
  moves: {
    start: { from: ['waiting'], to: 'working', operation: 'start', action: 'Start' },
    submit: { from: ['working'], to: 'review', operation: 'submit', action: 'Submit' },
    review: { from: ['review'], operation: 'review', action: 'Review' },
    decideDelay: { from: ['waiting', 'working'], operation: 'delay', action: 'DecideDelay' },
    delay: { from: ['waiting', 'working'], operation: 'delay', action: 'Delay' },
    edit: { from: ['waiting', 'working'], operation: 'edit', action: 'Save' },
    cancel: { from: ['waiting'], to: 'cancelled', operation: 'cancel', action: 'Cancel', by: 'others', danger: true },
  },
  fields: {
    bill_no: number({ exported: true, printed: true, searched: true }),
    dept_name: unit('dept_id', { exported: true, printed: true, searched: true }),
    problem_desc: line(500, 5, { entered: true, exported: true, printed: true, searched: true }),
    problem_photos: photos(9, { entered: true, detail: true }),
    hazard_level: code('hazard_level', { min: 1, max: MAJOR, entered: true, exported: true, printed: true }),
    category: code('check_category', { min: 1, max: 9, optional: true, entered: true, exported: true }),
    source_type: code('rectify_source', { entered: true, exported: true, printed: true }),
    source_no: line(40, 0, { optional: true, exported: true, printed: true, searched: true }),
    repair_order_no: record('repair_order_id', { optional: true, exported: true }),
    deadline: day({ entered: true, exported: true, printed: true }),
    overdue: flag({ exported: true }),
    duty_user_name: person('duty_user_id', {
      ...{ optional: true, entered: true, exported: true, printed: true, searched: true },
    }),
    escort_company_name: company('escort_company_id', { optional: true, entered: true, exported: true }),
    require_desc: line(500, 0, { optional: true, entered: true, detail: true, printed: true }),
    temp_measure: line(500, 0, { optional: true, entered: true, detail: true, printed: true }),
    measure: paragraph(1000, 5, { optional: true, detail: true, exported: true, printed: true }),
    result_photos: photos(9, { detail: true }),
    start_time: moment({ optional: true, detail: true }),
    finish_time: moment({ optional: true, detail: true, printed: true }),
    finish_user_name: person('finish_user_id', { optional: true, detail: true, printed: true }),
    close_time: moment({ optional: true, detail: true }),
    cancel_reason: line(200, 2, { optional: true, detail: true }),
    return_count: count({ exported: true }),
    delay_count: count({ exported: true }),
    create_user_name: person('create_user_id', { optional: true, exported: true }),
    create_time: moment({ exported: true, printed: true }),
    status: code('rectify_status', { exported: true }),
  },
  query: {
    sorts: ['create_time', 'bill_no', 'deadline'],
    unit: true,
    days: 'create_time',
    among: ['source_type', 'hazard_level', 'status'],
    // Neither closed nor cancelled; the caller is in charge; the caller's review is the next step; a later deadline is
    // requested.
    flags: ['open', 'mine', 'to_review', 'delay_asked'],
  },
  counters: {
    /** Rectifications in scope that are neither closed nor cancelled. */
    rectify_open: { open: true, tile: { group: 'hazards', unit: 'bill', tone: 'fact' } },
    /** Rectifications in scope past their deadline. */
    rectify_overdue: { overdue: true, tile: { group: 'hazards', unit: 'bill', tone: 'bad' } },
    /** Open ones of the highest level. */
    rectify_major: { open: true, hazard_level: [MAJOR], tile: { group: 'hazards', unit: 'bill', tone: 'bad' } },
    /** Open ones of which the caller is in charge. */
    rectify_mine: { mine: true, tile: { group: 'hazards', unit: 'bill', tone: 'waits' } },
    /** Those that wait for the caller's review. */
    rectify_review: { to_review: true, tile: { group: 'hazards', unit: 'bill', tone: 'waits' } },
  },
})

/** The states before the rectification is submitted. */
export const unmended = codesOf(rectification, ['waiting', 'working'])
