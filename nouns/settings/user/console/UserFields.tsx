import { useCan } from '@shouya/console/api/can.ts'
import { useRead } from '@shouya/console/api/useRead.ts'
import Field from '@shouya/console/noun/Field.tsx'
import { NounContext } from '@shouya/console/noun/NounContext.ts'
import DeptTreeSelect from '@shouya/console/ui/DeptTreeSelect.tsx'
import DictSelect from '@shouya/console/ui/DictSelect.tsx'
import PartySelect from '@shouya/console/ui/PartySelect.tsx'
import { Form, Input, Select } from 'antd'
import { useTranslation } from 'react-i18next'
import { user } from '../noun.ts'
import { isOutsider, outsiders, userType } from '../rules.ts'

const chosenUnits = 2

type Props = {
  fresh?: boolean
  masked?: string | undefined
  /** The name of whom the account belongs to. */
  belongs?: string | null
  self?: boolean
}

/**
 * The fields of an account, of a `fresh` one with its name. Roles fit the kind of user; outsiders' accounts end. `self`:
 * nobody moves or promotes themselves.
 */
export default function UserFields({ fresh = false, masked, belongs = null, self = false }: Props) {
  const { t } = useTranslation()
  const form = Form.useFormInstance()
  const type = Form.useWatch<number | undefined>('user_type', form)
  const chosen = Form.useWatch<number[] | undefined>('role_ids', form) ?? []
  const outsider = type !== undefined && isOutsider({ user_type: type })
  const party = outsiders.find((kind) => kind === type)
  const reach = useCan()('sys_role', 'grant') && type !== undefined && !outsider
  const { data: roles } = useRead('Role/GetRoleList', {}, { staleTime: 5 * 60_000 })
  const options = roles
    ?.filter(
      (role) =>
        chosen.includes(role.id) || (role.status === 1 && (type === undefined || role.user_types.includes(type))),
    )
    .map((role) => ({ value: role.id, label: role.role_name }))
  return (
    <NounContext value={user}>
      {fresh && <Field of="username" className="ui-wide" extra={t('user.usernameHint')} />}
      <Field of="real_name" />
      <Field of="phone" required={!masked} extra={masked && t('user.phoneMasked', { phone: masked })}>
        <Input maxLength={11} inputMode="tel" autoComplete="off" />
      </Field>
      <Field of="user_type">
        <DictSelect
          dict="user_type"
          allowClear={false}
          disabled={self}
          onChange={() => form.setFieldsValue({ role_ids: [], party_id: null, data_scope: null, scope_dept_ids: [] })}
        />
      </Field>
      <Field of="expire_date" required={type !== userType.insider} />
      {party !== undefined && (
        <Field of="party_name" className="ui-wide" required>
          <PartySelect key={party} userType={party} name={belongs} disabled={self} />
        </Field>
      )}
      <Field
        of="dept_name"
        className="ui-wide"
        extra={self && t('user.selfHint')}
        {...(outsider && { label: t('user.caredFor') })}
      >
        <DeptTreeSelect allowClear={false} disabled={self} />
      </Field>
      <Form.Item
        name="role_ids"
        label={t('user.field.role_names')}
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
      {reach && <Reach self={self} />}
      <Field of="post" />
      <Field of="gender" required={false}>
        <DictSelect dict="gender" allowClear={false} />
      </Field>
      <Field of="emp_no" />
      <Field of="email" rules={[{ type: 'email' }]}>
        <Input maxLength={user.fields.email.max} inputMode="email" autoComplete="off" />
      </Field>
      {type === userType.insider && <Field of="in_book" className="ui-wide" extra={t('user.inBookHint')} />}
    </NounContext>
  )
}

/** What an account sees in the place of what its roles say. `self`: nobody widens what they see themselves. */
function Reach({ self }: { self: boolean }) {
  const { t } = useTranslation()
  const scope = Form.useWatch<number | null | undefined>('data_scope')
  return (
    <>
      <Field of="data_scope" extra={t('user.scopeHint')}>
        <DictSelect dict="data_scope" placeholder={t('user.scopeOfRoles')} disabled={self} />
      </Field>
      {scope === chosenUnits && (
        <Form.Item
          name="scope_dept_ids"
          label={t('user.field.scope_dept_ids')}
          className="ui-wide"
          rules={[{ required: true, type: 'array', min: 1 }]}
        >
          <DeptTreeSelect multiple disabled={self} />
        </Form.Item>
      )}
    </>
  )
}
