import type { Input } from '@shouya/contract/action'
import { checkOwnDraft } from '@shouya/server/core/access/ownDraft.ts'
import type { Ctx } from '@shouya/server/core/context.ts'
import { fail, failAt, failTaken } from '@shouya/server/core/failure.ts'
import { tiePhotos } from '@shouya/server/core/files/photos.ts'
import { unitInScope } from '@shouya/server/core/org/unitInScope.ts'
import { filedAt } from '@shouya/server/core/time/filedAt.ts'
import { checkVersion, find } from '@shouya/server/registers/find.ts'
import { changed, made } from '@shouya/server/registers/stamps.ts'
import { sql } from 'kysely'
import { openedBy, reasonWith } from '../../server/closedDay.ts'
import { dayOf } from '../../server/dayOf.ts'
import { guardsOf } from '../../server/guards.ts'
import type * as Contract from '../contract.ts'
import { type Compared, compare } from './boxes.ts'
import { crewIn, type Member } from './crew.ts'
import { carsOf } from './faces.ts'
import { bankPeopleOf } from './people.ts'
import { freeSpecial } from './permit.ts'
import { type Plan, planNamed } from './plan.ts'
import { plannedTime } from './planned.ts'
import { book, countOf, direction, type Issue, isOpen, type MoneyBox, status } from './rules.ts'
import { searchText } from './searchText.ts'
import { storeParts } from './storeParts.ts'
import { handoverWaits } from './task.ts'
import { timeIssues } from './times.ts'

export type Content = Input<typeof Contract.Save>

export type Car = Awaited<ReturnType<ReturnType<typeof carsOf>['executeTakeFirstOrThrow']>>

/** The day of the book that a handover goes into. */
export const leafOf = ({ dept_id, biz_date }: Pick<MoneyBox, 'dept_id' | 'biz_date'>) => ({
  ...{ book, dept_id },
  day: biz_date,
})

export type Written = {
  before: MoneyBox | null
  row: MoneyBox
  car: Car | null
  plan: Plan | null
  crew: Member[]
  items: Compared[]
  /** Boxes that cannot go this way from where they are; asked when it is verified. */
  misplaced: () => Issue[]
}

/** Enters or changes a draft: head, crew and boxes, so far as there are any. Answers the row as it then stands, locked. */
export async function writeDraft(ctx: Ctx, input: Content): Promise<Written> {
  const before = input.id === undefined ? null : await openDraft(ctx, input.id, input.version)
  const row = before ?? (await newDraft(ctx, input))
  if (input.handover_type !== row.handover_type) failAt('handover_type', 'moneyBox.otherType')
  const plan = input.plan_id === null ? null : await planNamed(ctx, input.plan_id, row.dept_id, row.biz_date)
  if (input.plan_id !== null && plan === null) failAt('plan_id', 'moneyBox.noPlan')
  const car = await carOf(ctx, input.plate_no)
  const { crew, issues: ofCrew } = await crewIn(ctx, input.crew, {
    unit: row.dept_id,
    day: row.biz_date,
    plan,
    company: car?.escort_company_id ?? null,
  })
  const compared = await compare(ctx, input.items, { unit: row.dept_id, handoverType: row.handover_type })
  const people = await peopleIn(ctx, input, row.dept_id)
  const issues = [...ofCrew, ...compared.issues, ...timeIssues(ctx, input, row.biz_date)]
  if (issues.length > 0) fail('BadInput', { data: issues })
  await tiePhotos(ctx, [{ path: 'photos', ids: input.photos }], { table: 'money_box', id: row.id })
  await storeParts(ctx, row.id, crew, compared.items)
  if (before?.oa_examine_id != null) await freeSpecial(ctx, before)
  const head = { ...people, ...(await factsOf(ctx, input, { row, car, plan })), ...counted(crew, compared.items) }
  const after = await ctx.scoped
    .change('money_box')
    .set({ ...head, ...unsigned, search_text: searchText({ ...row, ...head, special_approve_no: null }) })
    .set(before ? changed(ctx) : {})
    .where('id', '=', row.id)
    .returningAll()
    .executeTakeFirstOrThrow()
  if (before?.status === status.verified) await handoverWaits(ctx.db, after)
  return { before, row: after, car, plan, crew, items: compared.items, misplaced: compared.misplaced }
}

type Known = { row: MoneyBox; car: Car | null; plan: Plan | null }

