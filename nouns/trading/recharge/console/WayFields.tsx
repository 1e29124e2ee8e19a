import { useRead } from '@shouya/console/api/useRead.ts'
import Field from '@shouya/console/noun/Field.tsx'
import { useDictLabel } from '@shouya/console/ui/useDict.ts'
import { Form, Radio } from 'antd'
import { useTranslation } from 'react-i18next'
import { payType } from '../../payment/noun.ts'

/** How it is paid: the ways that a provider carries out now, and those that finance confirms. */
export default function WayFields() {
  const { t } = useTranslation()
  const word = useDictLabel('pay_type')
  const { data = [] } = useRead('Payment/GetWayList', {}, { staleTime: 60_000 })
  const chosen = Form.useWatch('pay_type', Form.useFormInstance())
  const types = [payType.transfer, ...data.map((way) => way.pay_type), payType.offline]
  return (
    <>
      <Field of="pay_type" required className="ui-wide">
        <Radio.Group optionType="button" options={types.map((value) => ({ value, label: word(value) }))} />
      </Field>
      {chosen === payType.transfer && <Field of="voucher_file_ids" required extra={t('recharge.voucherHint')} />}
    </>
  )
}
