import type { Field } from '@shouya/noun/field'
import { codesOf, columnOf, type Noun, type Query, type StateName } from '@shouya/noun/noun'
import { type RawBuilder, type Selectable, sql } from 'kysely'
import type { z } from 'zod'
import type { Ctx } from '../core/context.ts'
import { fail } from '../core/failure.ts'
import { unitInScope } from '../core/org/unitInScope.ts'
import type { DB } from '../db/schema.gen.ts'
import type { ScopedTable } from '../db/scope.ts'
import { type Exporter, exporter } from '../registers/exporter.ts'
import { allOf, among, inUnit, matching, onDays, onDaysOrOpen, when } from '../registers/filters.ts'
import { find } from '../registers/find.ts'
import type { Rows } from '../registers/page.ts'
import { columnsOf } from './columns.ts'
import { pageOf } from './pageOf.ts'
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
export function conditionsIn<N extends Noun & { readonly query: Query }>(
  noun: N,
  query: object,
  open = stillOpen(noun),
): RawBuilder<boolean>[] {
  const { table, query: declared } = noun
  const asked = query as Asked & Readonly<Record<string, number[]>>
  const isEqual = (name: string) => {
    const column = columnOf(name, noun.fields[name] as Field)
    return when(asked[column], sql`${sql.ref(`${table}.${column}`)} = ${asked[column]}`)
  }
  return [
    ...(declared.unit ? inUnit(`${table}.dept_id`, asked) : []),
    ...(declared.days === undefined ? [] : onDays(`${table}.${declared.days}`, asked)),
    ...(declared.daily === undefined ? [] : onDaysOrOpen(`${table}.${declared.daily}`, asked, open)),
    ...matching(`${table}.search_text`, asked.keywords),
    ...(declared.among ?? []).flatMap((name) => among(`${table}.${name}`, asked[name])),
    ...(declared.equals ?? []).flatMap(isEqual),
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
  GetPageList: pageOf(noun, {
    conditionsOf: lists.conditionsOf,
    select: (ctx) => rowsOf(ctx, noun).selectAll() as unknown as Rows<RowOf<N>>,
    listed: lists.listed,
  }),

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
 * A noun's list as a file: the exported fields, the last row first.
 * @param select the rows, where they have more than the columns of the table
 * @param order the columns of another order, from the first row to the last
 * @param shape converts rows to the columns, where they differ
 */
export const listExporter = <N extends Stored, Q extends object, O = RowOf<N>>(
  noun: N,
  {
    query,
    conditionsOf,
    select = (ctx) => rowsOf(ctx, noun).selectAll() as unknown as Rows<O>,
    order,
    shape,
    columns,
  }: Pick<Lists<N, Q, never, never>, 'conditionsOf'> & {
    query: z.ZodType<Q>
    select?: (ctx: Ctx) => Rows<O>
    order?: readonly (keyof DB[N['table']] & string)[]
    shape?: (ctx: Ctx, rows: O[]) => object[] | Promise<object[]>
    columns?: Exporter['columns']
  },
): Exporter =>
  exporter<Q, O>({
    title: `${noun.name}.book` as never,
    query,
    noun,
    columns: columns ?? columnsOf(noun),
    select(ctx, asked) {
      const rows = select(ctx).where(conditionsOf(ctx)(asked))
      const column = (name: string) => sql.ref(`${noun.table}.${name}`)
      if (order) return order.reduce((ordered, name) => ordered.orderBy(column(name)), rows)
      return rows.orderBy(column(noun.query.sorts[0]), 'desc').orderBy(column('id'), 'desc')
    },
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
