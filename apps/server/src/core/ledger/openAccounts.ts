import { type Kysely, sql } from 'kysely'
import type { Unscoped } from '../../db/scope.ts'
import { accountTypes, type Owner, ownerType } from './accountTypes.ts'

/** Opens the accounts of agents or members that have none yet. */
export async function openAccounts(
  db: Kysely<Unscoped>,
  owner: Exclude<Owner, 'platform'>,
  ids: readonly number[],
  at: Date,
): Promise<void> {
  const codes = Object.values(accountTypes).flatMap((type) => (type.owner === owner ? [type.code] : []))
  await sql`
    insert into ledger_account (owner_type, owner_id, account_type, create_time)
    select ${ownerType[owner]}, owner.id, type.code, ${at}
    from unnest(${ids}::bigint[]) as owner (id), unnest(${codes}::smallint[]) as type (code)
    order by owner.id, type.code
    on conflict do nothing`.execute(db)
}
