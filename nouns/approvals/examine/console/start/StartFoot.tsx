import { Alert, Button } from 'antd'
import { useTranslation } from 'react-i18next'

type Props = {
  problem: { text: string; requestId: string | undefined; newer: boolean } | undefined
  sending: boolean
  onNewer: () => void
  onKeep: (() => void) | undefined
  onSubmit: () => void
}

/** What can be done with a request that is filled in, and why it could not be done. */
export default function StartFoot({ problem, sending, onNewer, onKeep, onSubmit }: Props) {
  const { t } = useTranslation()
  return (
    <div className="start-foot">
      {problem && (
        <Alert
          type="error"
          role="alert"
          showIcon
          title={problem.text}
          description={problem.requestId && `${t('api.requestId')} ${problem.requestId}`}
          action={problem.newer && <Button onClick={onNewer}>{t('forms.takeNewer')}</Button>}
        />
      )}
      <div>
        {onKeep && (
          <Button disabled={sending} onClick={onKeep}>
            {t('requests.keep')}
          </Button>
        )}
        <Button type="primary" loading={sending} onClick={onSubmit}>
          {t('requests.submit')}
        </Button>
      </div>
    </div>
  )
}
