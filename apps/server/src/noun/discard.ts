import type { Noun } from '@shouya/noun/noun'
import { everything } from '../core/access/everything.ts'
import type { Ctx } from '../core/context.ts'
import { type Part, recycle } from '../core/recycle/recycle.ts'
import type { DB } from '../db/schema.gen.ts'

type Discarded = {
  /** What the recycle bin calls it. */
  name: string
  /** The rows of other tables that belong to it. */
  parts?: readonly Part[]
  /** The row as the log may have it, where that is not all of it. */
  logged?: object
}

/** Moves a row that `findSeen` found into the recycle bin, with its parts, and logs it. */
export async function discard(
  ctx: Ctx,
  { table }: Noun & { readonly table: keyof DB },
  row: { id: number },
  { name, parts = [], logged = row }: Discarded,
): Promise<null> {
  await recycle(ctx, { table, id: row.id, name, parts })
  for (const part of parts)
    await ctx.db
      .deleteFrom(part.table as 'escort_secret')
      .where(part.column as 'staff_id', '=', row.id)
      .execute()
  await everything(ctx.db)
    .deleteFrom(table as 'box')
    .where('id', '=', row.id)
    .execute()
  ctx.note({ table, id: row.id, before: { ...logged }, after: {} })
  return null
}
