import { Alert, Button, Drawer, Empty } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { sendQueue, useQueue } from '../../api/device/queue.ts'
import styles from './Outbox.module.css'
import OutboxEntry from './OutboxEntry.tsx'

/** The queue: waiting entries, those that need a signature, and refused ones with the reason. */
export default function OutboxDrawer({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation()
  const { entries, sending } = useQueue()
  const [open, setOpen] = useState(true)
  return (
    <Drawer
      open={open}
      size={480}
      title={t('outbox.title')}
      extra={
        entries.length > 0 && (
          <Button loading={sending} onClick={() => sendQueue()}>
            {t('outbox.sendAll')}
          </Button>
        )
      }
      onClose={() => setOpen(false)}
      afterOpenChange={(isOpen) => !isOpen && onClose()}
    >
      <Alert type="info" showIcon className="ui-hint" title={t('outbox.hint')} />
      {entries.length === 0 && <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description={t('outbox.empty')} />}
      <ul className={styles.list}>
        {entries.map((entry) => (
          <OutboxEntry key={entry.key} entry={entry} sending={sending} onLeave={() => setOpen(false)} />
        ))}
      </ul>
    </Drawer>
  )
}
