import type { Field } from '@shouya/forms/document'
import { fieldTypeOf } from '@shouya/forms/fieldTypes'
import type { Json } from '@shouya/forms/json'
import { propertyName } from '@shouya/forms/names'
import { readOption } from '@shouya/forms/readOptions'
import { useStore } from '../DesignerContext.ts'
import { editorOf } from './editorOf.tsx'
import { PropertyRow } from './PropertyRow.tsx'

/** One option of a field, in the editor of its kind. */
export function OptionEditor({ id, field, name }: { id: string; field: Field; name: string }) {
  const store = useStore()
  const spec = fieldTypeOf(field.type)?.options[name]
  if (!spec) return null
  const Editor = editorOf(name, spec, field)
  const onChange = (value: Json | undefined) => {
    store.run({ type: 'setOption', ids: [id], option: name, value })
  }
  return (
    <PropertyRow label={propertyName(store.lang, name)} inline={spec.kind === 'flag'}>
      {(input) => (
        <Editor
          id={input}
          name={name}
          field={field}
          value={readOption(field, name)}
          choices={spec.choices}
          onChange={onChange}
        />
      )}
    </PropertyRow>
  )
}
