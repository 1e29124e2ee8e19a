import MoveForm from '@shouya/console/noun/MoveForm.tsx'
import ReasonItem from '@shouya/console/ui/ReasonItem.tsx'
import { useDictLabel } from '@shouya/console/ui/useDict.ts'
import { Form, Select } from 'antd'
import { useTranslation } from 'react-i18next'
import { repairOrder } from '../noun.ts'
import type { RepairDetail } from './repairList.ts'

/** Forces an order into another state, of those that it can have. */
export default function ForceForm({ row, onClose }: { row: RepairDetail; onClose: () => void }) {
  const { t } = useTranslation()
  const word = useDictLabel(repairOrder.states.dict)
  return (
    <MoveForm of={repairOrder} row={row} move="force" refreshes={['Remind', 'Equipment']} onClose={onClose}>
      <p className="ui-note ui-wide">{t('repairOrder.says.force')}</p>
      <Form.Item name="status" label={t('repairOrder.forceTo')} className="ui-wide" rules={[{ required: true }]}>
        <Select<number>
          placeholder={t('ui.choose')}
          options={row.forcible.map((value) => ({ value, label: word(value) }))}
        />
      </Form.Item>
      <ReasonItem label={t('repairOrder.reason')} />
    </MoveForm>
  )
}
