import type { Kysely } from 'kysely'
import { can, type Principal } from '../../core/context.ts'
import type { FileReaders } from '../../core/files/files.ts'
import type { DB } from '../../db/schema.gen.ts'
import { type ScopedTable, scopedBy } from '../../db/scope.ts'
import { ownCompany } from './units.ts'

const isIn = async (db: Kysely<DB>, user: Principal, table: ScopedTable, id: number): Promise<boolean> =>
  (await scopedBy(db, user)
    .rows(table as 'escort_staff')
    .select('id')
    .where('id', '=', id)
    .executeTakeFirst()) !== undefined

/**
 * Files of a record are read by those who may read it; scans of documents by those who may reveal
 * numbers, and their company; what a bar rests on by those who may bar.
 */
export const escortReaders: FileReaders = {
  escort_company: async (db, user, id) =>
    can(user, 'escort_company', 'query') && (await isIn(db, user, 'escort_company', id)),
  escort_car: async (db, user, id) => can(user, 'escort_car', 'query') && (await isIn(db, user, 'escort_car', id)),
  escort_staff: async (db, user, id) =>
    can(user, 'escort_staff', 'query') && (await isIn(db, user, 'escort_staff', id)),
  async escort_blacklist(db, user, id) {
    if (!can(user, 'escort_staff', 'blacklist')) return false
    const entry = await db.selectFrom('escort_blacklist').select('staff_id').where('id', '=', id).executeTakeFirst()
    return entry !== undefined && (await isIn(db, user, 'escort_staff', entry.staff_id))
  },
  async escort_staff_scan(db, user, id) {
    if (!(await isIn(db, user, 'escort_staff', id))) return false
    if (can(user, 'escort_staff', 'view_sensitive')) return 'reveal'
    return ownCompany(user) !== null && can(user, 'escort_staff', 'edit') && 'reveal'
  },
}
