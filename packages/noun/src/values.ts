import { type FieldWith, fieldsWith, type Noun } from './noun.ts'

type Values<N extends Noun, R> = Pick<R, FieldWith<N, 'entered'> & keyof R>

/** What the form of a noun writes, of a row or of the body of a save; nothing said is null. */
export const enteredOf = <N extends Noun, R extends object>(noun: N, row: R): Values<N, R> =>
  Object.fromEntries(
    fieldsWith(noun, 'entered').map((name) => {
      const value: unknown = row[name as never]
      return [name, value === undefined || value === '' ? null : value]
    }),
  ) as unknown as Values<N, R>
