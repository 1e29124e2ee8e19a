import { Button } from 'antd'
import { useTranslation } from 'react-i18next'
import type { ApiError } from '../api/ApiError.ts'
import Message from './Message.tsx'
import Standalone from './Standalone.tsx'

/**
 * The server could not say who is signed in: nothing can be shown yet, but nobody is signed out. The lost network may
 * have been detected before the texts were loaded.
 */
export default function BootFailure({ error, onRetry }: { error: ApiError; onRetry: () => void }) {
  const { t } = useTranslation()
  return (
    <Standalone title={t('app.bootTitle')}>
      <Message sign="!" title={t('app.bootTitle')} text={error.name === 'Network' ? t('api.network') : error.message}>
        {error.requestId && (
          <p>
            {t('api.requestId')}: <code>{error.requestId}</code>
          </p>
        )}
        <Button type="primary" onClick={onRetry}>
          {t('common.retry')}
        </Button>
      </Message>
    </Standalone>
  )
}
