import { call } from '@shouya/console/api/call.ts'
import type { BodyOf } from '@shouya/console/api/path.ts'
import { useLanguage } from '@shouya/console/i18n/language.ts'
import Field from '@shouya/console/noun/Field.tsx'
import { NounContext } from '@shouya/console/noun/NounContext.ts'
import DeptTreeSelect from '@shouya/console/ui/DeptTreeSelect.tsx'
import DictSelect from '@shouya/console/ui/DictSelect.tsx'
import FormDrawer from '@shouya/console/ui/FormDrawer.tsx'
import FreshRecord from '@shouya/console/ui/record/FreshRecord.tsx'
import { Alert, Form, Input } from 'antd'
import { useTranslation } from 'react-i18next'
import { role } from '../noun.ts'
import { type RoleRow, roleName } from './roleList.ts'

type Values = BodyOf<'Role/EditRole'>

const chosenUnits = 2

const toValues = ({ is_builtin: _, users: __, ...row }: RoleRow) => row as Values

type Props = { row?: RoleRow; from?: RoleRow; onClose: () => void }

/** The form of a new role, of a copy (`from`), or of a role to change (`row`). */
export default function RoleForm({ row, from, onClose }: Props) {
  const { t } = useTranslation()
  const lang = useLanguage((state) => state.lang)
  if (row) {
    const { id } = row
    return (
      <FreshRecord get="Role/Get" id={id} title={t('role.editTitle')} onClose={onClose}>
        {(record) => (
          <FormDrawer<'Role/EditRole', Values>
            path="Role/EditRole"
            title={`${t('role.editTitle')} · ${roleName(lang, record)}`}
            initial={toValues(record)}
            toBody={(values) => values}
            reload={async () => toValues(await call('Role/Get', { id }))}
            refreshes={['Menu']}
            onClose={onClose}
          >
            <Fields builtin={record.is_builtin} />
          </FormDrawer>
        )}
      </FreshRecord>
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
      <Fields builtin={false} />
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
