import { readArrival } from '@shouya/console/app/host/returnPath.ts'
import { Alert, Button, Input, type InputRef } from 'antd'
import { type SubmitEvent, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router'
import CodeField from './CodeField.tsx'
import DemoAccounts from './DemoAccounts.tsx'
import Field from './Field.tsx'
import styles from './LoginForm.module.css'
import PasswordInput from './PasswordInput.tsx'
import { type Fields, useSignIn } from './useSignIn.ts'

const empty: Fields = { username: '', password: '', code: '' }

export default function LoginForm({ demo }: { demo: boolean }) {
  const { t } = useTranslation()
  const [fields, setFields] = useState(empty)
  const [checked, setChecked] = useState(false)
  const password = useRef<InputRef>(null)
  const warning = readArrival(useLocation().state)
  const { busy, error, second, submit, back } = useSignIn()

  const set = (change: Partial<Fields>) => setFields((before) => ({ ...before, ...change }))
  const missing = (value: string, text: string) => (checked && !value ? text : undefined)

  // Not React's form action: React resets state set in an action only after it ends, but the page must show that it is
  // busy.
  async function onSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    if (busy) return
    setChecked(true)
    if (!fields.username.trim() || !fields.password) return
    if (second && !fields.code.trim()) return
    if (await submit(fields)) return
    set({ code: '' })
    setChecked(false)
    password.current?.focus({ cursor: 'all' })
  }

  return (
    <form className={styles.form} noValidate onSubmit={(event) => void onSubmit(event)}>
      <div role="alert">
        {error && <Alert type="error" role="none" showIcon title={error} />}
        {warning && !error && <Alert type="warning" role="none" showIcon title={warning} />}
      </div>
      {second ? (
        <CodeField
          value={fields.code}
          error={checked && !fields.code}
          onChange={(code) => set({ code })}
          onBack={() => {
            set({ password: '', code: '' })
            back()
          }}
        />
      ) : (
        <>
          <Field
            id="username"
            label={t('login.username')}
            error={missing(fields.username, t('login.usernameRequired'))}
          >
            {(aria) => (
              <Input
                {...aria}
                size="large"
                autoComplete="username"
                autoCapitalize="none"
                spellCheck={false}
                autoFocus
                maxLength={100}
                value={fields.username}
                onChange={(event) => set({ username: event.target.value })}
              />
            )}
          </Field>
          <Field
            id="password"
            label={t('login.password')}
            error={missing(fields.password, t('login.passwordRequired'))}
          >
            {(aria) => (
              <PasswordInput
                aria={aria}
                input={password}
                value={fields.password}
                onChange={(value) => set({ password: value })}
              />
            )}
          </Field>
        </>
      )}
      <Button
        className={styles.submit}
        type="primary"
        size="large"
        htmlType="submit"
        block
        loading={busy}
        aria-disabled={busy}
      >
        {t('login.submit')}
      </Button>
      {demo && !second && <DemoAccounts onPick={set} />}
    </form>
  )
}
