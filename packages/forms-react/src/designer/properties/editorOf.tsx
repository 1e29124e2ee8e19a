import { newItem } from '@shouya/forms/createField'
import type { Field, OptionItem } from '@shouya/forms/document'
import { isList, type Json } from '@shouya/forms/json'
import { AutoComplete, Input, Select, Switch } from 'antd'
import type { ComponentType } from 'react'
import { useDesignerParts, useStore, useText } from '../DesignerContext.ts'
import { choiceName } from './choiceName.ts'
import { DefaultEditor } from './editors/DefaultEditor.tsx'
import type { EditorProps } from './editors/editorProps.ts'
import { ItemLevel } from './editors/ItemLevel.tsx'
import { MapEditor } from './editors/MapEditor.tsx'
import { NumberEditor } from './editors/NumberEditor.tsx'
import { TextsEditor } from './editors/TextsEditor.tsx'

type Editor = ComponentType<EditorProps>

const byKind: Readonly<Record<string, Editor>> = {
  text: TextEditor,
  words: TextEditor,
  flag: FlagEditor,
  number: NumberEditor,
  limit: NumberEditor,
  choice: ChoiceEditor,
  items: ItemsEditor,
  texts: TextsEditor,
  map: MapEditor,
  json: DefaultEditor,
}

const suggested: ReadonlySet<string> = new Set(['format', 'type', 'width'])

/** The editor of an option: by its kind, with exceptions by name. */
export function editorOf(name: string, { kind }: { kind: string }, field: Field): Editor {
  if (name === 'dynamicFun') return FunctionEditor
  if (kind === 'text' && suggested.has(name)) return SuggestEditor
  if (['customStyle', 'data', 'description'].includes(name)) return LongTextEditor
  if (name === 'defaultValue')
    return ['html', 'textarea', 'editor'].includes(field.type) ? LongTextEditor : DefaultEditor
  return byKind[kind] ?? TextEditor
}

function TextEditor({ id, value, onChange }: EditorProps) {
  return <Input id={id} value={String(value ?? '')} onChange={(event) => onChange(event.target.value)} />
}

function FlagEditor({ id, value, onChange }: EditorProps) {
  return <Switch id={id} size="small" checked={value === true} onChange={onChange} />
}

function ChoiceEditor({ id, name, value, choices = [], onChange }: EditorProps) {
  const { lang } = useStore()
  const options = choices.map((choice) => ({ value: choice, label: choiceName(lang, name, choice) }))
  return <Select id={id} className="fd-wide" value={String(value ?? '')} options={options} onChange={onChange} />
}

function LongTextEditor({ id, value, onChange }: EditorProps) {
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

/** Free text with suggestions: formats, input types. */
function SuggestEditor({ id, name, field, value, onChange }: EditorProps) {
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

/** A choice among the host's functions for buttons or downloads. */
function FunctionEditor({ id, field, value, onChange }: EditorProps) {
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

const nested: ReadonlySet<string> = new Set(['treeSelect', 'cascader'])

/** The options of a field; those of tree selects and cascaders have children. */
function ItemsEditor({ field, value, onChange }: EditorProps) {
  const { lang } = useStore()
  return (
    <ItemLevel
      items={isList(value) ? (value as readonly OptionItem[]) : []}
      isNested={nested.has(field.type)}
      add={(count) => newItem(count + 1, lang)}
      onChange={(items) => onChange(items as readonly Json[])}
    />
  )
}
