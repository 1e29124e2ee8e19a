import type { Result as Answered, Input } from '@shouya/contract/action'
import type { Sign } from '@shouya/contract/sign'
import { everything } from '@shouya/server/core/access/everything.ts'
import type { Ctx } from '@shouya/server/core/context.ts'
import { fail, failAt } from '@shouya/server/core/failure.ts'
import { attachFile } from '@shouya/server/core/files/files.ts'
import { remind, settle } from '@shouya/server/core/messages/remind.ts'
import { nextNumber } from '@shouya/server/core/numbers/nextNumber.ts'
import type { Checked } from '@shouya/server/core/signatures/signatures.ts'
import { instant } from '@shouya/server/core/time/local.ts'
import { checkVersion, find } from '@shouya/server/registers/find.ts'
import { changed } from '@shouya/server/registers/stamps.ts'
import { sql } from 'kysely'
import { taskDone, taskWaits } from '../../../tasks/server/public.ts'
import { spendOpening } from '../../server/closedDay.ts'
import type * as SecurityCheck from '../contract.ts'
import { checkComplete } from './answers.ts'
import { signedHash } from './content.ts'
import { checkStill, contradicts, withRegisters } from './known.ts'
import { resultsOf } from './rows.ts'
import { awaitsSecond, type Check, needsSecond, session, status } from './rules.ts'
import { searchText } from './searchText.ts'
import { storeAnswers } from './storeAnswers.ts'
import { checkMoments } from './window.ts'
import { audited, leafOf, taskFor, writeDraft } from './write.ts'

type Fields = Input<typeof SecurityCheck.Submit>

/** Files a check that its checker signs; where two have to check it waits for the other one. */
export async function submit(
  ctx: Ctx,
  { sign: _, ...input }: Fields,
  { sign, fileId }: Checked,
): Promise<Answered<typeof SecurityCheck.Submit>> {
  const { before, row, results: written } = await writeDraft(ctx, input)
  checkHead(row, ctx.user.userId)
  await checkMoments(ctx, row)
  const results = (await withRegisters(ctx, row, written)).map((one) =>
    contradicts(one) ? one : { ...one, known_reason: null },
  )
  checkComplete(results, input.results)
  await storeAnswers(ctx.db, results)
  if (fileId !== null) await attachFile(ctx, fileId, 'security_check', row.id)
  const signed = { ...row, checker_user_id: ctx.user.userId, checker_user_name: ctx.user.name }
  const sign_hash = signedHash(signed, results, ctx.services.database.timezone)
  const own = { checker_user_id: ctx.user.userId, checker_user_name: ctx.user.name, sign_hash }
  const two = needsSecond(row.session)
  const filed = await (two ? waitForSecond(ctx, row, own, sign) : file(ctx, { ...signed, ...own }, sign))
  ctx.note({
    table: 'security_check',
    id: row.id,
    ...(filed.bill_no === null ? {} : { billNo: filed.bill_no }),
    before: before && { status: before.status },
    after: { ...audited(row, results), status: filed.status, bill_no: filed.bill_no },
  })
  return filed
}

/** What the head of a session must say (domain 20). */
function checkHead(row: Check, checker: number): void {
  if (needsSecond(row.session) && row.second_checker_user_id === null)
    failAt('second_checker_user_id', 'securityCheck.second')
  if (row.second_checker_user_id === checker) failAt('second_checker_user_id', 'securityCheck.samePerson')
  if (row.session === session.before && row.disarm_time === null) failAt('disarm_time', 'securityCheck.disarm')
  if (row.session === session.after && row.arm_time === null) failAt('arm_time', 'securityCheck.arm')
  if (row.is_backfill && row.backfill_reason === null) failAt('backfill_reason', 'register.backfillReason')
}

type Own = { checker_user_id: number; checker_user_name: string; sign_hash: string }

