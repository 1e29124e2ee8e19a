import { everything } from '@shouya/server/core/access/everything.ts'
import { type Ctx, can } from '@shouya/server/core/context.ts'
import type { DutyDay, DutyPart } from '@shouya/server/noun/dutyPart.ts'
import { visitor } from '../noun.ts'
import { CLEARED } from './clearOutlets.ts'

const { route, states } = visitor
const { inside: isInside } = states.codes

/**
 * If nobody is inside, nobody is awaited and the duty ends by itself at closing. Otherwise the person on duty records
 * the leaving.
 */
export async function clearingDuty({ db, user }: Ctx, { deptId }: DutyDay): Promise<[string, DutyPart][]> {
  const inside = await everything(db)
    .selectFrom('out_inside')
    .select('id')
    .where('dept_id', '=', deptId)
    .where('status', '=', isInside)
    .limit(1)
    .executeTakeFirst()
  const list = can(user, visitor.permission, 'query') ? route : null
  if (!inside) return [[CLEARED, { awaited: [], way: list, act: 'look' }]]
  const leads = can(user, visitor.permission, 'leave') && user.deptId === deptId
  return [[CLEARED, { awaited: null, way: list && `${route}?status=${isInside}`, act: leads ? 'fill' : 'look' }]]
}
