import { isList } from '@shouya/forms/json'
import { Input } from 'antd'
import type { EditorProps } from './editorProps.ts'

/** Two texts in a fixed order, e.g. the placeholders of a range. */
export function TextsEditor({ id, value, onChange }: EditorProps) {
  const texts = isList(value) ? value.map(String) : []
  const [first = '', last = ''] = texts
  return (
    <div className="fd-pair">
      <Input id={id} value={first} onChange={(event) => onChange([event.target.value, last])} />
      <Input aria-labelledby={id} value={last} onChange={(event) => onChange([first, event.target.value])} />
    </div>
  )
}
