import { linkTo } from '@shouya/noun/noun'
import { auditJob } from '@shouya/server/core/audit/auditJob.ts'
import { fail } from '@shouya/server/core/failure.ts'
import type { Made } from '@shouya/server/core/topics/outcome.ts'
import type { Payload } from '@shouya/server/core/topics/topics.ts'
import type { DB } from '@shouya/server/db/schema.gen.ts'
import type { Unscoped } from '@shouya/server/db/scope.ts'
import { type Kysely, sql } from 'kysely'
import { crewRole, plan as noun } from '../noun.ts'
import { busyAt, doubtsAbout } from './eligible.ts'
import { tellOutlets } from './tellOutlets.ts'

type Named = { kind: 'car' | 'staff'; id: number; company: number; name: string; duty_type: number; is_leader: boolean }

/**
 * An approved change replaces a person or vehicle in every plan of the company that begins after it takes effect, in all plans or
 * in none; outlets of published plans are reminded. It fails where the new one may not ride in a plan; the request shows why.
 */
export async function applyStaffChange(
  tx: Kysely<DB>,
  { instance_id, bill_no, data }: Payload<'staff_change.apply'>,
  now: Date,
): Promise<Made[]> {
  const { old, new: next, effective_time, reason } = data
  const request = await tx
    .selectFrom('appr_instance')
    .innerJoin('sys_user', 'sys_user.id', 'initiator_id')
    .select(['initiator_id', 'initiator_name', 'party_id'])
    .where('appr_instance.id', '=', instance_id)
    .executeTakeFirstOrThrow()
  const goes = await named(tx, old, request.party_id)
  const comes = await named(tx, next, goes.company, goes.kind)
  const plans = await plansWith(tx, goes, effective_time)
  for (const plan of plans) {
    await checkPlace(tx, plan, goes, comes)
    const seats = await exchange(tx, plan, goes, comes, now)
    if (plan.status === noun.states.codes.draft) continue
    const why = `${bill_no} ${reason}`.slice(0, 200)
    await tx
      .insertInto('escort_plan_change')
      .values(
        seats.map((part) => ({
          plan_id: plan.id,
          part,
          old_id: goes.id,
          old_name: goes.name,
          new_id: comes.id,
          new_name: comes.name,
          reason: why,
          create_user_id: request.initiator_id,
          create_user_name: request.initiator_name,
          create_time: now,
        })),
      )
      .execute()
    const news = { code: 'escort_plan_changed', what: `${goes.name} → ${comes.name}`, reason: why } as const
    await tellOutlets(unscoped(tx), plan, news, now)
  }
  const field = goes.kind === 'car' ? 'plate_no' : 'crew'
  await auditJob(
    tx,
    { name: 'staff_change', table: 'escort_plan', now },
    plans.map(({ id }) => ({ id, before: { [field]: goes.name }, after: { [field]: comes.name } })),
  )
  return plans.map(({ id, plan_date, route_name }) => ({
    name: [plan_date, route_name].filter(Boolean).join(' '),
    link: linkTo(noun, id),
  }))
}

const unscoped = (tx: Kysely<DB>) => tx as unknown as Kysely<Unscoped>

/** The only vehicle or person that a text names, of a company where one is given. */
async function named(tx: Kysely<DB>, text: string, company: number | null, kind?: Named['kind']): Promise<Named> {
  const { rows } = await sql<Named>`
    select 'car' as kind, id, escort_company_id as company, plate_no as name, 0 as duty_type, false as is_leader
    from escort_car where status <> 4 and plate_no = upper(${text})
    union all
    select 'staff', id, escort_company_id, name || ' ' || staff_no, duty_type, is_leader
    from escort_staff where ${text} in (name, staff_no, name || ' ' || staff_no, name || staff_no)`.execute(tx)
  const matches = rows.filter(
    (row) => (company === null || row.company === company) && (kind === undefined || row.kind === kind),
  )
  const [only] = matches
  if (!only || matches.length > 1) return fail('WrongState', { reason: 'plan.refused.unknown', params: { name: text } })
  return only
}

