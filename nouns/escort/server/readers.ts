import { can, type Principal } from '@shouya/server/core/context.ts'
import type { FileReaders } from '@shouya/server/core/files/files.ts'
import type { DB } from '@shouya/server/db/schema.gen.ts'
import { scopedBy } from '@shouya/server/db/scope.ts'
import type { Kysely } from 'kysely'

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
