import Field from '@shouya/console/noun/Field.tsx'
import { useDict } from '@shouya/console/ui/useDict.ts'
import { Form, Select } from 'antd'
import { useTranslation } from 'react-i18next'

/** Dictionary pay_type: from the balance, which no deposit is paid from, and offline, the only way without a number. */
const [BALANCE, OFFLINE] = [1, 5]

/** How a payment came, and its number. */
export default function PayWay() {
  const { t } = useTranslation()
  const way = Form.useWatch<number | undefined>('pay_type')
  const options = useDict('pay_type')
    .filter(({ value, offered }) => offered && Number(value) !== BALANCE)
    .map(({ value, label }) => ({ value: Number(value), label }))
  return (
    <>
      <Field of="pay_type">
        <Select placeholder={t('ui.choose')} options={options} />
      </Field>
      <Field of="trade_no" required={way !== undefined && way !== OFFLINE} className="ui-wide" />
    </>
  )
}
