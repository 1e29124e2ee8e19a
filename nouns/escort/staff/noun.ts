import { code, company, day, file, flag, line, masked, moment, pattern, person, personal } from '@shouya/noun/field'
import { defineNoun } from '@shouya/noun/noun'
import { ID_CARD, MOBILE, TELEPHONE } from '@shouya/noun/shapes'

const states = { waiting: 0, onDuty: 1, stopped: 2, left: 3, blacklisted: 4, refused: 5 } as const
const change = { operation: 'change_status', action: 'ChangeStaffStatus' } as const

/**
 * People of escort companies (domain 3.3). Their numbers are stored encrypted: a row has the masked number and its keyed hash,
 * which is used for search and uniqueness.
 */
export const staff = defineNoun({
  name: 'staff',
  controller: 'Escort',
  infix: 'Staff',
  list: 'EscortStaff',
  table: 'escort_staff',
  permission: 'escort_staff',
  route: '/exception/escort/StaffList/',
  /** `waiting`: for approval. */
  states: { dict: 'staff_status', codes: states, open: ['waiting', 'onDuty', 'stopped', 'refused'] },
  moves: {
    audit: { from: ['waiting'], operation: 'audit', action: 'AuditStaff', by: 'others' },
    issuePass: { from: ['onDuty', 'stopped'], operation: 'audit', action: 'IssueStaffPass' },
    stop: { from: ['onDuty'], to: 'stopped', ...change, danger: true },
    start: { from: ['stopped'], to: 'onDuty', ...change },
    leave: { from: ['onDuty', 'stopped'], to: 'left', ...change, danger: true },
    blacklist: {
      ...{ from: ['waiting', 'onDuty', 'stopped', 'left', 'refused'], to: 'blacklisted' },
      ...{ operation: 'blacklist', action: 'BlacklistStaff', danger: true },
    },
    unblacklist: { from: ['blacklisted'], operation: 'unblacklist', action: 'UnblacklistStaff' },
  },
  fields: {
    name: line(50, 2, { entered: true, exported: true, printed: true }),
    staff_no: pattern(/^[A-Za-z0-9-]{1,20}$/, 20, { entered: true, exported: true, printed: true }),
    duty_type: code('staff_duty', { min: 1, max: 9, entered: true, exported: true, printed: true }),
    is_leader: flag({ entered: true, exported: true }),
    company_name: company('escort_company_id', { entered: true, exported: true, printed: true }),
    id_card: personal(18, 18, { pattern: ID_CARD }),
    id_card_mask: masked({ optional: true, exported: true, sensitive: 'view_sensitive' }),
    phone: personal(11, 11, { pattern: MOBILE }),
    phone_mask: masked({ optional: true, exported: true, sensitive: 'view_sensitive' }),
    guard_cert_no: personal(50, 4),
    guard_cert_mask: masked({ optional: true, exported: true, printed: true, sensitive: 'view_sensitive' }),
    gun_cert_end: day({ optional: true, entered: true, exported: true }),
    drive_end: day({ optional: true, entered: true, exported: true }),
    bg_check_end: day({ exported: true }),
    pass_card_no: line(20, 1, { optional: true, exported: true, printed: true }),
    pass_end: day({ optional: true, exported: true, printed: true }),
    // The first day on which a certificate expires that this person needs for work.
    cert_end: day({ optional: true, exported: true }),
    status: code('staff_status', { exported: true, printed: true }),
    status_reason: line(200, 2, { optional: true, exported: true }),
    status_time: moment({ optional: true }),
    status_user_name: person('status_user_id', { optional: true }),
    // While a change waits for approval: the former data still count on this day.
    snapshot_day: day({ optional: true }),
    create_time: moment({ exported: true }),
    gender: code('gender', { min: 1, max: 2, entered: true, detail: true }),
    nation: line(20, 1, { optional: true, entered: true, detail: true }),
    birthday: day({ optional: true, detail: true }),
    address: line(200, 1, { optional: true, entered: true, detail: true }),
    // Empty only where the numbers of a person who left long ago were deleted.
    emergency_name: line(50, 1, { optional: true, entered: true, detail: true }),
    emergency_phone: personal(20, 5, { pattern: TELEPHONE }),
    emergency_phone_mask: masked({ optional: true, detail: true }),
    photo_file_id: file({ entered: true, detail: true }),
    id_card_front_file_id: file({ entered: true, detail: true }),
    id_card_back_file_id: file({ entered: true, detail: true }),
    guard_cert_org: line(100, 1, { optional: true, entered: true, detail: true }),
    guard_cert_file_id: file({ entered: true, detail: true }),
    gun_cert_no: personal(50, 4, { optional: true }),
    gun_cert_mask: masked({ optional: true, detail: true }),
    gun_cert_file_id: file({ optional: true, entered: true, detail: true }),
    drive_licence_no: personal(50, 4, { optional: true }),
    drive_licence_mask: masked({ optional: true, detail: true }),
    drive_class: line(4, 1, { optional: true, entered: true, detail: true }),
    pass_begin: day({ optional: true, detail: true }),
    pass_void_time: moment({ optional: true, detail: true }),
    bg_check_date: day({ entered: true, detail: true }),
    bg_check_result: code('pass_fail', { min: 1, max: 2, entered: true, detail: true }),
    train_date: day({ optional: true, entered: true, detail: true }),
    health_end: day({ optional: true, entered: true, detail: true }),
    entry_date: day({ entered: true, detail: true }),
    leave_date: day({ optional: true, detail: true }),
    face_id: line(100, 1, { optional: true, entered: true, detail: true }),
    finger_ref: line(100, 1, { optional: true, entered: true, detail: true }),
    // The account with which the person signs.
    user_name: person('user_id', { optional: true, entered: true, detail: true }),
    purge_time: moment({ optional: true, detail: true }),
    create_user_name: person('create_user_id', { optional: true, detail: true }),
    remark: line(500, 1, { optional: true, entered: true, detail: true }),
  },
  query: {
    sorts: ['create_time', 'staff_no', 'name', 'cert_end', 'pass_end', 'gun_cert_end'],
    among: ['duty_type', 'status'],
    equals: ['company_name'],
  },
  counters: {
    /** People on duty or stopped in scope of whom a certificate ends within 30 days. */
    cert_expiring: { expiry: '30', tile: { group: 'people', unit: 'person', tone: 'waits' } },
    /** People on duty or stopped in scope of whom a certificate has ended. */
    cert_expired: { expiry: 'expired', tile: { group: 'people', unit: 'person', tone: 'bad' } },
    /** People in scope who wait for approval. */
    staff_audit: { status: [states.waiting], tile: { group: 'approvals', unit: 'person', tone: 'waits' } },
    /** People in scope who were refused. */
    staff_refused: { status: [states.refused], tile: { group: 'approvals', unit: 'person', tone: 'waits' } },
  },
})
