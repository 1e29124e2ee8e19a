import type { MessageKey } from '@shouya/contract/messages'
import type { MoveName } from '@shouya/noun/noun'
import type { Ctx } from '@shouya/server/core/context.ts'
import { fail } from '@shouya/server/core/failure.ts'
import { checkVersion, find } from '@shouya/server/registers/find.ts'
import { rectification } from '../noun.ts'
import { extras } from './rows.ts'
import { type Found, movesOf } from './rules.ts'

const status = rectification.states.codes

/** A rectification in scope with the values that its rules need. 1002, 403. */
export async function findOne(ctx: Ctx, id: number, lock?: 'lock'): Promise<Found> {
  const row = await find(ctx, 'rectification', id, lock)
  const more = await ctx.scoped
    .rows('rectification')
    .select(extras(ctx))
    .where('rectification.id', '=', id)
    .executeTakeFirstOrThrow()
  return { ...row, ...more }
}

type Move = MoveName<typeof rectification>

/** The reasons why a move that its state allows is not open to the caller. */
const why: Partial<Record<Move, MessageKey>> = {
  start: 'rectification.refused.onlyDuty',
  submit: 'rectification.refused.onlyDuty',
  review: 'rectification.refused.onlyReviewer',
  decideDelay: 'rectification.refused.onlyDecider',
  delay: 'rectification.refused.noMoreDelay',
  cancel: 'rectification.refused.onlySuperior',
}

const isIn = (row: Found, move: Move): boolean =>
  rectification.moves[move].from.some((state) => status[state] === row.status)

/** Finds a rectification for a move and locks it; 1004 with the reason if the caller may not make the move. */
export async function toMove(ctx: Ctx, id: number, version: number, move: Move): Promise<Found> {
  const row = await findOne(ctx, id, 'lock')
  if (!movesOf(row, ctx.user).includes(move)) {
    const isAsked = move !== 'decideDelay' || row.delay_by !== null
    const reason = isIn(row, move) && isAsked ? why[move] : undefined
    fail('WrongState', reason ? { reason } : {})
  }
  checkVersion(row, version)
  return row
}
