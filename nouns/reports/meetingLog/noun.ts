import {
  choice,
  code,
  count,
  day,
  decimal,
  files,
  flag,
  line,
  moment,
  number,
  paragraph,
  person,
  photos,
  unit,
} from '@shouya/noun/field'
import { defineNoun, partOf } from '@shouya/noun/noun'

/** `signing`: whoever was there signs; `signed`: all of them have, and the head of the outlet is next. */
const states = { draft: 0, signing: 1, signed: 2, archived: 3, void: 9 } as const

/** A safety meeting or training of an outlet (domain 5.3). */
export const meetingLog = defineNoun({
  name: 'meetingLog',
  controller: 'MeetingLog',
  table: 'meeting_log',
  scope: { unit: 'dept_id', owner: 'create_user_id' },
  permission: 'task_meeting',
  route: '/taskmeeting/List/',
  states: { dict: 'meeting_log_status', codes: states, open: ['draft', 'signing', 'signed'] },
  moves: {
    edit: { from: ['draft'], operation: 'edit', action: 'Save', by: 'author' },
    takeOver: { from: ['draft'], operation: 'submit', action: 'Common/TakeOver', by: 'others' },
    submit: { from: ['draft'], to: 'signing', operation: 'submit', action: 'Submit', by: 'author' },
    // Whoever was absent still signs afterwards.
    sign: { from: ['signing', 'signed', 'archived'], operation: 'sign', action: 'Sign' },
    confirm: { from: ['signed'], to: 'archived', operation: 'confirm', action: 'Confirm' },
    void: { from: ['signing', 'signed'], to: 'void', operation: 'delete', action: 'Void', danger: true },
    delete: { from: ['draft'], operation: 'delete', action: 'Delete', by: 'author', danger: true },
  },
  fields: {
    // From its submission on.
    bill_no: number({ optional: true, exported: true, printed: true, searched: true }),
    dept_name: unit('dept_id', { exported: true, printed: true, searched: true, signed: 1 }),
    log_type: code('meeting_type', { min: 1, max: 4, entered: true, exported: true, printed: true, signed: 1 }),
    title: line(100, 2, { entered: true, exported: true, printed: true, searched: true, signed: 1 }),
    period_key: line(7, 7, { exported: true }),
    begin_time: moment({ entered: true, exported: true, printed: true, instant: true, signed: 1 }),
    end_time: moment({ entered: true, exported: true, printed: true, instant: true, signed: 1 }),
    place: line(100, 2, { entered: true, detail: true, exported: true, printed: true, signed: 1 }),
    host_user_name: person('host_user_id', { entered: true, exported: true, printed: true, searched: true, signed: 1 }),
    create_user_name: person('create_user_id', { exported: true, printed: true }),
    content: paragraph(5000, 1, { entered: true, detail: true, printed: true, signed: 1 }),
    case_source: line(200, 0, { optional: true, entered: true, detail: true, printed: true, signed: 1 }),
    resolution: paragraph(2000, 0, { optional: true, entered: true, detail: true, printed: true, signed: 1 }),
    exam_mode: code('exam_mode', { min: 1, max: 4, entered: true, exported: true, printed: true, signed: 1 }),
    avg_score: decimal({
      ...{ min: 0, max: 100, digits: 1, optional: true, entered: true, exported: true, printed: true, signed: 1 },
    }),
    photos: photos(6, { entered: true, detail: true, signed: 1 }),
    // What was studied: rules, cases, slides.
    file_ids: files(5, { entered: true, detail: true, signed: 2 }),
    expected_count: count({ exported: true, printed: true }),
    present_count: count({ exported: true, printed: true }),
    signed_count: count({ exported: true, printed: true }),
    create_time: moment({ detail: true }),
    // The device's time, where it waited for a network.
    filed_at: moment({ optional: true, detail: true, printed: true, instant: true, signed: 3 }),
    submit_time: moment({ optional: true, detail: true, exported: true }),
    leader_user_name: person('leader_user_id', { optional: true, detail: true, exported: true, printed: true }),
    archive_time: moment({ optional: true, detail: true, exported: true }),
    void_reason: line(200, 2, { optional: true, detail: true }),
    status: code('meeting_log_status', { exported: true, printed: true }),
  },
  parts: {
    /** Who should come, and who came. */
    people: {
      order: 'seq',
      signed: 1,
      fields: {
        seq: count({ printed: true, signed: 1 }),
        person_type: choice([1, 2], { printed: true, signed: 1 }),
        name: line(50, 1, { printed: true, signed: 1 }),
        post: line(50, 0, { optional: true, printed: true, signed: 1 }),
        absent_reason: line(100, 2, { optional: true, entered: true, printed: true, signed: 1 }),
        sign_time: moment({ optional: true }),
        makeup: flag({ printed: true }),
      },
      paper: ['name', { of: ['person_type', 'post'], by: ' ' }, 'absent_reason', 'makeup'],
    },
    /** What was decided to be done. */
    todos: {
      order: 'seq',
      signed: 1,
      fields: {
        seq: count({ printed: true, signed: 1 }),
        content: line(200, 2, { entered: true, printed: true, signed: 1 }),
        duty_user_name: person('duty_user_id', { entered: true, printed: true, signed: 1 }),
        deadline: day({ entered: true, printed: true, signed: 1 }),
        done_time: moment({ optional: true, printed: true }),
        done_user_name: person('done_user_id', { optional: true }),
      },
    },
  },
  paper: [
    'log_type',
    'title',
    { of: ['begin_time', 'end_time'], by: ' – ' },
    'place',
    'host_user_name',
    { of: ['create_user_name', 'filed_at'], by: ' ' },
    { of: ['expected_count', 'present_count', 'signed_count'], by: ' / ' },
    { of: ['exam_mode', 'avg_score'], by: ' ' },
    'content',
    'case_source',
    'resolution',
  ],
  query: {
    sorts: ['begin_time', 'bill_no', 'create_time'],
    unit: true,
    days: 'begin_time',
    among: ['log_type', 'status'],
    // Waits for the caller's signature.
    flags: ['mine'],
  },
  counters: {
    /** Records that wait for the caller's signature. */
    meeting_sign: { mine: true, tile: { group: 'today', unit: 'bill', tone: 'waits' } },
    /** Records in scope that all have signed but the head of the outlet. */
    meeting_confirm: { status: [states.signed], tile: { group: 'today', unit: 'bill', tone: 'waits' } },
  },
})

/** A line of the attendance sheet. */
export const attendance = partOf(meetingLog, 'people')

/** Something to do after the meeting. */
export const meetingTodo = partOf(meetingLog, 'todos')

/** Dictionary meeting_type. */
export const meetingType = { meeting: 1, training: 2, caseStudy: 3, preShift: 4 } as const

/** Dictionary exam_mode. */
export const examMode = { none: 1, written: 3 } as const

/** Who a line is about: somebody with an account, or a guard at the door. */
export const personType = { user: 1, guard: 2 } as const
