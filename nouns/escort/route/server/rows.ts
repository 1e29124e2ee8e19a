import type { Ctx } from '@shouya/server/core/context.ts'
import { allOf, matching } from '@shouya/server/registers/filters.ts'
import { type RawBuilder, sql } from 'kysely'
import type { RouteFilters } from '../contract.ts'

type Query = Omit<RouteFilters, 'page' | 'pagesize' | 'sort_field' | 'sort_order'>

/** The conditions of the list and the export. */
export const routeConditions = (query: Query) =>
  allOf([
    ...matching('escort_route.search_text', query.keywords),
    ...(query.status === undefined ? [] : [sql<boolean>`escort_route.status = ${query.status}`]),
    ...(query.escort_company_id === undefined
      ? []
      : [sql<boolean>`escort_route.escort_company_id = ${query.escort_company_id}`]),
    ...stopping(sql`select from escort_route_stop stop where stop.route_id = escort_route.id and`, query.dept_id),
  ])

/** Those that stop at a unit or at one below it. */
export const stopping = (stops: RawBuilder<unknown>, unit: number | undefined): RawBuilder<boolean>[] =>
  unit === undefined
    ? []
    : [
        sql`exists (${stops} stop.dept_id = any(array(select id from dept
          where path <@ (select path from dept where id = ${unit}))))`,
      ]

type Stop = { dept_id: number; dept_name: string; deliver_plan: string; collect_plan: string }

/** Routes of the caller's scope with all their stops: who is on a route sees where it goes. */
export const selectRoutes = ({ scoped }: Pick<Ctx, 'scoped'>) =>
  scoped
    .rows('escort_route')
    .selectAll('escort_route')
    .select([
      sql<string>`(select company_name from escort_company company where company.id = escort_route.escort_company_id)`.as(
        'company_name',
      ),
      sql<number>`(select count(*)::int from escort_route_stop stop where stop.route_id = escort_route.id)`.as(
        'stop_count',
      ),
      sql<Stop[]>`(select json_agg(json_build_object('dept_id', stop.dept_id, 'dept_name', unit.dept_name,
          'deliver_plan', to_char(stop.deliver_plan, 'HH24:MI'), 'collect_plan', to_char(stop.collect_plan, 'HH24:MI'))
          order by stop.seq)
        from escort_route_stop stop join dept unit on unit.id = stop.dept_id where stop.route_id = escort_route.id)`.as(
        'stops',
      ),
    ])
