import type { Command } from '@shouya/forms/command'
import { fieldTypeOf } from '@shouya/forms/fieldTypes'
import { indexDocument } from '@shouya/forms/indexDocument'
import { propertyName } from '@shouya/forms/names'
import { readOption } from '@shouya/forms/readOptions'
import { Button } from 'antd'
import { useDesigner, useDocument, useStore, useText } from '../DesignerContext.ts'
import { PropertySection } from './PropertySection.tsx'
import { SwitchRow } from './SwitchRow.tsx'

/** Several fields at once: the flags that all of them have, set in one step. */
export function ManyProperties() {
  const store = useStore()
  const t = useText()
  const document = useDocument()
  const selection = useDesigner((state) => state.selection)
  const fields = selection.flatMap((id) => indexDocument(document).byId.get(id)?.field ?? [])
  const shared = ['hidden', 'disabled', 'clearable'].filter((option) =>
    fields.every(({ type }) => fieldTypeOf(type)?.options[option] !== undefined),
  )
  const isRequired = fields.every(({ rules }) => rules?.[0]?.required === true)
  const hasRules = fields.every(({ rules }) => rules !== undefined && rules.length > 0)
  const setOption = (option: string, value: boolean) => store.run({ type: 'setOption', ids: selection, option, value })
  const setRequired = (required: boolean) =>
    all(
      fields.map(({ key = '', rules = [] }) => ({
        type: 'setProperty',
        id: key,
        property: 'rules',
        value: rules.with(0, { ...rules[0], required }),
      })),
    )
  const all = (commands: readonly Command[]) => store.run({ type: 'all', commands })
  return (
    <PropertySection title={t('panel.many', { count: selection.length })}>
      {hasRules && (
        <SwitchRow label={propertyName(store.lang, 'required')} checked={isRequired} onChange={setRequired} />
      )}
      {shared.map((option) => (
        <SwitchRow
          key={option}
          label={propertyName(store.lang, option)}
          checked={fields.every((field) => readOption(field, option) === true)}
          onChange={(value) => setOption(option, value)}
        />
      ))}
      <div className="fd-buttons">
        <Button size="small" onClick={() => store.openMenu('move')}>
          {t('move.title')}
        </Button>
        <Button size="small" onClick={() => store.duplicate()}>
          {t('item.copy')}
        </Button>
        <Button size="small" danger onClick={() => store.remove()}>
          {t('item.remove')}
        </Button>
      </div>
    </PropertySection>
  )
}
