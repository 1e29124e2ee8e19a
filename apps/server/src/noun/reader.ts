import type { Noun } from '@shouya/noun/noun'
import { can } from '../core/context.ts'
import type { FileReaders } from '../core/files/files.ts'
import { type ScopedTable, scopedBy } from '../db/scope.ts'

/**
 * Files of a noun are seen by those who may see the record.
 * @param further permissions whose holders see it, too, on a page of theirs
 */
export const readersOf = (
  { table, permission }: Noun & { readonly table: ScopedTable },
  further: readonly string[] = [],
): FileReaders => ({
  [table]: async (db, user, id) => {
    if (![permission, ...further].some((of) => can(user, of, 'query'))) return false
    const rows = scopedBy(db, user).rows(table as 'dept')
    return (await rows.select('id').where('id', '=', id).executeTakeFirst()) !== undefined
  },
})
