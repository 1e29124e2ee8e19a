import type { faultMoves } from '@shouya/contract/controllers/FaultRepair'
import type { Selectable } from 'kysely'
import { can, type Principal } from '../../../core/context.ts'
import type { DB } from '../../../db/schema.gen.ts'

/** Dictionary fault_status (domain 4.8). */
export const status = { waiting: 1, working: 2, recovered: 3, beyondRepair: 4, void: 9 } as const

/** Dictionary impact_level from which on people have to stand in for the device. */
export const SECURITY = 3

/** 技防 by dictionary device_type: video, alarm, panic button, interlocking door. */
export const technical: readonly number[] = [1, 2, 3, 4]

/** So long a technical defence may be out before the branch is told. */
export const ESCALATED_AFTER = 24 * 3_600_000

export type Fault = Selectable<DB['fault_repair']>

/** What the caller may do with a row now; nobody crosses out what they entered once somebody is on it. */
export function movesOf(row: Pick<Fault, 'status' | 'create_user_id'>, user: Principal): (typeof faultMoves)[number][] {
  const right = (operation: string) => can(user, 'daily_fault', operation)
  const open = row.status === status.waiting || row.status === status.working
  const lasting = open || row.status === status.beyondRepair
  return [
    ...(row.status === status.waiting && right('to_order') ? (['start'] as const) : []),
    ...(lasting && right('finish') ? (['finish'] as const) : []),
    ...(row.status === status.working && right('finish') ? (['giveUp'] as const) : []),
    ...(open && right('edit') ? (['edit'] as const) : []),
    ...(row.status === status.waiting && row.create_user_id === user.userId && right('delete')
      ? (['delete'] as const)
      : []),
    ...(open && row.create_user_id !== user.userId && right('void') ? (['void'] as const) : []),
  ]
}
