import type { Lang } from '@shouya/forms/texts'
import { type Editor, useEditorState } from '@tiptap/react'
import { Button } from 'antd'
import { text } from '../../texts.ts'
import LinkButton from './LinkButton.tsx'
import PictureButton from './PictureButton.tsx'
import { TOOLS } from './tools.ts'

interface Props {
  readonly editor: Editor
  readonly lang: Lang
  readonly disabled: boolean
  /** Offers to put pictures into the text. */
  readonly pictures: boolean
}

export default function Toolbar({ editor, lang, disabled, pictures }: Props) {
  const active = useEditorState({
    editor,
    selector: ({ editor: current }) => TOOLS.map((tool) => tool.active?.(current) ?? false),
    equalityFn: (a, b) => a.every((flag, index) => flag === b?.[index]),
  })
  return (
    <div role="toolbar" aria-label={text(lang, 'editorTools')} className="sf-editor-tools">
      {TOOLS.map(({ key, icon: Icon, run, active: canBeActive }, index) => (
        <Button
          key={key}
          type="text"
          size="small"
          className={active[index] ? 'sf-tool-active' : undefined}
          aria-pressed={canBeActive ? active[index] : undefined}
          aria-label={text(lang, key)}
          title={text(lang, key)}
          icon={<Icon />}
          disabled={disabled}
          onClick={() => run(editor)}
        />
      ))}
      <LinkButton editor={editor} lang={lang} disabled={disabled} />
      {pictures && <PictureButton editor={editor} lang={lang} disabled={disabled} />}
    </div>
  )
}
