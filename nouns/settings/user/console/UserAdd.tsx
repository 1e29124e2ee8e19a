import type { BodyOf } from '@shouya/console/api/path.ts'
import FormDrawer from '@shouya/console/ui/FormDrawer.tsx'
import { Form, Input } from 'antd'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import UserFields from './UserFields.tsx'

type Values = BodyOf<'User/Add'>
type Props = { onAdded: (name: string, password: string) => void; onClose: () => void }

/** A new account; its first password comes back once. */
export default function UserAdd({ onAdded, onClose }: Props) {
  const { t } = useTranslation()
  const name = useRef('')
  const toBody = (values: Values): Values => {
    name.current = values.real_name
    return { ...values, email: values.email || null, emp_no: values.emp_no || null, post: values.post ?? null }
  }
  return (
    <FormDrawer<'User/Add', Values>
      path="User/Add"
      title={t('settings.user.addTitle')}
      initial={{ user_type: 1, gender: 0, role_ids: [] }}
      toBody={toBody}
      onSaved={({ password }) => onAdded(name.current, password)}
      onClose={onClose}
    >
      <Form.Item
        name="username"
        label={t('settings.user.username')}
        className="ui-wide"
        extra={t('settings.user.usernameHint')}
        rules={[{ required: true, pattern: /^[a-zA-Z][a-zA-Z0-9_]{3,29}$/, message: t('settings.user.usernameRule') }]}
      >
        <Input maxLength={30} autoComplete="off" />
      </Form.Item>
      <UserFields />
    </FormDrawer>
  )
}
