import { Input } from 'antd'
import type { EditorProps } from './editorProps.ts'

export function LongTextEditor({ id, value, onChange }: EditorProps) {
  return (
    <Input.TextArea
      id={id}
      className="fd-grow"
      rows={2}
      value={String(value ?? '')}
      onChange={(event) => onChange(event.target.value)}
    />
  )
}
