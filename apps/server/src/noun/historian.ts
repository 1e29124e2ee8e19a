import { fieldsOf, type Historian, type Shape } from '../core/audit/historian.ts'
import { fail } from '../core/failure.ts'
import type { ScopedTable, Unscoped } from '../db/scope.ts'
import { find } from '../registers/find.ts'

/** Rows that whoever has them in scope reads. */
export const historianInScope = (table: ScopedTable, row: Shape): Historian => ({
  find: (ctx, id) => find(ctx, table, id),
  shows: fieldsOf(row),
})

/** Rows of the whole product: whoever has the operation reads all of them. */
export const historianOfAll = (table: keyof Unscoped, shows: Historian['shows']): Historian => ({
  find: async ({ db }, id) =>
    (await db
      .selectFrom(table as 'role')
      .select('id')
      .where('id', '=', id)
      .executeTakeFirst()) ?? fail('NotFound'),
  shows,
})
