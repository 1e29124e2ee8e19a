import { getAccount } from '@shouya/console/api/account.ts'
import { call } from '@shouya/console/api/call.ts'
import { can } from '@shouya/console/api/can.ts'
import { templateKey } from '../../console/entry/templates.ts'
import { roomKey } from '../noun.ts'
import { type } from '../rules.ts'

/** What happens at a door without a network. */
const types = [type.shift, type.temporary, type.giveBack, type.loss]

/** Asks what the form of a handover asks when it opens. */
export default async function prepareHandover(): Promise<void> {
  const user = getAccount()?.user
  if (!user || !can(roomKey.permission, 'add')) return
  const depts = await call('AdminDept/DEPTLIST', {})
  // Where there is nothing to choose the form leaves the unit to the server.
  const of = depts.length > 1 ? { dept_id: user.dept_id } : {}
  await Promise.all([
    call('Preference/Get', { key: templateKey('RoomKey') }),
    call('RoomKey/GetPersonList', of),
    call('RoomKey/GetLast', of),
    ...types.map((handover_type) => call('RoomKey/GetKeyList', { ...of, handover_type, from_user_id: user.id })),
  ])
}
