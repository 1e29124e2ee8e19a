import { InboxOutlined, PlusOutlined, SignatureOutlined, UploadOutlined } from '@ant-design/icons'
import { readOption } from '@shouya/forms/readOptions'
import { message } from '@shouya/forms/texts'
import { uploadLimit } from '@shouya/forms/uploads'
import { Button, Image, Upload, type UploadFile, type UploadProps } from 'antd'
import { useState } from 'react'
import { useForm } from '../formContext.ts'
import type { UploadedFile } from '../host/sendFile.ts'
import type { Transfer } from '../store/transfer.ts'
import { filesOf } from '../store/transfers.ts'
import { text } from '../texts.ts'
import { widthOf } from '../widthOf.ts'
import { type ControlProps, groupProps } from './controlProps.ts'
import { useDownload } from './useDownload.ts'
import { useUpload } from './useUpload.ts'

/**
 * Uploads of files and images. antd renders the list; transfers belong to the store, so that they continue after
 * unmounting (see `startTransfer`).
 */
export default function UploadControl(props: ControlProps) {
  const { node, field, value, transfers, input } = props
  const { lang, host } = useForm()
  const { refusal, accept, add, retry, remove } = useUpload(node)
  const download = useDownload(field)
  const [opened, setOpened] = useState<string>()
  const isImage = field.type === 'uploadImg'
  const style = listTypeOf(readOption(field, 'listType'))
  const isCards = isImage && style === 'picture-card'
  const files = filesOf(value)
  const running = transfers.filter(({ status }) => status === 'uploading')
  const { draw } = host()
  const isDrawn = isImage && draw !== undefined && readOption(field, 'signature') === true
  const disabled = input.disabled || refusal !== undefined || host().upload === undefined

  const chooser = `${input.id}-file`

  const settings: UploadProps = {
    id: chooser,
    accept,
    disabled,
    multiple: readOption(field, 'multiple') === true,
    listType: isImage ? style : 'text',
    fileList: [
      ...files.map(
        (file): UploadFile => ({ ...file, uid: file.uid, thumbUrl: isImage ? file.url : undefined, type: '' }),
      ),
      ...running.map(
        ({ uid, file, percent }): UploadFile => ({
          uid,
          name: file.name,
          status: 'uploading',
          percent,
          'aria-label': file.name,
        }),
      ),
    ],
    // Keeps antd from uploading and from keeping the file.
    beforeUpload: (file, added) => {
      if (file === added[0]) add(added)
      return Upload.LIST_IGNORE
    },
    onRemove: ({ uid }) => {
      remove(uid)
      return false
    },
    onPreview: ({ uid }) => {
      const file = files.find((item) => item.uid === uid)
      if (file?.status === 'done') open(file)
    },
    showUploadList: { showRemoveIcon: !input.disabled },
  }

  // The button of antd would contain our button and take its focus.
  const choose = () => document.getElementById(chooser)?.click()
  const open = (file: UploadedFile) => (isImage ? setOpened(file.url) : download(file))
  const sign = () =>
    void draw?.().then(
      (file) => file && add([file]),
      () => undefined,
    )
  const begin = isDrawn ? sign : choose
  const isFull = files.length + running.length >= uploadLimit(field)
  const label = isDrawn ? text(lang, 'sign') : String(readOption(field, 'placeholder') || message(lang, 'field.upload'))
  const failed = transfers.filter((transfer) => transfer.status === 'failed')
  return (
    <div {...groupProps(props)} className="sf-upload" style={{ width: widthOf(field) }} tabIndex={-1}>
      {!isImage && readOption(field, 'drag') === true ? (
        <Upload.Dragger {...settings}>
          <p className="sf-drop-icon">
            <InboxOutlined />
          </p>
          <p>{text(lang, 'dropFile')}</p>
        </Upload.Dragger>
      ) : (
        <Upload {...settings} hasControlInside openFileDialogOnClick={false}>
          {isCards ? (
            !isFull && (
              <button type="button" className="sf-upload-card" disabled={disabled} onClick={begin}>
                {isDrawn ? <SignatureOutlined aria-hidden /> : <PlusOutlined aria-hidden />}
                <span>{label}</span>
              </button>
            )
          ) : (
            <Button icon={<UploadOutlined />} disabled={disabled} onClick={begin}>
              {label}
            </Button>
          )}
        </Upload>
      )}
      {isCards && <FileActions label={text(lang, 'abort')} files={running} act={remove} />}
      {/* Not in antd's list, whose name of a failed file is a button already. */}
      <FileActions label={text(lang, 'retry')} files={failed} act={retry} />
      {refusal && <div className="sf-issues sf-error">{refusal}</div>}
      {opened !== undefined && (
        <Image
          className="sf-hidden"
          src={opened}
          alt=""
          preview={{ open: true, onOpenChange: (isOpen) => !isOpen && setOpened(undefined) }}
        />
      )}
    </div>
  )
}

const listTypeOf = (listType: unknown): 'text' | 'picture' | 'picture-card' =>
  listType === 'text' || listType === 'picture' ? listType : 'picture-card'

interface FileActionsProps {
  readonly label: string
  readonly files: readonly Transfer[]
  readonly act: (uid: string) => void
}

/** Actions on files that the items of antd's list have no room for. */
function FileActions({ label, files, act }: FileActionsProps) {
  return files.map(({ uid, file }) => (
    <Button key={uid} size="small" type="link" onClick={() => act(uid)}>
      {label} {file.name}
    </Button>
  ))
}