/** What the input says of a handover's head, and what its vehicle and plan say. */
async function factsOf(ctx: Ctx, input: Content, { row, car, plan }: Known) {
  const opening = await openedBy(ctx, leafOf(row), row.bill_no)
  return {
    plan_id: plan?.id ?? null,
    route_id: plan?.route_id ?? null,
    route_name: plan?.route_name ?? null,
    plan_time: await plannedTime(ctx, row, plan),
    escort_company_id: car?.escort_company_id ?? null,
    escort_company_name: car?.company_name ?? null,
    car_id: car?.id ?? null,
    plate_no: input.plate_no || null,
    vehicle_ok: input.vehicle_ok,
    place_ok: input.place_ok,
    arrive_time: input.arrive_time,
    begin_time: input.begin_time,
    end_time: input.end_time,
    diff_reason: input.diff_reason || null,
    photos: input.photos,
    is_backfill: row.is_backfill,
    backfill_reason: row.is_backfill ? reasonWith(input.backfill_reason || null, opening) : null,
    remark: input.remark || null,
    filed_at: filedAt(ctx, input.filed_at),
  }
}

const counted = (crew: readonly Member[], items: readonly Compared[]) => ({
  out_count: countOf(items, direction.delivered),
  in_count: countOf(items, direction.collected),
  crew_names:
    crew
      .map(({ name }) => name)
      .join('、')
      .slice(0, 300) || null,
})

/** What was signed has changed, so nobody has signed it (domain 0.3); what is verified is verified again. */
const unsigned = {
  status: status.draft,
  bank_sign1: null,
  bank_sign2: null,
  escort_signs: '[]',
  sign_hash: null,
  is_consistent: null,
  on_time: null,
  late_minutes: null,
  oa_examine_id: null,
  special_approve_no: null,
  verify_user_id: null,
  verify_user_name: null,
  verify_time: null,
}

async function openDraft(ctx: Ctx, id: number, version: number | undefined): Promise<MoneyBox> {
  const row = await find(ctx, 'money_box', id, 'lock')
  if (!isOpen(row)) fail('WrongState')
  checkOwnDraft(row, ctx.user)
  checkVersion(row, version)
  // An old draft is as late as a new handover.
  const { late } = await dayOf(ctx, { ...leafOf(row), bill_no: row.bill_no })
  return { ...row, is_backfill: row.is_backfill || late }
}

/** The first of a unit's day and type; whoever comes second to a fixed one learns that it is there (1003). */
async function newDraft(ctx: Ctx, input: Content): Promise<MoneyBox> {
  const unit = await unitInScope(ctx, input.dept_id ?? ctx.user.deptId)
  if (unit.dept_type === 5) failAt('dept_id', 'input.unit')
  const { day, late } = await dayOf(ctx, { book, dept_id: unit.id, day: input.biz_date })
  const row = await ctx.scoped
    .insert('money_box')
    .values({
      dept_id: unit.id,
      dept_name: unit.dept_name,
      biz_date: day,
      handover_type: input.handover_type,
      is_backfill: late,
      search_text: unit.dept_name.toLowerCase(),
      ...made(ctx),
    })
    .onConflict((c) =>
      c
        .columns(['dept_id', 'biz_date', 'handover_type'])
        .where(sql<boolean>`handover_type in (1, 2) and status <> 5`)
        .doNothing(),
    )
    .returningAll()
    .executeTakeFirst()
  if (!row) failTaken(ctx.lang, 'handover_type', 'moneyBox.thisHandover')
  return row
}

/** The vehicle with the plate that somebody read. 1001 none of a company that serves the caller's units has it. */
async function carOf(ctx: Ctx, plate: string | null): Promise<Car | null> {
  if (!plate) return null
  return (await carsOf(ctx).where('plate_no', '=', plate).executeTakeFirst()) ?? failAt('plate_no', 'moneyBox.noCar')
}

/** The two of the bank are of the unit or above it, the guard stands at its door. */
async function peopleIn(ctx: Ctx, input: Content, unit: number) {
  const bank = async (id: number | null, path: string) =>
    id === null
      ? null
      : ((await bankPeopleOf(ctx.db, unit).where('sys_user.id', '=', id).executeTakeFirst()) ??
        failAt(path, 'input.person'))
  const first = await bank(input.bank_user1_id, 'bank_user1_id')
  const second = await bank(input.bank_user2_id, 'bank_user2_id')
  if (first && first.id === second?.id) failAt('bank_user2_id', 'moneyBox.samePerson')
  const guard =
    input.guard_staff_id === null
      ? null
      : ((await guardsOf(ctx, unit).where('escort_staff.id', '=', input.guard_staff_id).executeTakeFirst()) ??
        failAt('guard_staff_id', 'input.person'))
  return {
    bank_user1_id: first?.id ?? null,
    bank_user1_name: first?.real_name ?? null,
    bank_user2_id: second?.id ?? null,
    bank_user2_name: second?.real_name ?? null,
    guard_staff_id: guard?.id ?? null,
    guard_staff_name: guard?.name ?? null,
  }
}
