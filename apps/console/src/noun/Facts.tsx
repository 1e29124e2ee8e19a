import type { Field } from '@shouya/noun/field'
import type { Fielded, FieldName } from '@shouya/noun/noun'
import Details, { type Detail } from '../ui/Details.tsx'
import { useNounWords } from './useNounWords.ts'
import Value from './Value.tsx'

/** Texts from this length on take a line of their own. */
const LONG = 200

const isWide = (field: Field): boolean =>
  ['paragraph', 'photos', 'files', 'file', 'codes'].includes(field.kind) || (field.kind === 'line' && field.max >= LONG)

type Props<N extends Fielded> = {
  of: N
  row: Readonly<Record<string, unknown>>
  /** Fields by name, in their order; what is not simply a field comes with its own label and value. */
  show: readonly (FieldName<N> | Detail | false)[]
}

/** The fields of a record under the names that they have everywhere. */
export default function Facts<N extends Fielded>({ of, row, show }: Props<N>) {
  const { label } = useNounWords(of)
  const items = show.map((item) => {
    if (typeof item !== 'string') return item
    return {
      label: label(item),
      value: <Value of={of} name={item} value={row[item]} />,
      wide: isWide(of.fields[item] as Field),
    }
  })
  return <Details items={items} />
}
