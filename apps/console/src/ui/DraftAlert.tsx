import { Alert, Button } from 'antd'
import { useTranslation } from 'react-i18next'

/** Says above a form that it holds what was typed before, and drops that. */
export default function DraftAlert({ onDrop }: { onDrop: () => void }) {
  const { t } = useTranslation()
  return (
    <Alert
      type="info"
      showIcon
      title={t('ui.draftBack')}
      action={<Button onClick={onDrop}>{t('ui.draftDrop')}</Button>}
    />
  )
}
