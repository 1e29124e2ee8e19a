import { call } from '@shouya/console/api/call.ts'
import { useRead } from '@shouya/console/api/useRead.ts'
import Field from '@shouya/console/noun/Field.tsx'
import { NounContext } from '@shouya/console/noun/NounContext.ts'
import FormDrawer from '@shouya/console/ui/FormDrawer.tsx'
import VendorSelect from '@shouya/console/ui/VendorSelect.tsx'
import { enteredOf } from '@shouya/noun/values'
import { Form, Input, Select } from 'antd'
import { useTranslation } from 'react-i18next'
import UnitSelect from '../../console/UnitSelect.tsx'
import { vendorContact } from '../noun.ts'
import type { ContactDetail, ContactValues } from './contactList.ts'

/** The values of the form for an existing contact; the identity number is left out until another one is entered. */
const toValues = (row: ContactDetail): ContactValues => ({
  id: row.id,
  version: row.version,
  ...enteredOf(vendorContact, row),
  dept_ids: row.depts.map(({ id }) => id),
})

type Props = { row?: ContactDetail; company?: number; onClose: () => void }

/** Enters a contact of a vendor, or changes it. */
export default function ContactForm({ row, company, onClose }: Props) {
  const { t } = useTranslation()
  const { data } = useRead('Maintenance/GetCompanyList', {})
  // A vendor's own people see one vendor.
  const [only, ...others] = data ?? []
  if (!data) return null
  const first = company ?? (others.length === 0 ? only?.id : undefined)
  return (
    <FormDrawer<'Maintenance/SaveContact', ContactValues>
      path="Maintenance/SaveContact"
      title={row ? `${t('vendorContact.edit')} · ${row.name}` : t('vendorContact.addTitle')}
      initial={
        row ? toValues(row) : { status: 1, is_default: false, dept_ids: [], ...(first && { company_id: first }) }
      }
      toBody={({ id_card, ...values }) => ({
        ...values,
        ...enteredOf(vendorContact, values),
        ...(id_card && { id_card }),
      })}
      {...(row && { reload: async () => toValues(await call('Maintenance/GetContact', { id: row.id })) })}
      again={!row}
      onClose={onClose}
    >
      <ContactFields kept={row !== undefined} number={row?.id_card_mask ?? null} />
    </FormDrawer>
  )
}

/** The fields of a contact; `kept`: the vendor stays; `number`: the masked identity number. */
function ContactFields({ kept, number }: { kept: boolean; number: string | null }) {
  const { t } = useTranslation()
  const form = Form.useFormInstance<ContactValues>()
  const company = Form.useWatch<number | undefined>('company_id')
  const { data: accounts } = useRead(
    'Maintenance/GetContactAccountList',
    { company_id: company ?? 0 },
    { enabled: company !== undefined },
  )
  const { phone } = vendorContact.fields
  return (
    <NounContext value={vendorContact}>
      <Field of="company_name" className="ui-wide">
        <VendorSelect
          allowClear={false}
          disabled={kept}
          onChange={() => form.setFieldsValue({ user_id: null, dept_ids: [] })}
        />
      </Field>
      <Field of="name" />
      <Field of="position" />
      <Field of="phone">
        <Input maxLength={phone.max} inputMode="tel" autoComplete="off" />
      </Field>
      <Field of="user_name" extra={t('vendorContact.accountHint')}>
        <Select
          allowClear
          placeholder={t('ui.choose')}
          options={(accounts ?? []).map(({ id, username, real_name }) => ({
            value: id,
            label: `${real_name} ${username}`,
          }))}
          showSearch={{ optionFilterProp: 'label' }}
        />
      </Field>
      <Form.Item
        name="dept_ids"
        label={t('vendorContact.field.dept_ids')}
        className="ui-wide"
        extra={t('vendorContact.unitsHint')}
      >
        <UnitSelect />
      </Form.Item>
      <Field of="id_card" required={false} extra={number && t('vendorContact.keptNumber', { number })} />
      <Field of="status" />
      <Field of="is_default" extra={t('vendorContact.defaultHint')} />
      <Field of="remark" lines={2} />
    </NounContext>
  )
}
