import type { Field } from '@shouya/noun/field'
import { codesOf, columnOf, type Infix, infixOf, type Noun, type Query, type StateName } from '@shouya/noun/noun'
import { type RawBuilder, type Selectable, type SelectQueryBuilder, sql } from 'kysely'
import type { z } from 'zod'
import type { Ctx } from '../core/context.ts'
import { fail } from '../core/failure.ts'
import { unitInScope } from '../core/org/unitInScope.ts'
import type { DB } from '../db/schema.gen.ts'
import type { ScopedTable } from '../db/scope.ts'
import { type Exporter, exporter } from '../registers/exporter.ts'
import { allOf, among, inUnit, matching, onDays, onDaysOrOpen, when } from '../registers/filters.ts'
import type { Rows } from '../registers/page.ts'
import type { paperHead } from '../registers/paper.ts'
import { columnsOf } from './columns.ts'
import { type Paged, pageOf } from './pageOf.ts'
import { printList } from './printList.ts'
import { recordOf } from './recordOf.ts'

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
type Lists<N extends Stored, Q, S, R, D> = {
  conditionsOf: (ctx: Ctx) => (query: Q) => RawBuilder<boolean>
  /** The rows of the caller's scope, where columns of other tables belong to them; its joins must not add or drop rows. */
  select?: (ctx: Ctx) => Rows<S>
  /** As rows of the list. */
  listed: (ctx: Ctx, rows: S[]) => R[] | Promise<R[]>
  /** As records. */
  detailed: (ctx: Ctx, rows: S[]) => D[] | Promise<D[]>
  /** The columns that order them on paper, how many it takes, and the states that it leaves out. */
  paper: { order: readonly (keyof DB[N['table']] & string)[]; max: number; without?: readonly StateName<N>[] }
}

/** The columns that this file names; not every table has all of them. */
type Named = { id: number; dept_id: number; status: number; create_user_id: number }

/** The rows in scope. The type calls the table `noun`, since it is not known here. */
const rowsOf = ({ scoped }: Ctx, { table }: Stored) =>
  scoped.rows(table) as unknown as SelectQueryBuilder<{ noun: Named }, 'noun', object>

const selectOf = <N extends Stored, S>(ctx: Ctx, noun: N, select?: (ctx: Ctx) => Rows<S>): Rows<S> =>
  select?.(ctx) ?? (rowsOf(ctx, noun).selectAll() as unknown as Rows<S>)

type Reads<N extends Stored, Q, R, D> = {
  [K in `Get${Infix<N>}PageList`]: (ctx: Ctx, query: Q & Paged) => Promise<{ rows: R[]; total: number }>
} & { [K in `Get${Infix<N>}`]: (ctx: Ctx, one: { id: number }) => Promise<D> }

/** `GetPageList` and `Get` of a noun. */
export const readActions = <N extends Stored, Q extends object, R, D, S = RowOf<N>>(
  noun: N,
  { conditionsOf, select, listed, detailed }: Omit<Lists<N, Q, S, R, D>, 'paper'>,
): Reads<N, Q, R, D> => {
  const rows = (ctx: Ctx) => selectOf(ctx, noun, select)
  const read = recordOf(noun, rows)
  return {
    [`Get${infixOf(noun)}PageList`]: pageOf(noun, { conditionsOf, select: rows, listed }),

    async [`Get${infixOf(noun)}`](ctx: Ctx, key: { id: number }) {
      const [record] = await detailed(ctx, [await read(ctx, key)])
      return record ?? fail('NotFound')
    },
  } as never
}

/** `GetPageList`, `Get` and `GetPrintList` of a noun. */
export const listActions = <N extends Stored, Q extends object, R, D, S = RowOf<N>>(
  noun: N,
  lists: Lists<N, Q, S, R, D>,
) => ({
  ...readActions(noun, lists),
  ...({
    [`Get${infixOf(noun)}PrintList`](ctx: Ctx, { ids, ...query }: Q & { ids?: number[] | undefined }) {
      const { order, max, without = [] } = lists.paper
      const chosen = selectOf(ctx, noun, lists.select)
        .where(lists.conditionsOf(ctx)(query as unknown as Q))
        .$if(without.length > 0, (rows) => rows.where('status', 'not in', codesOf(noun, without)))
      return printList(ctx, {
        table: noun.table,
        rows: [...order, 'id'].reduce((rows, column) => rows.orderBy(column), chosen) as Rows<never>,
        ids,
        draw: (rows) => lists.detailed(ctx, rows),
        max,
      })
    },
  } as {
    [K in `Get${Infix<N>}PrintList`]: (
      ctx: Ctx,
      query: Q & { ids?: number[] | undefined },
    ) => Promise<Awaited<ReturnType<typeof paperHead>> & { rows: D[] }>
  }),
})

/**
 * A noun's list as a file: the exported fields, the last row first.
 * @param select the rows, where columns of other tables belong to them
 * @param shape converts rows to the columns, where they differ
 * @param order the columns of another order
 */
export const listExporter = <N extends Stored, Q extends object, S = RowOf<N>>(
  noun: N,
  {
    query,
    conditionsOf,
    select,
    shape,
    columns,
    order,
  }: Pick<Lists<N, Q, S, never, never>, 'conditionsOf' | 'select'> & {
    query: z.ZodType<Q>
    shape?: (ctx: Ctx, rows: S[]) => object[] | Promise<object[]>
    columns?: Exporter['columns']
    order?: readonly string[]
  },
): Exporter =>
  exporter<Q, S>({
    title: `${noun.name}.book` as never,
    query,
    noun,
    columns: columns ?? columnsOf(noun),
    select(ctx, asked) {
      const rows = selectOf(ctx, noun, select).where(conditionsOf(ctx)(asked))
      const id = `${noun.table}.id`
      if (order) return [...order, id].reduce((ordered, column) => ordered.orderBy(column), rows)
      return rows.orderBy(`${noun.table}.${noun.query.sorts[0]}`, 'desc').orderBy(id, 'desc')
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
