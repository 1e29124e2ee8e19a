import { call } from '@shouya/console/api/call.ts'
import { useRead } from '@shouya/console/api/useRead.ts'
import Field from '@shouya/console/noun/Field.tsx'
import { NounContext } from '@shouya/console/noun/NounContext.ts'
import FormDrawer from '@shouya/console/ui/FormDrawer.tsx'
import { enteredOf } from '@shouya/noun/values'
import { Form, type FormRule, Input } from 'antd'
import { useTranslation } from 'react-i18next'
import UnitSelect from '../../console/UnitSelect.tsx'
import { vendor } from '../noun.ts'
import SlaFields from './SlaFields.tsx'
import type { VendorDetail, VendorValues } from './vendorList.ts'

const toValues = (row: VendorDetail): VendorValues => ({
  id: row.id,
  version: row.version,
  ...enteredOf(vendor, row),
  dept_ids: row.depts.map((dept) => dept.id),
  sla: row.sla,
})

/** Enters a vendor, or changes its data. */
export default function VendorForm({ row, onClose }: { row?: VendorDetail; onClose: () => void }) {
  const { t } = useTranslation()
  const { data: sla } = useRead('Maintenance/GetCompanySla', {}, { enabled: !row, once: true })
  // The form reads its first values once, so it waits for them.
  if (!row && !sla) return null
  return (
    <FormDrawer<'Maintenance/SaveCompany', VendorValues>
      path="Maintenance/SaveCompany"
      title={row ? `${t('vendor.edit')} · ${row.company_code}` : t('vendor.addTitle')}
      initial={row ? toValues(row) : { service_types: [], ...(sla && { sla }) }}
      toBody={(values) => ({ ...values, ...enteredOf(vendor, values) })}
      {...(row && { reload: async () => toValues(await call('Maintenance/GetCompany', { id: row.id })) })}
      refreshes={['Equipment']}
      onClose={onClose}
    >
      <VendorFields />
    </FormDrawer>
  )
}

/** The fields of a vendor (domain 8.2). */
function VendorFields() {
  const { t } = useTranslation()
  const after: FormRule = ({ getFieldValue }) => ({
    validator: (_, value: string | undefined) =>
      !value || !getFieldValue('contract_begin') || value > getFieldValue('contract_begin')
        ? Promise.resolve()
        : Promise.reject(new Error(t('vendor.refused.endAfterBegin'))),
  })
  return (
    <NounContext value={vendor}>
      <Field of="company_name" className="ui-wide" />
      <Field of="short_name" />
      <Field of="credit_code" normalize={(value: string) => value.toUpperCase()} />
      <Field of="service_types" className="ui-wide" required />
      <Form.Item
        name="dept_ids"
        label={t('vendor.field.dept_ids')}
        className="ui-wide"
        extra={t('vendor.deptsHint')}
        rules={[{ required: true, type: 'array', min: 1, max: 200 }]}
      >
        <UnitSelect />
      </Form.Item>
      <Field of="contract_begin" />
      <Field of="contract_end" dependencies={['contract_begin']} rules={[after]} />
      <Field of="contract_no" />
      <Field of="phone24">
        <Input maxLength={vendor.fields.phone24.max} inputMode="tel" />
      </Field>
      <SlaFields />
      <Field of="qualification_no" />
      <Field of="qualification_level" />
      <Field of="qualification_end" />
      <Field of="address" className="ui-wide" />
      <Field of="remark" lines={2} />
    </NounContext>
  )
}
