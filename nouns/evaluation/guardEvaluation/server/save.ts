import type { Result as Answered, Input } from '@shouya/contract/action'
import { daysOfPeriod } from '@shouya/noun/period'
import { searchText } from '@shouya/noun/searchText'
import { enteredOf } from '@shouya/noun/values'
import { everything } from '@shouya/server/core/access/everything.ts'
import type { Ctx } from '@shouya/server/core/context.ts'
import { fail, failAt, failTaken } from '@shouya/server/core/failure.ts'
import { unitInScope } from '@shouya/server/core/org/unitInScope.ts'
import { localDay } from '@shouya/server/core/time/local.ts'
import { findSeen, insertOrChange } from '@shouya/server/noun/store.ts'
import { find } from '@shouya/server/registers/find.ts'
import { postedGuards } from '../../../escort/server/public.ts'
import type * as Contract from '../contract.ts'
import { guardEvaluation as noun } from '../noun.ts'
import { scoreOf, vetoes } from '../rules.ts'
import { absenceOf } from './absence.ts'
import { blankItems } from './blankItems.ts'
import { type GuardEvaluation, status } from './rows.ts'

type Content = Input<typeof Contract.Save>

const { table } = noun

/** Keeps an evaluation as a draft. */
export async function save(ctx: Ctx, input: Content): Promise<Answered<typeof Contract.Save>> {
  const { id, version } = await keep(ctx, input)
  return { id, version }
}

/** Writes the content of a draft, which may be new; answers the draft as it is now. */
export async function keep(ctx: Ctx, input: Content): Promise<GuardEvaluation> {
  const before: GuardEvaluation | null = await findSeen(ctx, table, input)
  if (before && before.status !== status.draft) fail('WrongState')
  const guard = before ? sameSubject(before, input) : await newSubject(ctx, input)
  checkDays(ctx, input)
  const items = await itemsOf(ctx, input)
  if (input.reward_points > 0 !== Boolean(input.reward_reason))
    failAt('reward_reason', input.reward_points > 0 ? 'input.required' : 'guardEvaluation.refused.noReward')
  const { days: away } = await absenceOf(ctx, input)
  const hit = vetoes.filter((veto) => input.vetoes.includes(veto))
  const row = {
    ...enteredOf(noun, input),
    ...guard,
    ...scoreOf({ items, reward_points: input.reward_points, vetoes: hit }),
    vetoes: hit.length > 0 ? hit.join(',') : null,
    items: JSON.stringify(items),
    excused_days: Math.min(away, input.absent_days) || null,
  }
  const saved = await insertOrChange(ctx, table, before, { ...row, search_text: searchText(noun, row) } as never)
  return find(ctx, table, saved.id)
}

/** A draft stays about whom and when it is. */
function sameSubject(
  { staff_id, dept_id, period_key, ...row }: GuardEvaluation,
  input: Content,
): Pick<GuardEvaluation, 'staff_name' | 'dept_name' | 'escort_company_name'> {
  const isSame = staff_id === input.staff_id && dept_id === input.dept_id && period_key === input.period_key
  if (!isSame) failAt('staff_id', 'guardEvaluation.refused.subject')
  const { staff_name, dept_name, escort_company_name } = row
  return { staff_name, dept_name, escort_company_name }
}

/** A guard who stands at the unit's door, once for a month that has begun. */
async function newSubject(ctx: Ctx, { staff_id, dept_id, period_key }: Content) {
  const unit = await unitInScope(ctx, dept_id)
  const guard = await postedGuards(ctx)
    .select(['escort_staff.name', 'escort_staff.escort_company_id'])
    .where('escort_staff_dept.dept_id', '=', unit.id)
    .where('escort_staff.id', '=', staff_id)
    .executeTakeFirst()
  if (!guard) failAt('staff_id', 'input.person')
  const taken = await everything(ctx.db)
    .selectFrom(table)
    .select('id')
    .where('staff_id', '=', staff_id)
    .where('dept_id', '=', unit.id)
    .where('period_key', '=', period_key)
    .executeTakeFirst()
  if (taken) failTaken(ctx.lang, 'staff_id', 'guardEvaluation.refused.thisMonth')
  const { company_name } = await everything(ctx.db)
    .selectFrom('escort_company')
    .select('company_name')
    .where('id', '=', guard.escort_company_id)
    .executeTakeFirstOrThrow()
  return {
    ...{ staff_id, staff_name: guard.name, dept_id: unit.id, dept_name: unit.dept_name, period_key },
    ...{ escort_company_id: guard.escort_company_id, escort_company_name: company_name },
  }
}

/** The month has begun, and has as many days. */
function checkDays(ctx: Ctx, { period_key, attendance_days, absent_days }: Content): void {
  if (period_key > localDay(ctx.now, ctx.services.database.timezone).slice(0, 7)) failAt('period_key', 'input.future')
  const days = Number(daysOfPeriod(period_key).last.slice(8))
  if (attendance_days + absent_days > days) failAt('attendance_days', 'guardEvaluation.refused.days', { days })
}

/** The items with the points taken: no more than an item has, each with its reason. */
async function itemsOf(ctx: Ctx, { items }: Content) {
  const standard = await blankItems(ctx)
  return standard.map((item, seq) => {
    const { deduct = 0, reason = null } = items[seq] ?? {}
    if (deduct > item.full) failAt(`items.${seq}.deduct`, 'guardEvaluation.refused.deduct', { max: item.full })
    if (deduct > 0 && !reason) failAt(`items.${seq}.reason`, 'input.required')
    return { ...item, deduct, reason: deduct > 0 ? reason : null }
  })
}
