import type { Result as Answered, Input } from '@shouya/contract/action'
import { linkTo } from '@shouya/noun/noun'
import type { Ctx } from '@shouya/server/core/context.ts'
import { fail, failAt } from '@shouya/server/core/failure.ts'
import { attachFile } from '@shouya/server/core/files/files.ts'
import { remind, settle } from '@shouya/server/core/messages/remind.ts'
import { nextNumber } from '@shouya/server/core/numbers/nextNumber.ts'
import { unitInScope } from '@shouya/server/core/org/unitInScope.ts'
import type { Checked } from '@shouya/server/core/signatures/signatures.ts'
import { addDays, localDay } from '@shouya/server/core/time/local.ts'
import { signedHash } from '@shouya/server/noun/signature.ts'
import { changeRow, toMove } from '@shouya/server/noun/write.ts'
import { adminsOf } from '../../../escort/server/public.ts'
import { taskDone } from '../../../tasks/server/public.ts'
import type * as Contract from '../contract.ts'
import { guardEvaluation as noun } from '../noun.ts'
import { mustReply, REPLY_DAYS } from '../rules.ts'
import { isAnyDue } from './guards.ts'
import { accountsOf, type GuardEvaluation, mayAck, status } from './rows.ts'
import { keep } from './save.ts'

const { table } = noun

/** The head of the outlet signs: guard and company hear of it, and the last guard of the month does the unit's task. */
export async function submit(
  ctx: Ctx,
  input: Input<typeof Contract.Submit>,
  { sign, fileId }: Checked,
): Promise<Answered<typeof Contract.Submit>> {
  const draft = await keep(ctx, input)
  const unit = await unitInScope(ctx, draft.dept_id)
  const today = localDay(ctx.now, ctx.services.database.timezone)
  const [bill_no = ''] = await nextNumber(ctx.db, noun.prefix, today, unit.dept_code)
  if (fileId !== null) await attachFile(ctx, fileId, table, draft.id)
  const { userId, name } = ctx.user
  const reply_due = mustReply(draft) ? addDays(today, REPLY_DAYS) : null
  const saved = await changeRow(ctx, noun, draft, {
    ...{ bill_no, status: status.submitted, submit_time: ctx.now, reply_due },
    ...{ evaluator_user_id: userId, evaluator_user_name: name, evaluator_sign: JSON.stringify(sign) },
    sign_hash: signedHash(noun, { ...draft, bill_no }, ctx.services.database.timezone),
  })
  await tell(ctx, { ...draft, bill_no, reply_due })
  if (!(await isAnyDue(ctx, draft.dept_id, draft.period_key))) {
    const task = { code: 'M_GUARD', deptId: draft.dept_id, periodKey: draft.period_key }
    await taskDone(ctx.db, { ...task, table, id: draft.id, by: userId }, ctx.now)
  }
  return { ...saved, bill_no }
}

/** The guard is asked to acknowledge it, and the company to reply where it must. */
async function tell(ctx: Ctx, row: GuardEvaluation): Promise<void> {
  const about = { link: linkTo(noun, row.id), table, id: row.id } as const
  const { bill_no, staff_name: guard, period_key: period, dept_name: dept, score } = row
  const account = (await accountsOf(ctx, [row.staff_id])).get(row.staff_id)
  if (account !== undefined) {
    const params = { bill_no: bill_no ?? '', period, dept, score }
    await remind(ctx.db, { code: 'guard_evaluation_ack', receivers: [account], params, ...about, level: 1 }, ctx.now)
  }
  if (row.reply_due === null) return
  const receivers = await adminsOf(ctx.db, row.escort_company_id)
  const params = { guard, period, dept, score, due: row.reply_due }
  await remind(ctx.db, { code: 'guard_evaluation_reply', receivers, params, ...about, level: 2 }, ctx.now)
}

/** The guard has read it: archived, unless the company still must reply. */
export async function acknowledge(
  ctx: Ctx,
  { staff_opinion, ...seen }: Input<typeof Contract.Ack>,
  { sign, fileId }: Checked,
): Promise<Answered<typeof Contract.Ack>> {
  const before = await toMove(ctx, noun, seen, 'acknowledge')
  const account = (await accountsOf(ctx, [before.staff_id])).get(before.staff_id)
  if (!mayAck(ctx, account)) fail('WrongState', { reason: 'guardEvaluation.refused.notYours' })
  if (account === undefined && sign.method !== 1) failAt('sign.method', 'guardEvaluation.refused.drawn')
  if (fileId !== null) await attachFile(ctx, fileId, table, before.id)
  const isLast = before.reply_due === null || before.reply_time !== null
  const saved = await changeRow(ctx, noun, before, {
    staff_sign: JSON.stringify(account === undefined ? { ...sign, name: before.staff_name } : sign),
    ...{ staff_opinion: staff_opinion || null, ack_time: ctx.now },
    ...(isLast ? { status: status.archived, archive_time: ctx.now } : { status: status.acknowledged }),
  })
  const { userId } = ctx.user
  await settle(ctx.db, { codes: ['guard_evaluation_ack'], table, id: before.id, by: userId }, ctx.now)
  return saved
}

/** The company says what it does about it: archived, unless the guard has not read it. */
export async function reply(
  ctx: Ctx,
  { company_reply, ...seen }: Input<typeof Contract.Reply>,
): Promise<Answered<typeof Contract.Reply>> {
  const before = await toMove(ctx, noun, seen, 'reply')
  const isLast = before.ack_time !== null
  const { userId, name } = ctx.user
  const saved = await changeRow(ctx, noun, before, {
    ...{ company_reply, reply_time: ctx.now, reply_user_id: userId, reply_user_name: name },
    ...(isLast ? { status: status.archived, archive_time: ctx.now } : { status: status.replied }),
  })
  const codes = ['guard_evaluation_reply', 'guard_evaluation_late'] as const
  await settle(ctx.db, { codes, table, id: before.id, by: userId }, ctx.now)
  const params = { guard: before.staff_name, period: before.period_key, company: before.escort_company_name }
  const receivers = before.evaluator_user_id === null ? [] : [before.evaluator_user_id]
  const about = { link: linkTo(noun, before.id), table, id: before.id } as const
  await remind(ctx.db, { code: 'guard_evaluation_replied', receivers, params, ...about, level: 1 }, ctx.now)
  return saved
}
