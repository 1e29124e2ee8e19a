import { LinkOutlined } from '@ant-design/icons'
import type { Lang } from '@shouya/forms/texts'
import type { Editor } from '@tiptap/react'
import { Button, Input, Popover, Space } from 'antd'
import { useState } from 'react'
import { text } from '../../texts.ts'

interface Props {
  readonly editor: Editor
  readonly lang: Lang
  readonly disabled: boolean
}

/** Turns the selected text into a link; an empty address removes the link. */
export default function LinkButton({ editor, lang, disabled }: Props) {
  const [open, setOpen] = useState(false)
  const [href, setHref] = useState('')
  const toggle = (next: boolean) => {
    if (next) setHref(String(editor.getAttributes('link').href ?? ''))
    setOpen(next)
  }
  const confirm = () => {
    const link = editor.chain().focus().extendMarkRange('link')
    if (href.trim() === '') link.unsetLink().run()
    else link.setLink({ href: href.trim() }).run()
    setOpen(false)
  }
  const form = (
    <Space.Compact>
      <Input
        value={href}
        autoFocus
        aria-label={text(lang, 'linkAddress')}
        placeholder="https://"
        onChange={({ target }) => setHref(target.value)}
        onPressEnter={(event) => {
          // Enter must not submit the form around it.
          event.preventDefault()
          confirm()
        }}
      />
      <Button type="primary" onClick={confirm}>
        {text(lang, 'confirm')}
      </Button>
    </Space.Compact>
  )
  return (
    <Popover open={open} onOpenChange={toggle} trigger="click" content={form} destroyOnHidden>
      <Button
        type="text"
        size="small"
        aria-label={text(lang, 'link')}
        title={text(lang, 'link')}
        icon={<LinkOutlined />}
        disabled={disabled}
      />
    </Popover>
  )
}
