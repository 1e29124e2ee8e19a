import { type FieldName, type Infix, infixOf, type MoveName, type Noun, type Query } from '@shouya/noun/noun'
import { z } from 'zod'
import { type Access, action } from './action.ts'
import {
  dayFilter,
  dayOrOpenFilter,
  dictCode,
  id,
  line,
  nothing,
  one,
  oneSeen,
  pageQuery,
  saved,
  unitFilter,
  version,
} from './fields.ts'
import { importBody, importResult, madeFile } from './importing.ts'
import { comparedFields, copiedFields, grantOf } from './nounSchemas.ts'
import { printed } from './printed.ts'

type Asked = Noun & { readonly query: Query }
type Codes = z.ZodOptional<z.ZodArray<typeof dictCode>>
type Flag = z.ZodOptional<z.ZodLiteral<true>>
type Flat<T> = { [K in keyof T]: T[K] }

type Compared<N extends Asked> = N['query'] extends { readonly equals: readonly (infer E extends string)[] }
  ? ReturnType<typeof comparedFields<N, E & FieldName<N>>>
  : unknown

type FiltersOf<Q extends Query> = (Q extends { readonly unit: true } ? typeof unitFilter : unknown) &
  (Q extends { readonly days: string } ? typeof dayFilter : unknown) &
  (Q extends { readonly daily: string } ? typeof dayOrOpenFilter : unknown) &
  (Q extends { readonly among: readonly (infer A extends string)[] } ? { [K in A]: Codes } : unknown) &
  (Q extends { readonly flags: readonly (infer F extends string)[] } ? { [K in F]: Flag } : unknown)

/** The most values of a dictionary that a list is asked for at once. */
const MOST_CODES = 20

/** Several values of a field: those that it can have, each once. */
function severalOf({ fields }: Noun, name: string) {
  const { min = 0, max } = fields[name] as { min?: number; max?: number }
  return max === undefined ? z.array(dictCode).max(MOST_CODES) : z.array(z.int().min(min).max(max)).max(max - min + 1)
}

const all = (names: readonly string[] = [], schemaOf: (name: string) => z.ZodType) =>
  Object.fromEntries(names.map((name) => [name, schemaOf(name).optional()]))

/**
 * What the noun's list can be asked for: `filters` for list, print and export, `list` the body of a page of it.
 * @param further filters that its declaration cannot say
 */
export function queryOf<N extends Asked, const F extends z.ZodRawShape = Record<never, never>>(
  noun: N,
  further: F = {} as F,
) {
  const { sorts, unit, days, daily, among, equals = [], flags }: Query = noun.query
  const filters = {
    ...(unit && unitFilter),
    ...(days !== undefined && dayFilter),
    ...(daily !== undefined && dayOrOpenFilter),
    ...all(among, (name) => severalOf(noun, name)),
    ...comparedFields(noun, equals as FieldName<N>[]),
    ...all(flags, () => z.literal(true)),
    ...further,
  } as object as Flat<FiltersOf<N['query']> & Compared<N> & F>
  return { filters, list: pageQuery(sorts as N['query']['sorts'], filters) }
}

/** What a query says about rows, without the page of them. */
export type FiltersIn<Q extends { readonly list: z.ZodType }> = Omit<
  z.output<Q['list']>,
  'page' | 'pagesize' | 'sort_field' | 'sort_order'
>

/**
 * `GetPageList`: the rows in scope that the query asks for.
 * @param name where the list is called otherwise
 */
export const pageAction = <
  N extends Noun,
  I extends z.ZodType,
  O extends z.ZodType,
  const A extends string = `Get${Infix<N>}PageList`,
>(
  noun: N,
  list: I,
  row: O,
  name = `Get${infixOf(noun)}PageList` as A,
) =>
  action(noun.controller as N['controller'], name, {
    kind: 'read',
    access: grantOf(noun)('query'),
    list: 'page',
    in: list,
    out: row,
  })

/**
 * `Get`: one record in scope. 1002 none, 403 out of scope.
 * @param name where the action is called otherwise
 */
export const getAction = <N extends Noun, O extends z.ZodType, const A extends string = `Get${Infix<N>}`>(
  noun: N,
  detail: O,
  name = `Get${infixOf(noun)}` as A,
) =>
  action(noun.controller as N['controller'], name, {
    kind: 'read',
    access: grantOf(noun)('query'),
    in: one,
    out: detail,
  })

/**
 * `Delete`: removes one record. 1002 none, 403 out of scope, 1005 another version than the caller saw.
 * @param name where the action is called otherwise
 */
export const deleteAction = <N extends Noun, const A extends string = `Delete${Infix<N>}`>(
  noun: N,
  name = `Delete${infixOf(noun)}` as A,
) =>
  action(noun.controller as N['controller'], name, {
    kind: 'write',
    access: grantOf(noun)('delete'),
    in: oneSeen,
    out: nothing,
  })