const plansWith = (tx: Kysely<DB>, { kind, id, company }: Named, from: string) =>
  tx
    .selectFrom('escort_plan')
    .leftJoin('escort_route', 'escort_route.id', 'escort_plan.route_id')
    .select(['escort_plan.id', 'plan_date', 'begin_time', 'end_time', 'escort_plan.route_id', 'route_name'])
    .select(['escort_plan.status', 'leader_id', 'approval_no'])
    .where('escort_plan.escort_company_id', '=', company)
    .where('escort_plan.status', 'in', [noun.states.codes.draft, noun.states.codes.published])
    .where(sql<boolean>`plan_date + begin_time >= ${from}::timestamp`)
    .where(
      kind === 'car'
        ? sql<boolean>`car_id = ${id}`
        : sql<boolean>`exists (select from escort_plan_crew crew where crew.plan_id = escort_plan.id and staff_id = ${id})`,
    )
    .orderBy('escort_plan.id')
    .forUpdate('escort_plan')
    .execute()

type Plan = Awaited<ReturnType<typeof plansWith>>[number]

/** Checks that the new person or vehicle has the same duty, may ride on the day and has no other plan then. */
async function checkPlace(tx: Kysely<DB>, plan: Plan, goes: Named, comes: Named): Promise<void> {
  const { id, leader_id } = plan
  const crew = await tx.selectFrom('escort_plan_crew').selectAll().where('plan_id', '=', id).execute()
  const stops = await tx.selectFrom('escort_plan_stop').select('dept_id').where('plan_id', '=', id).execute()
  if (comes.kind === 'staff') {
    const place = crew.find(({ staff_id }) => staff_id === goes.id)
    if (place?.crew_role !== comes.duty_type) fail('WrongState', { reason: 'plan.refused.crewDuty' })
    if (leader_id === goes.id && !comes.is_leader) fail('WrongState', { reason: 'plan.refused.crewLeader' })
    if (crew.some(({ staff_id }) => staff_id === comes.id)) fail('WrongState', { reason: 'plan.refused.crewTwice' })
  }
  const [car_id, staff_ids] = comes.kind === 'car' ? [comes.id, []] : [null, [comes.id]]
  const units = stops.map(({ dept_id }) => dept_id)
  const [doubt] = await doubtsAbout(unscoped(tx), { ...plan, car_id, staff_ids, units })
  if (doubt) {
    const { name, reasons } = doubt
    fail('NotEligible', { reason: 'plan.refused.crewNotEligible', params: { name, reasons } })
  }
  const busy = await busyAt(unscoped(tx), goes.company, { ...plan, plan_id: id })
  const other = (comes.kind === 'car' ? busy.cars : busy.staff).get(comes.id)
  if (other !== undefined)
    fail('WrongState', { reason: 'plan.refused.busy', params: { name: comes.name, plan: other } })
}

/** Replaces the places in a plan and returns them. */
async function exchange(tx: Kysely<DB>, { id, leader_id }: Plan, goes: Named, comes: Named, now: Date) {
  const leads = comes.kind === 'staff' && leader_id === goes.id
  const change = comes.kind === 'car' ? { car_id: comes.id } : leads ? { leader_id: comes.id } : {}
  await tx
    .updateTable('escort_plan')
    .set({ ...change, update_time: now, version: sql<number>`version + 1` })
    .where('id', '=', id)
    .execute()
  if (comes.kind === 'car') return ['car' as const]
  await tx
    .updateTable('escort_plan_crew')
    .set({ staff_id: comes.id })
    .where('plan_id', '=', id)
    .where('staff_id', '=', goes.id)
    .execute()
  const part = (['driver', 'guard', 'cashier'] as const).find((role) => crewRole[role] === comes.duty_type)
  return [...(leads ? ['leader' as const] : []), part ?? ('guard' as const)]
}
