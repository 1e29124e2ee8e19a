import { Input } from 'antd'
import { useTranslation } from 'react-i18next'
import type { Aria } from './Field.tsx'
import styles from './LoginForm.module.css'
import type { Captcha } from './useSignIn.ts'

type Props = { aria: Aria; captcha: Captcha; value: string; onChange: (value: string) => void; onRenew: () => void }

export default function CaptchaField({ aria, captcha, value, onChange, onRenew }: Props) {
  const { t } = useTranslation()
  return (
    <div className={styles.captcha}>
      <Input
        {...aria}
        size="large"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={10}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
      <button type="button" title={t('login.captchaHint')} onClick={onRenew}>
        {captcha.image ? <img src={captcha.image} alt={t('login.captchaImage')} /> : t('login.captchaFailed')}
      </button>
    </div>
  )
}
