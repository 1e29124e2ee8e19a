import { UploadOutlined } from '@ant-design/icons'
import { Button, Upload, type UploadFile } from 'antd'
import type { UploadedFile, UploadFolder } from '../../api/upload.ts'
import { useUploads } from './useUploads.ts'

/** A file of a form; without an id while it is uploaded. */
export type FileValue = {
  uid: string
  id?: number
  name: string
  url?: string
  status?: UploadFile['status']
  percent?: number
}

type Stored = { id: number; name: string; url: string }

/** The files of a record as values of its form. */
export const toFiles = (files: readonly Stored[]): FileValue[] =>
  files.map(({ id, name, url }) => ({ uid: String(id), id, name, url }))

/** The ids of the files for a save. */
export const fileIds = (files: readonly FileValue[] | undefined): number[] =>
  (files ?? []).flatMap(({ id }) => (id === undefined ? [] : [id]))

type Props = {
  id?: string
  value?: FileValue[]
  onChange?: (files: FileValue[]) => void
  folder: UploadFolder
  /** The endings of the files that it takes, and the words of its button. */
  accept: string
  text: string
  most: number
}

/** The upload of a record's files. */
export default function FilesField({ id, value = [], onChange, folder, accept, text, most }: Props) {
  const uploads = useUploads({ folder, most, count: value.length })
  return (
    <Upload<UploadedFile>
      {...(id !== undefined && { id })}
      multiple={most > 1}
      accept={accept}
      fileList={value.map((file) => ({ ...file, status: file.status ?? 'done' }))}
      {...uploads}
      onChange={({ fileList }) =>
        onChange?.(
          fileList
            .filter(({ status }) => status !== 'error')
            .map(({ uid, name, status, percent, response, ...file }) => {
              const stored = response?.id ?? (file as FileValue).id
              const url = file.url ?? response?.url
              return {
                uid,
                name,
                ...(status && { status }),
                ...(status === 'uploading' && percent !== undefined && { percent }),
                ...(stored !== undefined && { id: Number(stored) }),
                ...(url && { url }),
              }
            }),
        )
      }
    >
      <Button icon={<UploadOutlined aria-hidden="true" />} disabled={value.length >= most}>
        {text}
      </Button>
    </Upload>
  )
}
