import type { Field } from '@shouya/noun/field'
import type { FieldName, FieldWith, Noun } from '@shouya/noun/noun'
import type { ReactNode } from 'react'
import type { Column } from '../registers/Column.ts'
import UnitName from '../ui/UnitName.tsx'
import When from '../ui/When.tsx'
import { useNounWords } from './useNounWords.ts'
import Value from './Value.tsx'

type Listed<N extends Noun> = Exclude<FieldName<N>, FieldWith<N, 'detail'>>
type Drawn<R> = Partial<Omit<Column<R>, 'key'>> & Pick<Column<R>, 'width'>

/** Columns of a noun's list: their titles and values follow from the noun, what is said here is how they are drawn. */
export function useNounColumns<N extends Noun, R>(of: N, drawn: { [K in Listed<N>]?: Drawn<R> }): Column<R>[] {
  const { label } = useNounWords(of)
  return Object.entries(drawn as Record<string, Drawn<R>>).map(([name, column]) => {
    const field = of.fields[name] as Field
    return {
      key: name,
      title: label(name as FieldName<N>),
      ...(field.kind === 'minutes' && { right: true }),
      render: (row) => cellOf(of, name, field, (row as Record<string, unknown>)[name]),
      ...column,
    }
  })
}

function cellOf(of: Noun, name: string, field: Field, value: unknown): ReactNode {
  switch (field.kind) {
    case 'unit':
      return <UnitName name={value as string | null} />
    case 'day':
    case 'moment':
      return <When at={value as string | null} />
    case 'number':
    case 'line':
    case 'paragraph':
    case 'person':
      // As text: the whole of it stands in the cell's title.
      return value === null || value === '' ? '-' : String(value)
    default:
      return <Value of={of} name={name} value={value} />
  }
}
