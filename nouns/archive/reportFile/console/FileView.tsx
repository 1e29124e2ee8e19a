import type { DataOf } from '@shouya/console/api/path.ts'
import { previewOf } from '@shouya/console/ui/files/attachment.ts'
import '@shouya/console/ui/files/files.css'
import { useIsPhone } from '@shouya/console/ui/useIsPhone.ts'
import { Image, Modal } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'

type Props = { file: DataOf<'ReportFile/Preview'>; onClose: () => void }

/** A file in the page: a PDF in a frame, a picture; everything else is to be downloaded, also a PDF on a phone. */
export default function FileView({ file: { name, url }, onClose }: Props) {
  const { t } = useTranslation()
  const phone = useIsPhone()
  const [open, setOpen] = useState(true)
  const kind = previewOf({ name }, phone)
  return (
    <Modal
      title={name}
      open={open}
      width={960}
      footer={null}
      onCancel={() => setOpen(false)}
      afterOpenChange={(isOpen) => !isOpen && onClose()}
    >
      <div className="ui-preview">
        {kind === 'picture' && <Image src={url} alt={name} preview={false} />}
        {kind === 'pdf' && <iframe src={url} title={name} />}
        {kind === undefined && <p className="ui-note">{t('reportFile.noPreview')}</p>}
      </div>
    </Modal>
  )
}
