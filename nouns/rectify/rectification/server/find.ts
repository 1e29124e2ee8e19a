import type { Ctx } from '@shouya/server/core/context.ts'
import { fail } from '@shouya/server/core/failure.ts'
import { checkVersion, find } from '@shouya/server/registers/find.ts'
import { extras } from './rows.ts'
import { type Extras, movesOf, type Rectification } from './rules.ts'

/** One in scope with what its rules need. 1002, 403. */
export async function findOne(ctx: Ctx, id: number, lock?: 'lock'): Promise<Rectification & Extras> {
  const row = await find(ctx, 'rectification', id, lock)
  const more = await ctx.scoped
    .rows('rectification')
    .select(extras(ctx))
    .where('rectification.id', '=', id)
    .executeTakeFirstOrThrow()
  return { ...row, ...more }
}

type Move = ReturnType<typeof movesOf>[number]

const only: Partial<Record<Move, 'rectify.onlyDuty' | 'rectify.onlyReviewer' | 'rectify.onlyDecider'>> = {
  start: 'rectify.onlyDuty',
  submit: 'rectify.onlyDuty',
  review: 'rectify.onlyReviewer',
  decideDelay: 'rectify.onlyDecider',
}

/** The state in which a move would be everybody's but the caller's. */
const states: Partial<Record<Move, readonly number[]>> = { start: [1], submit: [2], review: [3], decideDelay: [1, 2] }

/** One that the caller is about to move on, locked; 1004 says why they may not. */
export async function toMove(ctx: Ctx, id: number, version: number, move: Move): Promise<Rectification & Extras> {
  const row = await findOne(ctx, id, 'lock')
  if (!movesOf(row, ctx.user).includes(move)) {
    const reason = states[move]?.includes(row.status) ? only[move] : undefined
    if (move === 'delay' && (row.status === 1 || row.status === 2))
      fail('WrongState', { reason: 'rectify.noMoreDelay' })
    if (move === 'cancel' && row.status === 1) fail('WrongState', { reason: 'rectify.onlySuperior' })
    if (move === 'decideDelay' && row.delay_by === null) fail('WrongState')
    fail('WrongState', reason ? { reason } : {})
  }
  checkVersion(row, version)
  return row
}
