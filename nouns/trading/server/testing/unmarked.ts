import { actions, nameOf } from '@shouya/server/testing/matrix/actions.ts'
import type { TestApp } from '@shouya/server/testing/testApp.ts'
import pg from 'pg'

const marked = new Set(actions.filter(({ money }) => money).map(nameOf))

/** Actions that have posted, set aside or moved pieces in this test, as the transactions of their log rows say, without the mark `money`. */
export async function unmarked(t: TestApp): Promise<string[]> {
  const client = new pg.Client({ connectionString: t.url })
  await client.connect()
  const { rows } = await client.query<{ action: string }>(`
    select distinct log.action from sys_log log where log.xmin in (
      select xmin from ledger_txn union select xmin from ledger_hold union select xmin from consume_balance_log)`)
  await client.end()
  // Jobs have no callers.
  return rows.map(({ action }) => action).filter((action) => !action.startsWith('Job/') && !marked.has(action))
}
