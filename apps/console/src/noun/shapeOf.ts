import type { Field } from '@shouya/noun/field'
import { type ColumnOf, columnOf, type Noun, type Query } from '@shouya/noun/noun'
import type { Shape } from '../registers/queryCodec.ts'

type Asked = Pick<Noun, 'fields'> & { readonly query: Query }
type Kinds<Names, Kind extends Shape[string]> = Names extends readonly (infer N extends string)[]
  ? { readonly [K in N]: Kind }
  : unknown
type Days<Kind extends Shape[string]> = { readonly begin_date: Kind; readonly end_date: Kind }

/** Ids and codes are numbers, what people write is text. */
type KindOf<F extends Field> = F extends { readonly of: string }
  ? 'int'
  : F['kind'] extends 'code' | 'choice'
    ? 'int'
    : F['kind'] extends 'flag'
      ? 'bool'
      : 'text'
type Compared<N extends Asked> = N['query'] extends { readonly equals: readonly (infer E extends string)[] }
  ? {
      readonly [P in E & keyof N['fields'] & string as ColumnOf<N['fields'][P], P> & string]: KindOf<N['fields'][P]>
    }
  : unknown

type ShapeOf<Q extends Query> = (Q extends { readonly unit: true }
  ? { readonly dept_id: 'int'; readonly include_child: 'int' }
  : unknown) &
  (Q extends { readonly days: string } ? Days<'text'> : unknown) &
  (Q extends { readonly daily: string } ? Days<'today'> & { readonly or_open: 'open' } : unknown) &
  Kinds<Q['among'], 'ints'> &
  Kinds<Q['flags'], 'flag'>

function kindOf(field: Field): Shape[string] {
  if ('of' in field || field.kind === 'code' || field.kind === 'choice') return 'int'
  return field.kind === 'flag' ? 'bool' : 'text'
}

const all = (names: readonly string[] = [], kind: Shape[string]) =>
  Object.fromEntries(names.map((name) => [name, kind]))

/**
 * The filters of a noun's list.
 * @param further filters that its declaration cannot say
 */
export function shapeOf<N extends Asked, const S extends Shape = Record<never, never>>(noun: N, further: S = {} as S) {
  const { unit, days, daily, among, equals = [], flags }: Query = noun.query
  const compared = equals.map((name) => {
    const field = noun.fields[name] as Field
    return [columnOf(name, field), kindOf(field)]
  })
  return {
    ...(unit && { dept_id: 'int', include_child: 'int' }),
    ...(days !== undefined && { begin_date: 'text', end_date: 'text' }),
    ...(daily !== undefined && { begin_date: 'today', end_date: 'today', or_open: 'open' }),
    ...all(among, 'ints'),
    ...Object.fromEntries(compared),
    ...further,
    ...all(flags, 'flag'),
  } as object as ShapeOf<N['query']> & Compared<N> & S
}
