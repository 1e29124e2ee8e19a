import { can } from '@shouya/server/core/context.ts'
import type { FileReaders } from '@shouya/server/core/files/files.ts'
import { isInScope, readerOf } from '../../server/readers.ts'
import { ownCompany } from '../../server/units.ts'

/**
 * Beside the files of a person: scans of documents are read by those who may reveal numbers, and their company; what a bar
 * rests on by those who may bar.
 */
export const staffReaders: FileReaders = {
  escort_staff: readerOf('escort_staff'),
  async escort_blacklist(db, user, id) {
    if (!can(user, 'escort_staff', 'blacklist')) return false
    const entry = await db.selectFrom('escort_blacklist').select('staff_id').where('id', '=', id).executeTakeFirst()
    return entry !== undefined && (await isInScope(db, user, 'escort_staff', entry.staff_id))
  },
  async escort_staff_scan(db, user, id) {
    if (!(await isInScope(db, user, 'escort_staff', id))) return false
    if (can(user, 'escort_staff', 'view_sensitive')) return 'reveal'
    return ownCompany(user) !== null && can(user, 'escort_staff', 'edit') && 'reveal'
  },
}
