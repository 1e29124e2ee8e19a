import type { MessageKey } from '@shouya/contract/messages'
import type { MoveName } from '@shouya/noun/noun'
import type { Ctx } from '@shouya/server/core/context.ts'
import { instant } from '@shouya/server/core/time/local.ts'
import { allowedMoves } from '@shouya/server/noun/write.ts'
import { isOnline } from '../../payment/noun.ts'
import { order } from '../noun.ts'
import { REFUND_DAYS, RETURN_DAYS } from '../rules.ts'
import { type Order, status } from './types.ts'

type Row = Pick<
  Order,
  | 'status'
  | 'pay_type'
  | 'deliver_time'
  | 'receive_time'
  | 'create_user_id'
  | 'submit_user_id'
  | 'edit_user_id'
  | 'audit_user_id'
  | 'refund_apply_user_id'
  | 'refund_user_id'
  | 'paid_amount'
  | 'repair_order_id'
  | 'invoice_title'
>
type Rule = (row: Row, ctx: Pick<Ctx, 'user' | 'now' | 'services'>) => MessageKey | undefined

const DAY = 86_400_000

const isWithin = (at: string | null, days: number, { now, services }: Parameters<Rule>[1]): boolean =>
  at !== null && now.getTime() - instant(at, services.database.timezone).getTime() <= days * DAY

/** Who pays back has neither asked for it nor approved the order (domain 13). */
const paysBack: Rule = ({ refund_apply_user_id, audit_user_id }, { user }) => {
  if (refund_apply_user_id === user.userId) return 'order.refused.ownRefund'
  return audit_user_id === user.userId ? 'order.refused.ownAudit' : undefined
}

/** Who judges an order has neither submitted nor edited it, nor paid a part of it back (domain 13). */
const judges: Rule = ({ submit_user_id, edit_user_id, refund_user_id }, { user }) => {
  if (submit_user_id === user.userId || edit_user_id === user.userId) return 'order.refused.ownOrder'
  return refund_user_id === user.userId ? 'order.refused.ownPayBack' : undefined
}

/** What a repair costs is said with the repair, which waits for it (domain 11.8): its order lives as long as the repair needs it. */
const isGoods: Rule = ({ repair_order_id }) => (repair_order_id === null ? undefined : 'order.refused.ofRepair')

/** What stands against a move besides state and right. */
const rules: Partial<Record<MoveName<typeof order>, Rule>> = {
  edit(row, ctx) {
    // Somebody has begun to pay it.
    if (row.status === status.ordered && row.pay_type !== null) return 'order.refused.paying'
    return isGoods(row, ctx)
  },
  cancel: isGoods,
  confirmPay: ({ pay_type }) =>
    pay_type === null || isOnline(pay_type) ? 'order.refused.nothingToConfirm' : undefined,
  pass: judges,
  turnDown: judges,
  askRefund: (row, ctx) =>
    row.status === status.delivered && !isWithin(row.deliver_time, REFUND_DAYS, ctx)
      ? 'order.refused.refundLate'
      : undefined,
  takeBack: (row, ctx) => (isWithin(row.receive_time, RETURN_DAYS, ctx) ? undefined : 'order.refused.returnLate'),
  refund: paysBack,
  keep: paysBack,
  invoice: ({ invoice_title }) => (invoice_title === null ? 'order.refused.noInvoice' : undefined),
  delete: (row, ctx) => (row.paid_amount > 0 ? 'order.refused.paid' : isGoods(row, ctx)),
}

/** Why the caller may not make a move that their right and the state would allow. */
export const whyNot =
  (ctx: Pick<Ctx, 'user' | 'now' | 'services'>, move: MoveName<typeof order>) =>
  (row: Row): MessageKey | undefined =>
    rules[move]?.(row, ctx)

/** The moves that the caller may make with an order now. */
export const movesOf = (ctx: Pick<Ctx, 'user' | 'now' | 'services'>, row: Row): MoveName<typeof order>[] =>
  allowedMoves(order, row, ctx.user).filter((move) => whyNot(ctx, move)(row) === undefined)
