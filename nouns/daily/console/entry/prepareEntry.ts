import { getAccount } from '@shouya/console/api/account.ts'
import { call } from '@shouya/console/api/call.ts'
import { can } from '@shouya/console/api/can.ts'
import type { DataOf } from '@shouya/console/api/path.ts'
import type { Noun } from '@shouya/noun/noun'
import { templateKey } from './templates.ts'

type User = DataOf<'Login/GetCurrent'>['user']
/** The form's unit; without a choice of units the form leaves it to the server. */
type OfUnit = { dept_id?: number }

/**
 * Loads what the form of a register needs when it opens, if the caller may enter a record: units, templates and
 * `further`.
 */
export async function prepareEntry(
  { controller, permission }: Noun,
  further: (of: OfUnit, user: User) => Promise<unknown>[],
): Promise<void> {
  const user = getAccount()?.user
  if (!user || !can(permission, 'add')) return
  const depts = await call('AdminDept/DEPTLIST', {})
  const of = depts.length > 1 ? { dept_id: user.dept_id } : {}
  await Promise.all([call('Preference/Get', { key: templateKey(controller) }), ...further(of, user)])
}
