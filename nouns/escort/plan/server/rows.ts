import { isOwnDraft } from '@shouya/server/core/access/ownDraft.ts'
import type { Ctx } from '@shouya/server/core/context.ts'
import { conditionsIn } from '@shouya/server/noun/lists.ts'
import { allowedMoves } from '@shouya/server/noun/write.ts'
import { allOf, matching, when } from '@shouya/server/registers/filters.ts'
import { type RawBuilder, sql } from 'kysely'
import { stopping } from '../../route/server/rows.ts'
import { companyName } from '../../server/companyName.ts'
import type { PlanFilters } from '../contract.ts'
import { plan } from '../noun.ts'
import { allowsMove, isDraft, type PlanMove } from './rules.ts'

/** The conditions of the list, the export and the counters. */
export const conditionsOf =
  ({ user }: Pick<Ctx, 'user'>) =>
  ({ keywords, ...query }: PlanFilters) =>
    allOf([
      ...conditionsIn(plan, { ...query, keywords: '' }),
      ...stopping(sql`select from escort_plan_stop stop where stop.plan_id = escort_plan.id and`, query.dept_id),
      ...when(
        query.mine,
        sql`exists (select from escort_plan_crew crew join escort_staff staff on staff.id = crew.staff_id
          where crew.plan_id = escort_plan.id and staff.user_id = ${user.userId})`,
      ),
      ...named(keywords),
    ])

/** Plans whose route, vehicle or crew contains the keywords; all of them in the same one. */
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

/** Plans in the caller's scope with route, vehicle and crew. */
export const selectPlans = ({ scoped }: Pick<Ctx, 'scoped'>) =>
  scoped
    .rows('escort_plan')
    .selectAll('escort_plan')
    .select([
      sql<string>`to_char(escort_plan.begin_time, 'HH24:MI')`.as('begin_time'),
      sql<string>`to_char(escort_plan.end_time, 'HH24:MI')`.as('end_time'),
      companyName('escort_plan'),
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

/** The moves that only the author of a draft makes; its publication is an operation of its own. */
const authors: ReadonlySet<PlanMove> = new Set(['edit', 'delete'])

/** A row of the list as the caller sees it. */
export const rowOf =
  ({ user }: Pick<Ctx, 'user'>) =>
  <R extends { status: number; approval_id: number | null; create_user_id: number | null }>(row: R) => ({
    ...row,
    moves: allowedMoves(plan, row, user).filter(
      (move) =>
        allowsMove(row, move) &&
        (move === 'takeOver' ? !isOwnDraft(row, user) : !(isDraft(row) && authors.has(move)) || isOwnDraft(row, user)),
    ),
  })
