import type { Ctx } from '@shouya/server/core/context.ts'
import { conditionsIn } from '@shouya/server/noun/lists.ts'
import { allOf, when } from '@shouya/server/registers/filters.ts'
import { type RawBuilder, sql } from 'kysely'
import { companyName } from '../../server/companyName.ts'
import type { RouteFilters } from '../contract.ts'
import { route } from '../noun.ts'

/** The conditions of the list and the export. */
export const conditionsOf = () => (query: RouteFilters) =>
  allOf([
    ...conditionsIn(route, query),
    ...when(query.status, sql`escort_route.status = ${query.status}`),
    ...stopping(sql`select from escort_route_stop stop where stop.route_id = escort_route.id and`, query.dept_id),
  ])

/** Routes or plans, by `stops`, that stop at a unit or at a unit below it. */
export const stopping = (stops: RawBuilder<unknown>, unit: number | undefined): RawBuilder<boolean>[] =>
  when(
    unit,
    sql`exists (${stops} stop.dept_id = any(array(select id from dept
      where path <@ (select path from dept where id = ${unit}))))`,
  )

type Stop = { dept_id: number; dept_name: string; deliver_plan: string; collect_plan: string }

/** Routes in the caller's scope with all their stops, also those outside of the scope. */
export const selectRoutes = ({ scoped }: Pick<Ctx, 'scoped'>) =>
  scoped
    .rows('escort_route')
    .selectAll('escort_route')
    .select([
      companyName('escort_route'),
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
