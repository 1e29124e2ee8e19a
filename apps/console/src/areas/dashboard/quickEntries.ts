import type { useCan } from '../../api/can.ts'

type Can = ReturnType<typeof useCan>

const entries = [
  { key: 'quickHandover', to: '/form/daily/taskdaily/Handover?new=1', needs: ['daily_key', 'add'] },
  { key: 'quickHandovers', to: '/form/daily/taskdaily/Handover', needs: ['daily_key', 'query'] },
  { key: 'quickUserAdd', to: '/exception/user?new=1', needs: ['sys_user', 'add'] },
  { key: 'quickUsers', to: '/exception/user', needs: ['sys_user', 'query'] },
  { key: 'quickDict', to: '/exception/dict/List', needs: ['sys_dict', 'query'] },
  { key: 'quickPassword', to: '/dashboard/password', needs: null },
] as const

export type QuickEntry = (typeof entries)[number]

/** What this user can begin from the work bench: what they file first, then where they look. */
export function quickEntries(can: Can): QuickEntry[] {
  return entries.filter(({ needs }) => needs === null || can(needs[0], needs[1]))
}
