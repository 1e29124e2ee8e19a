import type { MoveName } from '@shouya/noun/noun'
import type { Principal } from '@shouya/server/core/context.ts'
import { allowedMoves } from '@shouya/server/noun/write.ts'
import { mayPay } from '../../member/rules.ts'
import { pledge } from '../../pledge/noun.ts'
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
  refund_status: number | null
  refund_pay_user_id: number | null
  refundable: number
  member_status: number
  member_auto_frozen: boolean
  /** Its device runs, or was told to start. */
  runs: boolean
  /** Its device was never handed out to the member. */
  is_unused: boolean
}

/** Moves of whoever has their right, for each whether it is their turn (domain 11.11): three people take part in a refund. */
const turns: Readonly<Record<MoveName<typeof deposit>, (row: Row, user: Principal) => boolean>> = {
  // Outsiders do not say what has arrived.
  pay: (row, { scope }) => isDue(row) && scope.kind !== 'party',
  payOnline: (row) => isDue(row) && mayPay({ status: row.member_status, auto_frozen: row.member_auto_frozen }),
  askRefund: (row) => isReturned(row) && row.refundable > 0,
  transfer: (row) => isReturned(row) && row.refundable > 0,
  // A leased device runs only with its whole deposit (domain 17.4): it is stopped first.
  deduct: (row) => row.refundable > 0 && !row.runs,
  withdraw: (row, { userId }) => row.refund_user_id === userId,
  auditRefund: (row, { userId }) => row.refund_user_id !== userId,
  payRefund: (row, { userId }) =>
    row.refund_user_id !== userId && row.refund_audit_user_id !== userId && !isUnderWay(row),
}

const isDue = (row: Row): boolean => row.bind_status === BOUND && outstandingOf(row) > 0

/** Whether a provider was asked to pay the refund, and has not answered yet. */
const isUnderWay = ({ refund_status, refund_pay_user_id }: Row): boolean =>
  refund_status === pledge.states.codes.approved && refund_pay_user_id !== null

/** Whether the device is back and somebody has looked at it; at one that was never handed out there is nothing to look at. */
const isReturned = (row: Row): boolean => row.bind_status !== BOUND && (row.inspect_time !== null || row.is_unused)

/** The moves that somebody may make with a deposit now. */
export const depositMoves = (user: Principal, row: Row) =>
  allowedMoves(deposit, row, user).filter((move) => turns[move](row, user))
