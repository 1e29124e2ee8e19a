import { Input, Segmented } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import DrawnSignature from './DrawnSignature.tsx'
import type { SignDraft } from './signDraft.ts'

type Props = {
  id?: string
  value?: SignDraft
  onChange?: (draft: SignDraft | undefined) => void
}

/** A form control for the signature of the signed-in person: drawn, or by their password (domain 0.3). */
export default function SignatureField({ id, onChange }: Props) {
  const { t } = useTranslation()
  const [method, setMethod] = useState<1 | 2>(1)
  const choose = (next: 1 | 2) => {
    setMethod(next)
    onChange?.(undefined)
  }
  return (
    <div className="ui-sign-field">
      <Segmented<1 | 2>
        value={method}
        onChange={choose}
        aria-label={t('ui.signMethod')}
        options={[
          { value: 1, label: t('ui.signDraw') },
          { value: 2, label: t('ui.signPassword') },
        ]}
      />
      {method === 1 ? (
        <DrawnSignature {...(id !== undefined && { id })} onChange={(draft) => onChange?.(draft)} />
      ) : (
        <Input.Password
          id={id ?? 'sign'}
          autoComplete="current-password"
          maxLength={128}
          placeholder={t('ui.signPasswordHint')}
          aria-label={t('ui.signPassword')}
          onChange={({ target }) => onChange?.(target.value ? { method: 2, password: target.value } : undefined)}
        />
      )}
    </div>
  )
}
