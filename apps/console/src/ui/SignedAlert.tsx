import { Alert } from 'antd'
import { useTranslation } from 'react-i18next'

/** Whether a record still is what was signed; nothing without signatures. */
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
