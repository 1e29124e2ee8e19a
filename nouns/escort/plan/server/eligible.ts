import { type MessageKey, message } from '@shouya/contract/messages'
import { everything } from '@shouya/server/core/access/everything.ts'
import type { Ctx } from '@shouya/server/core/context.ts'
import { fail } from '@shouya/server/core/failure.ts'
import type { Unscoped } from '@shouya/server/db/scope.ts'
import { type Kysely, sql } from 'kysely'
import { carReasons } from '../../car/rules.ts'
import { canEscort } from '../../staff/server/canEscort.ts'
import { plan as noun } from '../noun.ts'

type Asked = Way & { car_id: number | null; staff_ids: readonly number[]; units: readonly number[] }
export type Doubt = { name: string; reasons: MessageKey[] }

/** The time of a plan. */
type Way = { plan_date: string; begin_time: string; end_time: string }

/** The people who are on an approved leave at the time of a plan. */
export async function awayAt(
  db: Kysely<Unscoped>,
  staffIds: readonly number[],
  { plan_date, begin_time, end_time }: Way,
) {
  const { rows } = await sql<{ id: number }>`select staff.id from escort_staff staff
    where staff.id = any(${[...staffIds]}::bigint[]) and exists (select from absence where absence.user_id = staff.user_id
      and from_time < (${plan_date}::date + ${end_time}::time)::timestamptz
      and to_time > (${plan_date}::date + ${begin_time}::time)::timestamptz)`.execute(db)
  return new Set(rows.map(({ id }) => id))
}

/** The reasons against a vehicle and people for some units on a day; only those with a reason. */
export async function doubtsAbout(db: Kysely<Unscoped>, { car_id, staff_ids, units, ...way }: Asked): Promise<Doubt[]> {
  const all = everything(db)
  const car =
    car_id === null
      ? undefined
      : await all
          .selectFrom('escort_car')
          .innerJoin('escort_company', 'escort_company.id', 'escort_car.escort_company_id')
          .select([
            'plate_no',
            'escort_car.status',
            'inspect_end',
            'insure_end',
            'escort_company.status as company_status',
          ])
          .where('escort_car.id', '=', car_id)
          .executeTakeFirst()
  const why = await canEscort(db, staff_ids, units, way.plan_date)
  const away = await awayAt(db, staff_ids, way)
  const people =
    staff_ids.length === 0
      ? []
      : await all
          .selectFrom('escort_staff')
          .select(['id', 'name', 'staff_no'])
          .where('id', 'in', [...staff_ids])
          .orderBy('staff_no')
          .execute()
  const doubts = [
    ...(car ? [{ name: car.plate_no, reasons: carReasons(car, way.plan_date) }] : []),
    ...people.map(({ id, name, staff_no }) => ({
      name: `${name} ${staff_no}`,
      reasons: [...(why.get(id) ?? []), ...onLeave(away, id)],
    })),
  ]
  return doubts.filter(({ reasons }) => reasons.length > 0)
}

export const onLeave = (away: ReadonlySet<number>, id: number): MessageKey[] =>
  away.has(id) ? ['escort.why.away'] : []

/** Doubts in the caller's language. */
export const inWords = ({ lang }: Pick<Ctx, 'lang'>, doubts: readonly Doubt[]) =>
  doubts.map(({ name, reasons }) => ({ name, reasons: reasons.map((reason) => message(lang, reason)) }))

/** Fails with 1011 where a vehicle or person may not ride; the error names all of them. */
export async function checkEligible(ctx: Ctx, asked: Asked): Promise<void> {
  const doubts = inWords(ctx, await doubtsAbout(ctx.db, asked))
  if (doubts.length === 0) return
  const names = doubts.map(({ name, reasons }) => `${name} (${reasons.join(', ')})`).join('; ')
  fail('NotEligible', { reason: 'plan.refused.notEligible', params: { names }, data: { doubts } })
}

type Period = Way & { plan_id: number }
type Busy = { id: number; plan: string }

const named = sql<string>`coalesce((select route_name from escort_route route where route.id = plan.route_id),
  plan.approval_no, '') || ' ' || to_char(plan.begin_time, 'HH24:MI') || '-' || to_char(plan.end_time, 'HH24:MI')`
const meets = ({ plan_date, begin_time, end_time, plan_id }: Period) =>
  sql<boolean>`plan.status <> ${noun.states.codes.cancelled} and plan.id <> ${plan_id} and plan.plan_date = ${plan_date}::date
    and plan.period && tsrange(${plan_date}::date + ${begin_time}::time, ${plan_date}::date + ${end_time}::time)`

/** Vehicles and people of a company with another plan at a time, each with one such plan (domain 3.4). */
export async function busyAt(db: Kysely<Unscoped>, company: number, period: Period) {
  const cars = await sql<Busy>`select distinct on (car_id) car_id as id, ${named} as plan from escort_plan plan
    where plan.escort_company_id = ${company} and car_id is not null and ${meets(period)} order by car_id, plan.id`.execute(
    db,
  )
  const staff = await sql<Busy>`select distinct on (crew.staff_id) crew.staff_id as id, ${named} as plan
    from escort_plan plan join escort_plan_crew crew on crew.plan_id = plan.id
    where plan.escort_company_id = ${company} and crew.live and ${meets(period)} order by crew.staff_id, plan.id`.execute(
    db,
  )
  const byId = (rows: readonly Busy[]) => new Map(rows.map(({ id, plan }) => [id, plan]))
  return { cars: byId(cars.rows), staff: byId(staff.rows) }
}
