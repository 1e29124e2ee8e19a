import { Button, Modal } from 'antd'
import { useText } from '../DesignerContext.ts'

interface CloseModalProps {
  readonly onSave: () => void
  readonly onLeave: () => void
  readonly onClose: () => void
}

/** Asks before unsaved work is left; the cross and Escape cancel. */
export function CloseModal({ onSave, onLeave, onClose }: CloseModalProps) {
  const t = useText()
  return (
    <Modal
      open
      width={416}
      title={t('close.title')}
      onCancel={onClose}
      footer={[
        <Button key="stay" onClick={onClose}>
          {t('ask.cancel')}
        </Button>,
        <Button key="leave" danger onClick={onLeave}>
          {t('close.leave')}
        </Button>,
        <Button key="save" type="primary" onClick={onSave}>
          {t('close.save')}
        </Button>,
      ]}
    >
      {t('close.question')}
    </Modal>
  )
}
