import type { AllNouns, Restorer, Restorers } from '@shouya/nouns/manifest.ts'
import type { Ctx } from '@shouya/server/core/context.ts'
import { Failure, fail } from '@shouya/server/core/failure.ts'
import { handle } from '@shouya/server/core/handle.ts'
import { putBack } from '@shouya/server/core/recycle/recycle.ts'
import { type ScopedTable, scopedTables, type Unscoped, within } from '@shouya/server/db/scope.ts'
import { allOf } from '@shouya/server/registers/filters.ts'
import { page } from '@shouya/server/registers/page.ts'
import { type RawBuilder, sql } from 'kysely'
import * as Recycle from '../contract.ts'

type Recycled = Recycle.Recycled

const isScoped = (table: Recycled): table is Recycled & ScopedTable =>
  (scopedTables as readonly string[]).includes(table)

/**
 * The deleted rows that the caller sees: those that would be in scope if they were not deleted. Links of a row to units
 * in another table are deleted with it: such a row is visible to those who see everything, and to the company that it
 * belongs to.
 */
function reachOf(restorers: Restorers, { user }: Pick<Ctx, 'user'>, table: Recycled): RawBuilder<boolean> {
  const own = restorers[table].reach?.(user)
  if (own) return own
  const predicate = isScoped(table) ? within(user, table) : null
  if (predicate === null) return sql`true`
  // With the schema, because PostgreSQL has a built-in type `box`.
  return sql`exists (select from jsonb_populate_record(null::${sql.table(`public.${table}`)}, recycled.row)
    as ${sql.table(table)} where ${predicate})`
}

/** A violated constraint of the database as a refusal with a text. */
function refusal({ dated }: Restorer, error: unknown): unknown {
  const { code } = error as { code?: string }
  if (code === '23503') return new Failure('WrongState', { reason: 'recycle.parentGone' })
  if (code !== '23505' && code !== '23P01') return error
  return new Failure('WrongState', { reason: dated ? 'recycle.sameTime' : 'recycle.taken' })
}

export const recycleBin = ({ recycled: restorers }: AllNouns) =>
  handle(Recycle, {
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
          reachOf(restorers, ctx, table),
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
        .where(reachOf(restorers, ctx, table))
        .returningAll()
        .executeTakeFirst()
      if (!deleted) fail('NotFound')
      const row = deleted.row as { id: number }
      const parts = deleted.parts as Record<keyof Unscoped, object[]>
      const restorer = restorers[table]
      await restorer.check?.(ctx, row as never, parts as never)
      if (restorer.unhide) await restorer.unhide(ctx, row.id)
      else await putAllBack(ctx, restorer, table, row, parts)
      const change = restorer.unhide
        ? { before: { is_deleted: true }, after: { is_deleted: false } }
        : { before: {}, after: row }
      ctx.note({ table, id: deleted.record_id, ...change, message: deleted.name })
      return { record_id: deleted.record_id }
    },
  })

type Parts = Record<keyof Unscoped, object[]>

async function putAllBack(ctx: Ctx, restorer: Restorer, table: Recycled, row: object, parts: Parts) {
  try {
    await putBack(ctx, table, [row])
    for (const [part, rows] of Object.entries(parts)) await putBack(ctx, part as keyof Unscoped, rows)
  } catch (error) {
    throw refusal(restorer, error)
  }
}
