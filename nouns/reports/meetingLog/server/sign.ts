import type { Result as Answered, Input } from '@shouya/contract/action'
import { linkTo } from '@shouya/noun/noun'
import type { Ctx } from '@shouya/server/core/context.ts'
import { fail, failAt } from '@shouya/server/core/failure.ts'
import { attachFile } from '@shouya/server/core/files/files.ts'
import { remind, settle } from '@shouya/server/core/messages/remind.ts'
import type { Checked } from '@shouya/server/core/signatures/signatures.ts'
import { updateRow } from '@shouya/server/noun/store.ts'
import { find } from '@shouya/server/registers/find.ts'
import type * as Contract from '../contract.ts'
import { meetingLog } from '../noun.ts'
import { ownStaffId } from './ownStaffId.ts'
import { peopleOf } from './parts.ts'
import { type Attendance, type MeetingLog, status } from './rules.ts'
import { isOpenTo } from './signable.ts'

const { table } = meetingLog

/** The caller signs their line, or a guard theirs on the outlet's device; several may at once, since nothing else changes. */
export async function sign(
  ctx: Ctx,
  { id, staff_id, read }: Input<typeof Contract.Sign>,
  { sign: given, fileId }: Checked,
): Promise<Answered<typeof Contract.Sign>> {
  const row = await find(ctx, table, id, 'lock')
  const lines = await peopleOf(ctx.db, [id])
  const line = await lineOf(ctx, lines, staff_id, given.method)
  if (!isOpenTo(ctx, row, line))
    fail('WrongState', { reason: line.sign ? 'meetingLog.refused.signed' : 'meetingLog.refused.closed' })
  const isMakeup = line.absent_reason !== null
  if (isMakeup && !read) failAt('read', 'meetingLog.refused.read')
  await ctx.db
    .updateTable('meeting_sign')
    .set({ sign: JSON.stringify({ ...given, name: line.name }), sign_time: ctx.now, makeup: isMakeup })
    .where('id', '=', line.id)
    .execute()
  if (fileId !== null) await attachFile(ctx, fileId, table, id)
  const { userId } = ctx.user
  await settle(ctx.db, { codes: ['meeting_sign'], table, id, by: userId, receiver: userId }, ctx.now)
  const isLast = row.status === status.signing && isSignedBy(lines, line)
  const next = isLast ? status.signed : row.status
  const saved = await updateRow(ctx, table, id, { status: next, signed_count: row.signed_count + 1 })
  if (isLast) await askLeader(ctx, row)
  ctx.note({
    table,
    id,
    ...(row.bill_no ? { billNo: row.bill_no } : {}),
    before: { status: row.status },
    after: { status: next, signer: line.name },
  })
  return { ...saved, status: next }
}

/** The line that is signed: a guard's, who draws, or the caller's own. */
async function lineOf(ctx: Ctx, lines: readonly Attendance[], staffId: number | undefined, method: number) {
  const own = await ownStaffId(ctx)
  if (staffId === undefined || staffId === own) {
    const mine = lines.find(({ user_id, staff_id }) => user_id === ctx.user.userId || (staff_id ?? 0) === own)
    return mine ?? fail('WrongState', { reason: 'meetingLog.refused.notNamed' })
  }
  // Whoever has a line for themselves as a guard does not sign for another guard.
  if (own !== null) fail('WrongState', { reason: 'meetingLog.refused.notNamed' })
  const guard = lines.find(({ staff_id }) => staff_id === staffId)
  if (!guard) failAt('staff_id', 'meetingLog.refused.notNamed')
  if (method !== 1) failAt('sign.method', 'meetingLog.refused.drawn')
  return guard
}

/** Whether this signature is the last of those who were there. */
const isSignedBy = (lines: readonly Attendance[], signing: Attendance): boolean =>
  lines.every(({ id, sign: given, absent_reason }) => absent_reason !== null || given !== null || id === signing.id)

async function askLeader(ctx: Ctx, { id, dept_id, dept_name, bill_no, title }: MeetingLog): Promise<void> {
  const { leader_user_id: leader } = await find(ctx, 'dept', dept_id)
  if (!leader) return
  await remind(
    ctx.db,
    {
      code: 'meeting_confirm',
      receivers: [leader],
      params: { bill_no: bill_no ?? '', dept: dept_name, title },
      link: linkTo(meetingLog, id),
      table,
      id,
      level: 1,
    },
    ctx.now,
  )
}
