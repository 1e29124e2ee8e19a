import CloudSyncOutlined from '@ant-design/icons/es/icons/CloudSyncOutlined'
import DisconnectOutlined from '@ant-design/icons/es/icons/DisconnectOutlined'
import { Badge, Button } from 'antd'
import { lazy, Suspense, useEffect, useState, useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { sendQueue, useQueue } from '../../api/device/queue.ts'
import { mark } from '../../i18n/language.ts'

/** Milliseconds between two attempts: the browser does not always notice that the network is back. */
const AGAIN = 30_000

const OutboxDrawer = lazy(() => import('./OutboxDrawer.tsx'))

function watchNetwork(notify: () => void): () => void {
  addEventListener('online', notify)
  addEventListener('offline', notify)
  return () => {
    removeEventListener('online', notify)
    removeEventListener('offline', notify)
  }
}

/** The entries that wait on this device; visible only while there is no network or something waits. */
export default function Outbox() {
  const { t } = useTranslation()
  const count = useQueue(({ entries }) => entries.length)
  const online = useSyncExternalStore(watchNetwork, () => navigator.onLine)
  const [open, setOpen] = useState(false)
  useEffect(() => {
    if (!online || count === 0) return
    void sendQueue()
    const timer = setInterval(() => void sendQueue(), AGAIN)
    return () => clearInterval(timer)
  }, [online, count])
  if (online && count === 0 && !open) return null
  const name = [!online && t('outbox.offline'), t('outbox.count', { count })].filter(Boolean).join(mark('，'))
  return (
    <>
      <Badge count={count} size="small" offset={[-8, 8]}>
        <Button
          type="text"
          icon={online ? <CloudSyncOutlined aria-hidden="true" /> : <DisconnectOutlined aria-hidden="true" />}
          aria-label={name}
          title={name}
          aria-haspopup="dialog"
          onClick={() => setOpen(true)}
        />
      </Badge>
      {open && (
        <Suspense>
          <OutboxDrawer onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
