import { everything } from '@shouya/server/core/access/everything.ts'
import type { Ctx } from '@shouya/server/core/context.ts'
import { fail, failAt } from '@shouya/server/core/failure.ts'
import { find } from '@shouya/server/registers/find.ts'
import { sql } from 'kysely'
import { busyAt, checkEligible } from './eligible.ts'
import { type Crew, crewIssues, type Member, membersOf } from './rules.ts'

type Ride = {
  plan_id: number
  escort_company_id: number
  plan_date: string
  begin_time: string
  end_time: string
  units: readonly number[]
}

/**
 * Checks that a vehicle and a crew may ride (domain 3.4): of the company and in the caller's scope (403), each in their duty
 * (1001), with certificates for every stop on the day (1011), and without another plan at the time (1004).
 */
export async function checkCrew(ctx: Ctx, ride: Ride, crew: Crew & { car_id: number }): Promise<Member[]> {
  const members = membersOf(crew)
  const ids = [...new Set([...members.map(({ staff_id }) => staff_id), crew.leader_id])]
  const people = await ctx.scoped
    .rows('escort_staff')
    .select(['id', 'escort_company_id', 'duty_type', 'is_leader', 'name', 'staff_no'])
    .where('id', 'in', ids)
    .execute()
  if (people.length < ids.length) {
    const there = await everything(ctx.db).selectFrom('escort_staff').select('id').where('id', 'in', ids).execute()
    if (there.length > people.length) fail('OutOfScope')
  }
  const issues = crewIssues(crew, people, ride.escort_company_id, await ctx.services.settings.get('escort.min_guards'))
  if (issues.length > 0) fail('BadInput', { data: issues })
  const car = await find(ctx, 'escort_car', crew.car_id)
  if (car.escort_company_id !== ride.escort_company_id) failAt('car_id', 'plan.refused.otherCompany')
  await checkEligible(ctx, { ...ride, car_id: crew.car_id, staff_ids: ids })

  const busy = await busyAt(ctx.db, ride.escort_company_id, ride)
  const elsewhere = [
    { name: car.plate_no, plan: busy.cars.get(car.id) },
    ...people.map(({ id, name, staff_no }) => ({ name: `${name} ${staff_no}`, plan: busy.staff.get(id) })),
  ].find(({ plan }) => plan !== undefined)
  if (elsewhere)
    fail('WrongState', { reason: 'plan.refused.busy', params: { name: elsewhere.name, plan: elsewhere.plan ?? '' } })
  return members
}

/** Replaces the crew of a plan. */
export async function seat({ db }: Pick<Ctx, 'db'>, planId: number, members: readonly Member[]): Promise<void> {
  await db.deleteFrom('escort_plan_crew').where('plan_id', '=', planId).execute()
  await sql`insert into escort_plan_crew (plan_id, staff_id, crew_role, period)
    select plan.id, member.staff_id, member.crew_role, plan.period
    from escort_plan plan, unnest(${members.map(({ staff_id }) => staff_id)}::bigint[],
      ${members.map(({ crew_role }) => crew_role)}::smallint[]) as member (staff_id, crew_role)
    where plan.id = ${planId}`.execute(db)
}
