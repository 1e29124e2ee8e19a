import { getAccount } from '@shouya/console/api/account.ts'
import { call } from '@shouya/console/api/call.ts'
import { can } from '@shouya/console/api/can.ts'
import { nowMinute } from '@shouya/console/ui/text.ts'
import { templateKey } from '../../console/entry/templates.ts'
import { securityCheck, sessions } from '../noun.ts'

/** Loads what the form of each session of today needs when it opens. */
export default async function prepareCheck(): Promise<void> {
  const user = getAccount()?.user
  if (!user || !can(securityCheck.permission, 'add')) return
  const { dept_id } = user
  const biz_date = nowMinute().slice(0, 10)
  await Promise.all([
    call('Preference/Get', { key: templateKey('SecurityCheck') }),
    call('AdminDept/DEPTLIST', {}),
    call('SecurityCheck/GetPersonList', { dept_id }),
    ...sessions.map((session) => call('SecurityCheck/GetBlank', { session, dept_id, biz_date })),
  ])
}
