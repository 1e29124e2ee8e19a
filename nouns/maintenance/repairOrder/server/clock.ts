import { auditJob } from '@shouya/server/core/audit/auditJob.ts'
import type { Services } from '@shouya/server/core/services.ts'
import { localTime } from '@shouya/server/core/time/local.ts'
import { moment } from '@shouya/server/core/time/moment.ts'
import type { DB } from '@shouya/server/db/schema.gen.ts'
import type { Unscoped } from '@shouya/server/db/scope.ts'
import { type Kysely, sql } from 'kysely'
import { CONFIRM_HOURS, RATE_HOURS } from '../rules.ts'
import { dueTime, isOverdue } from './due.ts'
import { addStep } from './flow.ts'
import { follow } from './follow.ts'
import { tell } from './tell.ts'
import { status, table } from './types.ts'
import { unapproved } from './unapproved.ts'

const HOUR = 3_600_000
/** The most orders that one run of a job takes on; the next run has the others. */
const MOST = 500

const before = (now: Date, hours: number) => moment(new Date(now.getTime() - hours * HOUR))

type Clock = Pick<Services, 'database' | 'topics'>
type Ended = { to: number; action: string; change: object }

/**
 * Every hour (job auto_confirm, domain 17.3): repairs that the outlet has not answered for 72 hours count as confirmed, but for those
 * whose costs wait for an approval; what was not rated within 7 days is closed without marks. Answers how many.
 */
export const confirmByClock = (services: Clock, now: Date): Promise<number> =>
  services.database.kysely.transaction().execute(async (tx) => {
    const repaired = await tx
      .selectFrom('repair_order')
      .selectAll()
      .where('status', '=', status.confirming)
      .where('fix_time', '<=', before(now, CONFIRM_HOURS))
      .where((eb) => eb.not(unapproved))
      .orderBy('id')
      .limit(MOST)
      .forUpdate()
      .skipLocked()
      .execute()
    const confirmed = { to: status.rating, action: 'autoConfirm', change: { confirm_time: now, auto_confirmed: true } }
    await end(services, tx, repaired, confirmed, now)
    const unrated = await tx
      .selectFrom('repair_order')
      .selectAll()
      .where('status', '=', status.rating)
      .where('confirm_time', '<=', before(now, RATE_HOURS))
      .orderBy('id')
      .limit(MOST)
      .forUpdate()
      .skipLocked()
      .execute()
    const closed = { to: status.done, action: 'autoClose', change: { close_time: now, auto_closed: true } }
    await end(services, tx, unrated, closed, now)
    return repaired.length + unrated.length
  })

type Order = {
  id: number
  bill_no: string
  status: number
  equipment_id: number | null
  source_table: string | null
  source_id: number | null
}

/** Moves orders on without anybody, as `step` does for somebody. */
async function end(
  services: Clock,
  tx: Kysely<DB>,
  orders: readonly Order[],
  { to, action, change }: Ended,
  now: Date,
) {
  const db = tx as unknown as Kysely<Unscoped>
  for (const order of orders) {
    await tx
      .updateTable('repair_order')
      .set({ ...change, status: to, update_time: now, version: sql<number>`version + 1` })
      .where('id', '=', order.id)
      .execute()
    await addStep(db, { order_id: order.id, action, from_status: order.status, to_status: to, by: null, now })
    await follow(services, db, { order, status: to, by: null, now })
  }
  await auditJob(
    tx,
    { name: action, table, now },
    orders.map((order) => ({ id: order.id, before: { status: order.status }, after: { status: to, ...change } })),
  )
}

/** Every ten minutes (job repair_overdue, domain 17.3 overdue_scan): vendor and branch hear once of each deadline that has passed. */
export async function remindOfLate({ database }: Pick<Services, 'database'>, now: Date): Promise<void> {
  const { kysely, timezone } = database
  await kysely.transaction().execute(async (tx) => {
    const late = await tx
      .selectFrom('repair_order')
      .select(['id', 'bill_no', 'dept_id', 'dept_name', 'device_name', 'company_id', 'contact_id', 'create_user_id'])
      .select(['company_name', dueTime.as('due')])
      .where('status', 'in', [status.waiting, status.dispatched, status.working])
      .where(isOverdue(now))
      // What is late for longer was told before.
      .where(sql<boolean>`${dueTime} > ${before(now, 24)}`)
      .orderBy('id')
      .limit(MOST)
      .execute()
    for (const { due, company_name, ...order } of late) {
      const params = { vendor: company_name ?? '', due: (due ?? localTime(now, timezone)).slice(0, 16) }
      const told = { code: 'repair_overdue', level: 3, act: `${due}` } as const
      await tell(
        tx as unknown as Kysely<Unscoped>,
        order,
        [
          { ...told, to: 'branch' },
          { ...told, to: 'vendor' },
        ],
        params,
        now,
      )
    }
  })
}
