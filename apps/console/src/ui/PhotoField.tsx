import { CameraOutlined, DeleteOutlined } from '@ant-design/icons'
import { App, Button } from 'antd'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ApiError } from '../api/ApiError.ts'
import { type UploadFolder, upload } from '../api/upload.ts'
import { photoUrl } from './photoUrl.ts'
import './photos.css'

type Props = {
  id?: string
  value?: readonly number[]
  onChange?: (ids: number[]) => void
  /** What the photos belong to, for screen readers. */
  label: string
  max: number
  folder?: UploadFolder
  /** Makes of a chosen file what is sent; null sends nothing. Rejects what is no picture. */
  prepare?: (file: File) => Promise<File | null>
}

/** Photos as ids of uploaded files: taken by the phone's camera or selected, uploaded immediately. */
export default function PhotoField({ id, value = [], onChange, label, max, folder = 'daily', prepare }: Props) {
  const { t } = useTranslation()
  const { message } = App.useApp()
  const input = useRef<HTMLInputElement>(null)
  const [sending, setSending] = useState(false)

  const send = async (files: readonly File[]) => {
    // One after the other: uploaded ones stay, even if the next one fails.
    const ids = [...value]
    try {
      for (const file of files.slice(0, max - value.length)) {
        const sent = prepare ? await prepare(file) : file
        if (!sent) continue
        setSending(true)
        ids.push(Number((await upload(sent, folder)).id))
      }
    } catch (error) {
      void message.error(error instanceof ApiError ? error.message : t('photos.unreadable'))
    } finally {
      setSending(false)
      if (ids.length > value.length) onChange?.(ids)
    }
  }
  return (
    <div id={id} tabIndex={-1} className="ui-photos">
      {value.map((id, index) => (
        <span key={id} className="ui-photo">
          <img src={photoUrl(id)} alt={t('photos.nth', { n: index + 1 })} />
          <Button
            size="small"
            icon={<DeleteOutlined aria-hidden="true" />}
            aria-label={t('photos.remove', { n: index + 1 })}
            onClick={() => onChange?.(value.filter((photo) => photo !== id))}
          />
        </span>
      ))}
      {value.length < max && (
        <Button
          icon={<CameraOutlined aria-hidden="true" />}
          loading={sending}
          aria-label={`${label} ${t('photos.add')}`}
          onClick={() => input.current?.click()}
        >
          {t('photos.add')}
        </Button>
      )}
      <input
        ref={input}
        type="file"
        hidden
        multiple
        accept="image/png,image/jpeg,image/gif"
        aria-label={label}
        onChange={({ target }) => {
          const files = [...(target.files ?? [])]
          // The same file may be selected again.
          target.value = ''
          void send(files)
        }}
      />
    </div>
  )
}