async function waitForSecond(ctx: Ctx, row: Check, own: Own, sign: Sign) {
  const saved = await ctx.scoped
    .change('security_check')
    .set({ ...own, checker_sign: JSON.stringify(sign) })
    .where('id', '=', row.id)
    .returning(['id', 'version', 'bill_no', 'status'])
    .executeTakeFirstOrThrow()
  await taskWaits(ctx.db, taskFor(row), 'sign')
  await remind(
    ctx.db,
    {
      code: 'check_sign',
      receivers: row.second_checker_user_id === null ? [] : [row.second_checker_user_id],
      params: { checker: ctx.user.name, dept: row.dept_name, date: row.biz_date },
      link: `/form/daily/taskdaily/SecurityItemList?mine=1&id=${row.id}`,
      table: 'security_check',
      id: row.id,
      level: 1,
    },
    ctx.now,
  )
  return saved
}

/** The second checker's signature submits the check. */
export async function signSecond(
  ctx: Ctx,
  { id, version }: Input<typeof SecurityCheck.Sign>,
  { sign, fileId }: Checked,
): Promise<Answered<typeof SecurityCheck.Sign>> {
  const row = await find(ctx, 'security_check', id, 'lock')
  if (!awaitsSecond(row)) fail('WrongState')
  if (row.second_checker_user_id !== ctx.user.userId) fail('WrongState', { reason: 'securityCheck.onlySecond' })
  checkVersion(row, version)
  await checkStill(ctx, row, await resultsOf(ctx.db, [id]))
  if (fileId !== null) await attachFile(ctx, fileId, 'security_check', id)
  const filed = await file(ctx, row, row.checker_sign, sign)
  await settle(ctx.db, { codes: ['check_sign'], table: 'security_check', id, by: ctx.user.userId }, ctx.now)
  ctx.note({
    table: 'security_check',
    id,
    billNo: filed.bill_no,
    before: { status: row.status },
    after: { status: filed.status, bill_no: filed.bill_no },
  })
  return filed
}

/** With the last signature a check gets its number; it is late by the server's clock, and done when nothing is abnormal. */
async function file(ctx: Ctx, row: Check, checkerSign: unknown, secondSign?: Sign) {
  const { dept_code, leader_user_id } = await everything(ctx.db)
    .selectFrom('dept')
    .select(['dept_code', 'leader_user_id'])
    .where('id', '=', row.dept_id)
    .executeTakeFirstOrThrow()
  const [bill_no = ''] = await nextNumber(ctx.db, 'AQ', row.biz_date, dept_code)
  // The day was open when the first of them signed.
  const signed = instant((checkerSign as Sign).time, ctx.services.database.timezone)
  await spendOpening(ctx, leafOf(row), bill_no, signed)
  const overdue =
    row.deadline !== null && ctx.now.getTime() > instant(row.deadline, ctx.services.database.timezone).getTime()
  const abnormal = row.abnormal_count > 0
  const {
    id,
    version,
    status: state,
  } = await ctx.scoped
    .change('security_check')
    .set({
      bill_no,
      checker_user_id: row.checker_user_id,
      checker_user_name: row.checker_user_name,
      sign_hash: row.sign_hash,
      checker_sign: JSON.stringify(checkerSign),
      second_checker_sign: secondSign === undefined ? null : JSON.stringify(secondSign),
      received_at: sql<string>`${ctx.now}::timestamptz`,
      is_overdue: overdue,
      status: abnormal ? status.submitted : status.done,
      search_text: searchText({ ...row, bill_no }),
      ...changed(ctx),
    })
    .where('id', '=', row.id)
    .returning(['id', 'version', 'status'])
    .executeTakeFirstOrThrow()
  await taskDone(ctx.db, { ...taskFor(row), table: 'security_check', id, by: ctx.user.userId }, ctx.now)
  if (abnormal) await askLeader(ctx, { ...row, bill_no }, leader_user_id)
  return { id, version, bill_no, status: state }
}

async function askLeader(ctx: Ctx, row: Check, leader: number | null): Promise<void> {
  await remind(
    ctx.db,
    {
      code: 'check_confirm',
      receivers: leader === null ? [] : [leader],
      params: { bill_no: row.bill_no ?? '', dept: row.dept_name, count: row.abnormal_count },
      link: `/form/daily/taskdaily/SecurityItemList?unconfirmed=1&id=${row.id}`,
      table: 'security_check',
      id: row.id,
      level: 2,
    },
    ctx.now,
  )
}
