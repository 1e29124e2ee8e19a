import MoveForm from '@shouya/console/noun/MoveForm.tsx'
import ReasonItem from '@shouya/console/ui/ReasonItem.tsx'
import { useDictLabel } from '@shouya/console/ui/useDict.ts'
import { Form, Select } from 'antd'
import { useTranslation } from 'react-i18next'
import { tradeRepair } from '../noun.ts'
import type { TradeDetail } from './tradeList.ts'

/** Forces a repair into another state, of those that it can have. */
export default function ForceForm({ row, onClose }: { row: TradeDetail; onClose: () => void }) {
  const { t } = useTranslation()
  const word = useDictLabel(tradeRepair.states.dict)
  return (
    <MoveForm of={tradeRepair} row={row} move="force" onClose={onClose}>
      <p className="ui-note ui-wide">{t('tradeRepair.forceSays')}</p>
      <Form.Item name="status" label={t('tradeRepair.forceTo')} className="ui-wide" rules={[{ required: true }]}>
        <Select<number>
          placeholder={t('ui.choose')}
          options={row.forcible.map((value) => ({ value, label: word(value) }))}
        />
      </Form.Item>
      <ReasonItem label={t('tradeRepair.reason')} />
    </MoveForm>
  )
}
