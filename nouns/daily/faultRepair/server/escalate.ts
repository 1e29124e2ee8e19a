import { linkTo } from '@shouya/noun/noun'
import { type Remind, remindAll } from '@shouya/server/core/messages/remind.ts'
import { securityOf } from '@shouya/server/core/org/securityOf.ts'
import type { Services } from '@shouya/server/core/services.ts'
import { moment } from '@shouya/server/core/time/moment.ts'
import type { Unscoped } from '@shouya/server/db/scope.ts'
import { type Kysely, sql } from 'kysely'
import { faultRepair, outOfOrder, technical } from '../noun.ts'
import { ESCALATED_AFTER } from './rules.ts'

/**
 * Notifies the branch's security section and the head of the outlet, once, of a technical device that has been out of
 * order for a day (domain 4.8).
 */
export async function escalateFaults({ database }: Pick<Services, 'database'>, now: Date): Promise<void> {
  await database.kysely.transaction().execute(async (tx) => {
    const rows = await tx
      .updateTable('fault_repair')
      .set({ escalated_at: now, version: sql<number>`fault_repair.version + 1` })
      .from('dept')
      .whereRef('dept.id', '=', 'fault_repair.dept_id')
      .where('fault_repair.status', 'in', outOfOrder)
      .where('device_type', 'in', technical)
      .where('escalated_at', 'is', null)
      .where('fault_time', '<=', moment(new Date(now.getTime() - ESCALATED_AFTER)))
      .returning(['fault_repair.id', 'bill_no', 'fault_repair.dept_id', 'fault_repair.dept_name', 'location'])
      .returning(['fault_desc', 'fault_time', 'dept.leader_user_id'])
      .execute()
    const messages: Remind[] = []
    for (const row of rows) {
      const { id, bill_no, dept_name, location, fault_desc, fault_time, leader_user_id } = row
      messages.push({
        code: 'fault_escalated',
        receivers: [...(await securityOf(tx, row.dept_id)), ...(leader_user_id === null ? [] : [leader_user_id])],
        params: { bill_no, dept: dept_name, location, fault: fault_desc, time: fault_time.slice(0, 16) },
        link: linkTo(faultRepair, id),
        table: 'fault_repair',
        id,
        level: 3,
      })
    }
    await remindAll(tx as unknown as Kysely<Unscoped>, messages, now)
  })
}
