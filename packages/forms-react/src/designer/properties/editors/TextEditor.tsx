import { Input } from 'antd'
import type { EditorProps } from './editorProps.ts'

export function TextEditor({ id, value, onChange }: EditorProps) {
  return <Input id={id} value={String(value ?? '')} onChange={(event) => onChange(event.target.value)} />
}
