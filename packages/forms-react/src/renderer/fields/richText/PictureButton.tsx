import { PictureOutlined } from '@ant-design/icons'
import type { Lang } from '@shouya/forms/texts'
import type { Editor } from '@tiptap/react'
import { Button } from 'antd'
import { useRef } from 'react'
import { text } from '../../texts.ts'

interface Props {
  readonly editor: Editor
  readonly lang: Lang
  readonly disabled: boolean
}

/** Pixels of the longer side: a picture stands in the text itself, and a camera's has ten times as many. */
const LONGEST = 1000
const QUALITY = 0.8

/** The picture as it is stored in the text: made smaller, without what a camera says of its place. */
async function dataUrlOf(file: File): Promise<string> {
  const picture = await createImageBitmap(file)
  const scale = Math.min(1, LONGEST / Math.max(picture.width, picture.height))
  const canvas = document.createElement('canvas')
  canvas.width = Math.round(picture.width * scale)
  canvas.height = Math.round(picture.height * scale)
  const context = canvas.getContext('2d')
  if (context) {
    // A transparent picture has a white ground.
    context.fillStyle = '#fff'
    context.fillRect(0, 0, canvas.width, canvas.height)
    context.drawImage(picture, 0, 0, canvas.width, canvas.height)
  }
  picture.close()
  return canvas.toDataURL('image/jpeg', QUALITY)
}

/** Puts a picture of the device into the text. */
export default function PictureButton({ editor, lang, disabled }: Props) {
  const chooser = useRef<HTMLInputElement>(null)
  const label = text(lang, 'insertPicture')
  const insert = async (file: File | undefined) => {
    // What is no picture after all leaves the text as it is.
    const src = file && (await dataUrlOf(file).catch(() => undefined))
    if (src) editor.chain().focus().setImage({ src, alt: file.name }).run()
  }
  return (
    <>
      <input
        ref={chooser}
        type="file"
        hidden
        aria-label={label}
        accept="image/png,image/jpeg,image/gif"
        onChange={({ target }) => {
          void insert(target.files?.[0])
          // The same picture can be chosen again.
          target.value = ''
        }}
      />
      <Button
        type="text"
        size="small"
        aria-label={label}
        title={label}
        icon={<PictureOutlined />}
        disabled={disabled}
        onClick={() => chooser.current?.click()}
      />
    </>
  )
}
