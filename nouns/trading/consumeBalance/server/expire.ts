import { auditJob } from '@shouya/server/core/audit/auditJob.ts'
import type { Services } from '@shouya/server/core/services.ts'
import { localDay } from '@shouya/server/core/time/local.ts'
import type { Unscoped } from '@shouya/server/db/scope.ts'
import type { Kysely } from 'kysely'
import { consumeBalance as noun } from '../noun.ts'
import { changeBalance } from './changeBalance.ts'
import { dropAdjustment } from './dropAdjustment.ts'
import { ownerNamed } from './ownerName.ts'
import { tell } from './tell.ts'

/** The most balances of one transaction. */
const MOST = 200

/** Every night (domain 11.6): what may no longer be used is void. Answers how many balances. */
export async function expireBalances(services: Pick<Services, 'database'>, now: Date): Promise<number> {
  let done = 0
  for (let more = MOST; more === MOST; done += more) more = await expireSome(services, now)
  return done
}

const expireSome = ({ database: { kysely, timezone } }: Pick<Services, 'database'>, now: Date): Promise<number> =>
  kysely.transaction().execute(async (tx) => {
    const db = tx as unknown as Kysely<Unscoped>
    const ended = await tx
      .selectFrom('consume_balance')
      .selectAll()
      .where('expire_date', '<', localDay(now, timezone))
      .where('quantity', '>', 0)
      .orderBy('id')
      .limit(MOST)
      .forUpdate()
      .skipLocked()
      .execute()
    for (const { id, owner_type, owner_id, consume_id: consumeId, quantity: qty, frozen, expire_date } of ended) {
      // There is nothing left to correct.
      if (frozen > 0) await dropAdjustment(db, id)
      await tx.updateTable('consume_balance').set({ expire_date: null }).where('id', '=', id).execute()
      const owner = { type: ownerNamed(owner_type), id: owner_id }
      const change = { owner, consumeId, qty, direction: 'less', type: 'expired', operator: null } as const
      await changeBalance(db, { ...change, record: { table: noun.table, id }, part: `${expire_date}` }, now)
      await tell(db, id, { code: 'balance_expired', to: 'agent', act: `${expire_date}`, params: { left: qty } }, now)
    }
    await auditJob(
      tx,
      { name: 'balance_expire', table: noun.table, now },
      ended.map(({ id, quantity }) => ({ id, before: { quantity }, after: { quantity: 0 } })),
    )
    return ended.length
  })
