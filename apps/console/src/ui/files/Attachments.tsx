import { DownloadOutlined, EyeOutlined, PaperClipOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import './files.css'
import { download } from '../download.ts'
import { useIsPhone } from '../useIsPhone.ts'
import { type Attachment, previewOf } from './attachment.ts'

const FilePreview = lazy(() => import('./FilePreview.tsx'))

/** The files of a record: pictures, PDFs and videos are shown, everything else is downloaded. */
export default function Attachments({ files }: { files: readonly Attachment[] }) {
  const { t } = useTranslation()
  const phone = useIsPhone()
  const [openIndex, setOpenIndex] = useState<number>()
  const shown = files.filter((file) => previewOf(file, phone) !== undefined)
  return (
    <>
      <ul className="ui-files">
        {files.map((file) => {
          const { url, name, note, keep } = file
          const place = shown.indexOf(file)
          return (
            <li key={`${note} ${url}`}>
              <PaperClipOutlined aria-hidden="true" />
              <span className="ui-file-name">
                {name}
                {note && <span className="ui-note">{note}</span>}
              </span>
              {place >= 0 && (
                <Button
                  type="text"
                  icon={<EyeOutlined aria-hidden="true" />}
                  aria-label={t('shared.files.preview', { name })}
                  title={t('shared.files.preview', { name })}
                  onClick={() => setOpenIndex(place)}
                />
              )}
              {keep !== null && (
                <Button
                  type="text"
                  icon={<DownloadOutlined aria-hidden="true" />}
                  aria-label={t('shared.files.download', { name })}
                  title={t('shared.files.download', { name })}
                  onClick={keep ?? (() => download(url, name))}
                />
              )}
            </li>
          )
        })}
      </ul>
      {openIndex !== undefined && (
        <Suspense>
          <FilePreview files={shown} at={openIndex} onTurn={setOpenIndex} onClose={() => setOpenIndex(undefined)} />
        </Suspense>
      )}
    </>
  )
}
