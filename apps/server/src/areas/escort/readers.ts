import type { Kysely } from 'kysely'
import { can, type Principal } from '../../core/context.ts'
import type { FileReaders } from '../../core/files/files.ts'
import type { DB } from '../../db/schema.gen.ts'
import { scopedBy } from '../../db/scope.ts'

type Table = 'escort_company' | 'escort_car' | 'escort_staff'

export const isInScope = async (db: Kysely<DB>, user: Principal, table: Table, id: number): Promise<boolean> =>
  (await scopedBy(db, user)
    .rows(table as 'escort_staff')
    .select('id')
    .where('id', '=', id)
    .executeTakeFirst()) !== undefined

/** Files of a record are read by those who may read it. */
export const readerOf =
  (table: Table): FileReaders[string] =>
  async (db, user, id) =>
    can(user, table, 'query') && (await isInScope(db, user, table, id))
