import type { Field } from './field.ts'
import { type ColumnOf, columnOf, type FieldWith, fieldsWith, type Noun } from './noun.ts'

type Columns<N extends Noun> = { [K in FieldWith<N, 'entered'>]: ColumnOf<N['fields'][K], K> }[FieldWith<N, 'entered'>]
type Values<N extends Noun, R> = Pick<R, Columns<N> & keyof R>

const nothing = ({ kind }: Field) => (kind === 'photos' || kind === 'codes' ? [] : null)

/** What the form of a noun writes, of a row or of the body of a save; nothing said is null, or an empty list. */
export const enteredOf = <N extends Noun, R extends object>(noun: N, row: R): Values<N, R> =>
  Object.fromEntries(
    fieldsWith(noun, 'entered').map((name) => {
      const field = noun.fields[name] as Field
      const column = columnOf(name, field)
      const value: unknown = row[column as never]
      return [column, value === undefined || value === '' || value === null ? nothing(field) : value]
    }),
  ) as unknown as Values<N, R>
