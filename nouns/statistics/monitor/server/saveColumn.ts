import type { Input, Row } from '@shouya/contract/action'
import type { Ctx } from '@shouya/server/core/context.ts'
import { fail, failAt } from '@shouya/server/core/failure.ts'
import { insertOrChange } from '@shouya/server/noun/store.ts'
import { checkVersion } from '@shouya/server/registers/find.ts'
import { sql } from 'kysely'
import { shownOf } from '../cells.ts'
import type * as Monitor from '../contract.ts'
import { boardOf } from './board.ts'
import { checkColumn, usersOf } from './checkColumn.ts'
import { allColumns, type Column, columnsOf, isMine } from './columns.ts'

const MOST_UNITS = 8

/** Every column, locked, so that two changes cannot make a circle together; and the one that is changed. 1002, 1005, 403. */
async function lockColumns(ctx: Ctx, { id, version }: { id?: number | undefined; version?: number | undefined }) {
  const all = await allColumns(ctx).forUpdate().execute()
  if (id === undefined) return { before: null, others: all }
  const before = all.find((column) => column.id === id) ?? fail('NotFound')
  if (!isMine(ctx, before.owner_dept_id)) fail('OutOfScope')
  checkVersion(before, version)
  return { before, others: all.filter((column) => column.id !== id) }
}

const stored = ({ source_expr, warn_rule, ...content }: Pick<Column, 'source_expr' | 'warn_rule'>) => ({
  ...content,
  source_expr: JSON.stringify(source_expr),
  warn_rule: JSON.stringify(warn_rule),
})

/** A new column, or changes of one. */
export async function saveColumn(ctx: Ctx, { id, version, ...content }: Input<typeof Monitor.SaveColumn>) {
  const { before, others } = await lockColumns(ctx, { id, version })
  const values = stored(await checkColumn(ctx, content, before, others)) as never as Omit<
    ReturnType<typeof stored> & Required<typeof content>,
    'sort'
  >
  return insertOrChange(
    ctx,
    'selfcheck_column',
    before,
    values as never,
    {
      log: { before: before && stored(before), after: values, message: content.column_key },
    } as never,
  )
}

/** What a column would show. */
export async function testColumn(
  ctx: Ctx,
  { id, period_key, ...content }: Input<typeof Monitor.TestColumn>,
): Promise<Row<typeof Monitor.TestColumn>> {
  const all = await allColumns(ctx).execute()
  const before = id === undefined ? null : (all.find((column) => column.id === id) ?? fail('NotFound'))
  const others = all.filter((column) => column.id !== id)
  const checked = await checkColumn(ctx, content, before, others)
  const column = { ...before, ...checked, id: id ?? 0 } as Column
  const near = await columnsOf(ctx, content.owner_dept_id ?? ctx.user.deptId)
  const board = await boardOf(
    ctx,
    { period_key, dept_id: content.owner_dept_id ?? undefined },
    [column],
    [...near.filter((other) => other.id !== id), column],
  )
  return board.units.slice(0, MOST_UNITS).map((unit) => ({
    dept_name: unit.dept_name,
    value: shownOf(board.valueOf(unit.id, column), column.data_type),
    tone: board.toneOf(unit.id, column) ?? null,
  }))
}

/** All columns of one owner in a new order. */
export async function sortColumns(ctx: Ctx, { ids }: Input<typeof Monitor.SortColumns>): Promise<null> {
  const { others: all } = await lockColumns(ctx, {})
  const [first] = all.filter(({ id }) => ids.includes(id))
  if (!first) return fail('NotFound')
  const own = all.filter(({ owner_dept_id }) => owner_dept_id === first.owner_dept_id)
  if (ids.length !== own.length || own.some(({ id }) => !ids.includes(id))) failAt('ids', 'monitor.refused.allOfOne')
  if (!isMine(ctx, first.owner_dept_id)) fail('OutOfScope')
  await sql`update selfcheck_column set sort = placed.n * 10 from unnest(${ids}::bigint[]) with ordinality as placed (id, n)
    where selfcheck_column.id = placed.id`.execute(ctx.db)
  const keyOf = (id: number) => own.find((column) => column.id === id)?.column_key
  ctx.note({ table: 'selfcheck_column', after: { sort: ids.map(keyOf).join(' ') } })
  return null
}

export async function deleteColumn(ctx: Ctx, seen: Input<typeof Monitor.DeleteColumn>): Promise<null> {
  const { before, others } = await lockColumns(ctx, seen)
  if (!before) return fail('NotFound')
  const [user] = usersOf(before, others)
  if (user) fail('InUse', { reason: 'monitor.refused.used', params: { key: user.column_key } })
  const { rows } = await sql`select from selfcheck_value where column_id = ${before.id} limit 1`.execute(ctx.db)
  if (rows.length > 0) fail('InUse', { reason: 'monitor.refused.entries' })
  await ctx.db.deleteFrom('selfcheck_column').where('id', '=', before.id).execute()
  ctx.note({ table: 'selfcheck_column', id: before.id, before: stored(before), message: before.column_key })
  return null
}
