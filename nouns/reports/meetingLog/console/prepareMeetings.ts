import { getAccount } from '@shouya/console/api/account.ts'
import { call } from '@shouya/console/api/call.ts'
import { allows } from '@shouya/console/api/can.ts'
import { catalogue } from '@shouya/console/api/catalogue.gen.ts'

/** Loads what the form of a meeting needs when it opens without a network: who leads those of the caller's unit, and who comes. */
export default async function prepareMeetings(): Promise<void> {
  const account = getAccount()
  if (!account || !allows(account, catalogue['MeetingLog/Save'].access, {})) return
  const { dept_id } = account.user
  await Promise.all([
    call('AdminDept/DEPTLIST', {}),
    call('MeetingLog/GetPersonList', { dept_id }),
    call('MeetingLog/GetExpectedList', { dept_id }),
  ])
}
