import type { MoveName } from '@shouya/noun/noun'
import type { Principal } from '@shouya/server/core/context.ts'
import { allowedMoves } from '@shouya/server/noun/write.ts'
import { deposit } from '../noun.ts'
import { type Figures, outstandingOf } from '../rules.ts'

/** `member_device.status`. */
export const BOUND = 1

type Row = Figures & {
  status: number
  bind_status: number | null
  inspect_time: string | null
  create_user_id: number | null
  refund_user_id: number | null
  refund_audit_user_id: number | null
  refundable: number
}

/** Moves of whoever has their right, for each whether it is their turn (domain 11.11): three people take part in a refund. */
const turns: Readonly<Record<MoveName<typeof deposit>, (row: Row, userId: number) => boolean>> = {
  pay: (row) => row.bind_status === BOUND && outstandingOf(row) > 0,
  askRefund: (row) => isReturned(row) && row.refundable > 0,
  transfer: (row) => isReturned(row) && row.refundable > 0,
  deduct: (row) => row.refundable > 0,
  withdraw: (row, userId) => row.refund_user_id === userId,
  auditRefund: (row, userId) => row.refund_user_id !== userId,
  payRefund: (row, userId) => row.refund_user_id !== userId && row.refund_audit_user_id !== userId,
}

/** Whether the device is back and somebody has looked at it. */
const isReturned = (row: Row): boolean => row.bind_status !== BOUND && row.inspect_time !== null

/** The moves that somebody may make with a deposit now. */
export const depositMoves = (user: Principal, row: Row) =>
  allowedMoves(deposit, row, user).filter((move) => turns[move](row, user.userId))
