import { type Field, isList, type Limits } from '@shouya/noun/field'
import {
  type ColumnOf,
  columnOf,
  type Fielded,
  type FieldWith,
  fieldsWith,
  type MoveName,
  type Noun,
} from '@shouya/noun/noun'
import { z } from 'zod'
import { date, datetime, dictCode, id, line, paragraph, time } from './fields.ts'

type Text =
  | 'number'
  | 'line'
  | 'pattern'
  | 'paragraph'
  | 'textCode'
  | 'unit'
  | 'person'
  | 'company'
  | 'record'
  | 'personal'
  | 'masked'
  | 'digest'
  | 'names'
type Int = 'code' | 'choice' | 'minutes' | 'count' | 'money'
type List = 'photos' | 'files' | 'codes'

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
          : F['kind'] extends 'decimal'
            ? z.ZodNumber
            : z.ZodString

type Optional<F extends Field, S extends z.ZodType> = F extends { readonly optional: true } ? z.ZodNullable<S> : S

type Answered<F extends Field> = Optional<F, Held<F>>

/** Units, persons and records are written as ids. */
type Put<F extends Field> = F extends { readonly of: string } ? typeof id : Held<F>

type Asked<F extends Field> = F['kind'] extends List
  ? z.ZodDefault<Held<F>>
  : F extends { readonly optional: true }
    ? z.ZodDefault<z.ZodNullable<Put<F>>>
    : Put<F>

function outputSchema(field: Field): z.ZodType {
  switch (field.kind) {
    case 'code':
      return dictCode
    case 'codes':
      return z.array(dictCode)
    case 'choice':
    case 'minutes':
    case 'count':
    case 'money':
      return z.int()
    case 'decimal':
      return z.number()
    case 'time':
      return time
    case 'day':
      return date
    case 'moment':
      return datetime
    case 'flag':
      return z.boolean()
    case 'photos':
    case 'files':
      return z.array(id)
    case 'file':
    case 'id':
      return id
    default:
      return z.string()
  }
}

const shaped = (pattern: RegExp) => z.string().trim().regex(pattern)

const between = (min: number, max: number) => z.int().min(min).max(max)

/** A number with its limits. */
function limited<S extends z.ZodInt | z.ZodNumber>(schema: S, { min = -Infinity, max = Infinity }: Limits) {
  const above = min === -Infinity ? schema : schema.min(min)
  return max === Infinity ? above : above.max(max)
}

function inputSchema(field: Field): z.ZodType {
  switch (field.kind) {
    case 'pattern':
      return shaped(field.pattern)
    case 'personal':
      return field.pattern ? shaped(field.pattern) : line(field.max, field.min)
    case 'line':
      return line(field.max, field.min)
    case 'paragraph':
      return paragraph(field.max, field.min)
    case 'textCode':
      return line(field.max)
    case 'code':
      return field.max === undefined ? dictCode : between(field.min ?? 0, field.max)
    case 'codes':
      return z.array(between(field.min, field.max)).max(field.max)
    case 'count':
    case 'money':
      return limited(z.int(), field)
    case 'decimal':
      return field.digits === undefined
        ? limited(z.number(), field)
        : limited(z.number(), field).multipleOf(10 ** -field.digits)
    case 'choice':
      return between(Math.min(...field.values), Math.max(...field.values))
    case 'photos':
    case 'files':
      return z.array(id).max(field.max)
    case 'unit':
    case 'person':
    case 'company':
    case 'record':
      return id
    default:
      return outputSchema(field)
  }
}

const answered = (field: Field) => (field.optional ? outputSchema(field).nullable() : outputSchema(field))

/** A missing optional field is null, a missing list is empty. */
function optionalInput(field: Field): z.ZodType {
  if (isList(field)) return inputSchema(field).default([])
  return field.optional ? inputSchema(field).nullable().default(null) : inputSchema(field)
}

type Fields<N extends Fielded> = N['fields']
type Names<N extends Fielded> = keyof Fields<N> & string
type Hidden<N extends Fielded> = {
  [K in Names<N>]: Fields<N>[K]['kind'] extends 'personal' | 'digest' ? K : never
}[Names<N>]
type Answer<N extends Fielded, K extends Names<N>> = { [P in Exclude<K, Hidden<N>>]: Answered<Fields<N>[P]> }
/** The ids of the units, persons and records that a form writes. */
type Ids<N extends Fielded, K extends Names<N>> = [K & FieldWith<N, 'entered'>] extends [never]
  ? unknown
  : {
      [P in K & FieldWith<N, 'entered'> as Fields<N>[P] extends { readonly of: infer O extends string }
        ? O
        : never]: Optional<Fields<N>[P], typeof id>
    }
