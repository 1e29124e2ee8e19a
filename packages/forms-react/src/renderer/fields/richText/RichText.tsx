import type { Lang } from '@shouya/forms/texts'
import { EditorContent, useEditor } from '@tiptap/react'
import { useEffect, useRef } from 'react'
import { sanitise } from '../../sanitise.ts'
import type { InputProps } from '../controlProps.ts'
import { EXTENSIONS } from './extensions.ts'
import Toolbar from './Toolbar.tsx'

interface Props {
  readonly input: InputProps
  readonly labelledBy: string
  readonly html: string
  readonly change: (html: string) => void
  readonly width: string
  /** Height of the text area in px; longer text scrolls. */
  readonly height: number
  readonly placeholder: string
  /** Language of the toolbar. */
  readonly lang: Lang
  /** Offers to put pictures into the text. */
  readonly pictures?: boolean
}

export default function RichText(props: Props) {
  const { input, labelledBy, html, change, width, height, placeholder, lang, pictures = false } = props
  const label = input['aria-label']
  const sent = useRef(html)
  const attributes: Record<string, string> = {
    id: input.id,
    role: 'textbox',
    'aria-multiline': 'true',
    class: 'sf-rich-text',
    ...(label === undefined ? { 'aria-labelledby': labelledBy } : { 'aria-label': label }),
    ...(input['aria-describedby'] && { 'aria-describedby': input['aria-describedby'] }),
    ...(input['aria-required'] && { 'aria-required': 'true' }),
    ...(input['aria-invalid'] && { 'aria-invalid': 'true' }),
  }
  const editor = useEditor({
    extensions: EXTENSIONS,
    content: sanitise(html),
    editable: !input.disabled,
    editorProps: { attributes },
    shouldRerenderOnTransaction: false,
    onUpdate: ({ editor: changed }) => {
      sent.current = changed.isEmpty ? '' : changed.getHTML()
      change(sent.current)
    },
  })

  // Applies values that were set from outside; typed text is in the editor already.
  useEffect(() => {
    if (html === sent.current) return
    sent.current = html
    editor.commands.setContent(sanitise(html), { emitUpdate: false })
  }, [editor, html])

  useEffect(() => editor.setEditable(!input.disabled, false), [editor, input.disabled])

  return (
    <div
      className="sf-editor"
      style={{ width }}
      data-invalid={input['aria-invalid']}
      data-disabled={input.disabled || undefined}
    >
      <Toolbar editor={editor} lang={lang} disabled={input.disabled} pictures={pictures} />
      <div className="sf-editor-text" style={{ height }} data-placeholder={html === '' ? placeholder : undefined}>
        <EditorContent editor={editor} />
      </div>
    </div>
  )
}
