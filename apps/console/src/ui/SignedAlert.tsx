import { Alert } from 'antd'
import { useTranslation } from 'react-i18next'

/** Whether a record is still what was signed; nothing while nobody has signed. */
export default function SignedAlert({ intact }: { intact: boolean | null }) {
  const { t } = useTranslation()
  if (intact === null) return null
  return (
    <Alert
      type={intact ? 'success' : 'error'}
      showIcon
      className="ui-hint"
      title={intact ? t('ui.signIntact') : t('ui.signBroken')}
    />
  )
}
