import { getAccount } from '@shouya/console/api/account.ts'
import { call } from '@shouya/console/api/call.ts'
import { can } from '@shouya/console/api/can.ts'
import { templateKey } from '../../console/entry/templates.ts'

/** Asks what the form of a fault asks when it opens, and what is copied into it. */
export default async function prepareFault(): Promise<void> {
  const user = getAccount()?.user
  if (!user || !can('daily_fault', 'add')) return
  const depts = await call('AdminDept/DEPTLIST', {})
  // Where there is nothing to choose the form leaves the unit to the server.
  const of = depts.length > 1 ? { dept_id: user.dept_id } : {}
  await Promise.all([call('FaultRepair/GetLast', of), call('Preference/Get', { key: templateKey('FaultRepair') })])
}
