import type { MessageKey } from '@shouya/contract/messages'

/** Dictionary box_position (domain 3.4). */
export const boxPosition = { outlet: 1, underway: 2, vault: 3 } as const

/** 1 in use, 2 stopped, 3 scrapped. */
export const boxStatus = { inUse: 1, stopped: 2, scrapped: 3 } as const

type Box = { box_no: string; dept_id: number; status: number }
type Kept = Box & { position: number; last_handover_id: number | null }

/** Why a box may not become what somebody wants of it; null: it may. */
export function boxRefusal(before: Kept, after: Box): { path: string | null; reason: MessageKey } | null {
  if (before.status === boxStatus.scrapped) return { path: null, reason: 'escort.boxScrapped' }
  // Papers of handovers name it by its number.
  if (before.last_handover_id !== null && after.box_no !== before.box_no)
    return { path: 'box_no', reason: 'escort.boxNumber' }
  const moved = after.dept_id !== before.dept_id || after.status !== before.status
  return before.position === boxPosition.underway && moved ? { path: null, reason: 'escort.boxUnderway' } : null
}
