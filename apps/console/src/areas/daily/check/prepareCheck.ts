import { getAccount } from '../../../api/account.ts'
import { call } from '../../../api/call.ts'
import { can } from '../../../api/can.ts'
import { nowMinute } from '../../../ui/text.ts'
import { templateKey } from '../entry/templates.ts'

/** Asks what the form of each session of today asks when it opens. */
export default async function prepareCheck(): Promise<void> {
  const user = getAccount()?.user
  if (!user || !can('daily_security', 'add')) return
  const { dept_id } = user
  const biz_date = nowMinute().slice(0, 10)
  await Promise.all([
    call('Preference/Get', { key: templateKey('SecurityCheck') }),
    call('AdminDept/DEPTLIST', {}),
    call('SecurityCheck/GetPersonList', { dept_id }),
    ...[1, 2, 3].map((session) => call('SecurityCheck/GetBlank', { session, dept_id, biz_date })),
  ])
}
