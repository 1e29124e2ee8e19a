import { codesOf, type Noun, type Query, type StateName } from '@shouya/noun/noun'
import type { RawBuilder, Selectable } from 'kysely'
import type { z } from 'zod'
import type { Ctx } from '../core/context.ts'
import { fail } from '../core/failure.ts'
import { unitInScope } from '../core/org/unitInScope.ts'
import type { DB } from '../db/schema.gen.ts'
import type { ScopedTable } from '../db/scope.ts'
import { type Exporter, exporter } from '../registers/exporter.ts'
import { allOf, among, inUnit, matching, onDays, onDaysOrOpen } from '../registers/filters.ts'
import { find } from '../registers/find.ts'
import { page } from '../registers/page.ts'
import { columnsOf } from './columns.ts'
import { printList } from './printList.ts'

type Stored = Noun & { readonly table: ScopedTable; readonly query: Query }
type RowOf<N extends Stored> = Selectable<DB[N['table']]>
type Asked = Parameters<typeof inUnit>[1] & Parameters<typeof onDaysOrOpen>[1] & { keywords: string }

/** Rows in one of the states in which something is still to be done. */
export const stillOpen = <N extends Noun>(noun: N): RawBuilder<boolean> =>
  allOf(among(`${noun.table}.status`, codesOf(noun, (noun.states?.open ?? []) as StateName<N>[])))

/**
 * The conditions of a query that the noun declares: unit, days, keywords, values.
 * @param open what is shown from before the days of a daily register
 */
export function conditionsIn<N extends Stored>(noun: N, query: object, open = stillOpen(noun)): RawBuilder<boolean>[] {
  const { table, query: declared } = noun
  const asked = query as Asked & Readonly<Record<string, number[]>>
  return [
    ...(declared.unit ? inUnit(`${table}.dept_id`, asked) : []),
    ...(declared.days === undefined ? [] : onDays(`${table}.${declared.days}`, asked)),
    ...(declared.daily === undefined ? [] : onDaysOrOpen(`${table}.${declared.daily}`, asked, open)),
    ...matching(`${table}.search_text`, asked.keywords),
    ...(declared.among ?? []).flatMap((name) => among(`${table}.${name}`, asked[name])),
  ]
}

/** The rows of a list, its filters, and what a caller sees of them. */
type Lists<N extends Stored, Q, R, D> = {
  conditionsOf: (ctx: Ctx) => (query: Q) => RawBuilder<boolean>
  /** As rows of the list. */
  listed: (ctx: Ctx, rows: RowOf<N>[]) => R[] | Promise<R[]>
  /** As records. */
  detailed: (ctx: Ctx, rows: RowOf<N>[]) => D[] | Promise<D[]>
  /** The columns that order them on paper, how many it takes, and the states that it leaves out. */
  paper: { order: readonly (keyof DB[N['table']] & string)[]; max: number; without?: readonly StateName<N>[] }
}

const rowsOf = <N extends Stored>({ scoped }: Ctx, { table }: N) => scoped.rows(table as 'fault_repair')

/** `GetPageList`, `Get` and `GetPrintList` of a noun. */
export const listActions = <N extends Stored, Q extends object, R, D>(noun: N, lists: Lists<N, Q, R, D>) => ({
  async GetPageList(ctx: Ctx, query: Q & Parameters<typeof page>[1]) {
    const count = rowsOf(ctx, noun)
    const conditions = lists.conditionsOf(ctx)(query)
    const { rows, total } = await page(ctx.db, query, conditions, { table: noun.table, rows: count.selectAll(), count })
    return { rows: await lists.listed(ctx, rows as unknown as RowOf<N>[]), total }
  },

  async Get(ctx: Ctx, { id }: { id: number }) {
    const [record] = await lists.detailed(ctx, [await find(ctx, noun.table as N['table'], id)])
    return record ?? fail('NotFound')
  },

  GetPrintList(ctx: Ctx, { ids, ...query }: Q & { ids?: number[] | undefined }) {
    const { order, max, without = [] } = lists.paper
    const chosen = rowsOf(ctx, noun)
      .selectAll()
      .where(lists.conditionsOf(ctx)(query as unknown as Q))
      .$if(without.length > 0, (rows) => rows.where('status', 'not in', codesOf(noun, without)))
    return printList(ctx, {
      table: noun.table,
      rows: [...order, 'id'].reduce((rows, column) => rows.orderBy(column as 'id'), chosen),
      ids,
      draw: (found) => lists.detailed(ctx, found as unknown as RowOf<N>[]),
      max,
    })
  },
})

/**
 * A noun's list as a file: the exported fields, in the list's own order.
 * @param shape converts rows to the columns, where they differ
 */
export const listExporter = <N extends Stored, Q extends object>(
  noun: N,
  {
    query,
    conditionsOf,
    shape,
    columns,
  }: Pick<Lists<N, Q, never, never>, 'conditionsOf'> & {
    query: z.ZodType<Q>
    shape?: (ctx: Ctx, rows: RowOf<N>[]) => object[] | Promise<object[]>
    columns?: Exporter['columns']
  },
): Exporter =>
  exporter<Q, RowOf<N>>({
    title: `${noun.name}.book` as never,
    query,
    noun,
    columns: columns ?? columnsOf(noun),
    select: (ctx, asked) =>
      rowsOf(ctx, noun)
        .selectAll()
        .where(conditionsOf(ctx)(asked))
        .orderBy(noun.query.sorts[0] as 'id', 'desc')
        .orderBy('id', 'desc') as never,
    ...(shape && { shape }),
  })

/** The last record that somebody entered for a unit in scope (the caller's own when left out), but for what came to nothing. */
export async function lastOf<N extends Stored>(
  ctx: Ctx,
  noun: N,
  deptId: number | undefined,
  { without, by }: { without: readonly StateName<N>[]; by?: 'caller' },
): Promise<RowOf<N> | null> {
  const unit = await unitInScope(ctx, deptId ?? ctx.user.deptId)
  const last = await rowsOf(ctx, noun)
    .selectAll()
    .where('dept_id', '=', unit.id)
    .where('status', 'not in', codesOf(noun, without))
    .$if(by === 'caller', (rows) => rows.where('create_user_id', '=', ctx.user.userId))
    .orderBy(noun.query.sorts[0] as 'id', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return (last as RowOf<N> | undefined) ?? null
}
