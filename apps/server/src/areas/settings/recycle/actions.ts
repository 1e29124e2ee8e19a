import * as Recycle from '@shouya/contract/controllers/Recycle'
import { sql } from 'kysely'
import type { Ctx } from '../../../core/context.ts'
import { Failure, fail } from '../../../core/failure.ts'
import { handle } from '../../../core/handle.ts'
import { putBack } from '../../../core/recycle/recycle.ts'
import type { Unscoped } from '../../../db/scope.ts'
import { allOf } from '../../../registers/filters.ts'
import { page } from '../../../registers/page.ts'
import { changed } from '../../../registers/stamps.ts'
import { checkRestoredRole } from '../role/restored.ts'
import { checkRestoredPerson } from './barred.ts'
import { reachOf } from './reach.ts'

type Recycled = Recycle.Recycled

/** Of a unit, a route or a vehicle there is one at a time: not its name is taken, but its day. */
const dated: ReadonlySet<Recycled> = new Set(['security_check', 'money_box', 'escort_plan'])

/** What the database forbids, in words. */
function refusal(table: Recycled, error: unknown): unknown {
  const { code } = error as { code?: string }
  if (code === '23503') return new Failure('WrongState', { reason: 'recycle.parentGone' })
  if (code !== '23505' && code !== '23P01') return error
  return new Failure('WrongState', { reason: dated.has(table) ? 'recycle.sameTime' : 'recycle.taken' })
}

export const recycleBin = handle(Recycle, {
  async GetPageList(ctx, { table, ...query }) {
    const { db, services } = ctx
    const days = await services.settings.get('recycle.days')
    const like = `%${query.keywords.replace(/[\\%_]/g, '\\$&')}%`
    const expire = sql<string>`create_time + make_interval(days => ${days})`
    return page(
      db,
      query,
      allOf([
        sql`recycled.table_name = ${table}`,
        reachOf(ctx, table),
        ...(query.keywords ? [sql<boolean>`recycled.name ilike ${like}`] : []),
      ]),
      {
        table: 'recycled',
        rows: db
          .selectFrom('recycled')
          .select(['id', 'record_id', 'name', 'user_name', 'create_time', expire.as('expire_time')]),
        count: db.selectFrom('recycled'),
      },
    )
  },

  async Restore(ctx, { table, id }) {
    const deleted = await ctx.db
      .deleteFrom('recycled')
      .where('id', '=', id)
      .where('table_name', '=', table)
      .where(reachOf(ctx, table))
      .returningAll()
      .executeTakeFirst()
    if (!deleted) fail('NotFound')
    const row = deleted.row as { id: number }
    const parts = deleted.parts as Record<keyof Unscoped, object[]>
    if (table === 'escort_staff') await checkRestoredPerson(ctx, deleted.row as never)
    if (table === 'role') await checkRestoredRole(ctx, row as never, parts.role_grant as never)
    const hidden = table === 'notice'
    if (hidden) await unhide(ctx, row.id)
    else await putAllBack(ctx, table, row, parts)
    const change = hidden ? { before: { is_deleted: true }, after: { is_deleted: false } } : { before: {}, after: row }
    ctx.note({ table, id: deleted.record_id, ...change, message: deleted.name })
    return { record_id: deleted.record_id }
  },
})

async function putAllBack(ctx: Ctx, table: Recycled, row: object, parts: Record<keyof Unscoped, object[]>) {
  try {
    await putBack(ctx, table, [row])
    for (const [part, rows] of Object.entries(parts)) await putBack(ctx, part as keyof Unscoped, rows)
  } catch (error) {
    throw refusal(table, error)
  }
}

/** A notice was only hidden: receipts refer to it, which are evidence. */
async function unhide(ctx: Ctx, id: number) {
  const { numUpdatedRows } = await ctx.scoped
    .change('notice')
    .set({ is_deleted: false, ...changed(ctx) })
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  // Retention may have come first.
  if (numUpdatedRows === 0n) fail('NotFound')
}
