import { message } from '@shouya/contract/messages'
import { linkTo } from '@shouya/noun/noun'
import { fail } from '@shouya/server/core/failure.ts'
import { remind } from '@shouya/server/core/messages/remind.ts'
import type { Subscribers } from '@shouya/server/core/topics/topics.ts'
import type { DB } from '@shouya/server/db/schema.gen.ts'
import type { Unscoped } from '@shouya/server/db/scope.ts'
import { type Kysely, sql } from 'kysely'
import { peopleOf } from '../../server/receivers.ts'
import { plan as noun, shift } from '../noun.ts'
import { cancel } from './cancel.ts'
import { linkToDay } from './rules.ts'
import { applyStaffChange } from './staffChange.ts'

const HOURS = 2
const unscoped = (tx: Kysely<DB>) => tx as unknown as Kysely<Unscoped>

/**
 * An approved request becomes a draft of the company that serves its units; the company completes and publishes it, or cancels
 * it. A revocation cancels plans that have not begun. Failures are shown with the request.
 */
export const subscribers: Subscribers = {
  async 'escort_plan.create'(tx, { instance_id, bill_no, data }, now) {
    const there = await tx
      .selectFrom('escort_plan')
      .select(['id', 'plan_date', 'approval_no'])
      .where('approval_id', '=', instance_id)
      .executeTakeFirst()
    if (there) return madeOf(there)
    const { from_dept, to_dept, need_time, car_no } = data
    const company = await carrierOf(tx, [from_dept, to_dept])
    const [plan_date = '', begin_time = ''] = [need_time.slice(0, 10), need_time.slice(11, 16)]
    const end_time = laterOn(begin_time)
    const { id } = await tx
      .insertInto('escort_plan')
      .values({
        plan_date,
        escort_company_id: company,
        shift: shift.temporary,
        begin_time,
        end_time,
        car_id: await freeCar(tx, company, car_no ?? '', { plan_date, begin_time, end_time }),
        status: noun.states.codes.draft,
        approval_id: instance_id,
        approval_no: bill_no,
        create_time: now,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    await tx
      .insertInto('escort_plan_stop')
      .values([
        { plan_id: id, seq: 1, dept_id: from_dept, plan_time: begin_time },
        ...(to_dept === from_dept ? [] : [{ plan_id: id, seq: 2, dept_id: to_dept, plan_time: end_time }]),
      ])
      .execute()
    const params = { bill_no, day: plan_date, time: begin_time }
    const link = linkToDay(plan_date)
    const receivers = await peopleOf(unscoped(tx), company)
    await remind(
      unscoped(tx),
      { code: 'escort_plan_new', receivers, params, link, table: 'escort_plan', id, level: 2 },
      now,
    )
    return madeOf({ id, plan_date, approval_no: bill_no })
  },

  async 'escort_plan.cancel'(tx, { instance_id, bill_no }, now) {
    const revoked = await tx
      .selectFrom('appr_instance')
      .select('link_id')
      .where('id', '=', instance_id)
      .executeTakeFirstOrThrow()
    const plan = await tx
      .selectFrom('escort_plan')
      .selectAll()
      .where('approval_id', '=', revoked.link_id)
      .forUpdate()
      .executeTakeFirst()
    if (!plan || plan.status === noun.states.codes.cancelled) return undefined
    if (plan.status === noun.states.codes.underway || plan.status === noun.states.codes.done)
      fail('WrongState', { reason: 'plan.refused.begun' })
    await cancel(unscoped(tx), plan, `${message('CN', 'plan.revoked')} ${bill_no}`, now, null)
    return madeOf(plan)
  },

  'staff_change.apply': applyStaffChange,
}

const madeOf = (plan: { id: number; plan_date: string; approval_no: string | null }) => [
  { name: `${plan.plan_date} ${plan.approval_no ?? ''}`.trim(), link: linkTo(noun, plan.id) },
]

/** Two hours later, on the same day. */
const laterOn = (time: string): string => {
  const hour = Number(time.slice(0, 2)) + HOURS
  return hour < 24 ? `${String(hour).padStart(2, '0')}${time.slice(2)}` : '23:59'
}

/**
 * The company that serves the units, or one of them where no company serves the other (a vault of the bank); of several
 * companies the one whose routes stop there, then the first.
 */
async function carrierOf(tx: Kysely<DB>, units: readonly number[]): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    select company.id from escort_company company
    join lateral (select count(distinct unit.id) as units from escort_company_dept link
      join dept served on served.id = link.dept_id join dept unit on unit.path <@ served.path
      where link.escort_company_id = company.id and unit.id = any(${units}::bigint[])) serves on serves.units > 0
    where company.status = 1 and company.service_types && '{1,2,4}'
    order by serves.units desc, (select count(*) from escort_route route join escort_route_stop stop on stop.route_id = route.id
      where route.escort_company_id = company.id and route.status = 1 and stop.dept_id = any(${units}::bigint[])) desc,
      company.id
    limit 1`.execute(tx)
  return rows[0]?.id ?? fail('WrongState', { reason: 'plan.refused.noCarrier' })
}

type Period = { plan_date: string; begin_time: string; end_time: string }

/** The vehicle named in the request, if it belongs to the company and is free at the time. */
async function freeCar(tx: Kysely<DB>, company: number, plate: string, at: Period): Promise<number | null> {
  const { rows } = await sql<{ id: number }>`
    select car.id from escort_car car
    where car.escort_company_id = ${company} and car.plate_no = ${plate.trim().toUpperCase()} and car.status = 1
      and not exists (select from escort_plan plan where plan.car_id = car.id and plan.status <> ${noun.states.codes.cancelled} and plan.period
        && tsrange(${at.plan_date}::date + ${at.begin_time}::time, ${at.plan_date}::date + ${at.end_time}::time))`.execute(
    tx,
  )
  return rows[0]?.id ?? null
}
