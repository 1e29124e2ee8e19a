import { useCan } from '@shouya/console/api/can.ts'
import { useRead } from '@shouya/console/api/useRead.ts'
import CompanySelect from '@shouya/console/ui/CompanySelect.tsx'
import DeptTreeSelect from '@shouya/console/ui/DeptTreeSelect.tsx'
import DictSelect from '@shouya/console/ui/DictSelect.tsx'
import TimeInput from '@shouya/console/ui/TimeInput.tsx'
import { Form, Input, Select } from 'antd'
import { useTranslation } from 'react-i18next'
import ReachFields from './ReachFields.tsx'
import { isOutsider } from './userList.ts'

const required = [{ required: true }]
const insider = 1
const guard = 5
const ESCORT_COMPANY = 2

/** The fields of an account. Roles fit the kind of user; outsiders' accounts end. `self`: nobody moves or promotes themselves. */
export default function UserFields({ masked, self = false }: { masked?: string | undefined; self?: boolean }) {
  const { t } = useTranslation()
  const form = Form.useFormInstance()
  const type = Form.useWatch<number | undefined>('user_type', form)
  const chosen = Form.useWatch<number[] | undefined>('role_ids', form) ?? []
  const reach = useCan()('sys_role', 'grant') && (type === insider || type === guard)
  const { data: roles } = useRead('Role/GetRoleList', {}, { staleTime: 5 * 60_000 })
  const options = roles
    ?.filter(
      (role) =>
        chosen.includes(role.id) || (role.status === 1 && (type === undefined || role.user_types.includes(type))),
    )
    .map((role) => ({ value: role.id, label: role.role_name }))
  return (
    <>
      <Form.Item
        name="real_name"
        label={t('settings.user.real_name')}
        rules={[{ required: true, min: 2, max: 50, whitespace: true }]}
      >
        <Input maxLength={50} autoComplete="off" />
      </Form.Item>
      <Form.Item
        name="phone"
        label={t('settings.user.phone')}
        rules={[{ required: !masked, pattern: /^1[3-9]\d{9}$/, message: t('settings.user.phoneRule') }]}
        extra={masked && t('settings.user.phoneMasked', { phone: masked })}
      >
        <Input maxLength={11} inputMode="tel" autoComplete="off" />
      </Form.Item>
      <Form.Item name="user_type" label={t('settings.user.user_type')} rules={required}>
        <DictSelect
          dict="user_type"
          allowClear={false}
          disabled={self}
          onChange={() => form.setFieldsValue({ role_ids: [], party_id: null, data_scope: null, scope_dept_ids: [] })}
        />
      </Form.Item>
      <Form.Item name="expire_date" label={t('settings.user.expire_date')} rules={[{ required: type !== insider }]}>
        <TimeInput />
      </Form.Item>
      {type === ESCORT_COMPANY && (
        <Form.Item name="party_id" label={t('settings.user.party_name')} className="ui-wide" rules={required}>
          <CompanySelect allowClear={false} disabled={self} />
        </Form.Item>
      )}
      <Form.Item
        name="dept_id"
        label={t(
          type !== undefined && isOutsider({ user_type: type }) ? 'settings.user.caredFor' : 'settings.user.dept',
        )}
        className="ui-wide"
        rules={required}
        extra={self && t('settings.user.selfHint')}
      >
        <DeptTreeSelect allowClear={false} disabled={self} />
      </Form.Item>
      <Form.Item
        name="role_ids"
        label={t('settings.user.roles')}
        className="ui-wide"
        rules={[{ required: options?.length !== 0, type: 'array', max: 5 }]}
      >
        <Select
          mode="multiple"
          maxCount={5}
          disabled={self}
          placeholder={t('ui.choose')}
          loading={roles === undefined}
          options={options ?? []}
          showSearch={{ optionFilterProp: 'label' }}
        />
      </Form.Item>
      {reach && <ReachFields self={self} />}
      <Form.Item name="post" label={t('settings.user.post')}>
        <DictSelect dict="post" text />
      </Form.Item>
      <Form.Item name="gender" label={t('settings.user.gender')}>
        <DictSelect dict="gender" allowClear={false} />
      </Form.Item>
      <Form.Item name="emp_no" label={t('settings.user.emp_no')}>
        <Input maxLength={20} autoComplete="off" />
      </Form.Item>
      <Form.Item name="email" label={t('settings.user.email')} rules={[{ type: 'email' }]}>
        <Input maxLength={100} inputMode="email" autoComplete="off" />
      </Form.Item>
    </>
  )
}
