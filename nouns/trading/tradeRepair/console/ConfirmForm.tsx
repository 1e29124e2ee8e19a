import Field from '@shouya/console/noun/Field.tsx'
import MoveForm from '@shouya/console/noun/MoveForm.tsx'
import Verdict from '@shouya/console/ui/Verdict.tsx'
import { Form } from 'antd'
import { useTranslation } from 'react-i18next'
import { tradeRepair } from '../noun.ts'
import RepairFacts from './RepairFacts.tsx'
import type { TradeDetail } from './tradeList.ts'

/** Whether it works, or why not. */
export default function ConfirmForm({ row, onClose }: { row: TradeDetail; onClose: () => void }) {
  return (
    <MoveForm of={tradeRepair} row={row} move="confirm" small={false} onClose={onClose}>
      <div className="ui-wide">
        <RepairFacts row={row} />
      </div>
      <Fields />
    </MoveForm>
  )
}

function Fields() {
  const { t } = useTranslation()
  const passed = Form.useWatch<boolean | undefined>('passed')
  const label = t('tradeRepair.result')
  return (
    <>
      <Form.Item name="passed" label={label} className="ui-wide" rules={[{ required: true }]}>
        <Verdict
          label={label}
          options={[
            { value: true, label: t('tradeRepair.passed') },
            { value: false, label: t('tradeRepair.failed'), bad: true },
          ]}
        />
      </Form.Item>
      {passed === false && <Field of="rework_reason" lines={2} required />}
    </>
  )
}
