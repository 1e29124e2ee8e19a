import { useRead } from '@shouya/console/api/useRead.ts'
import Field from '@shouya/console/noun/Field.tsx'
import { useDictLabel } from '@shouya/console/ui/useDict.ts'
import { Alert, Radio } from 'antd'
import { useTranslation } from 'react-i18next'

/** Through which provider a deposit is paid: those with a merchant's account. */
export default function OnlineWay() {
  const { t } = useTranslation()
  const word = useDictLabel('pay_type')
  const { data = [], isFetched } = useRead('Payment/GetWayList', {}, { staleTime: 60_000 })
  if (isFetched && data.length === 0)
    return <Alert className="ui-wide" type="warning" showIcon title={t('deposit.noWay')} />
  return (
    <Field of="pay_type" required className="ui-wide">
      <Radio.Group optionType="button" options={data.map(({ pay_type: value }) => ({ value, label: word(value) }))} />
    </Field>
  )
}
