import type { Input } from '@shouya/contract/action'
import { checkOwnDraft } from '@shouya/server/core/access/ownDraft.ts'
import type { Ctx } from '@shouya/server/core/context.ts'
import { fail, failAt, failTaken } from '@shouya/server/core/failure.ts'
import { tiePhotos } from '@shouya/server/core/files/photos.ts'
import { unitInScope } from '@shouya/server/core/org/unitInScope.ts'
import { filedAt } from '@shouya/server/core/time/filedAt.ts'
import { localTime } from '@shouya/server/core/time/local.ts'
import { checkVersion, find } from '@shouya/server/registers/find.ts'
import { changed, made } from '@shouya/server/registers/stamps.ts'
import { itemsFor } from '../../../rectify/server/public.ts'
import { deadlinesOf, taskWaits } from '../../../tasks/server/public.ts'
import { openedBy, reasonWith } from '../../server/closedDay.ts'
import { dayOf } from '../../server/dayOf.ts'
import { WAITED } from '../../server/entryTimes.ts'
import { guardsOf } from '../../server/guards.ts'
import type * as SecurityCheck from '../contract.ts'
import { answered, checkScores, totals } from './answers.ts'
import { armedOnce } from './clock.ts'
import { checkersOf } from './people.ts'
import { resultsOf } from './rows.ts'
import { book, type Check, isDraft, type Result, status, taskOf } from './rules.ts'
import { storeAnswers } from './storeAnswers.ts'
import { takeItems } from './takeItems.ts'
import { checkMoment } from './times.ts'

type Content = Input<typeof SecurityCheck.Save>

/** The day of the book that a check goes into. */
export const leafOf = ({ dept_id, biz_date }: Pick<Check, 'dept_id' | 'biz_date'>) => ({
  ...{ book, dept_id },
  day: biz_date,
})

/** The task that a check does. */
export const taskFor = ({ session, dept_id, biz_date }: Pick<Check, 'session' | 'dept_id' | 'biz_date'>) => ({
  ...{ code: taskOf(session), deptId: dept_id, bizDate: biz_date },
})

export type Written = { before: Check | null; row: Check; results: Result[] }

/** Enters or changes a draft: its head and its answers, so far as there are any. Answers the row as it then stands, locked. */
export async function writeDraft(ctx: Ctx, input: Content): Promise<Written> {
  const before = input.id === undefined ? null : await openDraft(ctx, input.id, input.version)
  const row = before ?? (await newDraft(ctx, input))
  if (input.session !== row.session) failAt('session', 'securityCheck.otherSession')
  if (input.check_time !== undefined) checkMoment(ctx, input.check_time, row.biz_date)
  const people = await peopleIn(ctx, input, row)
  const items = await resultsOf(ctx.db, [row.id])
  const { arm_time, results } = armedOnce(row.session, input.arm_time, answered(items, input.results))
  checkScores(results, input.results)
  const quoted = input.results.map(({ photos }, index) => ({ path: `results.${index}.photos`, ids: photos }))
  await tiePhotos(ctx, quoted, { table: 'security_check', id: row.id })
  await storeAnswers(ctx.db, results)
  const { abnormal_count, total_items } = totals(results)
  const filed_at = filedAt(ctx, input.filed_at)
  const opening = await openedBy(ctx, leafOf(row))
  const head = {
    ...people,
    check_time: input.check_time ?? row.check_time ?? filed_at ?? localTime(ctx.now, ctx.services.database.timezone),
    filed_at,
    weather: input.weather || null,
    disarm_time: input.disarm_time,
    arm_time,
    backfill_reason: row.is_backfill ? reasonWith(input.backfill_reason || (filed_at && WAITED), opening) : null,
    remark: input.remark || null,
    total_items,
    abnormal_count,
    overall_result: abnormal_count > 0 ? 2 : results.every((one) => one.result !== null) ? 1 : null,
    // What was signed has changed, so nobody has signed it (domain 0.3).
    checker_user_id: null,
    checker_user_name: null,
    checker_sign: null,
    second_checker_sign: null,
    sign_hash: null,
  }
  const after = await ctx.scoped
    .change('security_check')
    .set({ ...head, ...(before ? changed(ctx) : {}) })
    .where('id', '=', row.id)
    .returningAll()
    .executeTakeFirstOrThrow()
  await taskWaits(ctx.db, taskFor(after), null)
  return { before, row: after, results }
}

