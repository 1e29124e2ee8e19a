import { isList } from '@shouya/forms/json'
import { Input } from 'antd'
import type { EditorProps } from './editorProps.ts'

/** Two words in a fixed order, as the placeholders of a range. */
export function TextsEditor({ id, value, onChange }: EditorProps) {
  const words = isList(value) ? value.map(String) : []
  const [first = '', last = ''] = words
  return (
    <div className="fd-pair">
      <Input id={id} value={first} onChange={(event) => onChange([event.target.value, last])} />
      <Input aria-labelledby={id} value={last} onChange={(event) => onChange([first, event.target.value])} />
    </div>
  )
}
