import { useTranslation } from 'react-i18next'
import { deviceOf } from './device.ts'

/** Where somebody is signed in, in words that one knows one's own devices by. */
export default function Device({ userAgent }: { userAgent: string }) {
  const { t } = useTranslation()
  return <span title={userAgent}>{deviceOf(userAgent) ?? t('ui.unknownDevice')}</span>
}
