import TouchSize from '@shouya/console/ui/TouchSize.tsx'
import { Button, Modal } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'

/** People sign in to this meeting by the code of its screen only. */
export default function ScanFirst({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation()
  const [open, setOpen] = useState(true)
  return (
    <Modal
      open={open}
      title={t('conference.signIn.title')}
      closable={false}
      footer={
        <TouchSize>
          <Button onClick={() => setOpen(false)}>{t('conference.signIn.leave')}</Button>
        </TouchSize>
      }
      onCancel={() => setOpen(false)}
      afterClose={onClose}
    >
      {t('conference.signIn.scanFirst')}
    </Modal>
  )
}
