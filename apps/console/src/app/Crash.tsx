import { Button } from 'antd'
import { useTranslation } from 'react-i18next'
import { ApiError } from '../api/ApiError.ts'
import { ChunkError } from './loadChunk.ts'
import Message from './Message.tsx'

/** The error of a page with a way on. A missing chunk comes back only with a reload. */
export default function Crash({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const { t } = useTranslation()
  if (error instanceof ChunkError) {
    return (
      <Message sign="!" title={t('app.chunkTitle')} text={t('app.chunk')}>
        <Button type="primary" onClick={() => location.reload()}>
          {t('app.reload')}
        </Button>
      </Message>
    )
  }
  const detail = error instanceof Error ? error.message : String(error)
  const requestId = error instanceof ApiError ? error.requestId : undefined
  return (
    <Message sign="!" title={t('app.crashTitle')} text={t('app.crash')}>
      <p>
        {t('app.crashInfo')}: <code>{detail}</code>
        {requestId && (
          <>
            {' · '}
            {t('api.requestId')}: <code>{requestId}</code>
          </>
        )}
      </p>
      <Button type="primary" onClick={onRetry}>
        {t('common.retry')}
      </Button>
    </Message>
  )
}
