import type { Input } from '@shouya/contract/action'
import { linkTo } from '@shouya/noun/noun'
import type { Ctx } from '@shouya/server/core/context.ts'
import { type RemindCode, remind } from '@shouya/server/core/messages/remind.ts'
import { changeRow, toMove } from '@shouya/server/noun/write.ts'
import type * as Feedback from '../contract.ts'
import { feedback } from '../noun.ts'
import { dayOf } from './budget.ts'
import { isOpenMove } from './rows.ts'

const { pending, working, answered, closed, rejected } = feedback.states.codes

const handler = ({ user }: Ctx) => ({ handler_user_id: user.userId, handler_user_name: user.name })

export async function take(ctx: Ctx, input: Input<typeof Feedback.Take>) {
  const row = await toMove(ctx, feedback, input, 'take')
  return changeRow(ctx, feedback, row, { status: working, take_time: ctx.now, ...handler(ctx) })
}

/** An answer of either kind, with a reminder to the author where there is one. */
async function answer(ctx: Ctx, input: Input<typeof Feedback.Reply>, move: 'reply' | 'reject') {
  const row = await toMove(ctx, feedback, input, move)
  const { userId, name } = ctx.user
  const saved = await changeRow(ctx, feedback, row, {
    status: move === 'reply' ? answered : rejected,
    reply: input.reply,
    reply_time: ctx.now,
    end_time: ctx.now,
    ...handler(ctx),
  })
  if (row.create_user_id !== null && row.create_user_id !== userId) {
    const code = move === 'reply' ? 'feedback_replied' : 'feedback_rejected'
    await say(ctx, code, row, row.create_user_id, { title: row.title, name, reply: input.reply })
  }
  return saved
}

export const reply = (ctx: Ctx, input: Input<typeof Feedback.Reply>) => answer(ctx, input, 'reply')
export const reject = (ctx: Ctx, input: Input<typeof Feedback.Reject>) => answer(ctx, input, 'reject')

export async function close(ctx: Ctx, input: Input<typeof Feedback.Close>) {
  const row = await toMove(ctx, feedback, input, 'close')
  return changeRow(ctx, feedback, row, { status: closed, end_time: ctx.now })
}

export async function rate(ctx: Ctx, input: Input<typeof Feedback.Rate>) {
  const row = await toMove(ctx, feedback, input, 'rate', (found) =>
    isOpenMove(found, 'rate', dayOf(ctx)) ? undefined : 'feedback.refused.rate',
  )
  return changeRow(ctx, feedback, row, { satisfaction: input.satisfaction })
}

/** Back to those who answer; what was said stays until they answer again. */
export const reopened = ({ reopen_count }: { reopen_count: number }, reopen_reason: string) => ({
  status: pending,
  end_time: null,
  satisfaction: null,
  reopen_count: reopen_count + 1,
  reopen_reason,
})

export async function reopen(ctx: Ctx, input: Input<typeof Feedback.Reopen>) {
  const row = await toMove(ctx, feedback, input, 'reopen', (found) =>
    isOpenMove(found, 'reopen', dayOf(ctx)) ? undefined : 'feedback.refused.reopen',
  )
  const saved = await changeRow(ctx, feedback, row, reopened(row, input.reopen_reason))
  const { handler_user_id, title } = row
  if (handler_user_id !== null && handler_user_id !== ctx.user.userId)
    await say(ctx, 'feedback_reopened', row, handler_user_id, {
      title,
      name: ctx.user.name,
      reason: input.reopen_reason,
    })
  return saved
}

type Said = { id: number; version: number }

const say = (
  { db, now }: Ctx,
  code: RemindCode,
  { id, version }: Said,
  receiver: number,
  params: Record<string, string>,
) =>
  remind(
    db,
    {
      code,
      receivers: [receiver],
      params,
      link: linkTo(feedback, id),
      table: feedback.table,
      id,
      act: version,
      level: 1,
    },
    now,
  )
