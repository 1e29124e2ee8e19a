import { columnOf } from '@shouya/noun/noun'
import { Form } from 'antd'
import { type ReactNode, use } from 'react'
import { useTranslation } from 'react-i18next'
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
  const { label } = useNounWords(noun)
  if (field.kind === 'day' || field.kind === 'moment') return <DayRange label={called ?? label(of)} />
  const isUnit = field.kind === 'unit'
  const severalOf = noun.query?.among?.includes(of) ?? false
  return (
    <Form.Item name={columnOf(of, field)} label={called ?? (isUnit ? t('registers.unit') : label(of))}>
      {children ??
        (isUnit ? (
          <DeptTreeSelect placeholder={t('common.all')} />
        ) : (
          <DictSelect dict={'dict' in field ? field.dict : ''} multiple={severalOf} placeholder={t('common.all')} />
        ))}
    </Form.Item>
  )
}
