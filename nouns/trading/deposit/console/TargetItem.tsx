import { yuan } from '@shouya/console/ui/money.ts'
import { Form, Select } from 'antd'
import { useTranslation } from 'react-i18next'
import type { DepositDetail } from './depositList.ts'

/** The device whose deposit is paid with the money of this one. */
export default function TargetItem({ targets }: { targets: DepositDetail['targets'] }) {
  const { t } = useTranslation()
  const options = targets.map(({ id, device_no, outstanding }) => ({
    value: id,
    label: t('deposit.targetLeft', { device: device_no, amount: yuan(outstanding) }),
  }))
  return (
    <Form.Item name="to_binding_id" label={t('deposit.target')} className="ui-wide" rules={[{ required: true }]}>
      <Select options={options} />
    </Form.Item>
  )
}
