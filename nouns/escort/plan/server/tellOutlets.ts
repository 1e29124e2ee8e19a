import { remind } from '@shouya/server/core/messages/remind.ts'
import type { Unscoped } from '@shouya/server/db/scope.ts'
import { type Kysely, sql } from 'kysely'
import { linkToDay } from './rules.ts'

type Plan = { id: number; plan_date: string; begin_time: string; route_id: number | null; approval_no: string | null }
type News = { code: 'escort_plan_changed' | 'escort_plan_cancelled'; what: string; reason: string }

/** Reminds the people who sign handovers at the outlets of a plan (domain 3.4, 押运人员变更). */
export async function tellOutlets(
  db: Kysely<Unscoped>,
  plan: Plan,
  { code, what, reason }: News,
  now: Date,
): Promise<void> {
  const { rows } = await sql<{ id: number }>`
    select distinct person.id from escort_plan_stop stop
    join sys_user person on person.dept_id = stop.dept_id and person.status = 1 and person.user_type = 1
    join user_role held on held.user_id = person.id
    join role on role.id = held.role_id and role.status = 1
    join role_grant granted on granted.role_id = role.id
      and granted.permission_id = 'daily_escort' and granted.operation in ('verify', 'sign')
    where stop.plan_id = ${plan.id}`.execute(db)
  const route = await sql<{
    name: string
  }>`select route_name as name from escort_route route where id = ${plan.route_id}`.execute(db)
  const params = {
    plan: `${plan.plan_date} ${route.rows[0]?.name ?? plan.approval_no ?? ''} ${plan.begin_time.slice(0, 5)}`,
    what,
    reason,
  }
  await remind(
    db,
    {
      code,
      receivers: rows.map(({ id }) => id),
      params,
      link: linkToDay(plan.plan_date),
      table: 'escort_plan',
      id: plan.id,
      level: 2,
    },
    now,
  )
}
