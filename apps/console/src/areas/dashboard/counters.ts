import type { DataOf } from '../../api/path.ts'
import { daysBefore } from './days.ts'

export type Counts = DataOf<'Home/GetHomeCount'>
/** Unread reminders have a panel of their own. */
export type CountKey = Exclude<keyof Counts, 'remind_unread'>

export type Counter = {
  key: CountKey
  unit: 'bill' | 'key' | 'user' | 'session' | 'time'
  /** `bad`: already late or wrong · `waits`: somebody must act · `fact`: a number to know. */
  tone: 'bad' | 'waits' | 'fact'
  /** The list that shows what was counted. */
  to: string
}

const handovers = '/form/daily/taskdaily/Handover'
const log = '/exception/log'

/** Every counter of the work bench with the way into its list (domain 15). */
export function countersOf(today: string): Record<CountKey, Counter> {
  const days = (count: number) => `begin_date=${daysBefore(today, count - 1)}&end_date=${today}`
  const all: Record<CountKey, Omit<Counter, 'key'>> = {
    key_unreturned: { unit: 'bill', tone: 'bad', to: `${handovers}?overdue=1` },
    key_lost: { unit: 'key', tone: 'bad', to: `${handovers}?tab=ledger&position=4` },
    job_failed: { unit: 'time', tone: 'bad', to: `${log}?log_type=5&action=Job%2F&${days(7)}` },
    key_receive: { unit: 'bill', tone: 'waits', to: `${handovers}?mine=1` },
    key_return: { unit: 'bill', tone: 'waits', to: `${handovers}?returning=1` },
    user_locked: { unit: 'user', tone: 'waits', to: '/exception/user?locked=1' },
    key_today: { unit: 'bill', tone: 'fact', to: `${handovers}?${days(1)}` },
    key_backfill: { unit: 'bill', tone: 'fact', to: `${handovers}?backfill=1&${days(30)}` },
    key_void: { unit: 'bill', tone: 'fact', to: `${handovers}?status=9&${days(30)}` },
    user_online: { unit: 'session', tone: 'fact', to: '/exception/user?tab=online' },
    audit_reveal: { unit: 'time', tone: 'fact', to: `${log}?log_type=3&${days(30)}` },
    audit_export: { unit: 'time', tone: 'fact', to: `${log}?log_type=4&${days(30)}` },
    audit_refused: { unit: 'time', tone: 'fact', to: `${log}?refused=1&${days(30)}` },
    audit_forced: { unit: 'time', tone: 'fact', to: `${log}?forced=1&${days(30)}` },
  }
  return Object.fromEntries(Object.entries(all).map(([key, rest]) => [key, { key, ...rest }])) as Record<
    CountKey,
    Counter
  >
}
