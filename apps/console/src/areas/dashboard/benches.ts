import type { BodyOf } from '../../api/path.ts'
import type { CountKey } from './counters.ts'
import type { QuickKey } from './quickEntries.ts'

export type ChartName = BodyOf<'Home/GetChart'>['chart']

/** The first screen of a role, in order: what it counts, what it draws, what it begins (domain 15). */
export type Bench = {
  counters: readonly CountKey[]
  charts: readonly ChartName[]
  quick: readonly QuickKey[]
}

const bare: Bench = { counters: [], charts: [], quick: [] }

/**
 * One line for each role of domain 13. Whatever is not built yet is missing: an area that adds counters, charts or entries
 * adds them here where its roles want them. A name that a role may not see is left out by its rights.
 */
export const benches: Readonly<Record<string, Bench>> = {
  admin: {
    counters: [
      'approval_waiting',
      'approval_returned',
      'user_locked',
      'job_failed',
      'rectify_overdue',
      'key_unreturned',
      'key_lost',
      'key_receive',
      'key_return',
      'user_online',
      'key_today',
      'approval_unread',
      'approval_running',
    ],
    charts: ['sign_ins', 'errors', 'storage', 'key_late_units', 'key_late_days'],
    quick: [
      'quickChecks',
      'quickHandover',
      'quickUserAdd',
      'quickUsers',
      'quickRoles',
      'quickDict',
      'quickLog',
      'quickRequest',
    ],
  },
  sys_admin: {
    counters: [
      'approval_waiting',
      'approval_returned',
      'user_locked',
      'job_failed',
      'user_online',
      'approval_unread',
      'approval_running',
    ],
    charts: ['sign_ins', 'errors', 'storage'],
    quick: ['quickUserAdd', 'quickUsers', 'quickRoles', 'quickDict', 'quickLog', 'quickDept', 'quickRequest'],
  },
  hq_security: {
    counters: [
      'approval_waiting',
      'approval_returned',
      'rectify_review',
      'rectify_major',
      'rectify_overdue',
      'check_late',
      'key_unreturned',
      'key_lost',
      'key_today',
      'key_void',
      'audit_refused',
      'approval_unread',
      'approval_running',
    ],
    charts: ['key_late_units', 'key_late_days'],
    quick: [
      'quickChecks',
      'quickRectify',
      'quickRequest',
      'quickInbox',
      'quickHandovers',
      'quickLedger',
      'quickLog',
      'quickDept',
    ],
  },
  branch_security: {
    counters: [
      'approval_waiting',
      'approval_returned',
      'rectify_review',
      'check_abnormal',
      'rectify_overdue',
      'check_done',
      'check_should',
      'key_unreturned',
      'key_lost',
      'user_locked',
      'key_today',
      'key_void',
      'user_online',
      'approval_unread',
      'approval_running',
    ],
    charts: ['key_late_days', 'key_late_units'],
    quick: [
      'quickChecks',
      'quickRectify',
      'quickRequest',
      'quickInbox',
      'quickUserAdd',
      'quickHandovers',
      'quickLedger',
      'quickUsers',
      'quickDept',
    ],
  },
  sub_leader: {
    counters: [
      'approval_waiting',
      'approval_returned',
      'check_confirm',
      'rectify_review',
      'rectify_open',
      'rectify_overdue',
      'key_unreturned',
      'key_lost',
      'key_today',
      'key_void',
      'approval_unread',
      'approval_running',
    ],
    charts: ['key_late_units'],
    quick: ['quickChecks', 'quickRectify', 'quickRequest', 'quickInbox', 'quickHandovers', 'quickLedger', 'quickDept'],
  },
  outlet_leader: {
    counters: [
      'approval_waiting',
      'approval_returned',
      'check_confirm',
      'check_sign',
      'rectify_review',
      'rectify_overdue',
      'key_receive',
      'key_return',
      'key_unreturned',
      'key_lost',
      'check_done',
      'check_should',
      'rectify_open',
      'key_today',
      'key_backfill',
      'key_void',
      'approval_unread',
      'approval_running',
    ],
    charts: ['completion'],
    quick: [
      'quickChecks',
      'quickRectify',
      'quickHandover',
      'quickSign',
      'quickHandovers',
      'quickLedger',
      'quickRequest',
      'quickInbox',
    ],
  },
  outlet_safety: {
    counters: [
      'approval_waiting',
      'approval_returned',
      'check_sign',
      'rectify_mine',
      'rectify_overdue',
      'key_unreturned',
      'key_receive',
      'key_return',
      'key_lost',
      'check_done',
      'check_should',
      'rectify_open',
      'key_today',
      'approval_unread',
      'approval_running',
    ],
    charts: ['completion'],
    quick: ['quickCheck', 'quickHandover', 'quickSign', 'quickHandovers', 'quickLedger', 'quickRequest', 'quickInbox'],
  },
  outlet_teller: {
    counters: ['approval_returned', 'check_sign', 'key_receive', 'key_return', 'approval_running'],
    charts: [],
    quick: ['quickCheck', 'quickRequest', 'quickSign', 'quickHandovers'],
  },
  monitor_center: {
    ...bare,
    counters: ['approval_waiting', 'approval_returned', 'approval_unread', 'approval_running'],
    quick: ['quickRequest', 'quickInbox'],
  },
  escort_admin: {
    ...bare,
    counters: ['approval_waiting', 'approval_returned', 'approval_unread', 'approval_running'],
    quick: ['quickRequest', 'quickInbox'],
  },
  escort_staff: { ...bare, counters: ['approval_returned', 'approval_running'], quick: ['quickRequest'] },
  guard: {
    ...bare,
    counters: ['check_done', 'check_should', 'approval_returned', 'approval_running'],
    quick: ['quickCheck', 'quickRequest'],
  },
  vendor: { ...bare, counters: ['approval_returned', 'approval_running'], quick: ['quickRequest'] },
  auditor: {
    counters: ['audit_reveal', 'audit_export', 'key_backfill', 'key_void', 'audit_refused', 'audit_forced'],
    charts: ['audit_units'],
    quick: ['quickChecks', 'quickRectify', 'quickLog', 'quickHandovers', 'quickLedger'],
  },
  trade_admin: {
    ...bare,
    counters: ['approval_waiting', 'approval_returned', 'approval_unread', 'approval_running'],
    quick: ['quickRequest', 'quickInbox'],
  },
  finance: {
    ...bare,
    counters: ['approval_waiting', 'approval_returned', 'approval_unread', 'approval_running'],
    quick: ['quickRequest', 'quickInbox'],
  },
  agent_user: bare,
  member_service: {
    ...bare,
    counters: ['approval_waiting', 'approval_returned', 'approval_unread', 'approval_running'],
    quick: ['quickRequest', 'quickInbox'],
  },
}
