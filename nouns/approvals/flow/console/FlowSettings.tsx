import type { Definition } from '@shouya/approvals/definition'
import { useMayCall } from '@shouya/console/api/can.ts'
import { useRead } from '@shouya/console/api/useRead.ts'
import RolesField from '@shouya/console/versions/RolesField.tsx'
import SettingsForm, { type SettingsDoors } from '@shouya/console/versions/SettingsForm.tsx'
import { Form, Select, type SelectProps } from 'antd'
import { useTranslation } from 'react-i18next'
import DeptsSelect from './DeptsSelect.tsx'
import { emptyFlow, type FlowRecord, flows, toSave } from './flowList.ts'

/**
 * The name and form of a new flow, or the settings of one with those who may start it; the designer edits its steps.
 */
export default function FlowSettings(props: SettingsDoors & { id?: number }) {
  const { t } = useTranslation()
  return (
    <SettingsForm
      noun={flows}
      {...props}
      title={t('flow.addTitle')}
      initial={{ role_ids: [], dept_ids: [], definition: emptyFlow('') }}
      okText={props.id === undefined ? t('versions.addOk') : undefined}
      toSave={toSave}
      toBody={(values) => ({
        ...values,
        definition: { ...(values.definition as Definition), name: values.flow_name },
      })}
    >
      {(flow) => (
        <>
          <Form.Item
            name="form_id"
            label={t('flow.field.form_name')}
            rules={[{ required: true }]}
            extra={flow && t('flow.formHint')}
            className="ui-wide"
          >
            <FormChoice flow={flow} />
          </Form.Item>
          <RolesField label={t('flow.roles')} hint={t('flow.rolesHint')} />
          <Form.Item name="dept_ids" label={t('flow.depts')} extra={t('flow.deptsHint')} className="ui-wide">
            <DeptsSelect placeholder={t('flow.everywhere')} />
          </Form.Item>
        </>
      )}
    </SettingsForm>
  )
}

/** The largest page of a list. */
const MOST = 200
const published = { status: [1 as const], pagesize: MOST, sort_field: 'form_name' as const, sort_order: 'asc' as const }

/** Selects a published form; the flow's current form stays selectable, whatever its state. */
function FormChoice({ flow, ...select }: SelectProps<number> & { flow: FlowRecord | undefined }) {
  const { t } = useTranslation()
  const may = useMayCall()('CustomForm/GetPageList')
  const { data } = useRead('CustomForm/GetPageList', published, { enabled: may })
  const options = data?.rows.map(({ id, form_name }) => ({ value: id, label: form_name })) ?? []
  const own = flow && !options.some(({ value }) => value === flow.form_id)
  return (
    <Select<number>
      placeholder={t('ui.choose')}
      {...select}
      showSearch={{ optionFilterProp: 'label' }}
      loading={may && data === undefined}
      options={own ? [{ value: flow.form_id, label: flow.form_name }, ...options] : options}
    />
  )
}
