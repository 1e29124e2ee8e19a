import { remindTrigger } from '@shouya/contract/reminders'
import { linkTo } from '@shouya/noun/noun'
import type { RemindSource } from '@shouya/server/core/messages/remindSource.ts'
import { moment } from '@shouya/server/core/time/moment.ts'
import { sql } from 'kysely'
import { faultRepair } from '../noun.ts'

/** Faults that wait or are in work, by the time when they occurred: repair orders are not built yet. */
export const remindSource: RemindSource = {
  trigger: remindTrigger.fault,
  code: 'fault_escalated',
  table: faultRepair.table,
  permission: faultRepair.permission,
  async rows(db, { from, to, units, limit }) {
    const { waiting, working } = faultRepair.states.codes
    const rows = await db
      .selectFrom('fault_repair')
      .select(['id', 'dept_id', 'dept_name', 'bill_no', 'location', 'fault_desc', 'fault_time', 'find_user_id'])
      .select(sql<number>`extract(epoch from fault_time)::float8 * 1000`.as('due'))
      .where('status', 'in', [waiting, working])
      .where('fault_time', '>', moment(from))
      .where('fault_time', '<=', moment(to))
      .orderBy('fault_time', 'desc')
      .orderBy('id', 'desc')
      .limit(limit)
      .where((eb) => (units === null ? eb.val(true) : eb('dept_id', 'in', units)))
      .execute()
    return rows.map(({ id, dept_id, dept_name, bill_no, location, fault_desc, fault_time, find_user_id, due }) => ({
      ...{ id, unit: dept_id, due, level: 2, link: linkTo(faultRepair, id), receivers: [find_user_id] },
      params: { bill_no, dept: dept_name, location, fault: fault_desc, time: fault_time.slice(0, 16) },
    }))
  },
}
