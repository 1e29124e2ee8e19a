import { exporter } from '@shouya/server/registers/exporter.ts'
import { GetRoutePageList } from '../contract.ts'
import { routeConditions, selectRoutes } from './rows.ts'

export const routeExporter = exporter({
  title: 'export.EscortRoute',
  query: GetRoutePageList.in,
  columns: {
    route_no: 'text',
    route_name: 'text',
    company_name: 'text',
    stop_count: 'number',
    stops: 'text',
    status: { dict: 'enable' },
    remark: 'text',
    create_time: 'text',
  },
  select: (ctx, query) =>
    selectRoutes(ctx).where(routeConditions(query)).orderBy('company_name').orderBy('route_no').orderBy('id'),
  shape: (_ctx, rows) =>
    rows.map((row) => ({
      ...row,
      stops: row.stops.map((stop) => `${stop.dept_name} ${stop.deliver_plan}/${stop.collect_plan}`).join(' → '),
    })),
})
