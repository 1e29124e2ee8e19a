import type { Noun } from '@shouya/noun/noun'
import { sql } from 'kysely'
import type { Ctx } from '../core/context.ts'
import { fail } from '../core/failure.ts'
import { find } from '../registers/find.ts'
import type { Rows } from '../registers/page.ts'
import { isScoped } from './store.ts'

/** One record of a noun, as its list selects the rows. 1002 none, 403 out of scope. */
export const recordOf =
  <O>({ table }: Noun, select: (ctx: Ctx) => Rows<O>) =>
  async (ctx: Ctx, { id }: { id: number }): Promise<O> => {
    const row = await select(ctx)
      .where(sql.ref(`${table}.id`), '=', id)
      .executeTakeFirst()
    if (row) return row as O
    if (isScoped(table)) await find(ctx, table, id)
    return fail('NotFound')
  }
