import { useTranslation } from 'react-i18next'
import { deviceOf } from './device.ts'
import Words from './Words.tsx'

/** Where somebody is signed in, in words that one knows one's own devices by. */
export default function Device({ userAgent }: { userAgent: string }) {
  const { t } = useTranslation()
  return <Words text={deviceOf(userAgent) ?? t('ui.unknownDevice')} full={userAgent} />
}
