import type { ValueKind } from '@shouya/forms/valueKind'
import { Select } from 'antd'
import { useTranslation } from 'react-i18next'
import { useKnown } from '../words/known.ts'

/** Kinds of values that can hold people or units. */
const HOLDING: ReadonlySet<ValueKind | undefined> = new Set(['choice', 'choices', 'number', 'any'])

type Props = { id?: string; label?: string; holding?: boolean; value: string; onChange: (model: string) => void }

/** A field of the form; with `holding` only those that can hold people or units. */
export default function FieldSelect({ id, label, holding = false, value, onChange }: Props) {
  const { t } = useTranslation()
  const { form, fieldName } = useKnown()
  const options = [...(form?.top.byModel ?? [])]
    .filter(([, field]) => !holding || HOLDING.has(field.kind))
    .map(([model]) => ({ value: model, label: fieldName(model) }))
  return (
    <Select<string>
      {...(id === undefined ? {} : { id })}
      {...(label === undefined ? {} : { 'aria-label': label })}
      className="flow-wide"
      placeholder={t('ui.choose')}
      value={value === '' ? (undefined as never) : value}
      options={options}
      showSearch={{ optionFilterProp: 'label' }}
      onChange={onChange}
    />
  )
}
