import type { DataOf } from '../../api/path.ts'

export type Counts = DataOf<'Home/GetHomeCount'>
export type CountKey = Exclude<keyof Counts, 'remind_unread'>

export type Counter = {
  key: CountKey
  unit: 'bill' | 'user'
  /** `bad`: already late or wrong · `waits`: somebody must act · `fact`: a number of the day. */
  tone: 'bad' | 'waits' | 'fact'
  /** The list that shows what was counted. */
  to: string
}

const handovers = '/form/daily/taskdaily/Handover'

/** Every counter of the work bench with the way into its list, what is late first (domain 15). */
export function countersOf(userId: number, today: string): Counter[] {
  return [
    { key: 'key_unreturned', unit: 'bill', tone: 'bad', to: `${handovers}?overdue=1` },
    { key: 'key_receive', unit: 'bill', tone: 'waits', to: `${handovers}?mine=1` },
    { key: 'key_return', unit: 'bill', tone: 'waits', to: `${handovers}?status=3&user_id=${userId}` },
    { key: 'user_locked', unit: 'user', tone: 'waits', to: '/exception/user?locked=1' },
    { key: 'key_today', unit: 'bill', tone: 'fact', to: `${handovers}?begin_date=${today}&end_date=${today}` },
  ]
}
