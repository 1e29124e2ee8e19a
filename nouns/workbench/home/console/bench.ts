import type { BodyOf } from '@shouya/console/api/path.ts'
import type { CountKey, QuickKey } from '@shouya/console/ui/page/Page.ts'

export type ChartName = BodyOf<'Home/GetChart'>['chart']

/** The first screen of a role, in order: what it counts, what it draws, what it begins (domain 15). */
export type Bench = {
  counters: readonly CountKey[]
  charts: readonly ChartName[]
  quick: readonly QuickKey[]
  /** The role's next act: the first of these that there is now stands out; an outlet's stands in its timeline. */
  next: readonly QuickKey[]
  /** At a door nobody reads what is zero; who looks after many reads it in one line. */
  hidesZeros: boolean
}

export const bare: Bench = { counters: [], charts: [], quick: [], next: [], hidesZeros: false }
/** Who stands at a door reads nothing that is zero. */
export const door: Bench = { ...bare, hidesZeros: true }

/** What notices and approvals ask of most people, above all else. */
export const asked = ['unconfirmed_notice', 'approval_waiting', 'approval_returned'] as const

/** What everybody is told of their own requests and notices, below what waits for them. */
export const known = ['approval_unread', 'approval_running', 'unread_notice'] as const

/** Where and when registers are late, the nearest first. */
export const registers = [
  'task_late_days',
  'check_items',
  'task_days',
  'task_units',
  'key_late_days',
  'key_late_units',
] as const
