import { everything } from '@shouya/server/core/access/everything.ts'
import { fail } from '@shouya/server/core/failure.ts'
import { handle } from '@shouya/server/core/handle.ts'
import { recycle } from '@shouya/server/core/recycle/recycle.ts'
import { findSeen } from '@shouya/server/noun/store.ts'
import { find } from '@shouya/server/registers/find.ts'
import { page } from '@shouya/server/registers/page.ts'
import * as Route from '../contract.ts'
import { routeConditions, selectRoutes } from './rows.ts'
import { saveRoute } from './save.ts'

export const escortRoute = handle(Route, {
  GetRoutePageList: (ctx, query) =>
    page(ctx.db, query, routeConditions(query), {
      table: 'escort_route',
      rows: selectRoutes(ctx),
      count: ctx.scoped.rows('escort_route'),
    }),

  async GetRoute(ctx, { id }) {
    await find(ctx, 'escort_route', id)
    return selectRoutes(ctx).where('escort_route.id', '=', id).executeTakeFirstOrThrow()
  },

  SaveRoute: saveRoute,

  async DeleteRoute(ctx, { id, version }) {
    const before = await findSeen(ctx, 'escort_route', { id, version })
    const db = everything(ctx.db)
    const planned = await db.selectFrom('escort_plan').select('id').where('route_id', '=', id).executeTakeFirst()
    if (planned) fail('InUse', { reason: 'route.refused.planned' })
    await recycle(ctx, {
      table: 'escort_route',
      id,
      name: `${before.route_no} ${before.route_name}`,
      parts: [{ table: 'escort_route_stop', column: 'route_id' }],
    })
    await db.deleteFrom('escort_route_stop').where('route_id', '=', id).execute()
    await db.deleteFrom('escort_route').where('id', '=', id).execute()
    ctx.note({ table: 'escort_route', id, before, after: {} })
    return null
  },
})
