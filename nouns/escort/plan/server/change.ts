import { everything } from '@shouya/server/core/access/everything.ts'
import type { Ctx } from '@shouya/server/core/context.ts'
import { fail } from '@shouya/server/core/failure.ts'
import type { Handler } from '@shouya/server/core/handle.ts'
import { findSeen, updateRow } from '@shouya/server/noun/store.ts'
import type * as Plan from '../contract.ts'
import { checkCrew, seat } from './crew.ts'
import { crewOf, rideOf } from './publish.ts'
import { allowsMove, type Crew, type Exchange, exchanges } from './rules.ts'
import { tellOutlets } from './tellOutlets.ts'

/** Changes vehicle or crew of a published plan; each exchange is recorded with author and reason (domain 3.4, change_log). */
export const changePlan: Handler<typeof Plan.ChangePlan> = async (ctx, { id, version, reason, ...crew }) => {
  const before = await findSeen(ctx, 'escort_plan', { id, version })
  if (!allowsMove(before, 'change')) fail('WrongState')
  const had = { ...(await crewOf(ctx, id)), car_id: before.car_id ?? 0, leader_id: before.leader_id ?? 0 }
  const made = exchanges(seatsOf(had), seatsOf(crew))
  if (made.length === 0) fail('WrongState', { reason: 'plan.refused.same' })
  const members = await checkCrew(ctx, await rideOf(ctx, before), crew)
  const saved = await updateRow(ctx, 'escort_plan', id, { car_id: crew.car_id, leader_id: crew.leader_id })
  await seat(ctx, id, members)
  const { lines, rows } = await named(ctx, made)
  await ctx.db
    .insertInto('escort_plan_change')
    .values(
      rows.map((row) => ({
        plan_id: id,
        ...row,
        reason,
        create_user_id: ctx.user.userId,
        create_user_name: ctx.user.name,
        create_time: ctx.now,
      })),
    )
    .execute()
  ctx.note({ table: 'escort_plan', id, before: { ...before, ...had }, after: crew, message: reason })
  await tellOutlets(ctx.db, before, { code: 'escort_plan_changed', what: lines.join(', '), reason }, ctx.now)
  return saved
}

const seatsOf = ({ car_id, leader_id, driver_id, guard_ids, cashier_ids }: Crew & { car_id: number }) => [
  { part: 'car' as const, id: car_id },
  { part: 'leader' as const, id: leader_id },
  { part: 'driver' as const, id: driver_id },
  ...guard_ids.map((id) => ({ part: 'guard' as const, id })),
  ...cashier_ids.map((id) => ({ part: 'cashier' as const, id })),
]

/** Exchanges with the current names, which remain after people have left. */
async function named({ db }: Ctx, made: readonly Exchange[]) {
  const idsOf = (cars: boolean) =>
    made.filter(({ part }) => (part === 'car') === cars).flatMap(({ old_id, new_id }) => [old_id ?? 0, new_id ?? 0])
  const all = everything(db)
  const cars = await all
    .selectFrom('escort_car')
    .select(['id', 'plate_no'])
    .where('id', 'in', [0, ...idsOf(true)])
    .execute()
  const people = await all
    .selectFrom('escort_staff')
    .select(['id', 'name', 'staff_no'])
    .where('id', 'in', [0, ...idsOf(false)])
    .execute()
  const nameOf = (part: Exchange['part'], id: number | null) => {
    if (id === null) return null
    if (part === 'car') return cars.find((car) => car.id === id)?.plate_no ?? null
    const person = people.find((member) => member.id === id)
    return person ? `${person.name} ${person.staff_no}` : null
  }
  const rows = made.map((exchange) => ({
    ...exchange,
    old_name: nameOf(exchange.part, exchange.old_id),
    new_name: nameOf(exchange.part, exchange.new_id),
  }))
  return { rows, lines: rows.map(({ old_name, new_name }) => `${old_name ?? '-'} → ${new_name ?? '-'}`) }
}
