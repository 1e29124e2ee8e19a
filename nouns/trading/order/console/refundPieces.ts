import { refundOf } from '../refundOf.ts'
import { isSentIn, refundableOf, sentOf } from '../rules.ts'
import type { OrderDetail } from './orderList.ts'

type Line = OrderDetail['lines'][number]

/** What the form of a refund has entered: by line how many, or of devices that were sent their numbers. */
export type PieceValues = { is_sent?: boolean; pieces?: Record<string, number | string[] | null> }

/** The name of a line in the form: what was sent and what was not are entered apart. */
export const pieceKey = (isSent: boolean, { id }: Pick<Line, 'id'>): string => `${isSent ? 'sent' : 'unsent'}${id}`

/** How many of a line can be chosen: of devices that were sent, those that can still come back. */
export const choosable = (status: number, isSent: boolean, line: Line): number =>
  isSent && line.product_id !== null && sentOf(line) > 0 ? line.device_nos.length : refundableOf(status, isSent, line)

/** What was chosen, as the server takes it, with what it is worth: the server computes it again. */
export function chosenPieces(row: OrderDetail, { is_sent = false, pieces = {} }: PieceValues) {
  const isSent = isSentIn(row.status) ?? is_sent
  const lines = row.lines.flatMap((line) => {
    const value = pieces[pieceKey(isSent, line)] ?? 0
    const device_nos = typeof value === 'number' ? [] : value
    const qty = typeof value === 'number' ? value : value.length
    return qty > 0 ? [{ line_id: line.id, qty, device_nos }] : []
  })
  const qtyOf = ({ id }: Line) => lines.find(({ line_id }) => line_id === id)?.qty ?? 0
  return { is_sent: isSent, lines, amount: lines.length === 0 ? 0 : refundOf(row, row.lines, qtyOf) }
}
