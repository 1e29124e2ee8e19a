import { UploadOutlined } from '@ant-design/icons'
import type { UploadedFile } from '@shouya/console/api/upload.ts'
import { useUploads } from '@shouya/console/ui/files/useUploads.ts'
import { Button, Upload, type UploadFile } from 'antd'
import { useTranslation } from 'react-i18next'

/** A file of a form: on its way, there, or refused (spec 000 section 3: uploaded file entry). */
export type FileEntry = Pick<UploadFile<UploadedFile>, 'uid' | 'name' | 'status' | 'url' | 'percent'>

const documents = '.pdf,.doc,.docx,.xls,.xlsx,.ppt,.pptx,.zip,.txt,.mp4,.gif,.jpg,.jpeg,.png'
const pictures = 'image/gif,image/jpeg,image/png'

type Props = {
  id?: string
  value?: FileEntry[]
  onChange?: (files: FileEntry[]) => void
  most: number
  picture?: boolean
}

const entryOf = ({ uid, name, status, url, percent, response }: UploadFile<UploadedFile>): FileEntry => {
  const place = url ?? response?.url
  return { uid, name, ...(status && { status }), ...(place && { url: place }), ...(percent && { percent }) }
}

/** The files of a form; what is more than `most` is dropped (spec 000 section 5). */
export default function FileList({ id, value = [], onChange, most, picture = false }: Props) {
  const { t } = useTranslation()
  const uploads = useUploads({ folder: 'notice', most, count: value.length })
  return (
    <Upload<UploadedFile>
      {...(id !== undefined && { id })}
      multiple={most > 1}
      accept={picture ? pictures : documents}
      listType={picture ? 'picture' : 'text'}
      fileList={value}
      {...uploads}
      onChange={({ fileList }) => onChange?.(fileList.map(entryOf))}
    >
      <Button icon={<UploadOutlined aria-hidden="true" />} disabled={value.length >= most}>
        {picture ? t('notice.choosePicture') : t('notice.chooseFiles')}
      </Button>
    </Upload>
  )
}
