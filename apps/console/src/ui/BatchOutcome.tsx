import { Button, Modal } from 'antd'
import { type Key, useState } from 'react'
import { useTranslation } from 'react-i18next'
import ResultLink from './ResultLink.tsx'
import StatusTag from './StatusTag.tsx'
import TouchSize from './TouchSize.tsx'

type Props = {
  title: string
  /** How many were done. */
  text: string
  failed: readonly { key: Key; name: string; message: string }[]
  /** Of the page of results, which keeps them. */
  resultId: number
  onClose: () => void
}

/** How an action on several records ended: what was not done and why. */
export default function BatchOutcome({ title, text, failed, resultId, onClose }: Props) {
  const { t } = useTranslation()
  const [open, setOpen] = useState(true)
  const close = () => setOpen(false)
  return (
    <TouchSize>
      <Modal
        open={open}
        title={title}
        onCancel={close}
        afterClose={onClose}
        footer={
          <Button type="primary" onClick={close}>
            {t('ui.close')}
          </Button>
        }
      >
        <p role="status">{text}</p>
        {failed.length > 0 && <ResultLink id={resultId} onLeave={close} />}
        {failed.length > 0 && (
          <ul className="ui-lines ui-failed">
            {failed.map(({ key, name, message }) => (
              <li key={key}>
                <strong>{name}</strong>
                <StatusTag kind="refused">{message}</StatusTag>
              </li>
            ))}
          </ul>
        )}
      </Modal>
    </TouchSize>
  )
}
