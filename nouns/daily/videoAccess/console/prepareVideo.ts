import { getAccount } from '@shouya/console/api/account.ts'
import { call } from '@shouya/console/api/call.ts'
import { can } from '@shouya/console/api/can.ts'

/** Loads what the form of an application needs when it opens. */
export default async function prepareVideo(): Promise<void> {
  if (!getAccount() || !can('daily_video', 'add')) return
  await Promise.all([call('AdminDept/DEPTLIST', {}), call('VideoAccess/GetBlank', {})])
}
