import type { Field } from '@shouya/noun/field'
import type { Fielded, FieldName, FieldWith } from '@shouya/noun/noun'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { Column } from '../registers/Column.ts'
import CompanyName from '../ui/CompanyName.tsx'
import DictTag from '../ui/DictTag.tsx'
import DictText from '../ui/DictText.tsx'
import DictTexts from '../ui/DictTexts.tsx'
import { yuan } from '../ui/money.ts'
import UnitName from '../ui/UnitName.tsx'
import { useDuration } from '../ui/useDuration.ts'
import { useStatusWidth } from '../ui/useStatusWidth.ts'
import When from '../ui/When.tsx'
import { useNounWords } from './useNounWords.ts'

type Listed<N extends Fielded> = Exclude<FieldName<N>, FieldWith<N, 'detail'>>
type Drawn<R> = Partial<Omit<Column<R>, 'key'>> & Pick<Column<R>, 'width'>

/**
 * Columns of a noun's list: their titles and values follow from the noun, what is said here is how they are drawn. `status` is
 * a tag at the right, in which no word of its dictionary is cut.
 */
export function useNounColumns<N extends Fielded, R>(of: N, drawn: { [K in Listed<N>]?: Drawn<R> }): Column<R>[] {
  const { t } = useTranslation()
  const { label, choice } = useNounWords(of)
  const duration = useDuration()
  const { status } = of.fields
  const statusDict = status?.kind === 'code' ? status.dict : ''
  const statusWidth = useStatusWidth(statusDict, 0)
  // What is text is answered as text: the table lets it go on in a second line.
  const cellOf = (name: string, field: Field, value: unknown): ReactNode => {
    if (value === null || value === undefined || value === '') return '-'
    switch (field.kind) {
      case 'company':
        return <CompanyName name={value as string} />
      case 'unit':
        return <UnitName name={value as string} />
      case 'day':
      case 'moment':
        return <When at={value as string} />
      case 'code':
      case 'textCode':
        return <DictText dict={field.dict} value={value as number | string} />
      case 'codes':
        return <DictTexts dict={field.dict} values={value as number[]} />
      case 'choice':
        return choice(name as FieldName<N>, value)
      case 'minutes':
        return duration(value as number)
      case 'money':
        return yuan(value as number)
      case 'flag':
        return value ? t('ui.yes') : t('ui.no')
      default:
        return String(value)
    }
  }
  return Object.entries(drawn as Record<string, Drawn<R>>).map(([name, column]) => {
    const field = of.fields[name] as Field
    const value = (row: R) => (row as Record<string, unknown>)[name]
    const tag: Partial<Column<R>> = {
      pin: 'right',
      render: (row) => <DictTag dict={statusDict} value={value(row) as number} />,
    }
    return {
      key: name,
      title: label(name as FieldName<N>),
      ...(['minutes', 'count', 'money', 'decimal'].includes(field.kind) && { right: true }),
      render: (row) => cellOf(name, field, value(row)),
      ...(field === status && statusDict && tag),
      ...column,
      ...(field === status && statusDict && { width: Math.max(column.width, statusWidth) }),
    }
  })
}
