import { CloudServerOutlined, StopOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import { useTranslation } from 'react-i18next'
import type { ApiError } from '../api/ApiError.ts'

/** What happened, what to do about it, and what to tell the administrator. */
export default function Failure({ error, onRetry }: { error: ApiError; onRetry: () => void }) {
  const { t } = useTranslation()
  const denied = error.name === 'NoOperation' || error.name === 'OutOfScope'
  return (
    <div className="ui-state" role="alert">
      {denied ? <StopOutlined aria-hidden="true" /> : <CloudServerOutlined aria-hidden="true" />}
      <strong>{denied ? t('ui.noRightTitle') : error.message}</strong>
      <span>{denied ? t('ui.noRight') : t('ui.failed')}</span>
      {error.requestId && (
        <small>
          {t('api.requestId')} <code>{error.requestId}</code>
        </small>
      )}
      {!denied && <Button onClick={onRetry}>{t('ui.tryAgain')}</Button>}
    </div>
  )
}
