import Field from '@shouya/console/noun/Field.tsx'
import MoveForm from '@shouya/console/noun/MoveForm.tsx'
import SignItem from '@shouya/console/ui/SignItem.tsx'
import Verdict from '@shouya/console/ui/Verdict.tsx'
import { Form } from 'antd'
import { useTranslation } from 'react-i18next'
import { repairOrder, source } from '../noun.ts'
import FixedFacts from './FixedFacts.tsx'
import type { RepairDetail } from './repairList.ts'

/** The outlet says whether it works: signed, or why not. */
export default function ConfirmForm({ row, onClose }: { row: RepairDetail; onClose: () => void }) {
  return (
    <MoveForm
      of={repairOrder}
      row={row}
      move="confirm"
      small={false}
      refreshes={['Remind', 'Equipment', 'FaultRepair', 'Rectification']}
      onClose={onClose}
    >
      <div className="ui-wide">
        <FixedFacts row={row} />
      </div>
      <Fields row={row} />
    </MoveForm>
  )
}

function Fields({ row }: { row: RepairDetail }) {
  const { t } = useTranslation()
  const passed = Form.useWatch<boolean | undefined>('passed')
  const label = t('repairOrder.result')
  return (
    <>
      <Form.Item name="passed" label={label} className="ui-wide" rules={[{ required: true }]}>
        <Verdict
          label={label}
          options={[
            { value: true, label: t('repairOrder.passed') },
            { value: false, label: t('repairOrder.failed'), bad: true },
          ]}
        />
      </Form.Item>
      {passed === true && row.source === source.register && (
        <p className="ui-note ui-wide">{t('repairOrder.alsoRecovers', { bill: row.source_no ?? '' })}</p>
      )}
      {passed === true && <SignItem label={t('repairOrder.mySign')} />}
      {passed === false && <Field of="rework_reason" required lines={2} />}
    </>
  )
}
