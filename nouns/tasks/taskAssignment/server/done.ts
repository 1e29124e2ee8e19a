import { everything } from '@shouya/server/core/access/everything.ts'
import { settle } from '@shouya/server/core/messages/remind.ts'
import { notify } from '@shouya/server/core/notify/notify.ts'
import type { Unscoped } from '@shouya/server/db/scope.ts'
import { type Kysely, sql } from 'kysely'
import { open, taskStatus as status } from '../noun.ts'

/** The reminders that end with their task. */
export const reminders = ['task_due', 'task_overdue', 'task_escalated', 'task_urged'] as const

export type Business = {
  /** `task_type.task_code`. */
  code: string
  deptId: number
  /** The period of the task: of a daily one its day, `YYYY-MM-DD`, else as `2026-03`, `2026Q1`, `2026H1` or `2026`. */
  periodKey: string
  /** The record that counts. */
  table: string
  id: number
  /** Who filed it and need not be told. */
  by: number
}

/**
 * A business record counts: its unit's task of that period is done, late by the server's clock (domain 5.2). Nothing happens
 * where nothing is due, it is exempt, or another record did it before.
 */
export async function taskDone(
  db: Kysely<Unscoped>,
  { code, deptId, periodKey, table, id, by }: Business,
  now: Date,
): Promise<void> {
  const at = sql`${now}::timestamptz`
  const moved = await everything(db)
    .updateTable('task_assignment')
    .set({
      status: sql<number>`case when ${at} <= deadline then ${sql.lit(status.done)} else ${sql.lit(status.doneLate)} end`,
      finish_time: now,
      overdue_minutes: sql<number>`case when ${at} > deadline
        then ceil(extract(epoch from ${at} - deadline) / 60)::int end`,
      biz_table: table,
      biz_id: id,
      awaits: null,
      update_time: now,
      version: sql<number>`version + 1`,
    })
    .where('task_code', '=', code)
    .where('period_key', '=', periodKey)
    .where('dept_id', '=', deptId)
    .where('status', 'in', open)
    .returning('id')
    .execute()
  const ids = moved.map((row) => row.id)
  if (ids.length === 0) return
  await settle(db, { codes: reminders, table: 'task_assignment', id: ids, by }, now)
  await notify(db, { type: 'duty', deptIds: [deptId] })
}

/** A record was filed and waits for another's signature, or signed and waits for the vehicle, or waits no more: not done by it, and not forgotten. */
export async function taskWaits(
  db: Kysely<Unscoped>,
  { code, deptId, periodKey }: Pick<Business, 'code' | 'deptId' | 'periodKey'>,
  awaits: 'sign' | 'leave' | null,
): Promise<void> {
  await everything(db)
    .updateTable('task_assignment')
    .set({ awaits })
    .where('task_code', '=', code)
    .where('period_key', '=', periodKey)
    .where('dept_id', '=', deptId)
    .where('status', 'in', open)
    .where('awaits', 'is distinct from', awaits)
    .execute()
  // Who is awaited may be another one, whatever the task itself says.
  await notify(db, { type: 'duty', deptIds: [deptId] })
}

/** What a task says of its doing while nothing does it. */
const nothingDone = (now: Date) => ({
  finish_time: null,
  overdue_minutes: null,
  biz_table: null,
  biz_id: null,
  update_time: now,
  version: sql<number>`version + 1`,
})

/** Something that keeps a task of the clock (`settleByClock`) from being done was entered after it was judged: it is overdue again. */
export async function taskHeld(
  db: Kysely<Unscoped>,
  { code, deptId, periodKey, from }: Pick<Business, 'code' | 'deptId' | 'periodKey'> & { from: string },
  now: Date,
): Promise<void> {
  await everything(db)
    .updateTable('task_assignment')
    .set({ status: status.overdue, ...nothingDone(now) })
    .where('task_code', '=', code)
    .where('period_key', '=', periodKey)
    .where('dept_id', '=', deptId)
    .where('status', 'in', [status.done, status.doneLate])
    .where('deadline', '>', from)
    .execute()
  await notify(db, { type: 'duty', deptIds: [deptId] })
}

/** The record was taken back: what it did is to do again, or overdue where its time has passed. */
export async function taskUndone(
  db: Kysely<Unscoped>,
  { table, id }: Pick<Business, 'table' | 'id'>,
  now: Date,
): Promise<void> {
  const at = sql`${now}::timestamptz`
  const undone = await everything(db)
    .updateTable('task_assignment')
    .set({
      status: sql<number>`case when ${at} <= deadline then ${sql.lit(status.todo)} else ${sql.lit(status.overdue)} end`,
      ...nothingDone(now),
    })
    .where('biz_table', '=', table)
    .where('biz_id', '=', id)
    .returning('dept_id')
    .execute()
  if (undone.length > 0) await notify(db, { type: 'duty', deptIds: undone.map(({ dept_id }) => dept_id) })
}
