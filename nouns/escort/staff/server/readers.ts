import { can, type Principal } from '@shouya/server/core/context.ts'
import type { FileReaders } from '@shouya/server/core/files/files.ts'
import type { DB } from '@shouya/server/db/schema.gen.ts'
import { scopedBy } from '@shouya/server/db/scope.ts'
import { readersOf } from '@shouya/server/noun/reader.ts'
import type { Kysely } from 'kysely'
import { ownCompany } from '../../server/units.ts'
import { staff } from '../noun.ts'

const isInScope = async (db: Kysely<DB>, user: Principal, id: number): Promise<boolean> =>
  (await scopedBy(db, user).rows('escort_staff').select('id').where('id', '=', id).executeTakeFirst()) !== undefined

/**
 * The files of a person. Scans of documents are read by those who may reveal numbers, and by the person's company; evidence of
 * the blacklist by those who may blacklist.
 */
export const staffReaders: FileReaders = {
  ...readersOf(staff),
  async escort_blacklist(db, user, id) {
    if (!can(user, staff.permission, 'blacklist')) return false
    const entry = await db.selectFrom('escort_blacklist').select('staff_id').where('id', '=', id).executeTakeFirst()
    return entry !== undefined && (await isInScope(db, user, entry.staff_id))
  },
  async escort_staff_scan(db, user, id) {
    if (!(await isInScope(db, user, id))) return false
    if (can(user, staff.permission, 'view_sensitive')) return 'reveal'
    return ownCompany(user) !== null && can(user, staff.permission, 'edit') && 'reveal'
  },
}
