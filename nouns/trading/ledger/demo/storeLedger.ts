import type { DB } from '@shouya/server/db/schema.gen.ts'
import { insertRows } from '@shouya/server/demo/insertRows.ts'
import { type Kysely, sql } from 'kysely'
import { accountKey } from './books.ts'
import type { Journal } from './journal.ts'

/** Posts a journal, whose records get the numbers of their transactions. What is returned stores the rows, once the records are there. */
export async function postJournal(tx: Kysely<DB>, journal: Journal) {
  const ledger = journal.rows(await accountIds(tx))
  return {
    transactions: ledger.txns.length,
    async store(): Promise<void> {
      await insertRows(tx, 'ledger_txn', ledger.txns)
      // Entries of a transaction come in one statement: the database looks at them together.
      await sql`insert into ledger_entry (txn_id, leg, account_id, direction, amount, balance_after, seq, occur_time)
        select txn_id, leg, account_id, direction, amount, balance_after, seq, occur_time
        from jsonb_populate_recordset(null::ledger_entry, ${JSON.stringify(ledger.entries)}::jsonb)`.execute(tx)
      await insertRows(tx, 'ledger_hold', ledger.holds)
      await sql`update ledger_account set balance = kept.balance, frozen = kept.frozen, version = kept.version
        from jsonb_populate_recordset(null::ledger_account, ${JSON.stringify(ledger.accounts)}::jsonb) kept
        where kept.id = ledger_account.id`.execute(tx)
    },
  }
}

/** The ids of the owners' accounts by owner and type. */
async function accountIds(tx: Kysely<DB>): Promise<Map<string, number>> {
  const rows = await tx
    .selectFrom('ledger_account')
    .select(['id', 'owner_type', 'owner_id', 'account_type'])
    .where('owner_type', '>', 1)
    .execute()
  return new Map(rows.map((row) => [accountKey(row.owner_type, row.owner_id, row.account_type), row.id]))
}
