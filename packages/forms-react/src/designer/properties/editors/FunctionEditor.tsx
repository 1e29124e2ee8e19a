import { Select } from 'antd'
import { useDesignerParts, useText } from '../../DesignerContext.ts'
import type { EditorProps } from './editorProps.ts'

/** A choice among the host's functions for buttons or downloads. */
export function FunctionEditor({ id, field, value, onChange }: EditorProps) {
  const { host } = useDesignerParts()
  const t = useText()
  const names = (field.type === 'button' ? host.functions : host.fileFunctions) ?? []
  const chosen = String(value ?? '')
  return (
    <Select<string>
      id={id}
      className="fd-wide"
      placeholder={t('condition.choose')}
      value={chosen === '' ? (null as unknown as string) : chosen}
      options={names.map((name) => ({ value: name, label: host.functionName(name) }))}
      onChange={onChange}
    />
  )
}
