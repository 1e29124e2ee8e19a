import { useRead } from '@shouya/console/api/useRead.ts'
import { label } from '@shouya/console/i18n/label.ts'
import { useLanguage } from '@shouya/console/i18n/language.ts'
import Field from '@shouya/console/noun/Field.tsx'
import { Form, Select } from 'antd'
import { useTranslation } from 'react-i18next'
import { menuType } from '../rules.ts'

/** Who sees the entry: holders of a permission, holders of one of some roles, or everybody. */
export default function MenuAuthority({ type, fixed }: { type: number | undefined; fixed: boolean }) {
  const { t } = useTranslation()
  const lang = useLanguage((state) => state.lang)
  const permission = Form.useWatch<string | null | undefined>('permission_id')
  const { data: permissions } = useRead('Menu/GetPermissionList', {}, { staleTime: 5 * 60_000 })
  return (
    <>
      {type !== menuType.group && (
        <Field of="permission_id" className="ui-wide" extra={t('menu.permissionHint')}>
          <Select
            allowClear
            disabled={fixed}
            placeholder={t('ui.choose')}
            showSearch={{ optionFilterProp: 'label' }}
            options={permissions?.map(({ permission_id, name_cn, name_hk, name_us }) => ({
              value: permission_id,
              label: `${label(lang, name_cn, name_hk, name_us)} (${permission_id})`,
            }))}
          />
        </Field>
      )}
      {(type === menuType.group || !permission) && <Roles />}
    </>
  )
}

function Roles() {
  const { t } = useTranslation()
  const lang = useLanguage((state) => state.lang)
  const { data: roles } = useRead('Menu/GetRoleNameList', {}, { staleTime: 5 * 60_000 })
  return (
    <Form.Item name="role_codes" label={t('menu.field.role_codes')} className="ui-wide" extra={t('menu.rolesHint')}>
      <Select
        mode="multiple"
        allowClear
        placeholder={t('ui.choose')}
        showSearch={{ optionFilterProp: 'label' }}
        options={roles?.map(({ role_code, role_name, role_name_hk, role_name_us }) => ({
          value: role_code,
          label: label(lang, role_name, role_name_hk, role_name_us),
        }))}
      />
    </Form.Item>
  )
}
