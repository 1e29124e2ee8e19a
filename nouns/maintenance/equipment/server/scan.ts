import { linkTo } from '@shouya/noun/noun'
import { everything } from '@shouya/server/core/access/everything.ts'
import { can } from '@shouya/server/core/context.ts'
import { fail } from '@shouya/server/core/failure.ts'
import type { Handler } from '@shouya/server/core/handle.ts'
import type * as Equipment from '../contract.ts'
import { equipment } from '../noun.ts'
import { FAULTS } from './faults.ts'

/** Where the code on a label leads: who may report a fault of the device does so, others see its record. */
export const scan: Handler<typeof Equipment.Scan> = async ({ db, scoped, user }, { equip_no }) => {
  const device = await everything(db)
    .selectFrom('equipment')
    .select(['id', 'dept_id', 'status'])
    .where('equip_no', '=', equip_no)
    .executeTakeFirst()
  if (!device) fail('NotFound')
  const { id, dept_id, status } = device
  const isThere = status !== equipment.states.codes.scrapped
  if (isThere && can(user, FAULTS.permission, 'add') && scoped.holds(dept_id))
    return { to: `${FAULTS.route}?new=1&device=${id}` }
  const seen = await scoped.rows('equipment').select('id').where('id', '=', id).executeTakeFirst()
  if (!seen || !can(user, equipment.permission, 'query')) fail('OutOfScope')
  return { to: linkTo(equipment, id) }
}
