import type { OptionItem } from '@shouya/forms/document'
import { isList, type Json } from '@shouya/forms/json'
import { flatOptions, readOption } from '@shouya/forms/readOptions'
import { valueKindOf } from '@shouya/forms/valueKind'
import { Input, InputNumber, Select, Switch } from 'antd'
import type { EditorProps } from './editorProps.ts'
import { TextsEditor } from './TextsEditor.tsx'

/** The default value of a field, entered with the control of its kind. */
export function DefaultEditor(props: EditorProps) {
  const { id, field, value, onChange } = props
  const kind = valueKindOf(field)
  if (kind === 'number')
    return (
      <InputNumber
        id={id}
        className="fd-wide"
        value={typeof value === 'number' ? value : null}
        onChange={(next) => onChange(next ?? (field.type === 'number' ? null : 0))}
      />
    )
  if (kind === 'flag') return <Switch id={id} size="small" checked={value === true} onChange={onChange} />
  if (kind === 'dates') return <TextsEditor {...props} />
  if (kind === 'choice' || kind === 'choices' || kind === 'path')
    return (
      <Select
        id={id}
        className="fd-wide"
        allowClear
        mode={kind === 'choice' ? undefined : 'multiple'}
        value={kind === 'choice' ? value || undefined : listOf(value)}
        options={optionsOf(props)}
        onChange={(next: Json | undefined) => onChange(next ?? (field.type === 'radio' ? '' : undefined))}
      />
    )
  return <Input id={id} value={String(value ?? '')} onChange={(event) => onChange(event.target.value)} />
}

const listOf = (value: Json | undefined): Json[] => (isList(value) ? [...value] : [])

/** The options of all levels in one list. */
function optionsOf({ field }: EditorProps): { value: string | number; label: string }[] {
  const options = readOption(field, 'options')
  if (!isList(options)) return []
  return flatOptions(options as readonly OptionItem[]).map(({ value, label }) => ({
    value,
    label: label ?? String(value),
  }))
}
