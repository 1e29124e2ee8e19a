import { everything } from '@shouya/server/core/access/everything.ts'
import { fail } from '@shouya/server/core/failure.ts'
import { handle } from '@shouya/server/core/handle.ts'
import { discard } from '@shouya/server/noun/discard.ts'
import { readActions } from '@shouya/server/noun/lists.ts'
import { findSeen } from '@shouya/server/noun/store.ts'
import * as Route from '../contract.ts'
import { route as noun } from '../noun.ts'
import { conditionsOf, selectRoutes } from './rows.ts'
import { saveRoute } from './save.ts'

export const escortRoute = handle(Route, {
  ...readActions(noun, {
    conditionsOf,
    select: selectRoutes,
    listed: (_ctx, rows) => rows,
    detailed: (_ctx, rows) => rows,
  }),

  SaveRoute: saveRoute,

  async DeleteRoute(ctx, seen) {
    const before = await findSeen(ctx, noun.table, seen)
    const plan = await everything(ctx.db)
      .selectFrom('escort_plan')
      .select('id')
      .where('route_id', '=', before.id)
      .executeTakeFirst()
    if (plan) fail('InUse', { reason: 'route.refused.planned' })
    return discard(ctx, noun, before, {
      name: `${before.route_no} ${before.route_name}`,
      parts: [{ table: 'escort_route_stop', column: 'route_id' }],
    })
  },
})
