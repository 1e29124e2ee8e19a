import type { Result as Answered, Input } from '@shouya/contract/action'
import { linkTo } from '@shouya/noun/noun'
import { everything } from '@shouya/server/core/access/everything.ts'
import type { Ctx } from '@shouya/server/core/context.ts'
import { fail, failAt } from '@shouya/server/core/failure.ts'
import { attachFile } from '@shouya/server/core/files/files.ts'
import { remind, settle } from '@shouya/server/core/messages/remind.ts'
import type { Checked } from '@shouya/server/core/signatures/signatures.ts'
import { localDay } from '@shouya/server/core/time/local.ts'
import type { Unscoped } from '@shouya/server/db/scope.ts'
import { signedHash } from '@shouya/server/noun/signature.ts'
import { changeRow, toMove } from '@shouya/server/noun/write.ts'
import { type Kysely, sql } from 'kysely'
import { adminsOf, POST_GUARD } from '../../../escort/server/public.ts'
import { taskDone } from '../../../tasks/server/public.ts'
import type * as Contract from '../contract.ts'
import { performanceEvaluation as noun } from '../noun.ts'
import { LEAST_PUBLICITY, scoresOf } from '../rules.ts'
import { rankAgain } from './rank.ts'
import { isEvaluator, itemsOf, type Performance, speaksForSubject, status } from './rows.ts'

const { table } = noun

/** Nobody decides on what they have evaluated. */
const notOwn = (ctx: Ctx) => (row: Performance) =>
  isEvaluator(row, ctx.user.userId) ? ('performanceEvaluation.refused.own' as const) : undefined

/** The first and last day of a notice that begins today, with so many working days. */
async function noticeOf(ctx: Ctx, days: number): Promise<{ publicity_begin: string; publicity_end: string }> {
  const today = localDay(ctx.now, ctx.services.database.timezone)
  const { rows } = await sql<{ day: string }>`select day::date as day
    from generate_series(${today}::date + 1, ${today}::date + ${days * 4 + 30}::int, interval '1 day') as day
    where works_on('1,2,3,4,5', day::date) order by 1 limit ${days}`.execute(ctx.db)
  const last = rows.at(-1)
  if (!last) throw new Error('no working day follows')
  return { publicity_begin: today, publicity_end: last.day }
}

/** Head office agrees: public notice; the subject's company hears of it, and the last guard of the branch does its task. */
export async function audit(ctx: Ctx, input: Input<typeof Contract.Audit>): Promise<Answered<typeof Contract.Audit>> {
  const { audit_opinion, publicity_days, ...seen } = input
  const before = await toMove(ctx, noun, seen, 'pass', notOwn(ctx))
  const { userId, name } = ctx.user
  const notice = await noticeOf(ctx, publicity_days)
  const saved = await changeRow(ctx, noun, before, {
    ...{ status: status.publicized, ...notice, audit_opinion: audit_opinion || null },
    ...{ audit_user_id: userId, audit_user_name: name, audit_time: ctx.now },
  })
  await tellCompany(ctx, before, notice.publicity_end)
  if (await isAllPublic(ctx, before)) {
    const task = { code: 'Y_EVAL', deptId: before.dept_id, periodKey: String(before.year) }
    await taskDone(ctx.db, { ...task, table, id: before.id, by: userId }, ctx.now)
  }
  return saved
}

async function tellCompany(ctx: Ctx, row: Performance, until: string): Promise<void> {
  await remind(
    ctx.db,
    {
      code: 'performance_public',
      receivers: await adminsOf(ctx.db, row.escort_company_id),
      params: { subject: row.subject_name, year: row.year, total: row.total ?? 0, until },
      link: linkTo(noun, row.id),
      table,
      id: row.id,
      level: 1,
    },
    ctx.now,
  )
}

/** Whether each guard at a door of the branch has an evaluation of the year that was publicized. */
async function isAllPublic(ctx: Ctx, { dept_id, year }: Performance): Promise<boolean> {
  const { rows } = await sql<{ open: boolean }>`select exists (
    select from escort_staff guard join escort_staff_dept post on post.staff_id = guard.id
    join dept unit on unit.id = post.dept_id join dept branch on branch.id = ${dept_id} and branch.path @> unit.path
    where guard.duty_type = ${sql.lit(POST_GUARD)} and guard.status = 1 and guard.entry_date <= ${`${year}-12-31`}
      and not exists (select from performance_evaluation made where made.staff_id = guard.id and made.year = ${year}
        and made.status in (3, 4, 5, 6))) as open`.execute(ctx.db)
  return rows[0]?.open === false
}

/** Back to the branch with a reason; all sign anew. */
export async function reject(
  ctx: Ctx,
  { audit_opinion, ...seen }: Input<typeof Contract.Reject>,
): Promise<Answered<typeof Contract.Reject>> {
  const before = await toMove(ctx, noun, seen, 'reject', notOwn(ctx))
  const { userId, name } = ctx.user
  const saved = await changeRow(
    ctx,
    noun,
    before,
    {
      ...{ status: status.draft, evaluators: '[]', evaluator_names: '', sign_hash: null, submit_time: null },
      ...{ audit_opinion, audit_user_id: userId, audit_user_name: name, audit_time: ctx.now },
    },
    audit_opinion,
  )
  const params = { subject: before.subject_name, year: before.year, reason: audit_opinion }
  const about = { link: linkTo(noun, before.id), table, id: before.id } as const
  await remind(
    ctx.db,
    { code: 'performance_rejected', receivers: [before.create_user_id], params, ...about, level: 2 },
    ctx.now,
  )
  return saved
}

