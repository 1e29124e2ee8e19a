import type { Sign } from '@shouya/contract/sign'
import { useTranslation } from 'react-i18next'
import { minute } from './text.ts'

/** A signature as given: the drawing, or its method as text; with name and time. */
export default function SignView({ sign }: { sign: Sign | null }) {
  const { t } = useTranslation()
  if (!sign) return <span className="ui-note">{t('ui.unsigned')}</span>
  return (
    <span className="ui-signed">
      {sign.img_url ? (
        <img src={sign.img_url} alt={t('ui.signOf', { name: sign.name })} />
      ) : (
        <span>{sign.method === 2 ? t('ui.signPassword') : t('ui.signOther')}</span>
      )}
      <small>
        {sign.name} {minute(sign.time)}
      </small>
    </span>
  )
}
