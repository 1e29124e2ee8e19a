import type { Field } from '@shouya/noun/field'
import { type ColumnOf, columnOf, type FieldWith, fieldsWith, type MoveName, type Noun } from '@shouya/noun/noun'
import { z } from 'zod'
import { date, datetime, dictCode, id, line, paragraph } from './fields.ts'

type Text = 'number' | 'line' | 'paragraph' | 'unit' | 'person' | 'record' | 'personal' | 'masked' | 'digest'
type Int = 'code' | 'choice' | 'minutes' | 'count'
type List = 'photos' | 'codes'

type Held<F extends Field> = F['kind'] extends Text
  ? z.ZodString
  : F['kind'] extends Int
    ? z.ZodInt
    : F['kind'] extends 'flag'
      ? z.ZodBoolean
      : F['kind'] extends List
        ? z.ZodArray<typeof id>
        : F['kind'] extends 'file' | 'id'
          ? typeof id
          : z.ZodString

type Optional<F extends Field, S extends z.ZodType> = F extends { readonly optional: true } ? z.ZodNullable<S> : S

type Answered<F extends Field> = Optional<F, Held<F>>

/** Units, persons and records are written by their ids. */
type Put<F extends Field> = F extends { readonly of: string } ? typeof id : Held<F>

type Asked<F extends Field> = F['kind'] extends List
  ? z.ZodDefault<Held<F>>
  : F extends { readonly optional: true }
    ? z.ZodDefault<z.ZodNullable<Put<F>>>
    : Put<F>

function held(field: Field): z.ZodType {
  switch (field.kind) {
    case 'code':
      return dictCode
    case 'codes':
      return z.array(dictCode)
    case 'choice':
    case 'minutes':
    case 'count':
      return z.int()
    case 'day':
      return date
    case 'moment':
      return datetime
    case 'flag':
      return z.boolean()
    case 'photos':
      return z.array(id)
    case 'file':
    case 'id':
      return id
    default:
      return z.string()
  }
}

const between = (min: number, max: number) => z.int().min(min).max(max)

function written(field: Field): z.ZodType {
  switch (field.kind) {
    case 'line':
    case 'personal':
      return line(field.max, field.min)
    case 'paragraph':
      return paragraph(field.max, field.min)
    case 'code':
      return field.max === undefined ? dictCode : between(field.min ?? 0, field.max)
    case 'codes':
      return z.array(between(field.min, field.max)).max(field.max)
    case 'choice':
      return between(Math.min(...field.values), Math.max(...field.values))
    case 'photos':
      return z.array(id).max(field.max)
    case 'unit':
    case 'person':
    case 'record':
      return id
    default:
      return held(field)
  }
}

const isList = ({ kind }: Field) => kind === 'photos' || kind === 'codes'

const answered = (field: Field) => (field.optional ? held(field).nullable() : held(field))

/** What is left out of an optional field is null, of a list an empty one. */
function asked(field: Field): z.ZodType {
  if (isList(field)) return written(field).default([])
  return field.optional ? written(field).nullable().default(null) : written(field)
}

type Fields<N extends Noun> = N['fields']
type Names<N extends Noun> = keyof Fields<N> & string
type Hidden<N extends Noun> = {
  [K in Names<N>]: Fields<N>[K]['kind'] extends 'personal' | 'digest' ? K : never
}[Names<N>]
type Answer<N extends Noun, K extends Names<N>> = { [P in Exclude<K, Hidden<N>>]: Answered<Fields<N>[P]> }
/** The ids of the units, persons and records that a form writes. */
type Ids<N extends Noun, K extends Names<N>> = {
  [P in K & FieldWith<N, 'entered'> as Fields<N>[P] extends { readonly of: infer O extends string }
    ? O
    : never]: Optional<Fields<N>[P], typeof id>
}
type Input<N extends Noun, K extends Names<N>> = { [P in K as ColumnOf<Fields<N>[P], P> & string]: Asked<Fields<N>[P]> }

const entriesOf = (noun: Noun, names: readonly string[]) =>
  names.map((name) => [name, noun.fields[name] as Field] as const)

const isAnswered = ({ kind }: Field) => kind !== 'personal' && kind !== 'digest'

const rowShape = (noun: Noun, names: readonly string[]) =>
  Object.fromEntries(
    entriesOf(noun, names).flatMap(([name, field]) => {
      if (!isAnswered(field)) return []
      const isById = field.entered && 'of' in field
      return [
        [name, answered(field)],
        ...(isById ? [[columnOf(name, field), field.optional ? id.nullable() : id]] : []),
      ]
    }),
  )

const inputShape = (noun: Noun, names: readonly string[]) =>
  Object.fromEntries(entriesOf(noun, names).map(([name, field]) => [columnOf(name, field), asked(field)]))

/** The fields of a row of the list, as an answer has them; with the ids of those whom its form names. */
export const listFields = <N extends Noun>(noun: N) =>
  rowShape(
    noun,
    Object.keys(noun.fields).filter((name) => !noun.fields[name]?.detail),
  ) as Answer<N, Exclude<Names<N>, FieldWith<N, 'detail'>>> & Ids<N, Exclude<Names<N>, FieldWith<N, 'detail'>>>

/** The fields that only the record itself has. */
export const detailFields = <N extends Noun>(noun: N) =>
  rowShape(noun, fieldsWith(noun, 'detail')) as Answer<N, FieldWith<N, 'detail'>>

/** The fields that its form writes, as a save takes them: what is left out of an optional one is null. */
export const enteredFields = <N extends Noun>(noun: N) =>
  inputShape(noun, fieldsWith(noun, 'entered')) as Input<N, FieldWith<N, 'entered'>>

/** Some fields by name, as a move takes them. */
export const inputFields = <N extends Noun, K extends Names<N>>(noun: N, ...names: K[]) =>
  inputShape(noun, names) as Input<N, K>

/** Some fields by name that an action demands, though a row may be without them; of a list at least one. */
export const requiredFields = <N extends Noun, K extends Names<N>>(noun: N, ...names: K[]) =>
  Object.fromEntries(
    entriesOf(noun, names).map(([name, field]) => {
      const schema = written(field)
      return [name, schema instanceof z.ZodArray ? schema.min(1) : schema]
    }),
  ) as { [P in K]: Held<Fields<N>[P]> }

type Brought<N extends Noun> = FieldWith<N, 'kept'> | FieldWith<N, 'copied'>

/** What a copy of the last record brings: what templates keep, and what only a copy does; whom the form names, by id. */
export const copiedFields = <N extends Noun>(noun: N) =>
  Object.fromEntries(
    entriesOf(noun, [...fieldsWith(noun, 'kept'), ...fieldsWith(noun, 'copied')]).map(([name, field]) => [
      columnOf(name, field),
      'of' in field && field.optional ? id.nullable() : answered(field),
    ]),
  ) as {
    [P in Brought<N> as ColumnOf<Fields<N>[P], P> & string]: Fields<N>[P] extends { readonly of: string }
      ? Optional<Fields<N>[P], typeof id>
      : Answered<Fields<N>[P]>
  }

/** What a caller may do with a row now; the server decides again on each call. */
export const allowedMoves = <N extends Noun>(noun: N) =>
  z.array(z.enum(Object.keys(noun.moves) as [MoveName<N>, ...MoveName<N>[]]))

/** Who may call an action of the noun. */
export const grantOf =
  ({ permission }: Pick<Noun, 'permission'>) =>
  (operation: string) => ({ id: permission, operation })
