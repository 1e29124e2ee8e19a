import type { MoveName } from '@shouya/noun/noun'
import { can, type Principal } from '@shouya/server/core/context.ts'
import { allowedMoves } from '@shouya/server/noun/write.ts'
import { repairOrder } from '../noun.ts'
import type { Order } from './types.ts'

type Rule = (row: Pick<Order, 'arrive_time' | 'create_user_id' | 'fix_user_id'>, user: Principal) => boolean

/** Whoever repaired something does not say that it works, nor does anybody else of a vendor (domain 8.3). */
export const confirmsOwn: Rule = ({ fix_user_id }, { userId, scope }) =>
  scope.kind === 'party' || fix_user_id === userId

/** Whoever reported it takes it back, or the branch, which dispatches. */
export const mayCancel: Rule = ({ create_user_id }, user) =>
  create_user_id === user.userId || can(user, repairOrder.permission, 'process')

/** Conditions of moves besides state and right. */
const rules: Partial<Record<MoveName<typeof repairOrder>, Rule>> = {
  arrive: ({ arrive_time }) => arrive_time === null,
  confirm: (row, user) => !confirmsOwn(row, user),
  cancel: mayCancel,
}

/** The moves that the caller may make with an order now. */
export const movesOf = (row: Order, user: Principal): MoveName<typeof repairOrder>[] =>
  allowedMoves(repairOrder, row, user).filter((move) => rules[move]?.(row, user) ?? true)
