import type { Manifest } from '@shouya/nouns/manifest.ts'
import { columnsOf } from '@shouya/server/noun/columns.ts'
import { historianInScope } from '@shouya/server/noun/historian.ts'
import { listExporter } from '@shouya/server/noun/lists.ts'
import { GetRoutePageList, routeRow } from '../contract.ts'
import { route } from '../noun.ts'
import { escortRoute } from './actions.ts'
import { conditionsOf, selectRoutes } from './rows.ts'

export const manifest: Manifest = {
  actions: escortRoute,
  exporters: {
    EscortRoute: listExporter(route, {
      query: GetRoutePageList.in,
      conditionsOf,
      select: selectRoutes,
      columns: { ...columnsOf(route), stops: 'text' },
      order: ['company_name', 'route_no'],
      shape: (_ctx, rows) =>
        rows.map((row) => ({
          ...row,
          stops: row.stops.map((stop) => `${stop.dept_name} ${stop.deliver_plan}/${stop.collect_plan}`).join(' → '),
        })),
    }),
  },
  historians: { escort_route: historianInScope('escort_route', routeRow) },
  recycled: { escort_route: {} },
}
