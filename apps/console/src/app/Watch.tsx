import { Alert, Button } from 'antd'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { getAccount } from '../api/account.ts'
import { onApiEvent } from '../api/apiEvents.ts'
import { refresh } from '../api/queryClient.ts'
import { exportEnded } from '../ui/downloads/openDownloads.ts'
import type { ServerEvent } from './host/eventStream.ts'
import { listenToServer } from './host/events.ts'
import { confirmSession, sessionEnded, useSession } from './host/session.ts'
import styles from './Watch.module.css'

/** All consoles hear of a change of rights or of a notice at once; their questions are spread over this time, in milliseconds. */
const SPREAD = 1000

let asking = false

/** In a morning's quarter of an hour hundreds of duties are done: a wall asks once for those of a moment. */
function dutyMoved(): void {
  if (asking) return
  asking = true
  const ask = () => {
    asking = false
    if (getAccount()) void refresh('Duty')
  }
  setTimeout(ask, (1 + Math.random()) * SPREAD)
}

function onServerEvent({ topic }: ServerEvent): void {
  if (topic === 'session-ended') sessionEnded()
  if (topic === 'remind' || topic === 'reconnected') void refresh('Remind', 'Home', 'OaExamine')
  if (topic === 'task') void refresh('OaExamine', 'Home')
  if (topic === 'duty' || topic === 'reconnected') dutyMoved()
  if (topic === 'export') exportEnded()
  if (topic === 'setting') void refresh('Setting')
  if (topic === 'notice' || topic === 'reconnected')
    setTimeout(() => getAccount() && void refresh('Notice', 'Home'), Math.random() * SPREAD)
  if (topic === 'permission' || topic === 'setting' || topic === 'reconnected')
    setTimeout(() => getAccount() && void confirmSession(), Math.random() * SPREAD)
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
