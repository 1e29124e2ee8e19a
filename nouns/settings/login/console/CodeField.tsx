import { Input } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import Field from './Field.tsx'
import styles from './LoginForm.module.css'

type Props = { value: string; error: boolean; onChange: (value: string) => void; onBack: () => void }

/** The second step: the six digits of the authenticator, or a recovery code for users who lost the authenticator. */
export default function CodeField({ value, error, onChange, onBack }: Props) {
  const { t } = useTranslation()
  const [recovery, setRecovery] = useState(false)
  const turn = () => {
    onChange('')
    setRecovery(!recovery)
  }
  const kind = recovery ? 'recovery' : 'code'
  return (
    <div>
      <Field id="totp" label={t(`login.${kind}`)} error={error ? t(`login.${kind}Required`) : undefined}>
        {(aria) => (
          <Input
            {...aria}
            key={kind}
            size="large"
            autoFocus
            autoCapitalize="none"
            spellCheck={false}
            autoComplete={recovery ? 'off' : 'one-time-code'}
            inputMode={recovery ? 'text' : 'numeric'}
            placeholder={recovery ? 'XXXXX-XXXXX' : '000000'}
            value={value}
            // A code is often pasted with a space in its middle.
            onChange={({ target }) =>
              onChange(recovery ? target.value.slice(0, 30) : target.value.replace(/\D/g, '').slice(0, 6))
            }
          />
        )}
      </Field>
      <div className={styles.links}>
        <button type="button" onClick={turn}>
          {recovery ? t('login.toCode') : t('login.toRecovery')}
        </button>
        <button type="button" onClick={onBack}>
          {t('login.back')}
        </button>
      </div>
    </div>
  )
}
