import type { useCan } from '../../api/can.ts'

/** `files`: begins a record · otherwise only a way to a list. */
const entries = [
  { key: 'quickHandover', files: true, to: '/form/daily/taskdaily/Handover?new=1', needs: ['daily_key', 'add'] },
  { key: 'quickUserAdd', files: true, to: '/exception/user?new=1', needs: ['sys_user', 'add'] },
  { key: 'quickHandovers', files: false, to: '/form/daily/taskdaily/Handover', needs: ['daily_key', 'query'] },
  { key: 'quickUsers', files: false, to: '/exception/user', needs: ['sys_user', 'query'] },
  { key: 'quickDict', files: false, to: '/exception/dict/List', needs: ['sys_dict', 'query'] },
] as const

export type QuickEntry = (typeof entries)[number]

/** What this user can begin from the work bench: what they file first, then where they look. */
export function quickEntries(can: ReturnType<typeof useCan>): QuickEntry[] {
  return entries.filter(({ needs }) => can(needs[0], needs[1]))
}
