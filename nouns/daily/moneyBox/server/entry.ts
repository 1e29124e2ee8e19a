import type { Input } from '@shouya/contract/action'
import { searchText } from '@shouya/noun/searchText'
import { enteredOf } from '@shouya/noun/values'
import { checkOwnDraft } from '@shouya/server/core/access/ownDraft.ts'
import type { Ctx } from '@shouya/server/core/context.ts'
import { fail, failAt, failTaken } from '@shouya/server/core/failure.ts'
import { tiePhotos } from '@shouya/server/core/files/photos.ts'
import { unitInScope } from '@shouya/server/core/org/unitInScope.ts'
import { filedAt } from '@shouya/server/core/time/filedAt.ts'
import { findSeen } from '@shouya/server/noun/store.ts'
import { changed, made } from '@shouya/server/registers/stamps.ts'
import { sql } from 'kysely'
import { guardsOf } from '../../../escort/server/public.ts'
import { openedBy, reasonWith } from '../../server/closedDay.ts'
import { dayOf } from '../../server/dayOf.ts'
import type * as Contract from '../contract.ts'
import { moneyBox } from '../noun.ts'
import { direction, isOpen } from '../rules.ts'
import { compare } from './boxes.ts'
import { crewIn } from './crew.ts'
import { bankPeopleOf, carsOf } from './faces.ts'
import { fixedThere } from './fixedThere.ts'
import { removeParts, storeParts } from './parts.ts'
import { freeSpecial } from './permit.ts'
import { planNamed, plannedTime } from './plan.ts'
import { countOf, type MoneyBox, register } from './rules.ts'
import { timeIssues } from './times.ts'

export type Content = Input<typeof Contract.Save>
export type Entry = Awaited<ReturnType<typeof entryOf>>

/** The day in the register to which a handover belongs. */
export const registerDayOf = ({ dept_id, biz_date }: Pick<MoneyBox, 'dept_id' | 'biz_date'>) => ({
  ...{ register, dept_id },
  day: biz_date,
})

const nobody = {
  status: moneyBox.states.codes.draft,
  ...{ bank_sign1: null, bank_sign2: null, escort_signs: [], sign_hash: null, handed_time: null },
  ...{ is_consistent: null, on_time: null, late_minutes: null, oa_examine_id: null, special_approve_no: null },
  ...{ verify_user_id: null, verify_user_name: null, verify_time: null },
}
/** Signatures are removed when the content changes (domain 0.3); a verified handover must be verified again. */
const unsigned = nobody as Pick<MoneyBox, keyof typeof nobody>

/** The entered or changed draft: head, crew and boxes as far as given. Nothing is written yet. */
export async function entryOf(ctx: Ctx, input: Content) {
  const before = await openDraft(ctx, input)
  const place = await placeOf(ctx, input, before)
  const { dept_id, biz_date } = place
  const plan = input.plan_id === null ? null : await planNamed(ctx, input.plan_id, dept_id, biz_date)
  if (input.plan_id !== null && plan === null) failAt('plan_id', 'moneyBox.refused.noPlan')
  const car = await carOf(ctx, input.plate_no)
  const escort_company_id = car?.escort_company_id ?? null
  const carried = await crewIn(ctx, input.crew, { unit: dept_id, day: biz_date, plan, company: escort_company_id })
  const read = await compare(ctx, input.items, { unit: dept_id, handoverType: place.handover_type })
  const people = await peopleIn(ctx, input, dept_id)
  const issues = [...carried.issues, ...read.issues, ...timeIssues(ctx, input, biz_date)]
  if (issues.length > 0) fail('BadInput', { data: issues })
  const { crew } = carried
  const { items } = read
  const content = enteredOf(moneyBox, input)
  const opening = await openedBy(ctx, registerDayOf(place), place.bill_no)
  const row = {
    ...place,
    ...content,
    ...people,
    ...unsigned,
    ...{ plan_id: plan?.id ?? null, route_id: plan?.route_id ?? null, route_name: plan?.route_name ?? null },
    plan_time: await plannedTime(ctx, place, plan),
    ...{ car_id: car?.id ?? null, escort_company_id, escort_company_name: car?.company_name ?? null },
    end_time: input.end_time,
    backfill_reason: place.is_backfill ? reasonWith(content.backfill_reason, opening) : null,
    filed_at: filedAt(ctx, input.filed_at),
    out_count: countOf(items, direction.delivered),
    in_count: countOf(items, direction.collected),
    crew_names: joined(crew).slice(0, 300) || null,
  }
  return { before, row, car, crew, items, misplaced: read.misplaced }
}

const joined = (crew: readonly { name: string }[]) => crew.map(({ name }) => name).join('、')

