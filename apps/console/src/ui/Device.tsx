import { useTranslation } from 'react-i18next'
import { deviceOf } from './device.ts'
import Words from './Words.tsx'

/** The device of a session, described so that users recognise their own. */
export default function Device({ userAgent }: { userAgent: string }) {
  const { t } = useTranslation()
  return <Words text={deviceOf(userAgent) ?? t('ui.unknownDevice')} full={userAgent} />
}
