import MoveForm from '@shouya/console/noun/MoveForm.tsx'
import RateFields, { unmarked } from '../../../maintenance/repairOrder/console/RateFields.tsx'
import { tradeRepair } from '../noun.ts'
import type { TradeRow } from './tradeList.ts'

/** Three marks; what is poor needs a word. */
export default function RateForm({ row, onClose }: { row: TradeRow; onClose: () => void }) {
  return (
    <MoveForm of={tradeRepair} row={row} move="rate" initial={unmarked} onClose={onClose}>
      <RateFields />
    </MoveForm>
  )
}
