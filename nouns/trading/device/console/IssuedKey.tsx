import '@shouya/console/ui/settings.css'
import { Alert, Modal, Typography } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'

type Props = { deviceNo: string; secret: string; onClose: () => void }

/** A new key of a terminal, shown this once. */
export default function IssuedKey({ deviceNo, secret, onClose }: Props) {
  const { t } = useTranslation()
  const [open, setOpen] = useState(true)
  return (
    <Modal
      title={t('device.keyTitle', { no: deviceNo })}
      open={open}
      mask={{ closable: false }}
      cancelButtonProps={{ hidden: true }}
      okText={t('device.keyNoted')}
      onOk={() => setOpen(false)}
      onCancel={() => setOpen(false)}
      afterOpenChange={(shown) => !shown && onClose()}
    >
      <Alert type="warning" showIcon className="ui-hint" title={t('device.keyHint')} />
      <Typography.Text code copyable={{ text: secret }} className="set-secret">
        {secret}
      </Typography.Text>
    </Modal>
  )
}
