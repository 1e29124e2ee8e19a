import { useRead } from '@shouya/console/api/useRead.ts'
import Field from '@shouya/console/noun/Field.tsx'
import { NounContext } from '@shouya/console/noun/NounContext.ts'
import SignItem from '@shouya/console/ui/SignItem.tsx'
import TimeInput from '@shouya/console/ui/TimeInput.tsx'
import { Form, Select } from 'antd'
import { useEffect, useEffectEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { REQUESTS, repairOrder } from '../noun.ts'
import AlreadyOpen from './AlreadyOpen.tsx'
import type { RepairValues } from './repairList.ts'

type Props = {
  /** A record calls for it, whose unit it is. */
  of?: boolean
  /** The order that is sent again: its unit stays. */
  sent?: number
}

/** What is out of order, where, whom to call, and the signature. */
export default function RequestFields({ of = false, sent }: Props) {
  const { t } = useTranslation()
  const form = Form.useFormInstance<RepairValues>()
  // Preserved: an order that is sent again, and who asks for one unit only, have no field of it.
  const dept = Form.useWatch<number | undefined>('dept_id', { form, preserve: true })
  const deviceId = Form.useWatch<number | null | undefined>('equipment_id', form)
  const { data: depts } = useRead('AdminDept/DEPTLIST', {}, { staleTime: 5 * 60_000 })
  const { data: devices } = useRead('Repair/GetDeviceList', dept === undefined ? {} : { dept_id: dept })
  const { data: device } = useRead('Repair/GetDevice', { id: deviceId ?? 0 }, { enabled: !!deviceId, keep: true })
  const named = deviceId ? device : undefined
  const take = useEffectEvent((found: NonNullable<typeof device>) => {
    const { dept_id, name, device_type, location } = found
    form.setFieldsValue({ dept_id, device_name: name, device_type, location })
  })
  useEffect(() => {
    if (named) take(named)
  }, [named])
  const open = named?.open && named.open.id !== sent ? named.open : null
  return (
    <NounContext value={repairOrder}>
      {sent === undefined && !of && (depts?.length ?? 0) > 1 && <Field of="dept_name" className="ui-wide" />}
      <Field of="device_no" label={t('repairOrder.device')} className="ui-wide" extra={t('repairOrder.deviceHint')}>
        <Select<number>
          allowClear
          placeholder={t('repairOrder.noDevice')}
          options={(devices ?? []).map((each) => ({
            value: each.id,
            label: `${each.equip_no} ${each.name} ${each.location}`,
          }))}
          showSearch={{ optionFilterProp: 'label' }}
        />
      </Field>
      {open && <AlreadyOpen bill={open.bill_no} path={`${REQUESTS}?id=${open.id}`} />}
      {open && <Field of="again_reason" className="ui-wide" required />}
      {named && (
        <p className="ui-wide ui-note">
          {named.vendor
            ? t('repairOrder.sentTo', { vendor: named.vendor.company_name })
            : t('repairOrder.sentToNobody')}
          {named.in_warranty && ` · ${t('repairOrder.warranty')}`}
        </p>
      )}
      {!deviceId && (
        <>
          <Field of="device_name" />
          <Field of="device_type" />
          <Field of="location" />
        </>
      )}
      <Field of="fault_type" />
      <Field of="urgency" />
      <Field of="fault_desc" />
      <Field of="fault_photos" />
      <Field of="contact_name" />
      <Field of="contact_phone" />
      <Field of="expect_time">
        <TimeInput time allowClear />
      </Field>
      <Field of="order_type" />
      <SignItem label={t('repairOrder.mySign')} />
    </NounContext>
  )
}
