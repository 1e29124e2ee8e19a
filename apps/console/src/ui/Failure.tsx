import { CloudServerOutlined, StopOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import { useTranslation } from 'react-i18next'
import type { ApiError } from '../api/ApiError.ts'
import TouchSize from './TouchSize.tsx'

type Props = {
  error: ApiError
  onRetry: () => void
  /** Back to the list, for a record that does not exist, where a retry is pointless. */
  onLeave?: () => void
}

/** What happened, what to do about it, and what to tell the administrator. */
export default function Failure({ error, onRetry, onLeave }: Props) {
  const { t } = useTranslation()
  const { passing } = error
  const [title, advice] = wordsOf(error)
  return (
    <TouchSize>
      <div className="ui-state" role="alert">
        {passing ? <CloudServerOutlined aria-hidden="true" /> : <StopOutlined aria-hidden="true" />}
        <strong>{title ? t(title) : error.message}</strong>
        {advice && <span>{t(advice)}</span>}
        {passing && error.requestId && (
          <small>
            {t('api.requestId')} <code>{error.requestId}</code>
          </small>
        )}
        {passing && <Button onClick={onRetry}>{t('ui.tryAgain')}</Button>}
        {!passing && onLeave && <Button onClick={onLeave}>{t('ui.toList')}</Button>}
      </div>
    </TouchSize>
  )
}

/** Title and advice; without a title the server's own message is used. */
function wordsOf({ name, passing }: ApiError) {
  if (name === 'NoOperation') return ['ui.noRightTitle', 'ui.noRight'] as const
  if (name === 'NotFound' || name === 'OutOfScope') return ['ui.goneTitle', 'ui.gone'] as const
  return [undefined, passing ? ('ui.failed' as const) : undefined] as const
}
