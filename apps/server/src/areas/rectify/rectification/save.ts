import type { Input, Result } from '@shouya/contract/action'
import type * as Contract from '@shouya/contract/controllers/Rectification'
import type { Ctx } from '../../../core/context.ts'
import { failAt } from '../../../core/failure.ts'
import { tiePhotos } from '../../../core/files/photos.ts'
import { nextNumber } from '../../../core/numbers/nextNumber.ts'
import { peopleWith } from '../../../core/org/peopleWith.ts'
import { unitInScope } from '../../../core/org/unitInScope.ts'
import { addDays, localDay } from '../../../core/time/local.ts'
import { change } from './change.ts'
import { compose, searchText } from './compose.ts'
import { defaultDays } from './defaultDays.ts'
import { toMove } from './find.ts'
import { tellDuty } from './request.ts'
import { MAJOR } from './rules.ts'

type Fields = Input<typeof Contract.Save>
type Saved = Result<typeof Contract.Save>

/** Who may mend something in a unit. */
export const mendersOf = (ctx: Ctx, deptId: number) =>
  peopleWith(ctx.db, deptId, { id: 'rectify', operations: ['start', 'submit'] })

export const save = (ctx: Ctx, input: Fields): Promise<Saved> =>
  input.id === undefined ? enter(ctx, input) : edit(ctx, input.id, input)

/** Somebody found something outside of a check. */
async function enter(ctx: Ctx, input: Fields): Promise<Saved> {
  const { user, now, services } = ctx
  const { source_type, hazard_level, problem_desc, problem_photos = [] } = input
  if (source_type === undefined) return failAt('source_type', 'input.required')
  if (hazard_level === undefined) return failAt('hazard_level', 'input.required')
  if (problem_desc === undefined) return failAt('problem_desc', 'input.required')
  if (hazard_level === MAJOR && !input.temp_measure) return failAt('temp_measure', 'rectify.tempMeasure')
  const unit = await unitInScope(ctx, input.dept_id ?? user.deptId)
  const today = localDay(now, services.database.timezone)
  if (input.deadline !== undefined && input.deadline < today) return failAt('deadline', 'rectify.deadlinePast')
  const days = await defaultDays(ctx.db)
  const deadline = input.deadline ?? addDays(today, days[hazard_level] ?? 1)
  const duty_user_id = input.duty_user_id ?? unit.safety_user_id
  const duty = duty_user_id === null ? null : await personOf(ctx, unit.id, duty_user_id)
  const [bill_no = ''] = await nextNumber(ctx.db, 'ZG', today, unit.dept_code)
  const row = compose({
    bill_no,
    unit,
    source_type,
    source_table: null,
    source_id: null,
    source_item_id: null,
    source_no: null,
    hazard_level,
    problem_desc,
    problem_photos,
    require_desc: input.require_desc,
    temp_measure: input.temp_measure,
    deadline,
    duty,
    by: { id: user.userId, name: user.name },
    now,
  })
  const saved = await ctx.scoped
    .insert('rectification')
    .values(row)
    .returning(['id', 'version'])
    .executeTakeFirstOrThrow()
  await tiePhotos(ctx, [{ path: 'problem_photos', ids: problem_photos }], { table: 'rectification', id: saved.id })
  if (duty && duty.id !== user.userId)
    await tellDuty(ctx.db, { id: saved.id, bill_no, problem_desc, hazard_level, dept: unit.dept_name }, duty.id, now)
  ctx.note({ table: 'rectification', id: saved.id, billNo: bill_no, after: row })
  return saved
}

/** What is asked for may change while it is open, not what was found. */
async function edit(ctx: Ctx, id: number, input: Fields): Promise<Saved> {
  const fixed = (
    ['dept_id', 'source_type', 'hazard_level', 'problem_desc', 'problem_photos', 'deadline'] as const
  ).find((field) => input[field] !== undefined)
  if (fixed) return failAt(fixed, 'rectify.fixed')
  const before = await toMove(ctx, id, input.version ?? 0, 'edit')
  if (before.hazard_level === MAJOR && before.temp_measure !== null && !input.temp_measure)
    return failAt('temp_measure', 'rectify.tempMeasure')
  const duty = input.duty_user_id === undefined ? null : await personOf(ctx, before.dept_id, input.duty_user_id)
  const saved = await change(ctx, before, {
    require_desc: input.require_desc,
    temp_measure: input.temp_measure,
    ...(duty && {
      duty_user_id: duty.id,
      duty_user_name: duty.name,
      search_text: searchText({ ...before, duty_user_name: duty.name }),
    }),
  })
  if (duty && duty.id !== before.duty_user_id && duty.id !== ctx.user.userId)
    await tellDuty(ctx.db, { ...before, dept: before.dept_name }, duty.id, ctx.now)
  return saved
}

async function personOf(ctx: Ctx, deptId: number, userId: number) {
  const found = await mendersOf(ctx, deptId).where('sys_user.id', '=', userId).executeTakeFirst()
  return found ? { id: found.id, name: found.real_name } : failAt('duty_user_id', 'input.person')
}
