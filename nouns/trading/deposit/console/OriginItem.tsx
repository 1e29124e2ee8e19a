import { yuan } from '@shouya/console/ui/money.ts'
import { Form, Select } from 'antd'
import { useTranslation } from 'react-i18next'
import type { DepositDetail } from './depositList.ts'

/** The payment whose money goes back or on. */
export default function OriginItem({ origins }: { origins: DepositDetail['origins'] }) {
  const { t } = useTranslation()
  const options = origins
    .filter(({ remaining }) => remaining > 0)
    .map(({ pledge_no, remaining }) => ({
      value: pledge_no,
      label: t('deposit.originLeft', { number: pledge_no, amount: yuan(remaining) }),
    }))
  return (
    <Form.Item
      name="origin_pledge_no"
      label={t('deposit.origin')}
      extra={t('deposit.originHint')}
      className="ui-wide"
      rules={[{ required: true }]}
    >
      <Select options={options} />
    </Form.Item>
  )
}
