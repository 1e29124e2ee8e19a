import { localDay } from '@shouya/server/core/time/local.ts'
import type { DB } from '@shouya/server/db/schema.gen.ts'
import type { Unscoped } from '@shouya/server/db/scope.ts'
import { TIMEZONE } from '@shouya/server/demo/calendar.ts'
import type { DemoPart, Ground } from '@shouya/server/demo/part.ts'
import type { Kysely } from 'kysely'
import { run } from '../server/run.ts'

export const part: DemoPart = {
  title: 'the reconciliation of the ledger',
  after: ['trading/ledger', 'trading/tradeRepair'],
  tables: ['ledger_check', 'ledger_difference'],
  fill: reconcileOnce,
}

/** The ledger is reconciled as by the job of the night, so that statistics and benches show its result before the first night. */
async function reconcileOnce(tx: Kysely<DB>, { days, all }: Ground) {
  const now = new Date(days.now)
  const done = await run(tx as unknown as Kysely<Unscoped>, all.ledgerChecks, { night: localDay(now, TIMEZONE) }, now)
  return { 'differences in the ledger': done?.differences ?? 0 }
}
