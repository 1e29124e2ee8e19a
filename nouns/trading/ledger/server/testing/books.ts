import type { LedgerEvent } from '@shouya/contract/ledger'
import { openAccounts } from '@shouya/server/core/ledger/openAccounts.ts'
import { type Posting, post } from '@shouya/server/core/ledger/post.ts'
import { reverse } from '@shouya/server/core/ledger/reverse.ts'
import type { Unscoped } from '@shouya/server/db/scope.ts'
import type { Kysely } from 'kysely'
import type { Ground } from '../../../server/testing/rows.ts'

// Beyond the records that there are.
let lastRecord = 1_000_000_000

/** Posts as the nouns of trading do, each in a transaction of its own. */
export function openBooks(t: Pick<Ground, 'services' | 'clock'>) {
  const inTransaction = <T>(work: (db: Kysely<Unscoped>) => Promise<T>) =>
    t.services.database.kysely.transaction().execute((tx) => work(tx as unknown as Kysely<Unscoped>))
  return {
    async open(owner: 'agent' | 'member', id: number): Promise<void> {
      await inTransaction((db) => openAccounts(db, owner, [id], t.clock.at))
    },
    /** An event of a record of its own, unless one is given. */
    post<E extends LedgerEvent>(
      event: E,
      more: Pick<Posting<E>, 'owners' | 'amounts'> & Partial<Pick<Posting<E>, 'record' | 'operator' | 'memo'>>,
      at = t.clock.at,
    ) {
      const record = { table: 'cash_pledge', id: ++lastRecord }
      return inTransaction((db) => post(db, { record, operator: null, ...more, event }, at))
    },
    reverse: (txnId: number, memo: string) =>
      inTransaction((db) => reverse(db, { txnId, operator: null, memo }, t.clock.at)),
  }
}
