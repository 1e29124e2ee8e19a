import Field from '@shouya/console/noun/Field.tsx'
import { useDict } from '@shouya/console/ui/useDict.ts'
import { Form, Select } from 'antd'
import { useTranslation } from 'react-i18next'
import { payType } from '../../payment/noun.ts'

/** How a payment came, and its number, which only cash does not have. No deposit is paid from the balance. */
export default function PayWay() {
  const { t } = useTranslation()
  const way = Form.useWatch<number | undefined>('pay_type')
  const options = useDict('pay_type')
    .filter(({ value, offered }) => offered && Number(value) !== payType.balance)
    .map(({ value, label }) => ({ value: Number(value), label }))
  return (
    <>
      <Field of="pay_type">
        <Select placeholder={t('ui.choose')} options={options} />
      </Field>
      <Field of="trade_no" required={way !== undefined && way !== payType.offline} className="ui-wide" />
    </>
  )
}
