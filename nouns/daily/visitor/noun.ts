import {
  code,
  codes,
  count,
  day,
  digest,
  file,
  flag,
  id,
  line,
  masked,
  moment,
  number,
  person,
  personal,
  photos,
  record,
  unit,
} from '@shouya/noun/field'
import { defineNoun } from '@shouya/noun/noun'

const states = { inside: 1, left: 2, refused: 3, void: 9 } as const

/** People who enter and leave without being on duty (domain 4.5). For a refused visitor only the name is required. */
export const visitor = defineNoun({
  name: 'visitor',
  controller: 'OutInside',
  table: 'out_inside',
  scope: { unit: 'dept_id', owner: 'create_user_id', vendor: 'maintain_company_id' },
  permission: 'daily_inout',
  route: '/form/daily/taskdaily/InOutList',
  prefix: 'CR',
  states: { dict: 'inout_status', codes: states, open: ['inside'] },
  moves: {
    leave: { from: ['inside'], to: 'left', operation: 'leave', action: 'Leave' },
    // A correction voids the signed entry and replaces it by a new one.
    edit: { from: ['inside'], operation: 'edit', action: 'Save', fresh: true },
    void: {
      from: ['inside', 'left', 'refused'],
      to: 'void',
      operation: 'void',
      action: 'Void',
      fresh: true,
      danger: true,
    },
  },
  fields: {
    bill_no: number({ exported: true, printed: true, searched: true, signed: 1 }),
    dept_name: unit('dept_id', { exported: true, printed: true, searched: true, signed: 1 }),
    biz_date: day({ exported: true, printed: true, signed: 1 }),
    create_user_name: person('create_user_id', { exported: true }),
    person_type: code('visitor_type', {
      ...{ min: 1, max: 8, optional: true, entered: true, exported: true, kept: true, signed: 1 },
    }),
    name: line(50, 1, { entered: true, exported: true, printed: true, searched: true, copied: true, signed: 1 }),
    gender: code('gender', { min: 0, max: 2, entered: true, detail: true, copied: true, signed: 1 }),
    company: line(100, 1, {
      ...{ optional: true, entered: true, exported: true, printed: true, searched: true, kept: true, signed: 1 },
    }),
    cert_type: code('cert_type', {
      ...{ optional: true, entered: true, exported: true, printed: true, copied: true, signed: 1 },
    }),
    cert_no: personal(30, 2),
    cert_mask: masked({ optional: true, exported: true, printed: true, copied: true, sensitive: 'view_sensitive' }),
    phone: personal(20, 5),
    phone_mask: masked({ optional: true, detail: true, copied: true }),
    personal_digest: digest({ signed: 1 }),
    areas: codes('area', 1, 6, { entered: true, exported: true, printed: true, kept: true, signed: 1 }),
    visit_reason: code('visit_reason', {
      ...{ optional: true, entered: true, exported: true, printed: true, kept: true, signed: 1 },
    }),
    reason: line(500, 0, { optional: true, entered: true, exported: true, printed: true, kept: true, signed: 1 }),
    letter_no: line(60, 0, { optional: true, entered: true, detail: true, searched: true, copied: true, signed: 1 }),
    letter_file_ids: photos(3, { entered: true, detail: true, signed: 1 }),
    belongings: line(300, 0, { optional: true, entered: true, detail: true, kept: true, signed: 1 }),
    tools_list: line(300, 0, { optional: true, entered: true, detail: true, kept: true, signed: 1 }),
    face_photo_file_id: file({ optional: true, entered: true, detail: true, signed: 1 }),
    in_time: moment({ exported: true, printed: true, instant: true, signed: 1 }),
    out_time: moment({ optional: true, exported: true, printed: true }),
    out_user_name: person('out_user_id', { optional: true, detail: true }),
    person_count: count({ exported: true, signed: 1 }),
    approver_user_name: person('approver_user_id', {
      ...{ optional: true, entered: true, exported: true, printed: true, searched: true, copied: true, signed: 1 },
    }),
    oa_examine_no: record('oa_examine_id', {
      ...{ optional: true, entered: true, exported: true, printed: true, searched: true, signed: 1 },
    }),
    accompany_user_name: person('accompany_user_id', {
      ...{ optional: true, entered: true, exported: true, printed: true, searched: true, copied: true, signed: 1 },
    }),
    is_backfill: flag({ exported: true, printed: true, signed: 1 }),
    backfill_reason: line(200, 0, { optional: true, entered: true, detail: true, signed: 1 }),
    create_time: moment({ exported: true, printed: true }),
    filed_at: moment({ optional: true, instant: true, signed: 1 }),
    leave_filed_at: moment({ optional: true, detail: true, printed: true }),
    leave_received_at: moment({ optional: true, detail: true, printed: true }),
    weapon_check: flag({ detail: true, signed: 1 }),
    privacy_told: flag({ detail: true, signed: 1 }),
    visitor_sign_file_id: file({ optional: true, detail: true, printed: true, signed: 1 }),
    close_reason: line(200, 2, { optional: true, detail: true, printed: true }),
    replaces_id: id({ optional: true, detail: true, signed: 1 }),
    remark: line(500, 0, { optional: true, entered: true, detail: true, signed: 1 }),
    status: code('inout_status', { exported: true, printed: true }),
  },
  query: {
    sorts: ['in_time', 'bill_no', 'out_time', 'create_time'],
    unit: true,
    daily: 'in_time',
    among: ['person_type', 'status'],
    // Inside for longer than allowed; entered on a later day.
    flags: ['overdue', 'backfill'],
  },
  counters: {
    /** Visitors in scope who are inside. */
    visitor_inside: { status: [states.inside], tile: { group: 'today', unit: 'bill', tone: 'fact' } },
    /** Visitors in scope who are overdue. */
    visitor_overdue: { overdue: true, tile: { group: 'today', unit: 'bill', tone: 'bad' } },
    /** Entries in scope of today. */
    visitor_today: { days: 1, tile: { group: 'today', unit: 'bill', tone: 'fact' } },
  },
})
