import type { Result as Answered, Input } from '@shouya/contract/action'
import { codesOf } from '@shouya/noun/noun'
import type { Ctx } from '@shouya/server/core/context.ts'
import { unitInScope } from '@shouya/server/core/org/unitInScope.ts'
import { localDay, localTime } from '@shouya/server/core/time/local.ts'
import { guardsOf } from '../../../escort/server/public.ts'
import { itemsFor } from '../../../rectify/server/public.ts'
import { deadlinesOf } from '../../../tasks/server/public.ts'
import { dayOf } from '../../server/dayOf.ts'
import type * as SecurityCheck from '../contract.ts'
import { securityCheck, sessions } from '../noun.ts'
import { registersOf } from './known.ts'
import { rowsOf } from './rows.ts'
import { register, status, taskOf } from './rules.ts'
import { opensAt } from './window.ts'

/** The sessions of a unit's day, with their checks. */
export async function getDay(
  ctx: Ctx,
  { dept_id, biz_date }: Input<typeof SecurityCheck.GetDay>,
): Promise<Answered<typeof SecurityCheck.GetDay>> {
  const unit = await unitInScope(ctx, dept_id ?? ctx.user.deptId)
  const day = biz_date ?? localDay(ctx.now, ctx.services.database.timezone)
  const { timezone } = ctx.services.database
  const deadlines = await deadlinesOf(ctx.db, ctx.services, { deptId: unit.id, day })
  const rows = await ctx.scoped
    .rows('security_check')
    .selectAll()
    .where('dept_id', '=', unit.id)
    .where('biz_date', '=', day)
    .where('status', '<>', status.revoked)
    .execute()
  const opens = await Promise.all(sessions.map((session) => opensText(ctx, unit, day, session)))
  const listed = await rowsOf(ctx, rows)
  return {
    dept_id: unit.id,
    dept_name: unit.dept_name,
    biz_date: day,
    sessions: sessions.map((session, at) => {
      const deadline = deadlines.get(taskOf(session)) ?? null
      const row = rows.find((check) => check.session === session)
      const open = row === undefined || row.status === status.draft
      return {
        session,
        deadline: deadline && localTime(deadline, timezone),
        opens: opens[at] ?? null,
        late: open && deadline !== null && ctx.now > deadline,
        check: listed.find((row) => row.session === session) ?? null,
      }
    }),
  }
}

/** A check to fill in: the items of the day, the guards, and the people of the last check. */
export async function getBlank(
  ctx: Ctx,
  { dept_id, biz_date, session }: Input<typeof SecurityCheck.GetBlank>,
): Promise<Answered<typeof SecurityCheck.GetBlank>> {
  const unit = await unitInScope(ctx, dept_id ?? ctx.user.deptId)
  // Outside of the permitted days there is nothing to fill in.
  const { day, late } = await dayOf(ctx, { register, dept_id: unit.id, day: biz_date })
  const { timezone } = ctx.services.database
  const [items, guards, deadlines, existing, last] = await Promise.all([
    itemsFor(ctx.db, session, unit, day),
    guardsOf(ctx, unit.id).execute(),
    deadlinesOf(ctx.db, ctx.services, { deptId: unit.id, day }),
    ctx.scoped
      .rows('security_check')
      .select('id')
      .where('dept_id', '=', unit.id)
      .where('biz_date', '=', day)
      .where('session', '=', session)
      .where('status', '<>', status.revoked)
      .executeTakeFirst(),
    lastOf(ctx, unit.id, session),
  ])
  const deadline = deadlines.get(taskOf(session)) ?? null
  const registerCount = late ? () => null : await registersOf(ctx, unit.id)
  return {
    dept_id: unit.id,
    dept_name: unit.dept_name,
    biz_date: day,
    session,
    deadline: deadline && localTime(deadline, timezone),
    // An entry on a later day may be signed at any time.
    opens: late ? null : await opensText(ctx, unit, day, session),
    check_id: existing?.id ?? null,
    items: items.map(({ id, risk_level, ...item }) => ({
      ...item,
      item_id: id,
      hazard_level: risk_level,
      result: null,
      value_num: null,
      value_text: null,
      score: null,
      problem_desc: null,
      photos: [],
      known_count: registerCount(item),
      known_reason: null,
    })),
    guards,
    last,
  }
}

/** The people of the last submitted check of a unit's session. Results are never copied. */
async function lastOf(ctx: Ctx, deptId: number, session: number) {
  const row = await ctx.scoped
    .rows('security_check')
    .select(['bill_no', 'biz_date', 'weather', 'guard_staff_id', 'second_checker_user_id'])
    .where('dept_id', '=', deptId)
    .where('session', '=', session)
    .where('status', 'in', codesOf(securityCheck, ['submitted', 'rectifying', 'done']))
    .orderBy('biz_date', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row ?? null
}

async function opensText(ctx: Ctx, unit: Parameters<typeof opensAt>[1], day: string, session: number) {
  const opens = await opensAt(ctx, unit, day, session)
  return opens && localTime(opens, ctx.services.database.timezone)
}
