import { auditJob } from '@shouya/server/core/audit/auditJob.ts'
import type { Services } from '@shouya/server/core/services.ts'
import { localDay } from '@shouya/server/core/time/local.ts'
import { moment } from '@shouya/server/core/time/moment.ts'
import type { Unscoped } from '@shouya/server/db/scope.ts'
import { type Kysely, sql } from 'kysely'
import { CONFIRM_HOURS, RATE_HOURS } from '../../../maintenance/repairOrder/rules.ts'
import { addStep } from '../../../maintenance/server/public.ts'
import { tradeRepair } from '../noun.ts'
import { deviceStatus } from './deviceStatus.ts'
import { keepTerminal } from './keepTerminal.ts'
import { isPaid } from './rows.ts'
import { status } from './rules.ts'

const HOUR = 3_600_000
/** Whether the terminal that was sent in place of another was given to nobody else. */
const hasSpare = sql<boolean>`exists (select from device spare where spare.id = trade_repair.replace_device_id
  and spare.member_id is null and (spare.status = ${sql.lit(deviceStatus.stock)}
    or spare.status = ${sql.lit(deviceStatus.assigned)} and spare.agent_id = trade_repair.agent_id))`

/** The most repairs of one run; the next has the others. */
const MOST = 500

/**
 * Every hour (job auto_confirm, domain 17.3): repairs that nobody has answered count as confirmed, but for those that are not paid; what
 * was not rated is closed without marks. One whose replacement was given to somebody else waits for a person. Answers how many.
 */
export const confirmTradeByClock = ({ database }: Pick<Services, 'database'>, now: Date): Promise<number> =>
  database.kysely.transaction().execute(async (tx) => {
    const db = tx as unknown as Kysely<Unscoped>
    const before = (hours: number) => moment(new Date(now.getTime() - hours * HOUR))
    const waiting = (of: number, since: 'fix_time' | 'confirm_time', hours: number) =>
      tx
        .selectFrom('trade_repair')
        .selectAll()
        .where('status', '=', of)
        .where(since, '<=', before(hours))
        .orderBy('id')
        .limit(MOST)
        .forUpdate()
        .skipLocked()
    const repaired = await waiting(status.confirming, 'fix_time', CONFIRM_HOURS)
      .where(sql<boolean>`(coalesce(total_fee, 0) = 0 or ${isPaid})`)
      .where(sql<boolean>`(replace_device_id is null or ${hasSpare})`)
      .execute()
    const unrated = await waiting(status.rating, 'confirm_time', RATE_HOURS).execute()
    const ends = [
      ...repaired.map((row) => ({
        ...{ row, to: status.rating, action: 'autoConfirm' },
        change: { confirm_time: now, auto_confirmed: true },
      })),
      ...unrated.map((row) => ({
        ...{ row, to: status.done, action: 'autoClose' },
        change: { close_time: now, auto_closed: true },
      })),
    ]
    for (const { row, to, action, change } of ends) {
      await tx
        .updateTable('trade_repair')
        .set({ ...change, status: to, update_time: now, version: sql<number>`version + 1` })
        .where('id', '=', row.id)
        .execute()
      await addStep(db, { order_id: row.id, action, from_status: row.status, to_status: to, by: null, now })
      await keepTerminal(db, row, to, { by: null, at: now, today: localDay(now, database.timezone) })
    }
    await auditJob(
      tx,
      { name: 'trade_repair_confirm', table: tradeRepair.table, now },
      ends.map(({ row, to, change }) => ({
        ...{ id: row.id, before: { status: row.status }, after: { status: to, ...change } },
      })),
    )
    return ends.length
  })
