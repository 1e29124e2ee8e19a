import * as Recycle from '@shouya/contract/controllers/Recycle'
import type { MessageKey } from '@shouya/contract/messages'
import { sql } from 'kysely'
import { Failure, fail } from '../../../core/failure.ts'
import { handle } from '../../../core/handle.ts'
import { putBack } from '../../../core/recycle/recycle.ts'
import type { Unscoped } from '../../../db/scope.ts'
import { allOf } from '../../../registers/filters.ts'
import { page } from '../../../registers/page.ts'
import { checkRestoredRole } from '../role/restored.ts'
import { checkRestoredPerson } from './barred.ts'
import { reachOf } from './reach.ts'

const UNIQUE = '23505'
const OVERLAP = '23P01'
const PARENT = '23503'

/** Why the database does not take a row back; undefined for what is an error of ours. */
function refusalOf(table: Recycle.Recycled, code: string | undefined): Failure | undefined {
  const because = (reason: MessageKey) => new Failure('WrongState', { reason })
  if (code === PARENT) return because('recycle.parentGone')
  // A plan has no name: its route, vehicle and people are planned once at a time.
  if (code === OVERLAP || (code === UNIQUE && table === 'escort_plan')) return because('recycle.busy')
  return code === UNIQUE ? because('recycle.taken') : undefined
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
    try {
      await putBack(ctx, table, [row])
      for (const [part, rows] of Object.entries(parts)) await putBack(ctx, part as keyof Unscoped, rows)
    } catch (error) {
      throw refusalOf(table, (error as { code?: string }).code) ?? error
    }
    ctx.note({ table, id: deleted.record_id, before: {}, after: row, message: deleted.name })
    return { record_id: deleted.record_id }
  },
})
