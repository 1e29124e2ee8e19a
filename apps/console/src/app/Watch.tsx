import { Alert, Button } from 'antd'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { onApiEvent } from '../api/apiEvents.ts'
import { refresh } from '../api/queryClient.ts'
import type { ServerEvent } from './host/eventStream.ts'
import { listenToServer } from './host/events.ts'
import { sessionEnded, useSession } from './host/session.ts'
import styles from './Watch.module.css'

function onServerEvent({ topic }: ServerEvent): void {
  if (topic === 'session-ended') sessionEnded()
  else if (topic === 'remind' || topic === 'reconnected') void refresh('Remind', 'Home')
}

/** What concerns the whole console, whichever page is open: the end of the session, a newer build, the server's events. */
export default function Watch() {
  const { t } = useTranslation()
  const [outdated, setOutdated] = useState(false)
  const confirmed = useSession((state) => state.confirmed)

  useEffect(() => onApiEvent((event) => (event === 'sessionEnded' ? sessionEnded() : setOutdated(true))), [])
  useEffect(() => (confirmed ? listenToServer(onServerEvent) : undefined), [confirmed])

  if (!outdated) return null
  const action = (
    <Button size="small" type="primary" onClick={() => location.reload()}>
      {t('api.reload')}
    </Button>
  )
  return (
    <div className={styles.bar} role="alert">
      <Alert
        type="warning"
        showIcon
        title={t('api.outdatedTitle')}
        description={t('api.outdated')}
        action={action}
        closable={{ onClose: () => setOutdated(false) }}
      />
    </div>
  )
}
