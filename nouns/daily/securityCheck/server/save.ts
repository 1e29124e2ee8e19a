import type { Result as Answer, Input } from '@shouya/contract/action'
import { searchText } from '@shouya/noun/searchText'
import { enteredOf } from '@shouya/noun/values'
import { checkOwnDraft } from '@shouya/server/core/access/ownDraft.ts'
import type { Ctx } from '@shouya/server/core/context.ts'
import { fail, failAt, failTaken } from '@shouya/server/core/failure.ts'
import { tiePhotos } from '@shouya/server/core/files/photos.ts'
import { peopleWith } from '@shouya/server/core/org/peopleWith.ts'
import { unitInScope } from '@shouya/server/core/org/unitInScope.ts'
import { filedAt } from '@shouya/server/core/time/filedAt.ts'
import { localTime } from '@shouya/server/core/time/local.ts'
import type { DB } from '@shouya/server/db/schema.gen.ts'
import type { Unscoped } from '@shouya/server/db/scope.ts'
import { updateRow } from '@shouya/server/noun/store.ts'
import { checkVersion, find } from '@shouya/server/registers/find.ts'
import { made } from '@shouya/server/registers/stamps.ts'
import type { Kysely, Updateable } from 'kysely'
import { guardsOf } from '../../../escort/server/public.ts'
import { result } from '../../../rectify/answer/rules.ts'
import { checkScores, itemsFor, resultsOf, storeAnswers, takeItems, totals } from '../../../rectify/server/public.ts'
import { deadlinesOf, taskWaits } from '../../../tasks/server/public.ts'
import { openedBy, reasonWith } from '../../server/closedDay.ts'
import { dayOf } from '../../server/dayOf.ts'
import { pastMoment, WAITED } from '../../server/entryTimes.ts'
import type * as SecurityCheck from '../contract.ts'
import { securityCheck } from '../noun.ts'
import { answeredAndArmed } from './answeredAndArmed.ts'
import { answers, type Check, isDraft, type Result, register, status, taskOf } from './rules.ts'

const { table } = securityCheck

type Content = Input<typeof SecurityCheck.Save>

/** The day in the register to which a check belongs. */
export const registerDayOf = ({ dept_id, biz_date }: Pick<Check, 'dept_id' | 'biz_date'>) => ({
  ...{ register, dept_id },
  day: biz_date,
})

/** The task that a check fulfills. */
export const taskFor = ({ session, dept_id, biz_date }: Pick<Check, 'session' | 'dept_id' | 'biz_date'>) => ({
  ...{ code: taskOf(session), deptId: dept_id, periodKey: biz_date },
})

/** People who can check a unit: those with the right to submit or to sign second. */
export const checkersOf = (db: Kysely<Unscoped>, deptId: number) =>
  peopleWith(db, deptId, { id: securityCheck.permission, operations: ['submit', 'sign'] })

/** Keeps a check as a draft. */
export async function save(ctx: Ctx, input: Content): Promise<Answer<typeof SecurityCheck.Save>> {
  const { before, row, head, results } = await fillIn(ctx, input)
  await storeAnswers(ctx.db, answers, results)
  const saved = await updateRow(ctx, table, row.id, head)
  await taskWaits(ctx.db, taskFor(row), null)
  ctx.note({ table, id: row.id, before: before && { status: before.status }, after: audited(row, results) })
  return saved
}

export type Filled = {
  /** The draft before; null if it is new. */
  before: Check | null
  /** The new values of the row, locked. */
  row: Check
  /** The columns that must still be written, as must the answers. */
  head: Updateable<DB['security_check']>
  results: Result[]
}

