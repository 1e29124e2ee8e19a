import { peopleSources, unitSources } from '@shouya/contract/sources'
import { Select } from 'antd'
import { useTranslation } from 'react-i18next'
import { useKnown } from '../../../flow/console/words/known.ts'

const SOURCES: Record<'people' | 'units', readonly string[]> = { people: peopleSources, units: unitSources }

type Props = {
  id?: string
  label?: string
  holding?: keyof typeof SOURCES
  value: string
  onChange: (model: string) => void
}

/** A field of the form; with `holding` only fields whose options are people, or units. */
export default function FieldSelect({ id, label, holding, value, onChange }: Props) {
  const { t } = useTranslation()
  const { form, fieldName } = useKnown()
  const options = [...(form?.top.byModel ?? [])]
    .filter(([, field]) => !holding || SOURCES[holding].includes(field.source ?? ''))
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
