import { newItem } from '@shouya/forms/createField'
import type { OptionItem } from '@shouya/forms/document'
import { isList, type Json } from '@shouya/forms/json'
import { useStore } from '../../DesignerContext.ts'
import type { EditorProps } from './editorProps.ts'
import { ItemLevel } from './ItemLevel.tsx'

const nested: ReadonlySet<string> = new Set(['treeSelect', 'cascader'])

/** The options of a field; those of tree selects and cascaders have children. */
export function ItemsEditor({ field, value, onChange }: EditorProps) {
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
