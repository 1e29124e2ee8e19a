import { columnOf } from '@shouya/noun/noun'
import { Form, Select } from 'antd'
import { type ReactNode, use } from 'react'
import { useTranslation } from 'react-i18next'
import CompanySelect from '../ui/CompanySelect.tsx'
import DayRange from '../ui/DayRange.tsx'
import DeptTreeSelect from '../ui/DeptTreeSelect.tsx'
import DictSelect from '../ui/DictSelect.tsx'
import { NounContext } from './NounContext.ts'
import { useNounWords } from './useNounWords.ts'

type Props = {
  of: string
  /** What the list calls it, where that is not simply the field's name. */
  label?: string
  /** The input where it is not simply that of the kind. */
  children?: ReactNode
}

/** A filter of the noun's list by one of its fields: its label and the input of its kind. Of its days: both. */
export default function Filter({ of, label: called, children }: Props) {
  const { t } = useTranslation()
  const noun = use(NounContext)
  const field = noun?.fields[of]
  if (!noun || !field) throw new Error(`a filter by ${of} outside of the list of a noun that has it`)
  const { label, choice } = useNounWords(noun)
  if (field.kind === 'day' || field.kind === 'moment') return <DayRange label={called ?? label(of)} />
  const multiple = noun.query?.among?.includes(of) ?? false
  const inputOf = () => {
    switch (field.kind) {
      case 'unit':
        return <DeptTreeSelect placeholder={t('common.all')} />
      case 'company':
        return <CompanySelect placeholder={t('common.all')} />
      case 'choice':
        return (
          <Select
            allowClear
            placeholder={t('common.all')}
            options={field.values.map((value) => ({ value, label: choice(of, value) }))}
          />
        )
      default:
        return <DictSelect dict={'dict' in field ? field.dict : ''} multiple={multiple} placeholder={t('common.all')} />
    }
  }
  const name = called ?? (field.kind === 'unit' ? t('registers.unit') : label(of))
  return (
    <Form.Item name={columnOf(of, field)} label={name}>
      {children ?? inputOf()}
    </Form.Item>
  )
}
