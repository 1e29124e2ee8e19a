import { AutoComplete } from 'antd'
import { useDesignerParts } from '../../DesignerContext.ts'
import type { DesignerHost } from '../../designerHost.ts'
import type { EditorProps } from './editorProps.ts'

/** Any text, with those at hand that usually fit: names that the host registers, formats, kinds of input. */
export function SuggestEditor({ id, name, field, value, onChange }: EditorProps) {
  const { host } = useDesignerParts()
  const options = suggestions(name, field.type, host).map((each) => ({ value: each }))
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

function suggestions(name: string, type: string, host: DesignerHost): readonly string[] {
  if (name === 'dynamicFun') return host.functions ?? []
  if (name === 'width') return ['100%', '50%', '200px', '320px']
  if (name === 'type') return ['text', 'password', 'tel', 'email', 'url']
  return type === 'time' ? ['HH:mm:ss', 'HH:mm'] : ['YYYY-MM-DD', 'YYYY-MM-DD HH:mm', 'YYYY-MM-DD HH:mm:ss', 'YYYY-MM']
}
