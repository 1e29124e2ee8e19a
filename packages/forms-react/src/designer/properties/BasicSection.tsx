import type { Field } from '@shouya/forms/document'
import { fieldTypeOf } from '@shouya/forms/fieldTypes'
import { propertyName } from '@shouya/forms/names'
import { addonsOf, labelOf } from '@shouya/forms/readOptions'
import { valueKindOf } from '@shouya/forms/valueKind'
import { Input } from 'antd'
import { useStore, useText } from '../DesignerContext.ts'
import { typeName } from '../store/inWords.ts'
import { addonCommand } from './addonCommand.ts'
import { CommitInput } from './CommitInput.tsx'
import { PropertyRow } from './PropertyRow.tsx'
import { PropertySection } from './PropertySection.tsx'

/** Label, model, help, and the texts before and after the input. */
export function BasicSection({ id, field }: { id: string; field: Field }) {
  const store = useStore()
  const t = useText()
  const nameOf = (property: string) => propertyName(store.lang, property)
  const type = fieldTypeOf(field.type)
  const set = (property: 'label' | 'help' | 'model', value: string) =>
    store.run({ type: 'setProperty', id, property, value })
  const addons = addonsOf(field)
  return (
    <PropertySection title={t('section.basic', { type: typeName(field.type, store.lang) })}>
      <PropertyRow label={nameOf('label')}>
        {(input) => <Input id={input} value={labelOf(field)} onChange={(event) => set('label', event.target.value)} />}
      </PropertyRow>
      {valueKindOf(field) && (
        <PropertyRow label={nameOf('model')}>
          {(input) => (
            <CommitInput key={id} id={input} value={field.model ?? ''} onCommit={(value) => set('model', value)} />
          )}
        </PropertyRow>
      )}
      {type?.parts.includes('help') && (
        <PropertyRow label={nameOf('help')}>
          {(input) => (
            <Input.TextArea
              id={input}
              className="fd-grow"
              rows={1}
              value={field.help ?? ''}
              onChange={(event) => set('help', event.target.value)}
            />
          )}
        </PropertyRow>
      )}
      {type?.parts.includes('prefix') &&
        (['prefix', 'suffix'] as const).map((side) => (
          <PropertyRow key={side} label={nameOf(side)}>
            {(input) => (
              <Input
                id={input}
                value={side === 'prefix' ? addons.before : addons.after}
                onChange={(event) => store.run(addonCommand(id, field, side, event.target.value))}
              />
            )}
          </PropertyRow>
        ))}
    </PropertySection>
  )
}
