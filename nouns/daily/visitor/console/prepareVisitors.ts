import { getAccount } from '@shouya/console/api/account.ts'
import { call } from '@shouya/console/api/call.ts'
import { can } from '@shouya/console/api/can.ts'
import { templateKey } from '../../console/entry/templates.ts'
import { visitor } from '../noun.ts'

/** Asks what the forms of coming and leaving ask when they open. */
export default async function prepareVisitors(): Promise<void> {
  const user = getAccount()?.user
  if (user && can(visitor.permission, 'leave')) await call('OutInside/GetInsideList', {})
  if (!user || !can(visitor.permission, 'add')) return
  const depts = await call('AdminDept/DEPTLIST', {})
  // Where there is nothing to choose the form leaves the unit to the server.
  const of = depts.length > 1 ? { dept_id: user.dept_id } : {}
  await Promise.all([
    call('OutInside/GetPersonList', of),
    call('OutInside/GetPermitList', of),
    call('Preference/Get', { key: templateKey('OutInside') }),
  ])
}
