import { Select } from 'antd'
import { useStore } from '../../DesignerContext.ts'
import { choiceName } from '../choiceName.ts'
import type { EditorProps } from './editorProps.ts'

export function ChoiceEditor({ id, name, value, choices = [], onChange }: EditorProps) {
  const { lang } = useStore()
  const options = choices.map((choice) => ({ value: choice, label: choiceName(lang, name, choice) }))
  return <Select id={id} className="fd-wide" value={String(value ?? '')} options={options} onChange={onChange} />
}
