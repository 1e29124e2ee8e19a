import { type Kysely, sql } from 'kysely'
import type { Unscoped } from '../../db/scope.ts'
import { type AccountName, accountTypes, type Owner, ownerType } from './accountTypes.ts'

export type Balance = { readonly balance: number; readonly available: number }

/** What an agent or a member has, by account. */
export async function balancesOf(
  db: Kysely<Unscoped>,
  owner: Exclude<Owner, 'platform'>,
  ownerId: number,
): Promise<{ readonly [A in AccountName]?: Balance }> {
  const { rows } = await sql<{ account_type: number } & Balance>`
    select account_type, balance, balance - frozen as available from ledger_account
    where owner_type = ${ownerType[owner]} and owner_id = ${ownerId}`.execute(db)
  const nameOf = (code: number) => Object.entries(accountTypes).find(([, type]) => type.code === code)?.[0]
  return Object.fromEntries(rows.map(({ account_type, ...balance }) => [nameOf(account_type), balance]))
}