/**
 * `GetPrintList`: the records of a query for paper, or only `ids` of them, at most `max` (1001). Logged.
 * @param operation where the permission has none of its own for printing
 */
export const printAction = <N extends Noun, F extends z.ZodRawShape, O extends z.ZodType>(
  noun: N,
  filters: F,
  detail: O,
  max: number,
  operation = 'print',
) =>
  action(noun.controller as N['controller'], `Get${infixOf(noun)}PrintList` as const, {
    kind: 'write',
    access: grantOf(noun)(operation),
    in: z.strictObject({
      ...filters,
      keywords: line(50).default(''),
      ids: z.array(id).min(1).max(max).optional(),
    }),
    out: printed(detail),
  })

/**
 * `GetLast`: what the last record of a unit (the caller's own when left out) said, to copy from: its number, the copied fields
 * and `further`; null before the first. Kept for work without a network.
 */
export const lastAction = <N extends Noun, const F extends z.ZodRawShape = Record<never, never>>(
  noun: N,
  further: F = {} as F,
) =>
  action(noun.controller as N['controller'], 'GetLast', {
    kind: 'read',
    offline: true,
    access: grantOf(noun)('add'),
    in: z.strictObject({ dept_id: id.optional() }),
    out: z.object({ bill_no: z.string(), ...further, ...copiedFields(noun) }).nullable(),
  })

/**
 * `GetTemplate`: the workbook for `importAction`, in the caller's language.
 * @param operation where the permission has none of its own for imports
 */
export const templateAction = <N extends Noun>(noun: N, operation = 'import') =>
  action(noun.controller as N['controller'], `Get${infixOf(noun)}Template` as const, {
    kind: 'write',
    access: grantOf(noun)(operation),
    in: z.strictObject({}),
    out: madeFile,
  })

/**
 * `Import`: records from a workbook, all or none.
 * @param operation where the permission has none of its own for imports
 */
export const importAction = <N extends Noun>(noun: N, operation = 'import') =>
  action(noun.controller as N['controller'], `Import${infixOf(noun)}` as const, {
    kind: 'write',
    access: grantOf(noun)(operation),
    timeout: 300_000,
    in: importBody,
    out: importResult,
  })

type ActionOf<N extends Noun, M extends MoveName<N>> = NonNullable<N['moves']>[M]['action']
type MoveBy<N extends Noun, A extends string> = {
  [M in MoveName<N>]: ActionOf<N, M> extends A ? M : never
}[MoveName<N>]

/** The action of a move, by whoever has its operation: the row in the version that the caller saw, with `fields`. */
export function moveAction<
  N extends Noun,
  M extends MoveName<N>,
  const F extends z.ZodRawShape = Record<never, never>,
  O extends z.ZodType = typeof saved,
>(noun: N, move: M, fields: F = {} as F, out: O = saved as unknown as O) {
  const { action: name = '', operation = '', permission = noun.permission, money } = noun.moves?.[move] ?? {}
  const grants = [operation].flat().map(grantOf({ permission }))
  const access = (grants.length === 1 ? grants[0] : { anyOf: grants }) as Access
  return action(noun.controller as N['controller'], name as ActionOf<N, M>, {
    kind: 'write',
    access,
    ...(money && { money }),
    in: z.strictObject({ id, version, ...fields }),
    out,
  })
}

/**
 * The action of several moves: `command` is the name of the move. Access by the operation of that move. The row in the version
 * that the caller saw, with `fields`.
 */
export function commandAction<
  N extends Noun,
  const A extends ActionOf<N, MoveName<N>>,
  const F extends z.ZodRawShape = Record<never, never>,
>(noun: N, name: A, fields: F = {} as F) {
  const moves = Object.entries(noun.moves ?? {}).filter(([, { action: of }]) => of === name)
  const grants = Object.fromEntries(moves.map(([move, { operation }]) => [move, grantOf(noun)(operation as string)]))
  const [first, ...others] = Object.values(grants)
  const isOneGrant = others.every(({ operation }) => operation === first?.operation)
  return action(noun.controller as N['controller'], name, {
    kind: 'write',
    access: (isOneGrant ? first : { by: 'command', values: grants }) as Access,
    ...(moves.some(([, { money }]) => money) && { money: true }),
    in: z.strictObject({ id, version, command: z.enum(Object.keys(grants) as [MoveBy<N, A>]), ...fields }),
    out: saved,
  })
}

/** `GetPersonList`: people of a unit (the caller's own when left out) and of those above it who may take part. */
export const peopleAction = <N extends Noun>(noun: N, offline?: true) =>
  action(noun.controller as N['controller'], 'GetPersonList', {
    kind: 'read',
    ...(offline && { offline }),
    access: grantOf(noun)('query'),
    in: z.strictObject({ dept_id: id.optional() }),
    out: z.array(z.object({ id, real_name: z.string(), dept_name: z.string(), post: z.string().nullable() })),
  })

/** Why somebody ends a record. */
export const reason = { reason: line(200, 2) }
