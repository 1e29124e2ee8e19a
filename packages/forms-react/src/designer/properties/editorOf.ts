import type { Field } from '@shouya/forms/document'
import type { ComponentType } from 'react'
import { ChoiceEditor } from './editors/ChoiceEditor.tsx'
import { DefaultEditor } from './editors/DefaultEditor.tsx'
import type { EditorProps } from './editors/editorProps.ts'
import { FlagEditor } from './editors/FlagEditor.tsx'
import { FunctionEditor } from './editors/FunctionEditor.tsx'
import { ItemsEditor } from './editors/ItemsEditor.tsx'
import { LongTextEditor } from './editors/LongTextEditor.tsx'
import { MapEditor } from './editors/MapEditor.tsx'
import { NumberEditor } from './editors/NumberEditor.tsx'
import { SuggestEditor } from './editors/SuggestEditor.tsx'
import { TextEditor } from './editors/TextEditor.tsx'
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
