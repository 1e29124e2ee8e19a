import type { Input, Row } from '@shouya/contract/action'
import type { Ctx } from '@shouya/server/core/context.ts'
import { cityOf, regionName } from '@shouya/server/core/org/regions.ts'
import { allOf, onDays } from '@shouya/server/registers/filters.ts'
import { type RawBuilder, sql } from 'kysely'
import type { GetUseStat } from '../contract.ts'
import { useFigures } from '../figures.ts'
import { formatOf, periodsOf } from './periods.ts'

type Query = Input<typeof GetUseStat>
type Stat = Row<typeof GetUseStat>

const none = { done: 0, interrupted: 0, failed: 0, fee: 0 } satisfies Stat['sum']

/** Uses from their days, in which triggers have added them up (domain 11.12). */
export async function getUseStat(ctx: Ctx, query: Query): Promise<Stat> {
  const added = await ctx.scoped
    .rows('use_day')
    .select(keyOf(query).as('key'))
    .select(useFigures.map((name) => sql<number>`sum(${sql.ref(`use_day.${name}`)})::bigint`.as(name)))
    .where(allOf(onDays('use_day.day', query)))
    .groupBy(sql`1`)
    .execute()
  const sums = new Map<string, Stat['sum']>(query.by === 'period' ? periodsOf(query).map((key) => [key, none]) : [])
  for (const { key, ...figures } of added) {
    // Districts count for their city.
    const at = query.by === 'city' && key ? cityOf(key) : (key ?? '')
    sums.set(at, plus(sums.get(at) ?? none, figures))
  }
  const name = await namesOf(ctx, query)
  const rows = [...sums].map(([key, figures]) => ({ key, name: name(key), ...figures }))
  if (query.by !== 'period') rows.sort((a, b) => countOf(b) - countOf(a) || (a.key < b.key ? -1 : 1))
  return { sum: rows.reduce<Stat['sum']>(plus, none), rows }
}

const plus = (a: Stat['sum'], b: Stat['sum']): Stat['sum'] => ({
  done: a.done + b.done,
  interrupted: a.interrupted + b.interrupted,
  failed: a.failed + b.failed,
  fee: a.fee + b.fee,
})

const countOf = ({ done, interrupted, failed }: Stat['sum']): number => done + interrupted + failed

function keyOf(query: Query): RawBuilder<string | null> {
  switch (query.by) {
    case 'period':
      return sql`to_char(use_day.day, ${formatOf(query)})`
    case 'product':
      return sql`use_day.product_id::text`
    case 'agent':
      return sql`use_day.agent_id::text`
    case 'city':
      return sql`use_day.city_code`
  }
}

/** What a key is called; empty where there is none. */
async function namesOf({ db, scoped }: Ctx, { by }: Query): Promise<(key: string) => string> {
  if (by === 'period') return (key) => key
  if (by === 'city') return (key) => (key === '' ? '' : regionName(key))
  const named =
    by === 'product'
      ? await db.selectFrom('product').select(['id', 'product_name as name']).execute()
      : await scoped.rows('agent').select(['id', 'agent_name as name']).execute()
  const names = new Map(named.map(({ id, name }) => [String(id), name]))
  return (key) => names.get(key) ?? ''
}
