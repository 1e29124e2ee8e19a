import { UploadOutlined } from '@ant-design/icons'
import type { UploadedFile as Sent } from '@shouya/console/api/upload.ts'
import { useUploads } from '@shouya/console/ui/files/useUploads.ts'
import { Button, Upload } from 'antd'
import { useTranslation } from 'react-i18next'
import type { UploadedFile } from './archiveList.ts'

const kinds = '.pdf,.jpg,.jpeg,.png,.xlsx,.docx'

type Props = { id?: string; value?: UploadedFile[]; onChange?: (files: UploadedFile[]) => void }

/** The file that goes into the archive; the last one chosen counts. */
export default function ArchiveFileField({ id, value = [], onChange }: Props) {
  const { t } = useTranslation()
  const uploads = useUploads({ folder: 'archive', most: 1, count: 0 })
  return (
    <Upload<Sent>
      {...(id !== undefined && { id })}
      accept={kinds}
      maxCount={1}
      fileList={value.map((file) => ({ ...file, status: file.status ?? 'done' }))}
      {...uploads}
      onChange={({ fileList }) =>
        onChange?.(
          fileList
            .filter(({ status }) => status !== 'error')
            .map(({ uid, name, status, response, ...file }) => {
              const stored = response?.id ?? (file as Partial<UploadedFile>).id
              return { uid, name, ...(status && { status }), ...(stored !== undefined && { id: Number(stored) }) }
            }),
        )
      }
    >
      <Button icon={<UploadOutlined aria-hidden="true" />}>{t('reportFile.chooseFile')}</Button>
    </Upload>
  )
}
