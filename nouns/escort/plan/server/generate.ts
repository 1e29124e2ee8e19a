import { auditJob } from '@shouya/server/core/audit/auditJob.ts'
import { type Remind, remindAll } from '@shouya/server/core/messages/remind.ts'
import type { Services } from '@shouya/server/core/services.ts'
import { addDays, localDay } from '@shouya/server/core/time/local.ts'
import type { DB } from '@shouya/server/db/schema.gen.ts'
import type { Unscoped } from '@shouya/server/db/scope.ts'
import { type Kysely, sql } from 'kysely'
import { route } from '../../route/noun.ts'
import { peopleOf } from '../../server/receivers.ts'
import { announced, plan as noun, shift } from '../noun.ts'
import { busyAt, doubtsAbout } from './eligible.ts'
import { linkToDay } from './rules.ts'

/** Days after which a plan is no longer used as a pattern. */
const PATTERN_DAYS = 14

/**
 * At noon: drafts the plans of tomorrow from the last plan of each route and shift. Where vehicle or people may not ride, or have
 * another plan then, the company is reminded instead. Returns the number of drafts.
 */
export async function draftPlans({ database }: Pick<Services, 'database'>, now: Date): Promise<number> {
  const today = localDay(now, database.timezone)
  const day = addDays(today, 1)
  return database.kysely.transaction().execute(async (tx) => {
    const messages: Remind[] = []
    const drafted: { id: number; after: object }[] = []
    for (const pattern of await patternsFor(tx, day)) {
      if (await canRepeat(tx, pattern, day)) {
        drafted.push({
          id: await repeat(tx, pattern.id, day, now),
          after: { plan_date: day, status: noun.states.codes.draft },
        })
      } else
        messages.push({
          code: 'escort_plan_gap',
          receivers: await peopleOf(unscoped(tx), pattern.escort_company_id),
          params: { name: pattern.route_name, day },
          link: linkToDay(day),
          table: 'escort_route',
          id: pattern.route_id ?? 0,
          level: 2,
        })
    }
    await remindAll(unscoped(tx), messages, now)
    await auditJob(tx, { name: 'escort_plan_draft', table: 'escort_plan', now }, drafted)
    return drafted.length
  })
}

const unscoped = (tx: Kysely<DB>) => tx as unknown as Kysely<Unscoped>

/** The last plan of each route and shift without a plan on a day, of routes in use and of companies that work with the bank. */
const patternsFor = (tx: Kysely<DB>, day: string) =>
  tx
    .selectFrom('escort_plan as last')
    .innerJoin('escort_route', 'escort_route.id', 'last.route_id')
    .innerJoin('escort_company', 'escort_company.id', 'last.escort_company_id')
    .distinctOn(['last.route_id', 'last.shift'])
    .select(['last.id', 'last.escort_company_id', 'last.route_id', 'route_name', 'car_id', 'begin_time', 'end_time'])
    .where('last.shift', 'in', [shift.morning, shift.evening])
    .where('last.status', 'in', announced)
    .where('last.plan_date', '<', day)
    .where('last.plan_date', '>=', addDays(day, -PATTERN_DAYS))
    .where('escort_route.status', '=', route.states.codes.inUse)
    .where('escort_company.status', '=', 1)
    .where(
      sql<boolean>`not exists (select from escort_plan there where there.plan_date = ${day}::date
        and there.route_id = last.route_id and there.shift = last.shift and there.status <> ${noun.states.codes.cancelled})`,
    )
    .orderBy('last.route_id')
    .orderBy('last.shift')
    .orderBy('last.plan_date', 'desc')
    .execute()

type Pattern = Awaited<ReturnType<typeof patternsFor>>[number]

async function canRepeat(tx: Kysely<DB>, pattern: Pattern, day: string): Promise<boolean> {
  const crew = await tx.selectFrom('escort_plan_crew').select('staff_id').where('plan_id', '=', pattern.id).execute()
  const stops = await tx
    .selectFrom('escort_route_stop')
    .select('dept_id')
    .where('route_id', '=', pattern.route_id)
    .execute()
  const staff_ids = crew.map(({ staff_id }) => staff_id)
  const units = stops.map(({ dept_id }) => dept_id)
  const doubts = await doubtsAbout(unscoped(tx), { ...pattern, plan_date: day, staff_ids, units })
  if (doubts.length > 0) return false
  const busy = await busyAt(unscoped(tx), pattern.escort_company_id, { ...pattern, plan_date: day, plan_id: 0 })
  return !busy.cars.has(pattern.car_id ?? 0) && !staff_ids.some((id) => busy.staff.has(id))
}

/** Copies a plan to another day, with the current stops of the route. Returns the id of the new plan. */
async function repeat(tx: Kysely<DB>, id: number, day: string, now: Date): Promise<number> {
  const { rows } = await sql<{ id: number }>`with plan as (
      insert into escort_plan (plan_date, escort_company_id, route_id, shift, begin_time, end_time, car_id, leader_id, status,
        create_time)
      select ${day}::date, escort_company_id, route_id, shift, begin_time, end_time, car_id, leader_id, ${noun.states.codes.draft},
        ${now}::timestamptz
      from escort_plan where id = ${id}
      returning id, route_id, shift, plan_date, begin_time, end_time
    ), stops as (
      insert into escort_plan_stop (plan_id, seq, dept_id, plan_time)
      select plan.id, seq, dept_id, case when shift = ${shift.evening} then collect_plan else deliver_plan end
      from plan join escort_route_stop stop on stop.route_id = plan.route_id
    ), crew as (
      insert into escort_plan_crew (plan_id, staff_id, crew_role, period)
      select plan.id, staff_id, crew_role, tsrange(plan.plan_date + plan.begin_time, plan.plan_date + plan.end_time)
      from plan, escort_plan_crew crew where crew.plan_id = ${id}
    )
    select id from plan`.execute(tx)
  return rows[0]?.id ?? 0
}
