import type { Input } from '@shouya/contract/action'
import type { Ctx } from '@shouya/server/core/context.ts'
import { fail, failAt } from '@shouya/server/core/failure.ts'
import { remindAll, settle } from '@shouya/server/core/messages/remind.ts'
import { localTime } from '@shouya/server/core/time/local.ts'
import type * as Contract from '../contract.ts'
import { conference, reply } from '../noun.ts'
import { colleaguesOf } from './colleagues.ts'
import { linesOf, recount } from './lines.ts'
import { ownLineIn } from './ownLine.ts'
import { invitations, reminderOf } from './reminders.ts'
import { type Conference, type Line, status } from './types.ts'

type Said = Input<typeof Contract.Reply>
type Delegate = { id: number; real_name: string; dept_name: string }

const { table } = conference

/** The caller says whether they come, or who comes in their place. */
export async function answer(ctx: Ctx, said: Said): Promise<null> {
  const { row, line } = await ownLineIn(ctx, said.id)
  const wireNow = localTime(ctx.now, ctx.services.database.timezone)
  if (row.status !== status.announced || row.begin_time <= wireNow)
    fail('WrongState', { reason: 'conference.refused.replyOver' })
  if (line.sign_time !== null) fail('WrongState', { reason: 'conference.refused.signed' })
  const absent_reason = said.reply === reply.absent ? said.absent_reason || null : null
  if (said.reply === reply.absent && absent_reason === null) failAt('absent_reason', 'input.required')
  const lines = await linesOf(ctx.db, [row.id])
  const sent = lines.find(({ delegated_by }) => delegated_by === line.id)
  const delegate = said.reply === reply.delegates ? await delegateOf(ctx, row, line, lines, said) : null
  const isSame = sent !== undefined && sent.user_id === delegate?.id
  if (sent && !isSame) {
    if (sent.sign_time !== null) fail('WrongState', { reason: 'conference.refused.delegateSigned' })
    await ctx.db.deleteFrom('conference_user').where('id', '=', sent.id).execute()
    await settleFor(ctx, row, sent.user_id)
  }
  await ctx.db
    .updateTable('conference_user')
    .set({ reply: said.reply, reply_time: ctx.now, absent_reason, delegate_name: delegate?.real_name ?? null })
    .where('id', '=', line.id)
    .execute()
  if (delegate && !isSame) await send(ctx, row, line, lines, delegate)
  await recount(ctx, row.id)
  await settleFor(ctx, row, ctx.user.userId)
  ctx.note({
    ...{ table, id: row.id, billNo: row.bill_no },
    before: { reply: line.reply, absent_reason: line.absent_reason, delegate_name: line.delegate_name },
    after: { reply: said.reply, absent_reason, delegate_name: delegate?.real_name ?? null },
  })
  return null
}

/** Whom the caller sends: a colleague who is not invited yet. Whoever runs the meeting or comes for another sends nobody. */
async function delegateOf(ctx: Ctx, row: Conference, line: Line, lines: Line[], said: Said): Promise<Delegate> {
  const wanted = said.delegate_user_id ?? failAt('delegate_user_id', 'input.required')
  if ([row.host_user_id, row.recorder_user_id].includes(ctx.user.userId))
    failAt('delegate_user_id', 'conference.refused.runs')
  if (line.delegated_by !== null) failAt('delegate_user_id', 'conference.refused.again')
  const isInvited = lines.some(({ user_id, delegated_by }) => user_id === wanted && delegated_by !== line.id)
  if (isInvited) failAt('delegate_user_id', 'conference.refused.invited')
  const colleague = await colleaguesOf(ctx).where('sys_user.id', '=', wanted).executeTakeFirst()
  return colleague ?? failAt('delegate_user_id', 'input.person')
}

/** Invites the delegate, last in the list. */
async function send(ctx: Ctx, row: Conference, line: Line, lines: Line[], delegate: Delegate): Promise<void> {
  const { id: user_id, real_name: name, dept_name } = delegate
  const seq = Math.max(...lines.map((other) => other.seq)) + 1
  await ctx.db
    .insertInto('conference_user')
    .values({ conference_id: row.id, user_id, name, dept_name, seq, delegated_by: line.id })
    .execute()
  // Whoever is sent, taken back and sent again is told again.
  const act = Math.floor(ctx.now.getTime() / 1000)
  await remindAll(ctx.db, [reminderOf('conference_invited', row, [user_id], act)], ctx.now)
}

async function settleFor(ctx: Ctx, { id }: Conference, receiver: number | null): Promise<void> {
  if (receiver === null) return
  await settle(ctx.db, { codes: invitations, table, id, by: ctx.user.userId, receiver }, ctx.now)
}
