import { AutoComplete } from 'antd'
import type { EditorProps } from './editorProps.ts'

/** Free text with suggestions: formats, input types. */
export function SuggestEditor({ id, name, field, value, onChange }: EditorProps) {
  const options = suggestions(name, field.type).map((suggestion) => ({ value: suggestion }))
  return (
    <AutoComplete
      id={id}
      className="fd-wide"
      value={String(value ?? '')}
      options={options}
      onChange={(next: string) => onChange(next)}
    />
  )
}

function suggestions(name: string, type: string): readonly string[] {
  if (name === 'width') return ['100%', '50%', '200px', '320px']
  if (name === 'type') return ['text', 'password', 'tel', 'email', 'url']
  return type === 'time' ? ['HH:mm:ss', 'HH:mm'] : ['YYYY-MM-DD', 'YYYY-MM-DD HH:mm', 'YYYY-MM-DD HH:mm:ss', 'YYYY-MM']
}
