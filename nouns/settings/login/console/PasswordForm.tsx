import type { ApiError } from '@shouya/console/api/ApiError.ts'
import { useUser } from '@shouya/console/api/account.ts'
import { useAction } from '@shouya/console/api/useAction.ts'
import { goTo } from '@shouya/console/app/host/navigation.ts'
import { confirmSession } from '@shouya/console/app/host/session.ts'
import { useDirty } from '@shouya/console/ui/dirty.ts'
import { Alert, App, Button, Form, Input } from 'antd'
import { useTranslation } from 'react-i18next'
import styles from './Password.module.css'

type Values = { old_password: string; new_password: string; confirm: string }
type FieldName = keyof Values

/**
 * The form field that an error belongs to: for a wrong password the old one, otherwise the field that the server names.
 */
function faultOf(error: ApiError): { name: FieldName; errors: string[] } | undefined {
  if (error.name === 'SignInFailed') return { name: 'old_password', errors: [error.message] }
  const issue = error.issues.find(({ path }) => path === 'old_password' || path === 'new_password')
  return issue && { name: issue.path as FieldName, errors: [issue.message] }
}

export default function PasswordForm() {
  const { t } = useTranslation()
  const { message } = App.useApp()
  const { username, must_change_pwd: forced } = useUser()
  const [form] = Form.useForm<Values>()
  const dirty = Object.values(Form.useWatch([], form) ?? {}).some(Boolean)
  const change = useAction('User/UpdatePwd', {
    quiet: (error) => faultOf(error) !== undefined,
    onError: (error) => {
      const fault = faultOf(error)
      if (fault) form.setFields([fault])
    },
    onSuccess: async () => {
      void message.success(t('dashboard.password.changed'))
      form.resetFields()
      await confirmSession()
      if (forced) goTo('/login')
    },
  })
  useDirty(dirty && !change.isPending)

  const rules = (field: string) => [{ required: true, message: t('common.required', { field }) }]
  const length = [
    { min: 8, message: t('dashboard.password.tooShort') },
    { max: 128, message: t('dashboard.password.tooLong') },
  ]
  const matchesNew = ({ getFieldValue }: { getFieldValue: (name: FieldName) => string }) => ({
    validator: (_: unknown, value: string) =>
      !value || value === getFieldValue('new_password')
        ? Promise.resolve()
        : Promise.reject(new Error(t('dashboard.password.mismatch'))),
  })
  const [old, fresh, again] = [
    t('dashboard.password.old'),
    t('dashboard.password.new'),
    t('dashboard.password.confirm'),
  ]

  return (
    <section className={styles.card}>
      {forced && <Alert type="warning" showIcon title={t('dashboard.password.forced')} style={{ marginBottom: 16 }} />}
      <Form<Values>
        form={form}
        layout="vertical"
        scrollToFirstError
        onFinish={({ old_password, new_password }) => change.mutate({ old_password, new_password })}
      >
        {/* Password managers store the new password under the user name that they find in the form. */}
        <input type="text" name="username" autoComplete="username" value={username} readOnly hidden />
        <Form.Item name="old_password" label={old} rules={rules(old)}>
          <Input.Password autoComplete="current-password" maxLength={128} />
        </Form.Item>
        <Form.Item
          name="new_password"
          label={fresh}
          extra={t('dashboard.password.hint')}
          rules={[...rules(fresh), ...length]}
        >
          <Input.Password autoComplete="new-password" />
        </Form.Item>
        <Form.Item name="confirm" label={again} dependencies={['new_password']} rules={[...rules(again), matchesNew]}>
          <Input.Password autoComplete="new-password" />
        </Form.Item>
        <Button type="primary" htmlType="submit" loading={change.isPending}>
          {t('dashboard.password.submit')}
        </Button>
      </Form>
    </section>
  )
}
