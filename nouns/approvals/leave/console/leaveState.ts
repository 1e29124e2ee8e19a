import type { RowOf } from '@shouya/console/api/path.ts'
import type { StatusKind } from '@shouya/console/ui/status.ts'

export type LeaveRow = RowOf<'Leave/GetPageList'>
export type LeaveState = 'coming' | 'current' | 'over' | 'revoked'

/** The state of a leave at a moment, which has the format of the server's times. */
export function leaveState(row: Pick<LeaveRow, 'from_time' | 'to_time' | 'revoke_time'>, now: string): LeaveState {
  if (row.revoke_time !== null) return 'revoked'
  if (row.to_time <= now) return 'over'
  return row.from_time <= now ? 'current' : 'coming'
}

export const leaveKind: Readonly<Record<LeaveState, StatusKind>> = {
  coming: 'waiting',
  current: 'active',
  over: 'done',
  revoked: 'void',
}
