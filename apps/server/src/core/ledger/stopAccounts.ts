import { type Kysely, sql } from 'kysely'
import type { DB } from '../../db/schema.gen.ts'
import { accountTypes, ownerType } from './accountTypes.ts'

/** What a difference names. */
export type Concerned = {
  readonly account_id?: number | null
  readonly txn_id?: number | null
  readonly biz_type?: string | null
  readonly biz_id?: number | null
  /** Whose record differs: by the codes of `ownerType`. */
  readonly owner_type?: number | null
  readonly owner_id?: number | null
}

/**
 * Stops payouts from the accounts that differences concern, all lanes of a control account, and lets all others go (domain 11.1 rule 7).
 * Concerned are: the account that differs; else those of the transaction; of a record all accounts of its owner, and those of customers
 * that its transactions moved. What leaves through `cash` comes from `refundsUnderWay`, which is stopped with it.
 */
export async function stopAccounts(db: Kysely<DB>, differences: readonly Concerned[]): Promise<void> {
  const list = <T>(of: (difference: Concerned) => T) => differences.map((difference) => of(difference) ?? null)
  const posted = sql`join ledger_entry entry on entry.txn_id = txn.id and entry.occur_time = txn.occur_time
    join ledger_account account on account.id = entry.account_id`
  const account = sql`account.owner_type, account.owner_id, account.account_type`
  await sql`
    with found as (
      select * from unnest(${list((row) => row.account_id)}::bigint[], ${list((row) => row.txn_id)}::bigint[],
        ${list((row) => row.owner_type)}::smallint[], ${list((row) => row.owner_id)}::bigint[],
        ${list((row) => row.biz_type)}::text[], ${list((row) => row.biz_id)}::bigint[])
        as found (account_id, txn_id, owner_type, owner_id, biz_type, biz_id)
    ), concerned as (
      select ${account} from found join ledger_account account on account.id = found.account_id
      union select ${account} from found join ledger_account account using (owner_type, owner_id)
      union select ${account} from found join ledger_txn txn on txn.id = found.txn_id ${posted} where found.account_id is null
      union select ${account} from found join ledger_txn txn using (biz_type, biz_id) ${posted}
        where account.owner_type <> ${ownerType.platform}
    ), stopped as (
      select owner_type, owner_id, account_type from concerned
      union select owner_type, owner_id, ${accountTypes.refundsUnderWay.code} from concerned where account_type = ${accountTypes.cash.code}
    )
    update ledger_account account set is_stopped = not account.is_stopped
    where account.is_stopped <> ((account.owner_type, account.owner_id, account.account_type)
      in (select owner_type, owner_id, account_type from stopped))`.execute(db)
}
