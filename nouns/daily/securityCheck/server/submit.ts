import type { Result as Answered, Input } from '@shouya/contract/action'
import type { Sign } from '@shouya/contract/sign'
import { searchText } from '@shouya/noun/searchText'
import { everything } from '@shouya/server/core/access/everything.ts'
import type { Ctx } from '@shouya/server/core/context.ts'
import { fail, failAt } from '@shouya/server/core/failure.ts'
import { attachFile } from '@shouya/server/core/files/files.ts'
import { remind, settle } from '@shouya/server/core/messages/remind.ts'
import { nextNumber } from '@shouya/server/core/numbers/nextNumber.ts'
import type { Checked } from '@shouya/server/core/signatures/signatures.ts'
import { instant } from '@shouya/server/core/time/local.ts'
import type { DB } from '@shouya/server/db/schema.gen.ts'
import { signedHash } from '@shouya/server/noun/signature.ts'
import { updateRow } from '@shouya/server/noun/store.ts'
import { toMove } from '@shouya/server/noun/write.ts'
import type { Updateable } from 'kysely'
import { contradicts } from '../../../rectify/answer/rules.ts'
import { checkComplete, resultsOf, storeAnswers } from '../../../rectify/server/public.ts'
import { taskDone, taskWaits } from '../../../tasks/server/public.ts'
import { spendOpening } from '../../server/closedDay.ts'
import type * as SecurityCheck from '../contract.ts'
import { securityCheck, session } from '../noun.ts'
import { needsSecond } from '../rules.ts'
import { checkStill, withRegisters } from './known.ts'
import { answers, awaitsSecond, type Check, status } from './rules.ts'
import { audited, fillIn, registerDayOf, taskFor } from './save.ts'
import { checkMoments } from './window.ts'

const { table, route } = securityCheck

type Change = Updateable<DB['security_check']>

/** Submits a check signed by its checker; if two checkers are required, it waits for the other one. */
export async function submit(
  ctx: Ctx,
  { sign: _, ...input }: Input<typeof SecurityCheck.Submit>,
  { sign, fileId }: Checked,
): Promise<Answered<typeof SecurityCheck.Submit>> {
  const { user, services } = ctx
  const { before, row, head, results: answered } = await fillIn(ctx, input)
  checkHead(row, user.userId)
  await checkMoments(ctx, row)
  const results = (await withRegisters(ctx, row, answered)).map((item) =>
    contradicts(item, item.result) ? item : { ...item, known_reason: null },
  )
  checkComplete(results, input.results)
  await storeAnswers(ctx.db, answers, results)
  if (fileId !== null) await attachFile(ctx, fileId, table, row.id)
  const checker = { checker_user_id: user.userId, checker_user_name: user.name }
  const signed = { ...row, ...checker }
  const sign_hash = signedHash(securityCheck, { ...signed, results }, services.database.timezone)
  const change = { ...head, ...checker, checker_sign: JSON.stringify(sign), sign_hash }
  const filed = await (needsSecond(row.session)
    ? waitForSecond(ctx, signed, change)
    : file(ctx, signed, change, sign.time))
  ctx.note({
    table,
    id: row.id,
    ...(filed.bill_no === null ? {} : { billNo: filed.bill_no }),
    before: before && { status: before.status },
    after: { ...audited(row, results), status: filed.status, bill_no: filed.bill_no },
  })
  return filed
}

/** The required fields in the head of a session (domain 20). */
function checkHead(row: Check, checker: number): void {
  if (needsSecond(row.session) && row.second_checker_user_id === null)
    failAt('second_checker_user_id', 'securityCheck.refused.second')
  if (row.second_checker_user_id === checker) failAt('second_checker_user_id', 'securityCheck.refused.samePerson')
  if (row.session === session.before && row.disarm_time === null) failAt('disarm_time', 'securityCheck.refused.disarm')
  if (row.session === session.after && row.arm_time === null) failAt('arm_time', 'securityCheck.refused.arm')
  if (row.is_backfill && row.backfill_reason === null) failAt('backfill_reason', 'register.backfillReason')
}

async function waitForSecond(ctx: Ctx, row: Check, change: Change) {
  const saved = await updateRow(ctx, table, row.id, change)
  await taskWaits(ctx.db, taskFor(row), 'sign')
  await remind(
    ctx.db,
    {
      code: 'check_sign',
      receivers: row.second_checker_user_id === null ? [] : [row.second_checker_user_id],
      params: { checker: ctx.user.name, dept: row.dept_name, date: row.biz_date },
      link: `${route}?mine=1&id=${row.id}`,
      table,
      id: row.id,
      level: 1,
    },
    ctx.now,
  )
  return { ...saved, bill_no: row.bill_no, status: row.status }
}

/** The second checker's signature submits the check. */
export async function signSecond(
  ctx: Ctx,
  { id, version }: Input<typeof SecurityCheck.Sign>,
  { sign, fileId }: Checked,
): Promise<Answered<typeof SecurityCheck.Sign>> {
  const row = await toMove(ctx, securityCheck, { id, version }, 'sign')
  if (!awaitsSecond(row)) fail('WrongState')
  if (row.second_checker_user_id !== ctx.user.userId) fail('WrongState', { reason: 'securityCheck.refused.onlySecond' })
  await checkStill(ctx, row, await resultsOf(ctx.db, answers, [id]))
  if (fileId !== null) await attachFile(ctx, fileId, table, id)
  const change = { second_checker_sign: JSON.stringify(sign) }
  const filed = await file(ctx, row, change, (row.checker_sign as Sign).time)
  await settle(ctx.db, { codes: ['check_sign'], table, id, by: ctx.user.userId }, ctx.now)
  ctx.note({
    table,
    id,
    billNo: filed.bill_no,
    before: { status: row.status },
    after: { status: filed.status, bill_no: filed.bill_no },
  })
  return filed
}

/**
 * The last signature gives a check its number; it is late by the server's clock, and done if nothing is abnormal.
 * `signedAt`: the time of the first signature, when the day had to be open for entries.
 */
async function file(ctx: Ctx, row: Check, change: Change, signedAt: string) {
  const { db, now, services, user } = ctx
  const { timezone } = services.database
  const { dept_code, leader_user_id } = await everything(db)
    .selectFrom('dept')
    .select(['dept_code', 'leader_user_id'])
    .where('id', '=', row.dept_id)
    .executeTakeFirstOrThrow()
  const [bill_no = ''] = await nextNumber(db, securityCheck.prefix, row.biz_date, dept_code)
  await spendOpening(ctx, registerDayOf(row), bill_no, instant(signedAt, timezone))
  const isAbnormal = row.abnormal_count > 0
  const next = isAbnormal ? status.submitted : status.done
  const saved = await updateRow(ctx, table, row.id, {
    ...change,
    bill_no,
    received_at: now,
    is_overdue: row.deadline !== null && now.getTime() > instant(row.deadline, timezone).getTime(),
    status: next,
    search_text: searchText(securityCheck, { ...row, bill_no }),
  })
  await taskDone(db, { ...taskFor(row), table, id: row.id, by: user.userId }, now)
  if (isAbnormal)
    await remind(
      db,
      {
        code: 'check_confirm',
        receivers: leader_user_id === null ? [] : [leader_user_id],
        params: { bill_no, dept: row.dept_name, count: row.abnormal_count },
        link: `${route}?unconfirmed=1&id=${row.id}`,
        table,
        id: row.id,
        level: 2,
      },
      now,
    )
  return { ...saved, bill_no, status: next as number }
}
