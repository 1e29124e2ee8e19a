import { everything } from '@shouya/server/core/access/everything.ts'
import type { Unscoped } from '@shouya/server/db/scope.ts'
import type { Kysely } from 'kysely'

/** Dictionary user_type. */
const VENDOR = 3

/** The open accounts of a vendor's people. */
export const accountsOf = (db: Kysely<Unscoped>, vendorId: number) =>
  everything(db)
    .selectFrom('sys_user')
    .select(['id', 'username', 'real_name'])
    .where('user_type', '=', VENDOR)
    .where('party_id', '=', vendorId)
    .where('status', '=', 1)
    .orderBy('username')
    .execute()
