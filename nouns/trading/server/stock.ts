import type { Ctx } from '@shouya/server/core/context.ts'
import { fail } from '@shouya/server/core/failure.ts'
import { type RawBuilder, sql } from 'kysely'

/** What has a stock. */
type Goods = 'product' | 'consume'
type Some = { id: number; quantity: number }

/**
 * One statement for each change of a stock: it holds or 1007. It counts the version on, so that nobody who has the form open
 * overwrites the stock with what it was before.
 */
async function change(
  { db, now }: Pick<Ctx, 'db' | 'now'>,
  table: Goods,
  { id }: Some,
  set: RawBuilder<unknown>,
  holds: RawBuilder<unknown>,
): Promise<void> {
  const { numAffectedRows } = await sql`update ${sql.table(table)}
    set ${set}, version = version + 1, update_time = ${now}::timestamptz where id = ${id} and ${holds}`.execute(db)
  if (numAffectedRows !== 1n) fail('Insufficient', { reason: 'product.refused.stock' })
}

/** Sets aside what an approved order waits for. */
export const reserveStock = (ctx: Pick<Ctx, 'db' | 'now'>, table: Goods, some: Some): Promise<void> =>
  change(
    ctx,
    table,
    some,
    sql`reserved = reserved + ${some.quantity}::int`,
    sql`stock - reserved >= ${some.quantity}::int`,
  )

/** The order is given up before it was delivered: what was set aside is free again. */
export const releaseStock = (ctx: Pick<Ctx, 'db' | 'now'>, table: Goods, some: Some): Promise<void> =>
  change(ctx, table, some, sql`reserved = reserved - ${some.quantity}::int`, sql`reserved >= ${some.quantity}::int`)

/** What was set aside is delivered. */
export const takeStock = (ctx: Pick<Ctx, 'db' | 'now'>, table: Goods, some: Some): Promise<void> =>
  change(
    ctx,
    table,
    some,
    sql`stock = stock - ${some.quantity}::int, reserved = reserved - ${some.quantity}::int`,
    sql`reserved >= ${some.quantity}::int`,
  )

/** What was delivered has come back. */
export const returnStock = (ctx: Pick<Ctx, 'db' | 'now'>, table: Goods, some: Some): Promise<void> =>
  change(ctx, table, some, sql`stock = stock + ${some.quantity}::int`, sql`true`)
