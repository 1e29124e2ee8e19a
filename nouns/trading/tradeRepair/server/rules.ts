import type { MoveName } from '@shouya/noun/noun'
import { can, type Principal } from '@shouya/server/core/context.ts'
import type { DB } from '@shouya/server/db/schema.gen.ts'
import { allowedMoves } from '@shouya/server/noun/write.ts'
import type { Selectable } from 'kysely'
import { tradeRepair } from '../noun.ts'

export type TradeRepair = Selectable<DB['trade_repair']>
type Parts = Pick<TradeRepair, 'create_user_id' | 'dispatch_user_id' | 'fix_user_id'>
type Rule = (row: Parts, user: Principal) => boolean

export const status = tradeRepair.states.codes

/** Whoever sent somebody or repaired it does not say that it works, with whichever roles (domain 13). */
export const tookPart: Rule = ({ dispatch_user_id, fix_user_id }, { userId }) =>
  dispatch_user_id === userId || fix_user_id === userId

/** Whoever reported it takes it back, or operations, who send somebody. */
export const mayCancel: Rule = ({ create_user_id }, user) =>
  create_user_id === user.userId || can(user, tradeRepair.permission, 'process')

/** Conditions of moves besides state and right. */
const rules: Partial<Record<MoveName<typeof tradeRepair>, Rule>> = {
  confirm: (row, user) => !tookPart(row, user),
  rate: (row, user) => !tookPart(row, user),
  cancel: mayCancel,
}

/** The moves that the caller may make with a repair now. */
export const movesOf = (row: TradeRepair, user: Principal): MoveName<typeof tradeRepair>[] =>
  allowedMoves(tradeRepair, row, user).filter((move) => rules[move]?.(row, user) ?? true)
