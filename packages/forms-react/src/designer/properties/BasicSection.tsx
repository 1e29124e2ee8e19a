import type { Command } from '@shouya/forms/command'
import type { Field } from '@shouya/forms/document'
import { fieldTypeOf } from '@shouya/forms/fieldTypes'
import { propertyName, typeName } from '@shouya/forms/names'
import { addonsOf, labelOf } from '@shouya/forms/readOptions'
import { valueKindOf } from '@shouya/forms/valueKind'
import { Input } from 'antd'
import { useState } from 'react'
import { useStore, useText } from '../DesignerContext.ts'
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
    <PropertySection title={t('section.basic', { type: typeName(store.lang, field.type) })}>
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

interface CommitInputProps {
  readonly id: string
  readonly value: string
  readonly onCommit: (value: string) => void
}

/** An input that commits on blur: a half-written or empty name would be refused. */
function CommitInput({ id, value, onCommit }: CommitInputProps) {
  const [typed, setTyped] = useState<string>()
  const commit = () => {
    if (typed !== undefined && typed !== value) onCommit(typed)
    setTyped(undefined)
  }
  return (
    <Input
      id={id}
      value={typed ?? value}
      onChange={(event) => setTyped(event.target.value)}
      onBlur={commit}
      onPressEnter={commit}
    />
  )
}

const NEWER = { prefix: 'addonBefore', suffix: 'addonAfter' } as const

/**
 * Sets the text before or after the input where this document keeps it: `options.addonBefore` in dialect C, else
 * `options.prefix`, which the original's panel writes and its renderer reads (forms.md 1.1).
 */
function addonCommand(id: string, field: Field, side: 'prefix' | 'suffix', value: string): Command {
  const newer = NEWER[side]
  const option = field.options && newer in field.options ? newer : side
  return { type: 'setOption', ids: [id], option, value }
}
