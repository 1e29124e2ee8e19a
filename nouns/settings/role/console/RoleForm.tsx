import { call } from '@shouya/console/api/call.ts'
import type { BodyOf } from '@shouya/console/api/path.ts'
import { useRead } from '@shouya/console/api/useRead.ts'
import { useLanguage } from '@shouya/console/i18n/language.ts'
import Field from '@shouya/console/noun/Field.tsx'
import { NounContext } from '@shouya/console/noun/NounContext.ts'
import DeptTreeSelect from '@shouya/console/ui/DeptTreeSelect.tsx'
import DetailDrawer from '@shouya/console/ui/DetailDrawer.tsx'
import DictSelect from '@shouya/console/ui/DictSelect.tsx'
import FormDrawer from '@shouya/console/ui/FormDrawer.tsx'
import { Alert, Form, Input } from 'antd'
import { useTranslation } from 'react-i18next'
import { role } from '../noun.ts'
import { type RoleRow, roleName } from './roleList.ts'

type Values = BodyOf<'Role/EditRole'>

const chosenUnits = 2

const toValues = ({ is_builtin: _, users: __, ...row }: RoleRow) => row as Values

type Props = { row?: RoleRow; from?: RoleRow; onClose: () => void }

/** A new role, one with the grants of another, or one to change. */
export default function RoleForm({ row, from, onClose }: Props) {
  const { t } = useTranslation()
  const lang = useLanguage((state) => state.lang)
  const { data, isFetchedAfterMount, ...read } = useRead(
    'Role/Get',
    { id: row?.id ?? 0 },
    { enabled: row !== undefined, staleTime: 0 },
  )
  if (read.error) return <DetailDrawer title={t('role.editTitle')} read={read} onClose={onClose} />
  // A cached record may carry an old version.
  if (row && (!data || !isFetchedAfterMount)) return null
  const fields = <Fields builtin={data?.is_builtin ?? false} />
  if (row && data) {
    return (
      <FormDrawer<'Role/EditRole', Values>
        path="Role/EditRole"
        title={`${t('role.editTitle')} · ${roleName(lang, data)}`}
        initial={toValues(data)}
        toBody={(values) => values}
        reload={async () => toValues(await call('Role/Get', { id: row.id }))}
        refreshes={['Menu']}
        onClose={onClose}
      >
        {fields}
      </FormDrawer>
    )
  }
  const { user_types, data_scope, scope_dept_ids } = from ?? { user_types: [1], data_scope: 4, scope_dept_ids: [] }
  return (
    <FormDrawer<'Role/AddRole', BodyOf<'Role/AddRole'>>
      path="Role/AddRole"
      title={from ? t('role.copyTitle') : t('role.addTitle')}
      initial={{ user_types, data_scope, scope_dept_ids, sort: 100, status: 1, copy_from: from?.id }}
      toBody={(values) => values}
      onClose={onClose}
    >
      {from && (
        <Alert
          className="ui-hint ui-wide"
          type="info"
          showIcon
          title={t('role.copyFrom', { name: roleName(lang, from) })}
        />
      )}
      {fields}
    </FormDrawer>
  )
}

function Fields({ builtin }: { builtin: boolean }) {
  const { t } = useTranslation()
  const scope = Form.useWatch<number | undefined>('data_scope')
  return (
    <NounContext value={role}>
      <Field of="role_code" extra={builtin && t('role.refused.builtinCode')}>
        <Input maxLength={role.fields.role_code.max} autoComplete="off" disabled={builtin} />
      </Field>
      <Field of="role_name" />
      <Field of="role_name_hk" />
      <Field of="role_name_us" />
      <Field of="user_types" className="ui-wide" required>
        <DictSelect dict="user_type" multiple />
      </Field>
      <Field of="data_scope" />
      <Field of="status" />
      {scope === chosenUnits && (
        <Form.Item
          name="scope_dept_ids"
          label={t('role.field.scope_dept_ids')}
          className="ui-wide"
          rules={[{ required: true, type: 'array', min: 1 }]}
        >
          <DeptTreeSelect multiple />
        </Form.Item>
      )}
      <Field of="sort" />
      <Field of="remark" lines={2} />
    </NounContext>
  )
}
