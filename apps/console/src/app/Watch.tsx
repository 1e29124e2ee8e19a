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

/** All consoles receive such a change at once; their queries are spread over this time, in milliseconds. */
const SPREAD = 1000

/** What may happen hundreds of times within minutes is read once for several of them. */
function readSoon(...controllers: Parameters<typeof refresh>): () => void {
  let asking = false
  return () => {
    if (asking) return
    asking = true
    const read = () => {
      asking = false
      if (getAccount()) void refresh(...controllers)
    }
    setTimeout(read, (1 + Math.random()) * SPREAD)
  }
}

/** In the morning hundreds of duties are done within a quarter of an hour. */
const dutyMoved = readSoon('Duty')
/** Terminals come and go. */
const devicesMoved = readSoon('Device', 'MemberDevice')

function onServerEvent({ topic }: ServerEvent): void {
  if (topic === 'session-ended') sessionEnded()
  if (topic === 'remind' || topic === 'reconnected') void refresh('Remind', 'Home', 'OaExamine')
  if (topic === 'task') void refresh('OaExamine', 'Home')
  if (topic === 'duty' || topic === 'reconnected') dutyMoved()
  if (topic === 'export') exportEnded()
  if (topic === 'issue' || topic === 'reconnected') void refresh('Issue', 'IssueItem')
  if (topic === 'setting') void refresh('Setting')
  if (topic === 'device' || topic === 'reconnected') devicesMoved()
  if (topic === 'notice' || topic === 'reconnected')
    setTimeout(() => getAccount() && void refresh('Notice', 'Home'), Math.random() * SPREAD)
  if (topic === 'permission' || topic === 'setting' || topic === 'reconnected')
    setTimeout(() => getAccount() && void confirmSession(), Math.random() * SPREAD)
}

/** Watches what concerns the whole console on any page: the end of the session, a newer build, the server's events. */
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
