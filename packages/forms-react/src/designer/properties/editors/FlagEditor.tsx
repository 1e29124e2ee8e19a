import { Switch } from 'antd'
import type { EditorProps } from './editorProps.ts'

export function FlagEditor({ id, value, onChange }: EditorProps) {
  return <Switch id={id} size="small" checked={value === true} onChange={onChange} />
}
