import { Form, Select } from 'antd'
import { useTranslation } from 'react-i18next'
import { useMayCall } from '../api/can.ts'
import { useRead } from '../api/useRead.ts'
import { label } from '../i18n/label.ts'
import { useLanguage } from '../i18n/language.ts'

type Props = { label: string; hint: string }

/** The roles that may use it; none means every employee. Hidden without the right to read roles, which keeps the value. */
export default function RolesField(props: Props) {
  const { t } = useTranslation()
  const lang = useLanguage((state) => state.lang)
  const may = useMayCall()('Role/GetRoleList')
  const { data } = useRead('Role/GetRoleList', {}, { enabled: may, staleTime: 5 * 60_000 })
  if (!may) return null
  const options = data
    ?.filter(({ status }) => status === 1)
    .map((role) => ({ value: role.id, label: label(lang, role.role_name, role.role_name_hk, role.role_name_us) }))
  return (
    <Form.Item name="role_ids" label={props.label} extra={props.hint} className="ui-wide">
      <Select
        mode="multiple"
        allowClear
        showSearch={{ optionFilterProp: 'label' }}
        placeholder={t('versions.everybody')}
        options={options ?? []}
      />
    </Form.Item>
  )
}
