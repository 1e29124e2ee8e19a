import type { Noun } from '@shouya/noun/noun'
import type { RawBuilder } from 'kysely'
import type { Ctx } from '../core/context.ts'
import { page, type Rows } from '../registers/page.ts'
import { isScoped } from './store.ts'

/** The page that a query asks for. */
export type Paged = Parameters<typeof page>[1]

type Page<Q, O, R> = {
  conditionsOf: (ctx: Ctx) => (query: Q) => RawBuilder<boolean>
  /** The rows with the columns that the list shows; its joins must not add or drop rows. */
  select: (ctx: Ctx) => Rows<O>
  /** As the caller sees them, where that is not as they are read. */
  listed?: (ctx: Ctx, rows: O[]) => R[] | Promise<R[]>
}

/** A page of a noun's list. */
export const pageOf =
  <Q extends object, O, R = O>({ table }: Noun, { conditionsOf, select, listed }: Page<Q, O, R>) =>
  async (ctx: Ctx, query: Q & Paged): Promise<{ rows: R[]; total: number }> => {
    const count = isScoped(table) ? ctx.scoped.rows(table) : ctx.db.selectFrom(table as 'role')
    const source = { table, rows: select(ctx), count: count as Rows<unknown> }
    const { rows, total } = await page(ctx.db, query, conditionsOf(ctx)(query), source)
    return { rows: listed ? await listed(ctx, rows) : (rows as unknown as R[]), total }
  }
