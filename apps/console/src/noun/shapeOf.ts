import type { Noun, Query } from '@shouya/noun/noun'
import type { Shape } from '../registers/queryCodec.ts'

type Asked = Pick<Noun, 'name'> & { readonly query: Query }
type Kinds<Names, Kind extends Shape[string]> = Names extends readonly (infer N extends string)[]
  ? { readonly [K in N]: Kind }
  : unknown
type Days<Kind extends Shape[string]> = { readonly begin_date: Kind; readonly end_date: Kind }

export type ShapeOf<Q extends Query> = (Q extends { readonly unit: true }
  ? { readonly dept_id: 'int'; readonly include_child: 'int' }
  : unknown) &
  (Q extends { readonly days: string } ? Days<'text'> : unknown) &
  (Q extends { readonly daily: string } ? Days<'today'> & { readonly or_open: 'open' } : unknown) &
  Kinds<Q['among'], 'ints'> &
  Kinds<Q['ids'], 'int'> &
  Kinds<Q['flags'], 'flag'>

const all = (names: readonly string[] = [], kind: Shape[string]) =>
  Object.fromEntries(names.map((name) => [name, kind]))

/**
 * The filters of a noun's list.
 * @param further filters that its declaration cannot say
 */
export function shapeOf<N extends Asked, const S extends Shape = Record<never, never>>(noun: N, further: S = {} as S) {
  const { unit, days, daily, among, ids, flags }: Query = noun.query
  return {
    ...(unit && { dept_id: 'int', include_child: 'int' }),
    ...(days !== undefined && { begin_date: 'text', end_date: 'text' }),
    ...(daily !== undefined && { begin_date: 'today', end_date: 'today', or_open: 'open' }),
    ...all(among, 'ints'),
    ...all(ids, 'int'),
    ...further,
    ...all(flags, 'flag'),
  } as ShapeOf<N['query']> & S
}
