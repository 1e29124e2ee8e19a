import { linkTo } from '@shouya/noun/noun'
import { everything } from '@shouya/server/core/access/everything.ts'
import { type Ctx, can } from '@shouya/server/core/context.ts'
import { fail } from '@shouya/server/core/failure.ts'
import type { Handler } from '@shouya/server/core/handle.ts'
import type * as Equipment from '../contract.ts'
import { equipment } from '../noun.ts'
import { FAULTS } from './faults.ts'
import { REPAIR_PAGES } from './orders.ts'

/** Where the code on a label leads: to the order that is open for the device, or to the form of a new one; others see its record. */
export const scan: Handler<typeof Equipment.Scan> = async (ctx, { equip_no }) => {
  const { db, scoped, user } = ctx
  const device = await everything(db)
    .selectFrom('equipment')
    .select(['id', 'dept_id', 'status'])
    .where('equip_no', '=', equip_no)
    .executeTakeFirst()
  if (!device) fail('NotFound')
  const { id, dept_id, status } = device
  const order = await openOrder(ctx, id)
  if (order) return { to: order }
  const isThere = status !== equipment.states.codes.scrapped && scoped.holds(dept_id)
  if (isThere && can(user, REPAIR_PAGES.request.permission, 'add'))
    return { to: `${REPAIR_PAGES.request.route}?new=1&device=${id}` }
  if (isThere && can(user, FAULTS.permission, 'add')) return { to: `${FAULTS.route}?new=1&device=${id}` }
  const seen = await scoped.rows('equipment').select('id').where('id', '=', id).executeTakeFirst()
  if (!seen || !can(user, equipment.permission, 'query')) fail('OutOfScope')
  return { to: linkTo(equipment, id) }
}

/** The page of the order that holds a device, where it is the caller's: a vendor sees only its own. */
async function openOrder({ scoped, user }: Ctx, deviceId: number): Promise<string | null> {
  const page = Object.values(REPAIR_PAGES).find(({ permission }) => can(user, permission, 'query'))
  if (!page) return null
  const order = await scoped
    .rows('repair_order')
    .select('id')
    .where('equipment_id', '=', deviceId)
    .where('holds_device', '=', true)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return order ? linkTo(page, order.id) : null
}