/** A draft, existing or new, with the caller's values: its head and its answers, as far as given. */
export async function fillIn(ctx: Ctx, input: Content): Promise<Filled> {
  const before = await openDraft(ctx, input)
  const begun = before ?? (await newDraft(ctx, input))
  if (input.session !== begun.session) failAt('session', 'securityCheck.refused.otherSession')
  if (input.check_time !== undefined) checkMoment(ctx, input.check_time, begun.biz_date)
  const people = await peopleIn(ctx, input, begun)
  const items = await resultsOf(ctx.db, answers, [begun.id])
  const { arm_time, results } = answeredAndArmed(begun.session, items, input)
  checkScores(results, input.results)
  const quoted = input.results.map(({ photos }, index) => ({ path: `results.${index}.photos`, ids: photos }))
  await tiePhotos(ctx, quoted, { table, id: begun.id })
  const filed_at = filedAt(ctx, input.filed_at)
  const opening = await openedBy(ctx, registerDayOf(begun))
  const head = {
    ...enteredOf(securityCheck, input),
    ...people,
    arm_time,
    check_time: input.check_time ?? begun.check_time ?? filed_at ?? localTime(ctx.now, ctx.services.database.timezone),
    filed_at,
    backfill_reason: begun.is_backfill ? reasonWith(input.backfill_reason || (filed_at && WAITED), opening) : null,
    ...totals(results),
    // Signatures are removed when the content changes (domain 0.3).
    checker_user_id: null,
    checker_user_name: null,
    checker_sign: null,
    second_checker_sign: null,
    sign_hash: null,
  }
  return { before, row: { ...begun, ...head }, head, results }
}

async function openDraft(ctx: Ctx, { id, version }: Pick<Content, 'id' | 'version'>): Promise<Check | null> {
  if (id === undefined) return null
  const row = await find(ctx, table, id, 'lock')
  if (!isDraft(row)) fail('WrongState')
  // A change of the author is reported before a change of the content.
  checkOwnDraft(row, ctx.user)
  checkVersion(row, version)
  // An old draft counts as late like a new check.
  await dayOf(ctx, registerDayOf(row))
  return row
}

/** Creates the check of a unit's session; 1003 if there already is one. */
async function newDraft(ctx: Ctx, input: Content): Promise<Check> {
  const unit = await unitInScope(ctx, input.dept_id ?? ctx.user.deptId)
  const { day, late } = await dayOf(ctx, { register, dept_id: unit.id, day: input.biz_date })
  const items = await itemsFor(ctx.db, input.session, unit, day)
  if (items.length === 0) failAt('session', 'securityCheck.refused.noItems')
  const deadlines = await deadlinesOf(ctx.db, ctx.services, { deptId: unit.id, day })
  const row = await ctx.scoped
    .insert(table)
    .values({
      dept_id: unit.id,
      dept_name: unit.dept_name,
      biz_date: day,
      session: input.session,
      deadline: deadlines.get(taskOf(input.session)) ?? null,
      is_backfill: late,
      search_text: searchText(securityCheck, { dept_name: unit.dept_name }),
      ...made(ctx),
    })
    .onConflict((c) => c.columns(['dept_id', 'biz_date', 'session']).where('status', '<>', status.revoked).doNothing())
    .returningAll()
    .executeTakeFirst()
  if (!row) failTaken(ctx.lang, 'session', 'securityCheck.refused.thisSession')
  await takeItems(
    ctx.db,
    answers,
    items.map(({ id }) => ({ check_id: row.id, item_id: id, result: null })),
  )
  return row
}

/** The time must be on that day and not in the future. */
function checkMoment(ctx: Ctx, time: string, day: string): void {
  pastMoment(ctx, 'check_time', time)
  if (time.slice(0, 10) !== day) failAt('check_time', 'securityCheck.refused.otherDay')
}

/** The second checker belongs to the unit or to one above it, the guard to the unit's door. */
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
  return { second_checker_user_name: second?.real_name ?? null, guard_staff_name: guard?.name ?? null }
}

const logged = [
  ...(['biz_date', 'session', 'check_time', 'weather', 'guard_staff_name', 'second_checker_user_name'] as const),
  ...(['disarm_time', 'arm_time', 'backfill_reason', 'remark', 'status'] as const),
]

/** The log entry of a check, whose answers are reduced to the exceptions. */
export function audited(row: Check, results: readonly Result[]) {
  const abnormal = results.filter((item) => item.result === result.abnormal)
  const problems = abnormal.map(({ item_code, problem_desc }) => `${item_code} ${problem_desc ?? ''}`)
  return { ...Object.fromEntries(logged.map((column) => [column, row[column]])), abnormal: problems.join('；') || null }
}
