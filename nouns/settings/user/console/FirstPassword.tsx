import '@shouya/console/ui/settings.css'
import { Alert, Modal, Typography } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'

/** A new password, shown this once. */
export default function FirstPassword({
  name,
  password,
  onClose,
}: {
  name: string
  password: string
  onClose: () => void
}) {
  const { t } = useTranslation()
  const [open, setOpen] = useState(true)
  return (
    <Modal
      title={t('user.firstPassword', { name })}
      open={open}
      mask={{ closable: false }}
      cancelButtonProps={{ hidden: true }}
      okText={t('user.noted')}
      onOk={() => setOpen(false)}
      onCancel={() => setOpen(false)}
      afterOpenChange={(shown) => !shown && onClose()}
    >
      <Alert type="warning" showIcon className="ui-hint" title={t('user.firstPasswordHint')} />
      <Typography.Text code copyable={{ text: password }} className="set-secret">
        {password}
      </Typography.Text>
    </Modal>
  )
}
