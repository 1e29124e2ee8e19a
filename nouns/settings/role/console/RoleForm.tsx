import { call } from '@shouya/console/api/call.ts'
import type { BodyOf } from '@shouya/console/api/path.ts'
import { useRead } from '@shouya/console/api/useRead.ts'
import { useLanguage } from '@shouya/console/i18n/language.ts'
import DeptTreeSelect from '@shouya/console/ui/DeptTreeSelect.tsx'
import DetailDrawer from '@shouya/console/ui/DetailDrawer.tsx'
import DictSelect from '@shouya/console/ui/DictSelect.tsx'
import FormDrawer from '@shouya/console/ui/FormDrawer.tsx'
import { Alert, Form, Input, InputNumber } from 'antd'
import { useTranslation } from 'react-i18next'
import { type RoleRow, roleName } from './roleList.ts'

type Values = BodyOf<'Role/EditRole'>

const chosenUnits = 2
const required = [{ required: true }]

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
  if (read.error) return <DetailDrawer title={t('access.role.editTitle')} read={read} onClose={onClose} />
  // A cached record may carry an old version.
  if (row && (!data || !isFetchedAfterMount)) return null
  const fields = <Fields builtin={data?.is_builtin ?? false} />
  if (row && data) {
    return (
      <FormDrawer<'Role/EditRole', Values>
        path="Role/EditRole"
        title={`${t('access.role.editTitle')} · ${roleName(lang, data)}`}
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
      title={from ? t('access.role.copyTitle') : t('access.role.addTitle')}
      initial={{ user_types, data_scope, scope_dept_ids, sort: 100, status: 1, copy_from: from?.id }}
      toBody={(values) => values}
      onClose={onClose}
    >
      {from && (
        <Alert
          className="ui-hint ui-wide"
          type="info"
          showIcon
          title={t('access.role.copyFrom', { name: roleName(lang, from) })}
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
    <>
      <Form.Item
        name="role_code"
        label={t('access.role.field.role_code')}
        extra={builtin && t('access.role.codeFixed')}
        rules={[{ required: true, pattern: /^[a-z_]{1,30}$/, message: t('access.role.codeRule') }]}
      >
        <Input maxLength={30} autoComplete="off" disabled={builtin} />
      </Form.Item>
      <Form.Item
        name="role_name"
        label={t('access.role.field.role_name')}
        rules={[{ required: true, whitespace: true }]}
      >
        <Input maxLength={30} autoComplete="off" />
      </Form.Item>
      <Form.Item name="role_name_hk" label={t('access.role.field.role_name_hk')}>
        <Input maxLength={30} autoComplete="off" />
      </Form.Item>
      <Form.Item name="role_name_us" label={t('access.role.field.role_name_us')}>
        <Input maxLength={60} autoComplete="off" />
      </Form.Item>
      <Form.Item
        name="user_types"
        label={t('access.role.field.user_types')}
        className="ui-wide"
        rules={[{ required: true, type: 'array', min: 1 }]}
      >
        <DictSelect dict="user_type" multiple />
      </Form.Item>
      <Form.Item name="data_scope" label={t('access.role.field.data_scope')} rules={required}>
        <DictSelect dict="data_scope" allowClear={false} />
      </Form.Item>
      <Form.Item name="status" label={t('access.role.field.status')} rules={required}>
        <DictSelect dict="enable" allowClear={false} />
      </Form.Item>
      {scope === chosenUnits && (
        <Form.Item
          name="scope_dept_ids"
          label={t('access.role.field.scope_dept_ids')}
          className="ui-wide"
          rules={[{ required: true, type: 'array', min: 1 }]}
        >
          <DeptTreeSelect multiple />
        </Form.Item>
      )}
      <Form.Item name="sort" label={t('access.role.field.sort')} rules={required}>
        <InputNumber min={0} max={9999} precision={0} controls={false} />
      </Form.Item>
      <Form.Item name="remark" label={t('access.role.field.remark')} className="ui-wide">
        <Input.TextArea maxLength={500} autoSize={{ minRows: 2 }} />
      </Form.Item>
    </>
  )
}
