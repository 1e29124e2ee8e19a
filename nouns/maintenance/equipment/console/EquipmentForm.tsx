import { useUser } from '@shouya/console/api/account.ts'
import { call } from '@shouya/console/api/call.ts'
import Field from '@shouya/console/noun/Field.tsx'
import { NounContext } from '@shouya/console/noun/NounContext.ts'
import FormDrawer from '@shouya/console/ui/FormDrawer.tsx'
import PhotoField from '@shouya/console/ui/PhotoField.tsx'
import VendorSelect from '@shouya/console/ui/VendorSelect.tsx'
import { enteredOf } from '@shouya/noun/values'
import { Form, type FormRule } from 'antd'
import { useTranslation } from 'react-i18next'
import { equipment } from '../noun.ts'
import type { EquipmentDetail, EquipmentValues } from './equipmentList.ts'

const toValues = (row: EquipmentDetail): EquipmentValues => ({
  id: row.id,
  version: row.version,
  ...enteredOf(equipment, row),
})

/** Enters a device, or changes its data. */
export default function EquipmentForm({ row, onClose }: { row?: EquipmentDetail; onClose: () => void }) {
  const { t } = useTranslation()
  const user = useUser()
  return (
    <FormDrawer<'Equipment/Save', EquipmentValues>
      path="Equipment/Save"
      title={row ? `${t('equipment.edit')} · ${row.equip_no}` : t('equipment.addTitle')}
      initial={row ? toValues(row) : { dept_id: user.dept_id }}
      toBody={(values) => ({ ...values, ...enteredOf(equipment, values), equip_no: values.equip_no || null })}
      {...(row && { reload: async () => toValues(await call('Equipment/Get', { id: row.id })) })}
      again={!row}
      onClose={onClose}
    >
      <EquipmentFields />
    </FormDrawer>
  )
}

/** The fields of a device (domain 8.1). */
function EquipmentFields() {
  const { t } = useTranslation()
  const bought = Form.useWatch<string | null | undefined>('buy_date')
  const warranty: FormRule = {
    validator: (_, value: string | null | undefined) =>
      bought && value && value < bought
        ? Promise.reject(new Error(t('equipment.refused.warranty')))
        : Promise.resolve(),
  }
  return (
    <NounContext value={equipment}>
      <Field of="equip_no" required={false} extra={t('equipment.numberHint')} />
      <Field of="name" />
      <Field of="device_type" />
      <Field of="dept_name" />
      <Field of="location" />
      <Field of="company_name" extra={t('equipment.vendorHint')}>
        <VendorSelect />
      </Field>
      <Field of="brand" />
      <Field of="model" />
      <Field of="sn" />
      <Field of="buy_date" />
      <Field of="warranty_end" dependencies={['buy_date']} rules={[warranty]} />
      <Field of="maint_months" />
      <Field of="last_maint" />
      <Field of="next_maint_on" extra={t('equipment.nextHint')} />
      <Field of="photo_file_id" className="ui-wide">
        <PhotoField label={t('equipment.field.photo_file_id')} max={1} folder="repair" />
      </Field>
      <Field of="remark" lines={2} />
    </NounContext>
  )
}
