import { Input } from 'antd'
import type { EditorProps } from './editorProps.ts'

export function LongTextEditor({ id, value, onChange }: EditorProps) {
  return (
    <Input.TextArea
      id={id}
      autoSize={{ minRows: 2, maxRows: 8 }}
      value={String(value ?? '')}
      onChange={(event) => onChange(event.target.value)}
    />
  )
}
