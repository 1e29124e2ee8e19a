import { auditJob } from '@shouya/server/core/audit/auditJob.ts'
import type { Services } from '@shouya/server/core/services.ts'
import { sql } from 'kysely'
import { PAY_MINUTES } from '../../payment/noun.ts'
import { pledge } from '../../pledge/noun.ts'
import { cancelWaiting, selectWaiting } from './waiting.ts'

const { table } = pledge

/** Every five minutes: records that nobody has paid through a provider in their time are canceled. Answers how many. */
export const closeUnpaid = ({ database }: Pick<Services, 'database'>, now: Date): Promise<number> =>
  database.kysely.transaction().execute(async (tx) => {
    const late = await selectWaiting(tx)
      .where(sql<boolean>`create_time <= ${now}::timestamptz - make_interval(mins => ${PAY_MINUTES})`)
      .orderBy('id')
      .forUpdate()
      .skipLocked()
      .execute()
    const before = { status: pledge.states.codes.unpaid }
    const closed: { id: number; before: object; after: object }[] = []
    for (const { id } of late)
      closed.push({ id, before, after: await cancelWaiting(tx, id, 'deposit.online.timeout', now) })
    await auditJob(tx, { name: 'deposit_timeout', table, now }, closed)
    return late.length
  })