async function openDraft(ctx: Ctx, id: number, version: number | undefined): Promise<Check> {
  const row = await find(ctx, 'security_check', id, 'lock')
  if (!isDraft(row)) fail('WrongState')
  checkOwnDraft(row, ctx.user)
  checkVersion(row, version)
  // An old draft is as late as a new check.
  await dayOf(ctx, leafOf(row))
  return row
}

/** The first of a unit's session; whoever comes second learns that it is there (1003). */
async function newDraft(ctx: Ctx, input: Content): Promise<Check> {
  const unit = await unitInScope(ctx, input.dept_id ?? ctx.user.deptId)
  const { day, late } = await dayOf(ctx, { book, dept_id: unit.id, day: input.biz_date })
  const items = await itemsFor(ctx.db, input.session, unit, day)
  if (items.length === 0) failAt('session', 'securityCheck.noItems')
  const deadlines = await deadlinesOf(ctx.db, ctx.services, { deptId: unit.id, day })
  const row = await ctx.scoped
    .insert('security_check')
    .values({
      dept_id: unit.id,
      dept_name: unit.dept_name,
      biz_date: day,
      session: input.session,
      deadline: deadlines.get(taskOf(input.session)) ?? null,
      is_backfill: late,
      search_text: unit.dept_name.toLowerCase(),
      ...made(ctx),
    })
    .onConflict((c) => c.columns(['dept_id', 'biz_date', 'session']).where('status', '<>', status.revoked).doNothing())
    .returningAll()
    .executeTakeFirst()
  if (!row) failTaken(ctx.lang, 'session', 'securityCheck.thisSession')
  await takeItems(
    ctx.db,
    items.map(({ id }) => ({ check_id: row.id, item_id: id, result: null })),
  )
  return row
}

/** The second checker is of the unit or above it, the guard stands at its door. */
async function peopleIn(ctx: Ctx, { second_checker_user_id, guard_staff_id }: Content, row: Check) {
  const second =
    second_checker_user_id === null
      ? null
      : ((await checkersOf(ctx.db, row.dept_id).where('sys_user.id', '=', second_checker_user_id).executeTakeFirst()) ??
        failAt('second_checker_user_id', 'input.person'))
  const guard =
    guard_staff_id === null
      ? null
      : ((await guardsOf(ctx, row.dept_id).where('escort_staff.id', '=', guard_staff_id).executeTakeFirst()) ??
        failAt('guard_staff_id', 'input.person'))
  return {
    second_checker_user_id: second?.id ?? null,
    second_checker_user_name: second?.real_name ?? null,
    guard_staff_id: guard?.id ?? null,
    guard_staff_name: guard?.name ?? null,
  }
}

/** Everything of a check that the log may say, its answers as the exceptions that they are. */
export const audited = (row: Check, results: readonly Result[]) => {
  const { biz_date, session, check_time, weather, guard_staff_name, second_checker_user_name } = row
  const { disarm_time, arm_time, backfill_reason, remark, status: state } = row
  const abnormal = results.filter((one) => one.result === 2).map((one) => `${one.item_code} ${one.problem_desc ?? ''}`)
  const head = { biz_date, session, check_time, weather, guard_staff_name, second_checker_user_name }
  return {
    ...head,
    disarm_time,
    arm_time,
    backfill_reason,
    remark,
    status: state,
    abnormal: abnormal.join('；') || null,
  }
}
