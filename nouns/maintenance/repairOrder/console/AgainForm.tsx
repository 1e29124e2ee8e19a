import MoveForm from '@shouya/console/noun/MoveForm.tsx'
import { enteredOf } from '@shouya/noun/values'
import { useTranslation } from 'react-i18next'
import { repairOrder } from '../noun.ts'
import RequestFields from './RequestFields.tsx'
import type { RepairDetail } from './repairList.ts'

/** A report that was sent back is completed and sent again, signed anew. */
export default function AgainForm({ row, onClose }: { row: RepairDetail; onClose: () => void }) {
  const { t } = useTranslation()
  return (
    <MoveForm
      of={repairOrder}
      row={row}
      move="edit"
      small={false}
      okText={t('repairOrder.add')}
      initial={{ ...enteredOf(repairOrder, row), dept_id: row.dept_id }}
      toBody={({ dept_id: _, ...values }) => values}
      refreshes={['Remind', 'Equipment']}
      onClose={onClose}
    >
      <RequestFields sent={row.id} />
    </MoveForm>
  )
}
