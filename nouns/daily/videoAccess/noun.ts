import {
  choice,
  code,
  count,
  day,
  digest,
  file,
  flag,
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
import { defineNoun, partOf } from '@shouya/noun/noun'

const states = { draft: 1, open: 2, accessed: 3, done: 4, refused: 5, toReturn: 6, expired: 7 } as const

/** Access to recordings: who viewed them, with which permission, and what was handed out (domain 4.6). */
export const videoAccess = defineNoun({
  name: 'videoAccess',
  controller: 'VideoAccess',
  table: 'video_access',
  scope: { unit: 'dept_id', owner: 'create_user_id' },
  permission: 'daily_video',
  route: '/form/daily/taskdaily/ReadList',
  prefix: 'LX',
  states: { dict: 'video_status', codes: states, open: ['draft', 'open', 'accessed', 'toReturn'] },
  moves: {
    edit: { from: ['draft'], operation: 'edit', action: 'Save', by: 'author' },
    takeOver: { from: ['draft'], operation: 'submit', action: 'Common/TakeOver', by: 'others' },
    register: { from: ['open'], to: 'accessed', operation: 'register', action: 'Register' },
    // Lent media must then still be returned.
    sign: { from: ['accessed'], to: 'done', operation: 'sign', action: 'Sign', by: 'supervisor_user_id' },
    return: { from: ['toReturn'], to: 'done', operation: 'return', action: 'Return' },
    refuse: { from: ['draft', 'open'], to: 'refused', operation: 'sign', action: 'Refuse', by: 'others', danger: true },
  },
  fields: {
    bill_no: number({ optional: true, exported: true, printed: true, searched: true, signed: 1 }),
    dept_name: unit('dept_id', { exported: true, printed: true, searched: true, signed: 1 }),
    biz_date: day({ exported: true, printed: true }),
    create_user_name: person('create_user_id', { exported: true }),
    applicant_type: code('video_applicant', { entered: true, exported: true, printed: true, kept: true, signed: 1 }),
    applicant_unit: line(100, 1, {
      ...{ entered: true, exported: true, printed: true, searched: true, kept: true, signed: 1 },
    }),
    applicant_name: line(50, 1, { entered: true, exported: true, printed: true, searched: true, signed: 1 }),
    fellow_names: line(200, 0, { optional: true, entered: true, detail: true, printed: true, signed: 1 }),
    cert_type: code('cert_type', { entered: true, detail: true, kept: true }),
    cert_no: personal(30, 2),
    cert_mask: masked({ optional: true, detail: true, printed: true }),
    phone: personal(20, 5),
    phone_mask: masked({ optional: true, detail: true, printed: true }),
    personal_digest: digest({ signed: 1 }),
    legal_doc_type: code('legal_doc_type', {
      ...{ optional: true, entered: true, detail: true, printed: true, kept: true, signed: 1 },
    }),
    legal_doc_no: line(60, 0, {
      ...{ optional: true, entered: true, detail: true, printed: true, searched: true, signed: 1 },
    }),
    legal_doc_file_ids: photos(3, { entered: true, detail: true, signed: 1 }),
    video_reason: code('video_reason', { entered: true, exported: true, printed: true, kept: true, signed: 1 }),
    reason: line(500, 2, { entered: true, detail: true, printed: true, kept: true, signed: 1 }),
    access_mode: code('video_mode', { entered: true, exported: true, printed: true, kept: true, signed: 1 }),
    location: choice([1, 2], { entered: true, detail: true, printed: true, kept: true, signed: 1 }),
    video_begin: moment({ entered: true, exported: true, printed: true, instant: true, signed: 1 }),
    video_end: moment({ entered: true, exported: true, printed: true, instant: true, signed: 1 }),
    oa_examine_no: record('oa_examine_id', {
      ...{ optional: true, exported: true, printed: true, searched: true, signed: 1 },
    }),
    submit_time: moment({ optional: true, detail: true, printed: true }),
    filed_at: moment({ optional: true, detail: true, printed: true }),
    operator_user_name: person('operator_user_id', {
      ...{ optional: true, exported: true, printed: true, searched: true, signed: 1 },
    }),
    supervisor_user_name: person('supervisor_user_id', { optional: true, exported: true, printed: true, signed: 1 }),
    receiver_sign_file_id: file({ optional: true, detail: true, printed: true, signed: 1 }),
    access_begin: moment({ optional: true, detail: true, printed: true, instant: true, signed: 1 }),
    access_end: moment({ optional: true, detail: true, printed: true, instant: true, signed: 1 }),
    result: line(500, 2, { optional: true, detail: true, printed: true, signed: 1 }),
    copy_media: code('copy_media', { optional: true, detail: true, printed: true, signed: 1 }),
    media_no: line(60, 0, { optional: true, exported: true, printed: true, searched: true, signed: 1 }),
    file_count: count({ min: 1, max: 100_000, optional: true, detail: true, printed: true, signed: 1 }),
    file_hash: line(128, 32, { optional: true, detail: true, printed: true, signed: 1 }),
    return_due: day({ optional: true, exported: true, printed: true, signed: 1 }),
    return_time: moment({ optional: true, detail: true, printed: true }),
    return_user_name: person('return_user_id', { optional: true, detail: true, printed: true }),
    close_reason: line(200, 2, { optional: true, detail: true, printed: true }),
    remark: line(500, 0, { optional: true, entered: true, detail: true, printed: true, signed: 1 }),
    create_time: moment({ exported: true }),
    status: code('video_status', { exported: true, printed: true }),
  },
  parts: {
    /** `is_key`: at a cash counter, a vault or a self-service device, whose recordings are stored longer. */
    camera_list: {
      fields: {
        camera_no: line(30, 1, { entered: true, printed: true, signed: 1 }),
        name: line(60, 1, { entered: true, printed: true, signed: 1 }),
        is_key: flag({ signed: 1 }),
      },
      signed: 1,
    },
  },
  query: {
    sorts: ['create_time', 'bill_no', 'biz_date', 'video_begin'],
    unit: true,
    daily: 'biz_date',
    among: ['applicant_type', 'access_mode', 'status'],
    // Waits for the caller's signature as supervisor; lent media that are overdue.
    flags: ['mine', 'overdue'],
  },
  counters: {
    /** Access to recordings in scope: to be carried out, or with media to be returned. */
    video_pending: { status: [states.open, states.toReturn], tile: { group: 'today', unit: 'bill', tone: 'fact' } },
    /** Records that wait for the caller's signature as supervisor. */
    video_sign: { mine: true, tile: { group: 'today', unit: 'bill', tone: 'waits' } },
    /** Lent media in scope that are overdue. */
    video_overdue: { overdue: true, tile: { group: 'today', unit: 'bill', tone: 'bad' } },
  },
})

export const cameras = partOf(videoAccess, 'camera_list')
