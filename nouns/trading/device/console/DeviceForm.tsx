import { call } from '@shouya/console/api/call.ts'
import Field from '@shouya/console/noun/Field.tsx'
import { NounContext } from '@shouya/console/noun/NounContext.ts'
import DeptTreeSelect from '@shouya/console/ui/DeptTreeSelect.tsx'
import FormDrawer from '@shouya/console/ui/FormDrawer.tsx'
import RegionSelect from '@shouya/console/ui/RegionSelect.tsx'
import { enteredOf } from '@shouya/noun/values'
import { Input } from 'antd'
import { useTranslation } from 'react-i18next'
import { device } from '../noun.ts'
import ChoiceSelect from './ChoiceSelect.tsx'
import type { DeviceDetail, DeviceValues } from './deviceList.ts'

const toValues = (row: DeviceDetail): DeviceValues => ({
  id: row.id,
  version: row.version,
  ...enteredOf(device, row),
})

/** Enters a device in stock, or changes its data: number and product only as long as it is there. */
export default function DeviceForm({ row, onClose }: { row?: DeviceDetail; onClose: () => void }) {
  const { t } = useTranslation()
  const isOut = row !== undefined && row.status !== device.states.codes.stock
  return (
    <FormDrawer<'Device/Save', DeviceValues>
      path="Device/Save"
      title={row ? `${t('device.edit')} · ${row.device_no}` : t('device.addTitle')}
      initial={row ? toValues(row) : {}}
      toBody={(values) => ({ ...values, ...enteredOf(device, values) })}
      {...(row && { reload: async () => toValues(await call('Device/Get', { id: row.id })) })}
      again={!row}
      onClose={onClose}
    >
      <NounContext value={device}>
        <Field of="device_no" normalize={(text: string) => text.toUpperCase()} extra={t('device.rule.device_no')}>
          <Input maxLength={device.fields.device_no.max} autoComplete="off" disabled={isOut} />
        </Field>
        <Field of="product_name">
          <ChoiceSelect of="products" allowClear={false} disabled={isOut} />
        </Field>
        <Field of="sn" />
        <Field of="imei" />
        <Field of="batch_no" />
        <Field of="warranty_end" extra={t('device.warrantyHint')} />
        <Field of="dept_name" extra={t('device.unitHint')}>
          <DeptTreeSelect allowClear />
        </Field>
        <Field of="city_code">
          <RegionSelect />
        </Field>
        <Field of="install_address" lines={1} className="ui-wide" />
        <Field of="lng" />
        <Field of="lat" />
        <Field of="remark" lines={2} />
      </NounContext>
    </FormDrawer>
  )
}
