import { DownloadOutlined, LeftOutlined, RightOutlined } from '@ant-design/icons'
import { Button, Image, Modal, Skeleton } from 'antd'
import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { download } from '../download.ts'
import TouchSize from '../TouchSize.tsx'
import { useIsPhone } from '../useIsPhone.ts'
import { type Attachment, previewOf } from './attachment.ts'

/** The library that draws a PDF is larger than everything else of a page. */
const PdfView = lazy(() => import('./PdfView.tsx'))

type Props = {
  files: readonly Attachment[]
  at: number
  onTurn: (index: number) => void
  onClose: () => void
}

/** Shows the files one after the other, as the server sends them to those who may read the record. */
export default function FilePreview({ files, at, onTurn, onClose }: Props) {
  const { t } = useTranslation()
  const phone = useIsPhone()
  const [open, setOpen] = useState(true)
  const [broken, setBroken] = useState<string>()
  const file = files[at]
  if (!file) return null
  const { url, name, keep } = file
  const shown = previewOf(file, phone)
  const footer = (
    <div className="ui-buttons">
      {files.length > 1 && (
        <>
          <Button
            icon={<LeftOutlined aria-hidden="true" />}
            aria-label={t('ui.previous')}
            disabled={at === 0}
            onClick={() => onTurn(at - 1)}
          />
          <Button
            icon={<RightOutlined aria-hidden="true" />}
            aria-label={t('ui.next')}
            disabled={at === files.length - 1}
            onClick={() => onTurn(at + 1)}
          />
        </>
      )}
      {phone && <Button onClick={() => setOpen(false)}>{t('common.cancel')}</Button>}
      {keep !== null && (
        <Button
          type="primary"
          icon={<DownloadOutlined aria-hidden="true" />}
          onClick={keep ?? (() => download(url, name))}
        >
          {t('shared.files.get')}
        </Button>
      )}
    </div>
  )
  return (
    <TouchSize>
      <Modal
        title={name}
        open={open}
        // On a phone it leaves by a button that a finger finds.
        closable={!phone}
        width={960}
        footer={footer}
        onCancel={() => setOpen(false)}
        afterOpenChange={(isOpen) => !isOpen && onClose()}
      >
        <div className="ui-preview">
          {broken === url ? (
            <p className="ui-note">{t('shared.files.broken')}</p>
          ) : shown === 'picture' ? (
            <Image key={url} src={url} alt={name} preview={false} onError={() => setBroken(url)} />
          ) : shown === 'pages' ? (
            <Suspense fallback={<Skeleton active paragraph={{ rows: 8 }} />}>
              <PdfView key={url} url={url} name={name} />
            </Suspense>
          ) : shown === 'video' ? (
            // biome-ignore lint/a11y/useMediaCaption: uploaded videos have no captions
            <video key={url} src={url} controls onError={() => setBroken(url)} />
          ) : (
            <iframe key={url} src={url} title={name} />
          )}
        </div>
      </Modal>
    </TouchSize>
  )
}
