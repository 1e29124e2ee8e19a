import { call } from '@shouya/console/api/call.ts'
import { useMayCall } from '@shouya/console/api/can.ts'
import { useRead } from '@shouya/console/api/useRead.ts'
import { label } from '@shouya/console/i18n/label.ts'
import { useLanguage } from '@shouya/console/i18n/language.ts'
import CategorySelect from '@shouya/console/ui/categories/CategorySelect.tsx'
import DetailDrawer from '@shouya/console/ui/DetailDrawer.tsx'
import FormDrawer from '@shouya/console/ui/FormDrawer.tsx'
import { emptyDocument } from '@shouya/forms/defaultConfig'
import { Form, Input, Select } from 'antd'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { type SaveBody, toSave } from './formList.ts'

type Props = {
  id?: number
  /** What has been drawn before it had a name. */
  document?: string
  onSaved?: (id: number, name: string) => void
  onClose: () => void
}

/** A new form by its name, or name, category and readers of one; its fields are the designer's. */
export default function FormSettings({ id, document, onSaved, onClose }: Props) {
  const { t } = useTranslation()
  const name = useRef('')
  const { data, isFetchedAfterMount, ...read } = useRead(
    'CustomForm/Get',
    { id: id ?? 0 },
    { enabled: id !== undefined, staleTime: 0 },
  )
  if (read.error) return <DetailDrawer title={t('forms.settings')} read={read} onClose={onClose} />
  // A cached record may carry an old version.
  if (id !== undefined && (!data || !isFetchedAfterMount)) return null
  return (
    <FormDrawer<'CustomForm/Save', SaveBody>
      path="CustomForm/Save"
      title={data ? `${t('forms.settings')} · ${data.form_name}` : t('forms.addTitle')}
      initial={data ? toSave(data) : { role_ids: [], document: JSON.stringify(emptyDocument) }}
      toBody={(values) => {
        name.current = values.form_name
        // What was typed here before may come back, but never an older drawing with it.
        return document === undefined ? values : { ...values, document }
      }}
      {...(id === undefined ? {} : { reload: async () => toSave(await call('CustomForm/Get', { id })) })}
      {...(onSaved && { onSaved: (saved: { id: number }) => onSaved(saved.id, name.current) })}
      {...(id === undefined && document === undefined ? { okText: t('forms.addOk') } : {})}
      small
      onClose={onClose}
    >
      <Form.Item name="form_name" label={t('forms.name')} rules={[{ required: true, whitespace: true }]}>
        <Input maxLength={60} />
      </Form.Item>
      <Form.Item name="category_id" label={t('forms.category')} rules={[{ required: true }]}>
        <CategorySelect of="CustomForm" />
      </Form.Item>
      <RolesField />
      <Form.Item name="remark" label={t('forms.remark')} className="ui-wide">
        <Input.TextArea maxLength={500} autoSize={{ minRows: 2 }} />
      </Form.Item>
    </FormDrawer>
  )
}

/** Who may fill the form in. Who may not look at roles leaves them as they are. */
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
    <Form.Item name="role_ids" label={t('forms.roles')} extra={t('forms.rolesHint')} className="ui-wide">
      <Select
        mode="multiple"
        allowClear
        showSearch={{ optionFilterProp: 'label' }}
        placeholder={t('forms.everybody')}
        options={options ?? []}
      />
    </Form.Item>
  )
}