/** The company does not agree, while the notice lasts. */
export async function appeal(
  ctx: Ctx,
  { appeal: said, ...seen }: Input<typeof Contract.Appeal>,
): Promise<Answered<typeof Contract.Appeal>> {
  const today = localDay(ctx.now, ctx.services.database.timezone)
  const before = await toMove(ctx, noun, seen, 'appeal', (row) => {
    if (!speaksForSubject(ctx.user)) return 'performanceEvaluation.refused.notSubject'
    if (row.appeal !== null) return 'performanceEvaluation.refused.appealedOnce'
    return today > (row.publicity_end ?? '') ? 'performanceEvaluation.refused.noticeOver' : undefined
  })
  const { userId, name } = ctx.user
  const who = { appeal_user_id: userId, appeal_user_name: name, appeal_time: ctx.now }
  const saved = await changeRow(ctx, noun, before, { status: status.appealed, appeal: said, ...who })
  const params = { company: before.escort_company_name, subject: before.subject_name, year: before.year }
  const receivers = before.audit_user_id === null ? [] : [before.audit_user_id]
  const about = { link: linkTo(noun, before.id), table, id: before.id } as const
  await remind(ctx.db, { code: 'performance_appeal', receivers, params, ...about, level: 2 }, ctx.now)
  return saved
}

/** Head office decides on an appeal; a changed score has a notice of its own. */
export async function review(
  ctx: Ctx,
  { review: said, adjust, ...seen }: Input<typeof Contract.Review>,
): Promise<Answered<typeof Contract.Review>> {
  const before = await toMove(ctx, noun, seen, 'review', notOwn(ctx))
  if (adjust !== undefined && adjust === before.adjust) failAt('adjust', 'performanceEvaluation.refused.sameAdjust')
  const who = { review: said, review_user_name: ctx.user.name, review_time: ctx.now }
  const changed = adjust === undefined ? {} : await changedBy(ctx, before, adjust, said)
  const saved = await changeRow(ctx, noun, before, { status: status.publicized, ...who, ...changed })
  await rankAgain(ctx, [before])
  await settle(ctx.db, { codes: ['performance_appeal'], table, id: before.id, by: ctx.user.userId }, ctx.now)
  const after = { ...before, ...changed }
  await tellCompany(ctx, after, after.publicity_end ?? '')
  return saved
}

/** What head office changes is signed by its review, which the hash then covers. */
async function changedBy(ctx: Ctx, row: Performance, adjust: number, reason: string) {
  const change = {
    adjust,
    adjust_reason: adjust === 0 ? null : reason.slice(0, 200),
    ...scoresOf(itemsOf(row), adjust),
  }
  const sign_hash = signedHash(noun, { ...row, ...change }, ctx.services.database.timezone)
  return { ...change, sign_hash, ...(await noticeOf(ctx, LEAST_PUBLICITY)) }
}

/** The company signs that it knows the result. */
export async function acknowledge(
  ctx: Ctx,
  seen: Input<typeof Contract.Acknowledge>,
  { sign, fileId }: Checked,
): Promise<Answered<typeof Contract.Acknowledge>> {
  const before = await toMove(ctx, noun, seen, 'acknowledge', (row) => {
    if (!speaksForSubject(ctx.user)) return 'performanceEvaluation.refused.notSubject'
    return row.subject_sign === null ? undefined : 'performanceEvaluation.refused.known'
  })
  if (fileId !== null) await attachFile(ctx, fileId, table, before.id)
  const saved = await changeRow(ctx, noun, before, { subject_sign: JSON.stringify(sign) })
  await settle(ctx.db, { codes: ['performance_public'], table, id: before.id, by: ctx.user.userId }, ctx.now)
  return saved
}

/** The result takes effect after the last day of its notice. */
export async function publish(
  ctx: Ctx,
  seen: Input<typeof Contract.Publish>,
): Promise<Answered<typeof Contract.Publish>> {
  const before = await toMove(ctx, noun, seen, 'publish')
  if (localDay(ctx.now, ctx.services.database.timezone) <= (before.publicity_end ?? ''))
    fail('WrongState', { reason: 'performanceEvaluation.refused.noticeLasts' })
  const saved = await changeRow(ctx, noun, before, { status: status.effective, effective_time: ctx.now })
  await keepScores(ctx.db, [before.id])
  return saved
}

/** The score of a company is kept with the company. */
export async function keepScores(db: Kysely<Unscoped>, ids: readonly number[]): Promise<void> {
  await sql`update escort_company as firm set score_last = evaluation.total from performance_evaluation evaluation
    where evaluation.id = any(${ids}::bigint[]) and evaluation.subject_type = 2 and firm.id = evaluation.escort_company_id`.execute(
    everything(db),
  )
}

/** Puts it aside. */
export async function archive(
  ctx: Ctx,
  seen: Input<typeof Contract.Archive>,
): Promise<Answered<typeof Contract.Archive>> {
  const before = await toMove(ctx, noun, seen, 'archive')
  return changeRow(ctx, noun, before, { status: status.archived, archive_time: ctx.now })
}
