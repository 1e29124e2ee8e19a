import { PaperClipOutlined } from '@ant-design/icons'
import { isWebAddress } from '@shouya/forms/uploads'
import { Button, Image } from 'antd'
import { useDownload } from '../fields/useDownload.ts'
import { useForm } from '../formContext.ts'
import type { FieldSnapshot } from '../store/nodes.ts'
import { filesOf } from '../store/transfers.ts'

/** Uploaded files in read mode: images are shown, other files are links to download. */
export default function ReadFiles({ snapshot: { field, value } }: { snapshot: FieldSnapshot }) {
  const { mode } = useForm()
  const download = useDownload(field)
  const files = filesOf(value).filter(({ status, url }) => status === 'done' && isWebAddress(url))
  // A sensitive value is masked: it is text instead of a list of files.
  if (typeof value === 'string' && value !== '') return <div className="sf-read">{value}</div>
  if (files.length === 0) return <div className="sf-read sf-note">-</div>
  if (field.type === 'uploadImg')
    return (
      <Image.PreviewGroup>
        <div className="sf-images">
          {files.map(({ uid, url, name }) => (
            <Image key={uid} src={url} alt={name} width={104} height={104} className="sf-image" />
          ))}
        </div>
      </Image.PreviewGroup>
    )
  return (
    <ul className="sf-files">
      {files.map((file) => (
        <li key={file.uid}>
          {mode === 'print' ? (
            file.name
          ) : (
            <Button type="link" size="small" icon={<PaperClipOutlined />} onClick={() => download(file)}>
              {file.name}
            </Button>
          )}
        </li>
      ))}
    </ul>
  )
}
