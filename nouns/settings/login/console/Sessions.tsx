import { useMayCall } from '@shouya/console/api/can.ts'
import { useAction } from '@shouya/console/api/useAction.ts'
import { useRead } from '@shouya/console/api/useRead.ts'
import Device from '@shouya/console/ui/Device.tsx'
import Failure from '@shouya/console/ui/Failure.tsx'
import { App, Button, Popconfirm } from 'antd'
import { useTranslation } from 'react-i18next'
import styles from './Password.module.css'

/** The user's live sessions; each except the current one can be ended. */
export default function Sessions() {
  const { t } = useTranslation()
  const { message } = App.useApp()
  const may = useMayCall()
  const { data, error, refetch } = useRead('User/GetSessionList', {}, { enabled: may('User/GetSessionList') })
  const end = useAction('User/EndSession', { onSuccess: () => void message.success(t('dashboard.session.ended')) })
  if (!may('User/GetSessionList')) return null
  return (
    <section className={styles.card} aria-labelledby="sessions">
      <h2 id="sessions">{t('dashboard.session.title')}</h2>
      <p className={styles.note}>{t('dashboard.session.text')}</p>
      {error && <Failure error={error} onRetry={refetch} />}
      <ul className={styles.list}>
        {data?.map((session) => (
          <li key={session.id}>
            <div>
              <Device userAgent={session.user_agent} />
              {session.current && <span className={styles.current}>{t('dashboard.session.current')}</span>}
              <small className="tabular">
                {session.ip} · {t('dashboard.session.since', { time: session.create_time.slice(0, 16) })} ·{' '}
                {t('dashboard.session.lastSeen', { time: session.last_seen_time.slice(0, 16) })}
              </small>
            </div>
            {!session.current && (
              <Popconfirm title={t('dashboard.session.endTitle')} onConfirm={() => end.mutate({ id: session.id })}>
                <Button danger type="text">
                  {t('dashboard.session.end')}
                </Button>
              </Popconfirm>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
