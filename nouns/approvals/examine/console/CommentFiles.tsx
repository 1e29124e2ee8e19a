import { PaperClipOutlined } from '@ant-design/icons'
import { type UploadedFile, upload } from '@shouya/console/api/upload.ts'
import { Button, Upload, type UploadFile } from 'antd'
import { useTranslation } from 'react-i18next'

export type CommentFile = UploadFile<UploadedFile>

type Props = { id?: string; value?: CommentFile[]; onChange?: (value: CommentFile[]) => void }

/** As many as the server takes. */
const MOST = 9

/** Files that go with a comment. They are uploaded at once; nobody else reads them before the comment is sent. */
export default function CommentFiles({ id, value = [], onChange }: Props) {
  const { t } = useTranslation()
  return (
    <Upload<UploadedFile>
      {...(id && { id })}
      className="examine-upload"
      multiple
      maxCount={MOST}
      fileList={value}
      customRequest={({ file, onSuccess, onError }) => {
        upload(file as File, 'daily').then((kept) => onSuccess?.(kept), onError)
      }}
      onChange={({ fileList }) => onChange?.(fileList)}
    >
      <Button icon={<PaperClipOutlined aria-hidden="true" />}>{t('examine.addFiles')}</Button>
    </Upload>
  )
}
