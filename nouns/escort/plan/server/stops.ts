import type { Ctx } from '@shouya/server/core/context.ts'
import { fail, failAt } from '@shouya/server/core/failure.ts'
import { find } from '@shouya/server/registers/find.ts'
import { sql } from 'kysely'
import { route as routes } from '../../route/noun.ts'
import { checkUnits } from '../../server/units.ts'
import { shift } from '../noun.ts'

export type Stop = { dept_id: number; plan_time: string }
type Way = { escort_company_id: number; route_id: number | null; shift: number; stops: readonly Stop[] }

/**
 * The stops of a plan with their times: those of its route, with the evening times for a collection, else with the morning times.
 * A temporary escort has stops of its own, at units that the company serves.
 */
export async function stopsOf(ctx: Ctx, { escort_company_id, route_id, shift: when, stops }: Way): Promise<Stop[]> {
  if (route_id === null || (when === shift.temporary && stops.length > 0)) {
    if (route_id !== null) await usedRoute(ctx, route_id, escort_company_id)
    if (stops.length === 0) return []
    const units = stops.map(({ dept_id }) => dept_id)
    if (new Set(units).size !== units.length) failAt('stops', 'route.refused.stopTwice')
    await checkUnits(ctx, units, [], escort_company_id, 'stops')
    return [...stops]
  }
  if (stops.length > 0) failAt('stops', 'plan.refused.stopsOfRoute')
  await usedRoute(ctx, route_id, escort_company_id)
  const column = when === shift.evening ? 'collect_plan' : 'deliver_plan'
  return ctx.db
    .selectFrom('escort_route_stop')
    .select(['dept_id', sql<string>`to_char(${sql.ref(column)}, 'HH24:MI')`.as('plan_time')])
    .where('route_id', '=', route_id)
    .orderBy('seq')
    .execute()
}

/** A route of the company that is in use; 403 out of scope. */
async function usedRoute(ctx: Ctx, id: number, company: number): Promise<void> {
  const route = await find(ctx, 'escort_route', id)
  if (route.escort_company_id !== company)
    fail('BadInput', { data: [{ path: 'route_id', reason: 'plan.refused.otherCompany' }] })
  if (route.status !== routes.states.codes.inUse) failAt('route_id', 'route.refused.stopped')
}
