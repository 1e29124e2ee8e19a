import { type Field, isList } from './field.ts'
import { type ColumnOf, columnOf, type Fielded, type FieldWith, fieldsWith } from './noun.ts'

type Columns<N extends Fielded> = { [K in FieldWith<N, 'entered'>]: ColumnOf<N['fields'][K], K> }[FieldWith<
  N,
  'entered'
>]
type Values<N extends Fielded, R> = Pick<R, Columns<N> & keyof R>

function nothing(field: Field) {
  if (isList(field)) return []
  return field.kind === 'flag' && !field.optional ? false : null
}

/** What the form of a noun writes, of a row or of the body of a save; nothing said is null, of a flag that must be said no, of a list an empty one. */
export const enteredOf = <N extends Fielded, R extends object>(noun: N, row: R): Values<N, R> =>
  Object.fromEntries(
    fieldsWith(noun, 'entered').map((name) => {
      const field = noun.fields[name] as Field
      const column = columnOf(name, field)
      const value: unknown = row[column as never]
      return [column, value === undefined || value === '' || value === null ? nothing(field) : value]
    }),
  ) as unknown as Values<N, R>
