import type { MessageKey } from '@shouya/contract/messages'
import { box, boxPosition } from '../noun.ts'

const { scrapped } = box.states.codes

type Box = { box_no: string; dept_id: number; status: number }
type Kept = Box & { position: number; last_handover_id: number | null }

/** Why a box may not be changed so; null: it may. */
export function boxRefusal(before: Kept, after: Box): { path: string | null; reason: MessageKey } | null {
  if (before.status === scrapped) return { path: null, reason: 'box.refused.scrapped' }
  // Printed handovers contain the number of the box.
  if (before.last_handover_id !== null && after.box_no !== before.box_no)
    return { path: 'box_no', reason: 'box.refused.number' }
  const moved = after.dept_id !== before.dept_id || after.status !== before.status
  return before.position === boxPosition.underway && moved ? { path: null, reason: 'box.refused.underway' } : null
}
