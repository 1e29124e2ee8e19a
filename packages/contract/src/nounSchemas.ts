import type { Field } from '@shouya/noun/field'
import { type FieldWith, fieldsWith, type MoveName, type Noun } from '@shouya/noun/noun'
import { z } from 'zod'
import { date, datetime, dictCode, id, line, paragraph } from './fields.ts'

type Text = 'number' | 'line' | 'paragraph' | 'unit' | 'person'
type Int = 'code' | 'choice' | 'minutes'

type Held<F extends Field> = F['kind'] extends Text
  ? z.ZodString
  : F['kind'] extends Int
    ? z.ZodInt
    : F['kind'] extends 'flag'
      ? z.ZodBoolean
      : F['kind'] extends 'photos'
        ? z.ZodArray<typeof id>
        : z.ZodString

type Answered<F extends Field> = F extends { readonly optional: true } ? z.ZodNullable<Held<F>> : Held<F>

type Written<F extends Field> = F['kind'] extends 'photos'
  ? z.ZodDefault<z.ZodArray<typeof id>>
  : F extends { readonly optional: true }
    ? z.ZodDefault<z.ZodNullable<Held<F>>>
    : Held<F>

function held(field: Field): z.ZodType {
  switch (field.kind) {
    case 'number':
    case 'line':
    case 'paragraph':
    case 'unit':
    case 'person':
      return z.string()
    case 'code':
      return dictCode
    case 'choice':
    case 'minutes':
      return z.int()
    case 'day':
      return date
    case 'moment':
      return datetime
    case 'flag':
      return z.boolean()
    case 'photos':
      return z.array(id)
  }
}

function written(field: Field): z.ZodType {
  switch (field.kind) {
    case 'line':
      return line(field.max, field.min)
    case 'paragraph':
      return paragraph(field.max, field.min)
    case 'code':
      return field.max === undefined
        ? dictCode
        : z
            .int()
            .min(field.min ?? 0)
            .max(field.max)
    case 'choice':
      return z
        .int()
        .min(Math.min(...field.values))
        .max(Math.max(...field.values))
    case 'photos':
      return z.array(id).max(field.max).default([])
    default:
      return held(field)
  }
}

const answered = (field: Field) => (field.optional ? held(field).nullable() : held(field))

/** What is left out of an optional field is null. */
const asked = (field: Field) => (field.optional ? written(field).nullable().default(null) : written(field))

type Fields<N extends Noun> = N['fields']
type Shape<N extends Noun, K extends keyof Fields<N>, S extends 'answer' | 'input'> = {
  [P in K]: S extends 'answer' ? Answered<Fields<N>[P]> : Written<Fields<N>[P]>
}

function shapeOf<N extends Noun>(noun: N, names: readonly string[], schemaOf: (field: Field) => z.ZodType) {
  return Object.fromEntries(names.map((name) => [name, schemaOf(noun.fields[name] as Field)]))
}

/** The fields of a row of the list, as an answer has them. */
export const listFields = <N extends Noun>(noun: N) =>
  shapeOf(
    noun,
    Object.keys(noun.fields).filter((name) => !noun.fields[name]?.detail),
    answered,
  ) as Shape<N, Exclude<keyof Fields<N> & string, FieldWith<N, 'detail'>>, 'answer'>

/** The fields that only the record itself has. */
export const detailFields = <N extends Noun>(noun: N) =>
  shapeOf(noun, fieldsWith(noun, 'detail'), answered) as Shape<N, FieldWith<N, 'detail'>, 'answer'>

/** The fields that its form writes, as a save takes them: what is left out of an optional one is null. */
export const enteredFields = <N extends Noun>(noun: N) =>
  shapeOf(noun, fieldsWith(noun, 'entered'), asked) as Shape<N, FieldWith<N, 'entered'>, 'input'>

/** Some fields by name, as a move takes them. */
export const inputFields = <N extends Noun, K extends keyof Fields<N> & string>(noun: N, ...names: K[]) =>
  shapeOf(noun, names, asked) as Shape<N, K, 'input'>

/** Some fields by name that a move demands, though a row has them only after it. */
export const requiredFields = <N extends Noun, K extends keyof Fields<N> & string>(noun: N, ...names: K[]) =>
  shapeOf(noun, names, written) as { [P in K]: Held<Fields<N>[P]> }

/** What templates of the form keep and a copy of the last record brings. */
export const keptFields = <N extends Noun>(noun: N) =>
  shapeOf(noun, fieldsWith(noun, 'kept'), answered) as Shape<N, FieldWith<N, 'kept'>, 'answer'>

/** What a caller may do with a row now; the server decides again on each call. */
export const allowedMoves = <N extends Noun>(noun: N) =>
  z.array(z.enum(Object.keys(noun.moves) as [MoveName<N>, ...MoveName<N>[]]))

/** Who may call an action of the noun. */
export const grantOf =
  ({ permission }: Pick<Noun, 'permission'>) =>
  (operation: string) => ({ id: permission, operation })
