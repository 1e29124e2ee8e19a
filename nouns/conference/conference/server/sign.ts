import type { Result as Answered, Input } from '@shouya/contract/action'
import type { Ctx } from '@shouya/server/core/context.ts'
import { fail, failAt } from '@shouya/server/core/failure.ts'
import { attachFile } from '@shouya/server/core/files/files.ts'
import type { Checked } from '@shouya/server/core/signatures/signatures.ts'
import { localTime } from '@shouya/server/core/time/local.ts'
import type * as Contract from '../contract.ts'
import { conference, reply, signMode } from '../noun.ts'
import { isLate, isSignOpen } from '../rules.ts'
import { leads } from './leads.ts'
import { linesOf, recount } from './lines.ts'
import { meetingFor, ownLineIn } from './ownLine.ts'
import { isSignCode, signCode } from './signCode.ts'
import { type Conference, type Line, status } from './types.ts'

type Given = Input<typeof Contract.Sign>

const { table } = conference
const LAST = 8

/** The caller signs in for themselves, or a guest draws on the device of whoever runs the meeting. */
export async function sign(ctx: Ctx, given: Given, drawn: Checked | null): Promise<Answered<typeof Contract.Sign>> {
  const { row, line } =
    given.line_id === undefined ? await ownLineIn(ctx, given.id) : await guestIn(ctx, given.id, given.line_id)
  checkOpen(ctx, row, line)
  const isDrawn = line.user_id === null || row.sign_mode === signMode.drawing
  if (isDrawn && drawn?.sign.method !== 1) failAt('sign', 'conference.refused.drawn')
  if (!isDrawn && row.sign_mode === signMode.scan && !isSignCode(ctx, row.id, given.code ?? ''))
    failAt('code', 'conference.refused.code')
  const sign_time = localTime(ctx.now, ctx.services.database.timezone)
  const late = isLate(row, sign_time)
  await ctx.db
    .updateTable('conference_user')
    .set({
      sign_time: ctx.now,
      late,
      sign: isDrawn && drawn ? JSON.stringify({ ...drawn.sign, name: line.name }) : null,
    })
    .where('id', '=', line.id)
    .execute()
  if (isDrawn && drawn?.fileId) await attachFile(ctx, drawn.fileId, table, row.id)
  await recount(ctx, row.id)
  ctx.note({ table, id: row.id, billNo: row.bill_no, after: { signer: line.name, sign_time, late } })
  return { late, sign_time }
}

/** A guest's line, for whoever runs the meeting: nobody with an account is signed in by somebody else. */
async function guestIn(ctx: Ctx, id: number, lineId: number): Promise<{ row: Conference; line: Line }> {
  const row = await meetingFor(ctx, id)
  if (!leads(ctx, row)) fail('OutOfScope', { reason: 'conference.refused.leads' })
  const line = (await linesOf(ctx.db, [id])).find((candidate) => candidate.id === lineId)
  return line?.user_id === null ? { row, line } : failAt('line_id', 'conference.refused.guest')
}

function checkOpen(ctx: Ctx, row: Conference, line: Line): void {
  if (!row.need_sign) fail('WrongState', { reason: 'conference.refused.noSign' })
  if (line.sign_time !== null) fail('WrongState', { reason: 'conference.refused.signed' })
  if (line.reply === reply.delegates) fail('WrongState', { reason: 'conference.refused.delegated' })
  if (!isOpenNow(ctx, row)) fail('WrongState', { reason: 'conference.refused.notOpen' })
}

const isOpenNow = ({ now, services }: Ctx, row: Conference): boolean =>
  (row.status === status.announced || row.status === status.running) &&
  isSignOpen(row, localTime(now, services.database.timezone))

/** What the screen of the meeting shows to those who come in. */
export async function getSignCode(
  ctx: Ctx,
  { id }: Input<typeof Contract.GetSignCode>,
): Promise<Answered<typeof Contract.GetSignCode>> {
  const row = await meetingFor(ctx, id)
  if (!leads(ctx, row)) fail('OutOfScope', { reason: 'conference.refused.leads' })
  if (row.sign_mode !== signMode.scan || !isOpenNow(ctx, row))
    fail('WrongState', { reason: 'conference.refused.notOpen' })
  const last = await ctx.db
    .selectFrom('conference_user')
    .select(['name', 'sign_time', 'late'])
    .where('conference_id', '=', id)
    .where('sign_time', 'is not', null)
    .orderBy('sign_time', 'desc')
    .limit(LAST)
    .execute()
  return {
    code: signCode(ctx, id),
    expected_count: row.expected_count,
    signed_count: row.signed_count,
    last: last.map(({ sign_time, ...signed }) => ({ ...signed, sign_time: sign_time ?? '' })),
  }
}
