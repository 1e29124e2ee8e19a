import { isOwnDraft } from '@shouya/server/core/access/ownDraft.ts'
import type { Ctx } from '@shouya/server/core/context.ts'
import { allowedMoves } from '@shouya/server/noun/write.ts'
import { allOf, among, matching, onDays } from '@shouya/server/registers/filters.ts'
import { type RawBuilder, sql } from 'kysely'
import { stopping } from '../../route/server/rows.ts'
import type { PlanFilters } from '../contract.ts'
import { plan } from '../noun.ts'
import { allowsMove, isDraft, type PlanMove } from './rules.ts'

type Query = Omit<PlanFilters, 'page' | 'pagesize' | 'sort_field' | 'sort_order'>

/** The conditions of the list, the export and the counters. */
export const planConditions = (user: Ctx['user'], query: Query) =>
  allOf([
    ...onDays('escort_plan.plan_date', query),
    ...among('escort_plan.shift', query.shift),
    ...among('escort_plan.status', query.status),
    ...(query.escort_company_id === undefined
      ? []
      : [sql<boolean>`escort_plan.escort_company_id = ${query.escort_company_id}`]),
    ...(query.route_id === undefined ? [] : [sql<boolean>`escort_plan.route_id = ${query.route_id}`]),
    ...stopping(sql`select from escort_plan_stop stop where stop.plan_id = escort_plan.id and`, query.dept_id),
    ...(query.mine
      ? [
          sql<boolean>`exists (select from escort_plan_crew crew join escort_staff staff on staff.id = crew.staff_id
            where crew.plan_id = escort_plan.id and staff.user_id = ${user.userId})`,
        ]
      : []),
    ...named(query.keywords),
  ])

/** Words are looked for in the route, the plate and the crew; all of them in one of these. */
function named(keywords: string): RawBuilder<boolean>[] {
  if (keywords === '') return []
  const of = (column: string) => allOf(matching(column, keywords))
  return [
    sql`escort_plan.route_id = any(array(select route.id from escort_route route where ${of('route.search_text')}))
      or escort_plan.car_id = any(array(select car.id from escort_car car where ${of('car.search_text')}))
      or escort_plan.id = any(array(select crew.plan_id from escort_plan_crew crew
        join escort_staff staff on staff.id = crew.staff_id where ${of('staff.search_text')}))`,
  ]
}

type Person = { id: number; name: string; staff_no: string; crew_role: 1 | 2 | 3 }

/** Plans of the caller's scope with route, vehicle and crew. */
export const selectPlans = ({ scoped }: Pick<Ctx, 'scoped'>) =>
  scoped
    .rows('escort_plan')
    .selectAll('escort_plan')
    .select([
      sql<string>`to_char(escort_plan.begin_time, 'HH24:MI')`.as('begin_time'),
      sql<string>`to_char(escort_plan.end_time, 'HH24:MI')`.as('end_time'),
      sql<string>`(select company_name from escort_company company where company.id = escort_plan.escort_company_id)`.as(
        'company_name',
      ),
      sql<string | null>`(select route_no from escort_route route where route.id = escort_plan.route_id)`.as(
        'route_no',
      ),
      sql<string | null>`(select route_name from escort_route route where route.id = escort_plan.route_id)`.as(
        'route_name',
      ),
      sql<string | null>`(select plate_no from escort_car car where car.id = escort_plan.car_id)`.as('plate_no'),
      sql<string | null>`(select name from escort_staff staff where staff.id = escort_plan.leader_id)`.as(
        'leader_name',
      ),
      sql<number>`(select count(*)::int from escort_plan_stop stop where stop.plan_id = escort_plan.id)`.as(
        'stop_count',
      ),
      sql<boolean>`exists (select from escort_plan_change made where made.plan_id = escort_plan.id)`.as('changed'),
      sql<Person[]>`coalesce((select json_agg(json_build_object('id', staff.id, 'name', staff.name,
          'staff_no', staff.staff_no, 'crew_role', crew.crew_role) order by crew.crew_role, staff.staff_no)
        from escort_plan_crew crew join escort_staff staff on staff.id = crew.staff_id
        where crew.plan_id = escort_plan.id), '[]')`.as('crew'),
    ])

/** What only the author of a draft does; publishing it as it stands is an operation of its own. */
const authors: ReadonlySet<PlanMove> = new Set(['edit', 'delete'])

/** A row with what the caller may do with it. */
export const withMoves = <R extends { status: number; approval_id: number | null; create_user_id: number | null }>(
  { user }: Ctx,
  row: R,
) => ({
  ...row,
  moves: allowedMoves(plan, row, user).filter(
    (move) =>
      allowsMove(row, move) &&
      (move === 'takeOver' ? !isOwnDraft(row, user) : !(isDraft(row) && authors.has(move)) || isOwnDraft(row, user)),
  ),
})
