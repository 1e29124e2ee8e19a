import MoveForm from '@shouya/console/noun/MoveForm.tsx'
import { tradeRepair } from '../noun.ts'
import ReportFields from './ReportFields.tsx'
import type { TradeDetail } from './tradeList.ts'

/** Completes a report that was sent back. */
export default function AgainForm({ row, onClose }: { row: TradeDetail; onClose: () => void }) {
  const { fault_type, urgency, fault_desc, fault_photos, contact_name, contact_phone } = row
  return (
    <MoveForm
      of={tradeRepair}
      row={row}
      move="edit"
      small={false}
      initial={{ fault_type, urgency, fault_desc, fault_photos, contact_name, contact_phone }}
      onClose={onClose}
    >
      <ReportFields />
    </MoveForm>
  )
}
