import type { Definition } from '@shouya/approvals/definition'
import { call } from '@shouya/console/api/call.ts'
import { useMayCall } from '@shouya/console/api/can.ts'
import { useRead } from '@shouya/console/api/useRead.ts'
import { label } from '@shouya/console/i18n/label.ts'
import { useLanguage } from '@shouya/console/i18n/language.ts'
import CategorySelect from '@shouya/console/ui/categories/CategorySelect.tsx'
import DetailDrawer from '@shouya/console/ui/DetailDrawer.tsx'
import FormDrawer from '@shouya/console/ui/FormDrawer.tsx'
import { Form, Input, Select, type SelectProps } from 'antd'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import DeptsSelect from './DeptsSelect.tsx'
import { emptyFlow, type FlowRecord, type SaveBody, toSave } from './flowList.ts'

type Props = {
  id?: number
  onSaved?: (id: number, name: string) => void
  onClose: () => void
}

/** A new flow by its name and form, or these and who may start it; its steps are the designer's. */
export default function FlowSettings({ id, onSaved, onClose }: Props) {
  const { t } = useTranslation()
  const name = useRef('')
  const { data, isFetchedAfterMount, ...read } = useRead(
    'OaFlow/Get',
    { id: id ?? 0 },
    { enabled: id !== undefined, staleTime: 0 },
  )
  if (read.error) return <DetailDrawer title={t('flows.settings')} read={read} onClose={onClose} />
  // A cached record may carry an old version.
  if (id !== undefined && (!data || !isFetchedAfterMount)) return null
  return (
    <FormDrawer<'OaFlow/Save', SaveBody>
      path="OaFlow/Save"
      title={data ? `${t('flows.settings')} · ${data.flow_name}` : t('flows.addTitle')}
      initial={data ? toSave(data) : { role_ids: [], dept_ids: [], definition: emptyFlow('') }}
      toBody={(values) => {
        name.current = values.flow_name
        return { ...values, definition: { ...(values.definition as Definition), name: values.flow_name } }
      }}
      {...(id === undefined ? {} : { reload: async () => toSave(await call('OaFlow/Get', { id })) })}
      {...(onSaved && { onSaved: (saved: { id: number }) => onSaved(saved.id, name.current) })}
      {...(id === undefined ? { okText: t('flows.addOk') } : {})}
      small
      onClose={onClose}
    >
      <Form.Item name="flow_name" label={t('flows.name')} rules={[{ required: true, whitespace: true }]}>
        <Input maxLength={60} />
      </Form.Item>
      <Form.Item name="category_id" label={t('flows.category')} rules={[{ required: true }]}>
        <CategorySelect of="OaExamine" />
      </Form.Item>
      <Form.Item
        name="form_id"
        label={t('flows.form')}
        rules={[{ required: true }]}
        extra={data && t('flows.formHint')}
        className="ui-wide"
      >
        <FormChoice flow={data} />
      </Form.Item>
      <RolesField />
      <Form.Item name="dept_ids" label={t('flows.depts')} extra={t('flows.deptsHint')} className="ui-wide">
        <DeptsSelect placeholder={t('flows.everywhere')} />
      </Form.Item>
      <Form.Item name="remark" label={t('flows.remark')} className="ui-wide">
        <Input.TextArea maxLength={500} autoSize={{ minRows: 2 }} />
      </Form.Item>
    </FormDrawer>
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

/** Who may start it. Who may not look at roles leaves them as they are. */
function RolesField() {
  const { t } = useTranslation()
  const lang = useLanguage((state) => state.lang)
  const may = useMayCall()('Role/GetRoleList')
  const { data } = useRead('Role/GetRoleList', {}, { enabled: may, staleTime: 5 * 60_000 })
  if (!may) return null
  const options = data
    ?.filter(({ status }) => status === 1)
    .map((role) => ({ value: role.id, label: label(lang, role.role_name, role.role_name_hk, role.role_name_us) }))
  return (
    <Form.Item name="role_ids" label={t('flows.roles')} extra={t('flows.rolesHint')} className="ui-wide">
      <Select
        mode="multiple"
        allowClear
        showSearch={{ optionFilterProp: 'label' }}
        placeholder={t('flows.everybody')}
        options={options ?? []}
      />
    </Form.Item>
  )
}
