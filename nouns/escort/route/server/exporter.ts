import { columnsOf } from '@shouya/server/noun/columns.ts'
import { exporter } from '@shouya/server/registers/exporter.ts'
import { GetRoutePageList } from '../contract.ts'
import { route } from '../noun.ts'
import { routeConditions, selectRoutes } from './rows.ts'

export const routeExporter = exporter({
  title: 'route.book',
  query: GetRoutePageList.in,
  noun: route,
  columns: { ...columnsOf(route), stops: 'text' },
  select: (ctx, query) =>
    selectRoutes(ctx).where(routeConditions(query)).orderBy('company_name').orderBy('route_no').orderBy('id'),
  shape: (_ctx, rows) =>
    rows.map((row) => ({
      ...row,
      stops: row.stops.map((stop) => `${stop.dept_name} ${stop.deliver_plan}/${stop.collect_plan}`).join(' → '),
    })),
})
