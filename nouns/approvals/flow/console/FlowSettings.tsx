import type { Definition } from '@shouya/approvals/definition'
import { useMayCall } from '@shouya/console/api/can.ts'
import { useRead } from '@shouya/console/api/useRead.ts'
import RolesField from '@shouya/console/versions/RolesField.tsx'
import SettingsForm, { type SettingsDoors } from '@shouya/console/versions/SettingsForm.tsx'
import { Form, Select, type SelectProps } from 'antd'
import { useTranslation } from 'react-i18next'
import DeptsSelect from './DeptsSelect.tsx'
import { emptyFlow, type FlowRecord, toSave } from './flowList.ts'
import { flows } from './flows.ts'

/** A new flow by its name and form, or these and who may start it; its steps are the designer's. */
export default function FlowSettings(props: SettingsDoors & { id?: number }) {
  const { t } = useTranslation()
  return (
    <SettingsForm
      noun={flows}
      {...props}
      title={t('flows.addTitle')}
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
            label={t('flows.form')}
            rules={[{ required: true }]}
            extra={flow && t('flows.formHint')}
            className="ui-wide"
          >
            <FormChoice flow={flow} />
          </Form.Item>
          <RolesField label={t('flows.roles')} hint={t('flows.rolesHint')} />
          <Form.Item name="dept_ids" label={t('flows.depts')} extra={t('flows.deptsHint')} className="ui-wide">
            <DeptsSelect placeholder={t('flows.everywhere')} />
          </Form.Item>
        </>
      )}
    </SettingsForm>
  )
}

/** As many as a page of a list may have. */
const MOST = 200
const published = { status: [1 as const], pagesize: MOST, sort_field: 'form_name' as const, sort_order: 'asc' as const }

/** One of the published forms; the one that the flow has stays, whatever became of it. */
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
