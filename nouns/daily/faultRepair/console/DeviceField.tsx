import { useRead } from '@shouya/console/api/useRead.ts'
import Field from '@shouya/console/noun/Field.tsx'
import { Form, Select } from 'antd'
import { useTranslation } from 'react-i18next'
import type { FaultValues } from './faultList.ts'

/** The device of the unit's ledger, which says what it is and where; faults of other things name none. */
export default function DeviceField() {
  const { t } = useTranslation()
  const form = Form.useFormInstance<FaultValues>()
  const dept = Form.useWatch<number | undefined>('dept_id', form)
  const { data } = useRead('FaultRepair/GetDeviceList', dept === undefined ? {} : { dept_id: dept })
  const take = (id: number | undefined) => {
    const device = data?.find((one) => one.id === id)
    if (!device) return
    const { device_type, name, location } = device
    form.setFieldsValue({ device_type, device_name: name, location })
  }
  return (
    <Field of="device_no" className="ui-wide" extra={t('faultRepair.deviceHint')}>
      <Select<number>
        allowClear
        placeholder={t('ui.choose')}
        onChange={take}
        options={(data ?? []).map(({ id, equip_no, name, location }) => ({
          value: id,
          label: `${equip_no} ${name} ${location}`,
        }))}
        showSearch={{ optionFilterProp: 'label' }}
      />
    </Field>
  )
}