type Input<N extends Fielded, K extends Names<N>> = {
  [P in K as ColumnOf<Fields<N>[P], P> & string]: Asked<Fields<N>[P]>
}

const entriesOf = (noun: Fielded, names: readonly string[]) =>
  names.map((name) => [name, noun.fields[name] as Field] as const)

const isAnswered = ({ kind }: Field) => kind !== 'personal' && kind !== 'digest'

const rowShape = (noun: Fielded, names: readonly string[]) =>
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

const inputShape = (noun: Fielded, names: readonly string[]) =>
  Object.fromEntries(entriesOf(noun, names).map(([name, field]) => [columnOf(name, field), optionalInput(field)]))

/** The fields of a row of the list as output, with the ids that its form needs. */
export const listFields = <N extends Fielded>(noun: N) =>
  rowShape(
    noun,
    Object.keys(noun.fields).filter((name) => !noun.fields[name]?.detail),
  ) as Answer<N, Exclude<Names<N>, FieldWith<N, 'detail'>>> & Ids<N, Exclude<Names<N>, FieldWith<N, 'detail'>>>

/** The fields that only the record's detail has. */
export const detailFields = <N extends Fielded>(noun: N) =>
  rowShape(noun, fieldsWith(noun, 'detail')) as Answer<N, FieldWith<N, 'detail'>> & Ids<N, FieldWith<N, 'detail'>>

/** The fields of its form as input of a save; a missing optional field is null. */
export const enteredFields = <N extends Fielded>(noun: N) =>
  inputShape(noun, fieldsWith(noun, 'entered')) as Input<N, FieldWith<N, 'entered'>>

/** Some fields by name, as input of a move. */
export const inputFields = <N extends Fielded, K extends Names<N>>(noun: N, ...names: K[]) =>
  inputShape(noun, names) as Input<N, K>

/** Some fields by name that an action requires, though a row may lack them; of a list at least one item. */
export const requiredFields = <N extends Fielded, K extends Names<N>>(noun: N, ...names: K[]) =>
  Object.fromEntries(
    entriesOf(noun, names).map(([name, field]) => {
      const schema = inputSchema(field)
      return [name, schema instanceof z.ZodArray ? schema.min(1) : schema]
    }),
  ) as { [P in K]: Held<Fields<N>[P]> }

/** Some fields by their columns, as the filters of a list that compare them with one value; each may be left out. */
export const comparedFields = <N extends Fielded, K extends Names<N>>(noun: N, names: readonly K[]) =>
  Object.fromEntries(
    entriesOf(noun, names).map(([name, field]) => [columnOf(name, field), inputSchema(field).optional()]),
  ) as { [P in K as ColumnOf<Fields<N>[P], P> & string]: z.ZodOptional<Put<Fields<N>[P]>> }

type Brought<N extends Fielded> = FieldWith<N, 'kept'> | FieldWith<N, 'copied'>

/**
 * The fields that a copy of the last record brings: those kept by templates and those only copied; references as ids.
 */
export const copiedFields = <N extends Fielded>(noun: N) =>
  Object.fromEntries(
    entriesOf(noun, [...fieldsWith(noun, 'kept'), ...fieldsWith(noun, 'copied')]).map(([name, field]) => [
      columnOf(name, field),
      'of' in field ? (field.optional ? id.nullable() : id) : answered(field),
    ]),
  ) as {
    [P in Brought<N> as ColumnOf<Fields<N>[P], P> & string]: Fields<N>[P] extends { readonly of: string }
      ? Optional<Fields<N>[P], typeof id>
      : Answered<Fields<N>[P]>
  }

const moveOf = <N extends Noun>(noun: N) => z.enum(Object.keys(noun.moves ?? {}) as [MoveName<N>, ...MoveName<N>[]])

/** What a caller may do with a row now; the server checks it again on each call. */
export const allowedMoves = <N extends Noun>(noun: N) => z.array(moveOf(noun))

/** Moves of a row that the caller would have but for an obstacle, with the reason in their language. */
export const barredMoves = <N extends Noun>(noun: N) => z.array(z.object({ move: moveOf(noun), why: z.string() }))

/** The access of an action of the noun. */
export const grantOf =
  ({ permission }: Pick<Noun, 'permission'>) =>
  (operation: string) => ({ id: permission, operation })
