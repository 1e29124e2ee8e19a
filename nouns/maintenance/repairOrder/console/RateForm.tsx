import MoveForm from '@shouya/console/noun/MoveForm.tsx'
import { repairOrder } from '../noun.ts'
import RateFields, { unmarked } from './RateFields.tsx'
import type { RepairRow } from './repairList.ts'

/** Three marks; what is poor needs a word. */
export default function RateForm({ row, onClose }: { row: RepairRow; onClose: () => void }) {
  return (
    <MoveForm of={repairOrder} row={row} move="rate" initial={unmarked} onClose={onClose}>
      <RateFields />
    </MoveForm>
  )
}
