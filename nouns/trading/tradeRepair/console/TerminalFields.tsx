import { useRead } from '@shouya/console/api/useRead.ts'
import Field from '@shouya/console/noun/Field.tsx'
import { Form } from 'antd'
import { useTranslation } from 'react-i18next'
import AlreadyOpen from '../../../maintenance/repairOrder/console/AlreadyOpen.tsx'
import { tradeRepair } from '../noun.ts'
import TerminalSelect from './TerminalSelect.tsx'
import type { TradeValues } from './tradeList.ts'

/** The terminal that is out of order; where its repair is open already, why it is reported once more. */
export default function TerminalFields() {
  const { t } = useTranslation()
  const id = Form.useWatch<TradeValues['device_id'] | undefined>('device_id', Form.useFormInstance<TradeValues>())
  const { data } = useRead(
    'Repair/GetTradeDeviceList',
    { keywords: '', ...(id && { id }) },
    { enabled: id !== undefined, keep: true },
  )
  const open = data?.find((device) => device.id === id)?.open
  return (
    <>
      <Field of="device_no" label={t('tradeRepair.device')} className="ui-wide" extra={t('tradeRepair.deviceHint')}>
        <TerminalSelect />
      </Field>
      {open && <AlreadyOpen bill={open.bill_no} path={`${tradeRepair.route}?id=${open.id}`} />}
      {open && <Field of="again_reason" className="ui-wide" required />}
    </>
  )
}
