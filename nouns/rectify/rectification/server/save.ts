import type { Input, Result } from '@shouya/contract/action'
import type { Ctx } from '@shouya/server/core/context.ts'
import { failAt } from '@shouya/server/core/failure.ts'
import { tiePhotos } from '@shouya/server/core/files/photos.ts'
import { nextNumber } from '@shouya/server/core/numbers/nextNumber.ts'
import { peopleWith } from '@shouya/server/core/org/peopleWith.ts'
import { unitInScope } from '@shouya/server/core/org/unitInScope.ts'
import { addDays, localDay } from '@shouya/server/core/time/local.ts'
import { changeRow } from '@shouya/server/noun/write.ts'
import type * as Contract from '../contract.ts'
import { MAJOR, rectification } from '../noun.ts'
import { companyFor, companyMenders } from './company.ts'
import { compose } from './compose.ts'
import { defaultDays } from './defaultDays.ts'
import { toMove } from './find.ts'
import { tellDuty } from './request.ts'
import { mending, type Rectification } from './rules.ts'

type Fields = Input<typeof Contract.Save>
type Saved = Result<typeof Contract.Save>

/** The people who may rectify something in a unit. */
export const mendersOf = (ctx: Ctx, deptId: number) => peopleWith(ctx.db, deptId, mending)

export const save = (ctx: Ctx, input: Fields): Promise<Saved> =>
  input.id === undefined ? enter(ctx, input) : edit(ctx, input.id, input)

/** Enters a hazard found outside of a check. */
async function enter(ctx: Ctx, input: Fields): Promise<Saved> {
  const { user, now, services } = ctx
  const { source_type, hazard_level, problem_desc, problem_photos = [] } = input
  if (source_type === undefined) return failAt('source_type', 'input.required')
  if (hazard_level === undefined) return failAt('hazard_level', 'input.required')
  if (problem_desc === undefined) return failAt('problem_desc', 'input.required')
  if (hazard_level === MAJOR && !input.temp_measure) return failAt('temp_measure', 'rectification.refused.tempMeasure')
  const unit = await unitInScope(ctx, input.dept_id ?? user.deptId)
  const today = localDay(now, services.database.timezone)
  if (input.deadline !== undefined && input.deadline < today)
    return failAt('deadline', 'rectification.refused.deadlinePast')
  const days = await defaultDays(ctx.db)
  const deadline = input.deadline ?? addDays(today, days[hazard_level] ?? 1)
  const company = input.escort_company_id == null ? null : await companyFor(ctx, input.escort_company_id)
  const duty_user_id = input.duty_user_id ?? (company ? null : unit.safety_user_id)
  const duty = duty_user_id === null ? null : await personOf(ctx, unit.id, company, duty_user_id)
  const [bill_no = ''] = await nextNumber(ctx.db, rectification.prefix, today, unit.dept_code)
  const row = compose({
    bill_no,
    unit,
    source_type,
    source_table: null,
    source_id: null,
    source_item_id: null,
    source_no: null,
    hazard_level,
    category: input.category ?? null,
    problem_desc,
    problem_photos,
    require_desc: input.require_desc,
    temp_measure: input.temp_measure,
    deadline,
    duty,
    company,
    by: { id: user.userId, name: user.name },
    now,
  })
  const saved = await ctx.scoped
    .insert('rectification')
    .values(row)
    .returning(['id', 'version'])
    .executeTakeFirstOrThrow()
  await tiePhotos(ctx, [{ path: 'problem_photos', ids: problem_photos }], { table: 'rectification', id: saved.id })
  const reminder = { id: saved.id, bill_no, problem_desc, hazard_level, dept: unit.dept_name }
  await tellDuty(ctx.db, reminder, await menders(ctx, company, duty), now)
  ctx.note({ table: 'rectification', id: saved.id, billNo: bill_no, after: row })
  return saved
}

/** Changes the requirement of an open one; what was found does not change. */
async function edit(ctx: Ctx, id: number, input: Fields): Promise<Saved> {
  const fixed = (
    ['dept_id', 'source_type', 'hazard_level', 'category', 'problem_desc', 'problem_photos', 'deadline'] as const
  ).find((field) => input[field] !== undefined)
  if (fixed) return failAt(fixed, 'rectification.refused.fixed')
  const before = await toMove(ctx, id, input.version ?? 0, 'edit')
  if (before.hazard_level === MAJOR && before.temp_measure !== null && !input.temp_measure)
    return failAt('temp_measure', 'rectification.refused.tempMeasure')
  const company = await companyOf(ctx, before, input.escort_company_id)
  const moved = (company?.id ?? null) !== before.escort_company_id
  const duty =
    input.duty_user_id === undefined ? null : await personOf(ctx, before.dept_id, company, input.duty_user_id)
  const named = duty !== null || moved
  const saved = await changeRow(ctx, rectification, before, {
    require_desc: input.require_desc,
    temp_measure: input.temp_measure,
    ...(moved && { escort_company_id: company?.id ?? null, escort_company_name: company?.name ?? null }),
    // The person named so far does not belong to the new company, or to the bank.
    ...(named && {
      duty_user_id: duty?.id ?? null,
      duty_user_name: duty?.name ?? null,
    }),
  })
  if (moved || (duty && duty.id !== before.duty_user_id))
    await tellDuty(ctx.db, { ...before, dept: before.dept_name }, await menders(ctx, company, duty), ctx.now)
  return saved
}

type Named = { id: number; name: string } | null

/** The company in charge after the change: the current one unless `wanted` is another company, or null. */
async function companyOf(ctx: Ctx, before: Rectification, requested: number | null | undefined): Promise<Named> {
  const { escort_company_id: id, escort_company_name: name } = before
  if (requested === null) return null
  if (requested !== undefined && requested !== id) return companyFor(ctx, requested)
  return id === null ? null : { id, name: name ?? '' }
}

/** The people to notify: the named person, else everybody of the company who may rectify it; not the caller. */
async function menders(ctx: Ctx, company: Named, duty: Named): Promise<number[]> {
  const all = duty ? [duty] : company ? await companyMenders(ctx, company.id).execute() : []
  return all.map(({ id }) => id).filter((id) => id !== ctx.user.userId)
}

async function personOf(ctx: Ctx, deptId: number, company: Named, userId: number) {
  const people = company ? companyMenders(ctx, company.id) : mendersOf(ctx, deptId)
  const person = await people.where('sys_user.id', '=', userId).executeTakeFirst()
  return person ? { id: person.id, name: person.real_name } : failAt('duty_user_id', 'input.person')
}
