import type { Unscoped } from '@shouya/server/db/scope.ts'
import type { Kysely } from 'kysely'
import { taskDone, taskUndone, taskWaits } from '../../../tasks/server/public.ts'
import { moneyBox } from '../noun.ts'
import { isFixed } from '../rules.ts'
import type { MoneyBox } from './rules.ts'

/**
 * The outlet's task of the day (domain 5.1): D_ESCORT1 for the morning, D_ESCORT2 for the evening; null for other
 * types.
 */
const taskOf = ({ dept_id, biz_date, handover_type }: MoneyBox) =>
  isFixed(handover_type) ? { code: `D_ESCORT${handover_type}`, deptId: dept_id, periodKey: biz_date } : null

/**
 * Marks the task: verified means that it waits for signatures, then for the departure; other states are not in
 * progress.
 */
export async function handoverWaits(db: Kysely<Unscoped>, row: MoneyBox): Promise<void> {
  const task = taskOf(row)
  const { verified, handedOver } = moneyBox.states.codes
  const awaits = row.status === verified ? 'sign' : row.status === handedOver ? 'leave' : null
  if (task) await taskWaits(db, task, awaits)
}

/** The vehicle has left and all have signed. */
export async function handoverDone(db: Kysely<Unscoped>, row: MoneyBox, by: number, now: Date): Promise<void> {
  const task = taskOf(row)
  if (task) await taskDone(db, { ...task, table: 'money_box', id: row.id, by }, now)
}

/** An objection was raised, before or after the task was done. */
export async function handoverUndone(db: Kysely<Unscoped>, row: MoneyBox, now: Date): Promise<void> {
  await taskUndone(db, { table: 'money_box', id: row.id }, now)
  await handoverWaits(db, row)
}
