import { useTranslation } from 'react-i18next'
import LogList from './LogList.tsx'
import { signInShape } from './logList.ts'
import { useSignInColumns } from './useSignInColumns.tsx'

const kinds = { log_type: [1] }

/** Who signed in and out from where, and who could not. */
export default function LogSignIns() {
  const { t } = useTranslation()
  return (
    <LogList
      name="Log.signIns"
      shape={signInShape}
      kinds={kinds}
      columns={useSignInColumns()}
      hint={t('settings.log.signInKeywords')}
      about={t('settings.log.aboutSignIns')}
    />
  )
}
