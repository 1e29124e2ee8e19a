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
      'unconfirmed_notice',
      'approval_waiting',
      'approval_returned',
      'user_locked',
      'job_failed',
      'key_unreturned',
      'key_lost',
      'key_receive',
      'key_return',
      'user_online',
      'key_today',
      'approval_unread',
      'approval_running',
      'unread_notice',
    ],
    charts: ['sign_ins', 'errors', 'storage', 'key_late_units', 'key_late_days'],
    quick: ['quickHandover', 'quickUserAdd', 'quickUsers', 'quickRoles', 'quickDict', 'quickLog', 'quickRequest'],
  },
  sys_admin: {
    counters: [
      'unconfirmed_notice',
      'approval_waiting',
      'approval_returned',
      'user_locked',
      'job_failed',
      'user_online',
      'approval_unread',
      'approval_running',
      'unread_notice',
    ],
    charts: ['sign_ins', 'errors', 'storage'],
    quick: ['quickUserAdd', 'quickUsers', 'quickRoles', 'quickDict', 'quickLog', 'quickDept', 'quickRequest'],
  },
  hq_security: {
    counters: [
      'unconfirmed_notice',
      'approval_waiting',
      'approval_returned',
      'key_unreturned',
      'key_lost',
      'key_today',
      'key_void',
      'audit_refused',
      'approval_unread',
      'approval_running',
      'unread_notice',
    ],
    charts: ['key_late_units', 'key_late_days'],
    quick: ['quickRequest', 'quickInbox', 'quickNotice', 'quickHandovers', 'quickLedger', 'quickLog', 'quickDept'],
  },
  branch_security: {
    counters: [
      'unconfirmed_notice',
      'approval_waiting',
      'approval_returned',
      'key_unreturned',
      'key_lost',
      'user_locked',
      'key_today',
      'key_void',
      'user_online',
      'approval_unread',
      'approval_running',
      'unread_notice',
    ],
    charts: ['key_late_days', 'key_late_units'],
    quick: [
      'quickRequest',
      'quickInbox',
      'quickNotice',
      'quickUserAdd',
      'quickHandovers',
      'quickLedger',
      'quickUsers',
      'quickDept',
    ],
  },
  sub_leader: {
    counters: [
      'unconfirmed_notice',
      'approval_waiting',
      'approval_returned',
      'key_unreturned',
      'key_lost',
      'key_today',
      'key_void',
      'approval_unread',
      'approval_running',
      'unread_notice',
    ],
    charts: ['key_late_units'],
    quick: ['quickRequest', 'quickInbox', 'quickHandovers', 'quickLedger', 'quickDept'],
  },
  outlet_leader: {
    counters: [
      'unconfirmed_notice',
      'approval_waiting',
      'approval_returned',
      'key_receive',
      'key_return',
      'key_unreturned',
      'key_lost',
      'key_today',
      'key_backfill',
      'key_void',
      'approval_unread',
      'approval_running',
      'unread_notice',
    ],
    charts: ['completion'],
    quick: ['quickHandover', 'quickSign', 'quickHandovers', 'quickLedger', 'quickRequest', 'quickInbox'],
  },
  outlet_safety: {
    counters: [
      'unconfirmed_notice',
      'approval_waiting',
      'approval_returned',
      'key_unreturned',
      'key_receive',
      'key_return',
      'key_lost',
      'key_today',
      'approval_unread',
      'approval_running',
      'unread_notice',
    ],
    charts: ['completion'],
    quick: ['quickHandover', 'quickSign', 'quickHandovers', 'quickLedger', 'quickRequest', 'quickInbox'],
  },
  outlet_teller: {
    counters: [
      'unconfirmed_notice',
      'approval_returned',
      'key_receive',
      'key_return',
      'approval_running',
      'unread_notice',
    ],
    charts: [],
    quick: ['quickRequest', 'quickSign', 'quickHandovers'],
  },
  monitor_center: {
    ...bare,
    counters: [
      'unconfirmed_notice',
      'approval_waiting',
      'approval_returned',
      'approval_unread',
      'approval_running',
      'unread_notice',
    ],
    quick: ['quickRequest', 'quickInbox'],
  },
  escort_admin: {
    ...bare,
    counters: [
      'unconfirmed_notice',
      'approval_waiting',
      'approval_returned',
      'approval_unread',
      'approval_running',
      'unread_notice',
    ],
    quick: ['quickRequest', 'quickInbox'],
  },
  escort_staff: {
    ...bare,
    counters: ['unconfirmed_notice', 'approval_returned', 'approval_running', 'unread_notice'],
    quick: ['quickRequest'],
  },
  guard: {
    ...bare,
    counters: ['unconfirmed_notice', 'approval_returned', 'approval_running', 'unread_notice'],
    quick: ['quickRequest'],
  },
  vendor: {
    ...bare,
    counters: ['unconfirmed_notice', 'approval_returned', 'approval_running', 'unread_notice'],
    quick: ['quickRequest'],
  },
  auditor: {
    counters: [
      'unconfirmed_notice',
      'audit_reveal',
      'audit_export',
      'key_backfill',
      'key_void',
      'audit_refused',
      'audit_forced',
      'unread_notice',
    ],
    charts: ['audit_units'],
    quick: ['quickLog', 'quickHandovers', 'quickLedger'],
  },
  trade_admin: {
    ...bare,
    counters: [
      'unconfirmed_notice',
      'approval_waiting',
      'approval_returned',
      'approval_unread',
      'approval_running',
      'unread_notice',
    ],
    quick: ['quickRequest', 'quickInbox'],
  },
  finance: {
    ...bare,
    counters: [
      'unconfirmed_notice',
      'approval_waiting',
      'approval_returned',
      'approval_unread',
      'approval_running',
      'unread_notice',
    ],
    quick: ['quickRequest', 'quickInbox'],
  },
  agent_user: bare,
  member_service: {
    ...bare,
    counters: [
      'unconfirmed_notice',
      'approval_waiting',
      'approval_returned',
      'approval_unread',
      'approval_running',
      'unread_notice',
    ],
    quick: ['quickRequest', 'quickInbox'],
  },
}
