import type { Unscoped } from '@shouya/server/db/scope.ts'
import type { Kysely } from 'kysely'
import { taskDone, taskUndone, taskWaits } from '../../../tasks/server/public.ts'
import { moneyBox } from '../noun.ts'
import { isFixed } from '../rules.ts'
import type { MoneyBox } from './rules.ts'

/** The outlet's task of the day (domain 5.1): D_ESCORT1 the morning's, D_ESCORT2 the evening's; null: nobody owes this handover. */
const taskOf = ({ dept_id, biz_date, handover_type }: MoneyBox) =>
  isFixed(handover_type) ? { code: `D_ESCORT${handover_type}`, deptId: dept_id, bizDate: biz_date } : null

/** Verified, so that it is to be signed, and then that the vehicle leaves; in any other state nothing is under way. */
export async function handoverWaits(db: Kysely<Unscoped>, row: MoneyBox): Promise<void> {
  const task = taskOf(row)
  const { verified, handedOver } = moneyBox.states.codes
  const awaits = row.status === verified ? 'sign' : row.status === handedOver ? 'leave' : null
  if (task) await taskWaits(db, task, awaits)
}

/** The vehicle has left with everything signed. */
export async function handoverDone(db: Kysely<Unscoped>, row: MoneyBox, by: number, now: Date): Promise<void> {
  const task = taskOf(row)
  if (task) await taskDone(db, { ...task, table: 'money_box', id: row.id, by }, now)
}

/** Somebody objects to it, before or after it counted. */
export async function handoverUndone(db: Kysely<Unscoped>, row: MoneyBox, now: Date): Promise<void> {
  await taskUndone(db, { table: 'money_box', id: row.id }, now)
  await handoverWaits(db, row)
}
