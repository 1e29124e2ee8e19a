import { everything } from '@shouya/server/core/access/everything.ts'
import { type Ctx, can } from '@shouya/server/core/context.ts'
import type { DutyDay, DutyPart } from '@shouya/server/noun/dutyPart.ts'
import { CLEARED } from './clearOutlets.ts'
import { status } from './rules.ts'

const page = '/form/daily/taskdaily/InOutList'

/** Nobody is awaited where nobody is inside: the clock ends that duty. Else whoever is on duty sees them out. */
export async function clearingDuty({ db, user }: Ctx, { deptId }: DutyDay): Promise<[string, DutyPart][]> {
  const inside = await everything(db)
    .selectFrom('out_inside')
    .select('id')
    .where('dept_id', '=', deptId)
    .where('status', '=', status.inside)
    .limit(1)
    .executeTakeFirst()
  const list = can(user, 'daily_inout', 'query') ? page : null
  if (!inside) return [[CLEARED, { awaited: [], way: list, act: 'look' }]]
  const leads = can(user, 'daily_inout', 'leave') && user.deptId === deptId
  return [[CLEARED, { awaited: null, way: list && `${page}?status=1`, act: leads ? 'fill' : 'look' }]]
}
