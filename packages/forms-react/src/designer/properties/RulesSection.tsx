import { DeleteOutlined } from '@ant-design/icons'
import type { Field, ValidationRule } from '@shouya/forms/document'
import type { Json } from '@shouya/forms/json'
import { propertyName } from '@shouya/forms/names'
import { message } from '@shouya/forms/texts'
import { Input } from 'antd'
import { useStore, useText } from '../DesignerContext.ts'
import { AddButton } from './AddButton.tsx'
import { ListAction } from './ListAction.tsx'
import { PropertyRow } from './PropertyRow.tsx'
import { PropertySection } from './PropertySection.tsx'
import { SwitchRow } from './SwitchRow.tsx'

/** The first rule says whether a value is required, the others hold a pattern each (spec 001 section 3). */
export function RulesSection({ id, field }: { id: string; field: Field }) {
  const store = useStore()
  const t = useText()
  const nameOf = (property: string) => propertyName(store.lang, property)
  const defaultRule: ValidationRule = { required: false, message: message(store.lang, 'issue.required') }
  const [required = defaultRule, ...patterns] = field.rules ?? []
  const write = (rules: readonly ValidationRule[]) =>
    store.run({ type: 'setProperty', id, property: 'rules', value: rules as Json })
  const setPattern = (index: number, patch: ValidationRule) =>
    write([required, ...patterns.with(index, { ...patterns[index], ...patch })])
  return (
    <PropertySection title={t('section.rules')}>
      <SwitchRow
        label={nameOf('required')}
        checked={required.required === true}
        onChange={(isOn) => write([{ ...required, required: isOn }, ...patterns])}
      />
      <PropertyRow label={nameOf('message')}>
        {(input) => (
          <Input
            id={input}
            value={required.message ?? ''}
            onChange={(event) => write([{ ...required, message: event.target.value }, ...patterns])}
          />
        )}
      </PropertyRow>
      <div className="fd-list">
        {patterns.map((rule, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a rule is its number
          <div className="fd-rule" key={index}>
            <Input
              className="fd-code"
              aria-label={nameOf('patterns')}
              placeholder={t('rule.pattern')}
              value={rule.pattern ?? ''}
              onChange={(event) => setPattern(index, { pattern: event.target.value })}
            />
            <Input
              aria-label={nameOf('message')}
              placeholder={t('rule.message')}
              value={rule.message ?? ''}
              onChange={(event) => setPattern(index, { message: event.target.value })}
            />
            <ListAction
              icon={<DeleteOutlined aria-hidden="true" />}
              label={t('item.remove')}
              onClick={() => write([required, ...patterns.toSpliced(index, 1)])}
            />
          </div>
        ))}
        <AddButton onClick={() => write([required, ...patterns, { pattern: '', message: '' }])}>
          {t('rule.add')}
        </AddButton>
      </div>
    </PropertySection>
  )
}
