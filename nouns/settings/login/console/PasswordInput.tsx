import EyeInvisibleOutlined from '@ant-design/icons/es/icons/EyeInvisibleOutlined'
import EyeOutlined from '@ant-design/icons/es/icons/EyeOutlined'
import { Input, type InputRef } from 'antd'
import { type RefObject, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Aria } from './Field.tsx'
import styles from './LoginForm.module.css'

type Props = { aria: Aria; input: RefObject<InputRef | null>; value: string; onChange: (value: string) => void }

/** antd's own eye icon cannot be reached by keyboard. */
export default function PasswordInput({ aria, input, value, onChange }: Props) {
  const { t } = useTranslation()
  const [shown, setShown] = useState(false)
  const eye = (
    <button
      className={styles.eye}
      type="button"
      aria-label={shown ? t('login.hidePassword') : t('login.showPassword')}
      aria-controls={aria.id}
      onClick={() => setShown(!shown)}
    >
      {shown ? <EyeOutlined aria-hidden="true" /> : <EyeInvisibleOutlined aria-hidden="true" />}
    </button>
  )
  return (
    <Input
      {...aria}
      ref={input}
      type={shown ? 'text' : 'password'}
      size="large"
      autoComplete="current-password"
      autoCapitalize="none"
      spellCheck={false}
      maxLength={128}
      value={value}
      suffix={eye}
      onChange={(event) => onChange(event.target.value)}
    />
  )
}
