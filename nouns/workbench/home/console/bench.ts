import type { BodyOf } from '@shouya/console/api/path.ts'
import type { CountKey, QuickKey } from '@shouya/console/ui/page/Page.ts'

export type ChartName = BodyOf<'Home/GetChart'>['chart']

/** The first page of a role: its counters, charts and quick entries, each in order (domain 15). */
export type Bench = {
  counters: readonly CountKey[]
  charts: readonly ChartName[]
  quick: readonly QuickKey[]
  /**
   * The candidates for the role's primary action: the first available one is highlighted. Outlets have theirs in the
   * timeline.
   */
  next: readonly QuickKey[]
  /** Whether zeros are left out (outlet staff) or shown in one line (users who look after many outlets). */
  hidesZeros: boolean
}

export const bare: Bench = { counters: [], charts: [], quick: [], next: [], hidesZeros: false }
/** For outlet staff zeros are left out. */
export const door: Bench = { ...bare, hidesZeros: true }

/** The notices, approvals and invitations that most users must act on, before everything else. */
export const actionable = [
  'unconfirmed_notice',
  'material_to_read',
  'approval_waiting',
  'approval_returned',
  'conference_reply',
  'conference_confirm',
] as const

/** News about the user's own requests and notices, after what waits for the user. */
export const news = ['approval_unread', 'approval_running', 'unread_notice'] as const

/** Formal meetings that wait for a reply, and minutes for a confirmation. */
export const conferences = ['conference_reply', 'conference_confirm'] as const

/** Reports of checks that wait for an inspector, and for the head of the checked unit. */
export const reportsToSign = ['security_item_sign', 'scene_check_sign', 'fire_check_sign', 'self_check_sign'] as const
export const reportsToConfirm = [
  'security_item_confirm',
  'scene_check_confirm',
  'fire_check_confirm',
  'self_check_confirm',
] as const

/** Outlets that still owe the checks and the drill of this quarter. */
export const quarterly = ['scene_due_q', 'fire_due_q', 'drill_due_q'] as const

/** Late registers, by period and unit, the shortest period first. */
export const registers = [
  'task_late_days',
  'check_items',
  'task_days',
  'task_units',
  'key_late_days',
  'key_late_units',
] as const
