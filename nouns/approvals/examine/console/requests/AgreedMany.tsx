import type { DataOf } from '@shouya/console/api/path.ts'
import StatusTag from '@shouya/console/ui/StatusTag.tsx'
import TouchSize from '@shouya/console/ui/TouchSize.tsx'
import { Button, Modal } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'

type Props = { result: DataOf<'OaExamine/AgreeMany'>; onClose: () => void }

/** What came of agreeing to several tasks. */
export default function AgreedMany({ result: { done, failed }, onClose }: Props) {
  const { t } = useTranslation()
  const [open, setOpen] = useState(true)
  const close = () => setOpen(false)
  return (
    <TouchSize>
      <Modal
        open={open}
        title={t('requests.agreedMany')}
        onCancel={close}
        afterClose={onClose}
        footer={
          <Button type="primary" onClick={close}>
            {t('requests.close')}
          </Button>
        }
      >
        <p role="status">{t('requests.agreedCount', { done: done.length, failed: failed.length })}</p>
        {failed.length > 0 && (
          <ul className="req-failed">
            {failed.map(({ task_id, title, message }) => (
              <li key={task_id}>
                <strong>{title}</strong>
                <StatusTag kind="refused">{message}</StatusTag>
              </li>
            ))}
          </ul>
        )}
      </Modal>
    </TouchSize>
  )
}
