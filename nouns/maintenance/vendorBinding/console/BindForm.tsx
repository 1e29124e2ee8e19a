import { useRead } from '@shouya/console/api/useRead.ts'
import Field from '@shouya/console/noun/Field.tsx'
import { NounContext } from '@shouya/console/noun/NounContext.ts'
import DeptTreeSelect from '@shouya/console/ui/DeptTreeSelect.tsx'
import DictSelect from '@shouya/console/ui/DictSelect.tsx'
import FormDrawer from '@shouya/console/ui/FormDrawer.tsx'
import { today } from '@shouya/console/ui/text.ts'
import VendorSelect from '@shouya/console/ui/VendorSelect.tsx'
import { enteredOf } from '@shouya/noun/values'
import { Form, Select } from 'antd'
import { useTranslation } from 'react-i18next'
import { vendorBinding } from '../noun.ts'
import { MAIN } from '../rules.ts'
import BindPreview from './BindPreview.tsx'
import type { BindValues } from './bindingList.ts'

type Props = { units: readonly number[]; types: readonly number[]; onClose: () => void }

/** Binds a vendor to types of devices in one or many units, with a preview of what it replaces. */
export default function BindForm({ units, types, onClose }: Props) {
  const { t } = useTranslation()
  return (
    <FormDrawer<'Maintenance/SaveBind', BindValues>
      path="Maintenance/SaveBind"
      title={t('vendorBinding.bindTitle')}
      initial={{ dept_ids: [...units], device_types: [...types], priority: MAIN, begin_date: today() }}
      toBody={bodyOf}
      said={({ added, replaced }) => t('vendorBinding.done', { added, replaced })}
      refreshes={['Equipment']}
      onClose={onClose}
    >
      <NounContext value={vendorBinding}>
        <BindFields />
      </NounContext>
    </FormDrawer>
  )
}

/** What the form says as the body of the save and of its preview. */
const bodyOf = ({ dept_ids, device_types, begin_date, ...values }: BindValues): BindValues => {
  const { company_id, priority, contact_id, end_date } = enteredOf(vendorBinding, values)
  return {
    dept_ids,
    device_types,
    company_id,
    priority,
    contact_id,
    end_date,
    ...(begin_date && { begin_date }),
  } as BindValues
}

function BindFields() {
  const { t } = useTranslation()
  const form = Form.useFormInstance<BindValues>()
  const company = Form.useWatch<number | undefined>('company_id')
  const { data: companies } = useRead('Maintenance/GetCompanyList', {})
  const { data: contacts } = useRead(
    'Maintenance/GetContactList',
    { company_id: company ?? 0 },
    { enabled: company !== undefined },
  )
  const serves = companies?.find(({ id }) => id === company)?.service_types
  return (
    <>
      <Field of="company_name" className="ui-wide">
        <VendorSelect working allowClear={false} onChange={() => form.setFieldsValue({ contact_id: null })} />
      </Field>
      <Form.Item
        name="dept_ids"
        label={t('vendorBinding.units')}
        className="ui-wide"
        rules={[{ required: true, type: 'array', min: 1, max: 200 }]}
      >
        <DeptTreeSelect multiple maxTagCount={6} />
      </Form.Item>
      <Form.Item
        name="device_types"
        label={t('vendorBinding.types')}
        className="ui-wide"
        rules={[{ required: true, type: 'array', min: 1 }]}
      >
        <DictSelect
          dict="device_type"
          multiple
          refuse={(type) => (serves && !serves.includes(Number(type)) ? t('vendorBinding.refused.service') : undefined)}
        />
      </Form.Item>
      <Field of="priority" />
      <Field of="contact_name">
        <Select
          allowClear
          placeholder={t('ui.choose')}
          options={(contacts ?? []).map(({ id, name, phone }) => ({ value: id, label: `${name} ${phone}` }))}
          showSearch={{ optionFilterProp: 'label' }}
        />
      </Field>
      <Field of="begin_date" />
      <Field of="end_date" />
      <BindPreview toBody={bodyOf} />
    </>
  )
}