/** Writes the row with its crew and boxes, and replaces those of the draft. */
export async function store(
  ctx: Ctx,
  { before, row, crew, items }: Pick<Entry, 'before' | 'row' | 'crew' | 'items'>,
): Promise<MoneyBox> {
  if (before) await removeParts(ctx.db, before.id)
  const { bank_sign1, bank_sign2, escort_signs, ...plain } = row
  const json = (sign: MoneyBox['bank_sign1']) => (sign === null ? null : JSON.stringify(sign))
  const values = {
    ...plain,
    ...{ bank_sign1: json(bank_sign1), bank_sign2: json(bank_sign2), escort_signs: JSON.stringify(escort_signs) },
    search_text: searchText(moneyBox, row),
  }
  const saved = before
    ? await ctx.scoped
        .change('money_box')
        .set({ ...values, ...changed(ctx) })
        .where('id', '=', before.id)
        .returningAll()
        .executeTakeFirstOrThrow()
    : await ctx.scoped
        .insert('money_box')
        .values({ ...values, ...made(ctx) })
        // The unique index reports the existing row even to callers who cannot see it.
        .onConflict((c) =>
          c
            .columns(['dept_id', 'biz_date', 'handover_type'])
            .where(sql<boolean>`handover_type in (1, 2) and status <> 5`)
            .doNothing(),
        )
        .returningAll()
        .executeTakeFirst()
  if (!saved) return failTaken(ctx.lang, 'handover_type', 'moneyBox.refused.thisHandover')
  await storeParts(ctx, saved.id, { crew, items })
  await tiePhotos(ctx, [{ path: 'photos', ids: row.photos }], { table: 'money_box', id: saved.id })
  return saved
}

const loggedColumns = [
  ...(['biz_date', 'handover_type', 'plate_no', 'arrive_time', 'begin_time', 'end_time', 'vehicle_ok'] as const),
  ...(['place_ok', 'bank_user1_name', 'bank_user2_name', 'guard_staff_name', 'is_consistent', 'diff_reason'] as const),
  ...(['special_approve_no', 'backfill_reason', 'remark', 'status'] as const),
]

/** The log entry of a handover, with its crew and boxes on one line each. */
export const noteEntry = (ctx: Ctx, { before, crew, items }: Pick<Entry, 'before' | 'crew' | 'items'>, row: MoneyBox) =>
  ctx.note({
    table: 'money_box',
    id: row.id,
    ...(row.bill_no === null ? {} : { billNo: row.bill_no }),
    before: before && { status: before.status },
    after: {
      ...Object.fromEntries(loggedColumns.map((column) => [column, row[column]])),
      crew_names: joined(crew) || null,
      boxes: items.map(({ box_no, seal_no }) => (seal_no ? `${box_no}/${seal_no}` : box_no)).join(' ') || null,
    },
  })

/** The draft that its author may change; its approval is free until it is verified again. */
async function openDraft(ctx: Ctx, { id, version }: Content): Promise<MoneyBox | null> {
  if (id === undefined) return null
  const row = await findSeen(ctx, 'money_box', { id, version })
  if (!isOpen(row)) fail('WrongState')
  checkOwnDraft(row, ctx.user)
  await freeSpecial(ctx, row)
  return row
}

/**
 * Unit, day and type of a draft do not change; an old draft counts as late like a new handover. 1003 the unit already
 * has this handover.
 */
async function placeOf(ctx: Ctx, input: Content, before: MoneyBox | null) {
  const { handover_type } = input
  if (before) {
    const { bill_no, dept_id, dept_name, biz_date } = before
    if (handover_type !== before.handover_type) failAt('handover_type', 'moneyBox.refused.otherType')
    const { late } = await dayOf(ctx, { ...registerDayOf(before), bill_no })
    return { bill_no, dept_id, dept_name, biz_date, handover_type, is_backfill: before.is_backfill || late }
  }
  const unit = await unitInScope(ctx, input.dept_id ?? ctx.user.deptId)
  if (unit.dept_type === 5) failAt('dept_id', 'input.unit')
  const { day, late } = await dayOf(ctx, { register, dept_id: unit.id, day: input.biz_date })
  const place = { dept_id: unit.id, dept_name: unit.dept_name, biz_date: day, handover_type }
  // The later of two concurrent calls gets 1003, not an error about used seals.
  await sql`select pg_advisory_xact_lock(hashtext('money_box'), ${unit.id}::int)`.execute(ctx.db)
  if ((await fixedThere(ctx, place)) !== null) failTaken(ctx.lang, 'handover_type', 'moneyBox.refused.thisHandover')
  return { ...place, bill_no: null, is_backfill: late }
}

/** The vehicle with the entered plate. 1001 if no company that serves the caller's units has it. */
async function carOf(ctx: Ctx, plate: string | null) {
  if (!plate) return null
  const car = await carsOf(ctx).where('plate_no', '=', plate).executeTakeFirst()
  return car ?? failAt('plate_no', 'moneyBox.refused.noCar')
}

/** The two people of the bank belong to the unit or to one above it, the guard to the unit's door. */
async function peopleIn(ctx: Ctx, input: Content, unit: number) {
  const bank = async (path: 'bank_user1_id' | 'bank_user2_id') => {
    const id = input[path]
    if (id === null) return null
    return (
      (await bankPeopleOf(ctx.db, unit).where('sys_user.id', '=', id).executeTakeFirst()) ??
      failAt(path, 'input.person')
    )
  }
  const [first, second] = [await bank('bank_user1_id'), await bank('bank_user2_id')]
  if (first && first.id === second?.id) failAt('bank_user2_id', 'moneyBox.refused.samePerson')
  const { guard_staff_id } = input
  const guard =
    guard_staff_id === null
      ? null
      : await guardsOf(ctx, unit).where('escort_staff.id', '=', guard_staff_id).executeTakeFirst()
  if (guard === undefined) failAt('guard_staff_id', 'input.person')
  return {
    ...{ bank_user1_id: first?.id ?? null, bank_user1_name: first?.real_name ?? null },
    ...{ bank_user2_id: second?.id ?? null, bank_user2_name: second?.real_name ?? null },
    ...{ guard_staff_id: guard?.id ?? null, guard_staff_name: guard?.name ?? null },
  }
}
