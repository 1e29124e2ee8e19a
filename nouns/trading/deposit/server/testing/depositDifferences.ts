import { reconcile } from '@shouya/server/core/ledger/reconcile.ts'
import type { TestApp } from '@shouya/server/testing/testApp.ts'
import { checkDeposits } from '../checkDeposits.ts'

/** How many differences there are in the ledger, and between it and the deposits. */
export async function depositDifferences(t: TestApp): Promise<number | undefined> {
  const operator = { userId: t.world.user.finance, name: 'finance' }
  const run = await t.services.database.kysely
    .transaction()
    .execute((tx) => reconcile(tx, [checkDeposits], { operator }, t.clock.at))
  return run?.differences
}
