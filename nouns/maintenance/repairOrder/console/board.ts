import { repairOrder } from '../noun.ts'
import type { RepairMove, RepairRow } from './repairList.ts'

/** The columns of the board, in the order in which an order goes through them. */
export const boardStates = ['waiting', 'dispatched', 'working', 'suspended', 'confirming', 'rating'] as const
export type BoardState = (typeof boardStates)[number]

/** The move by which the reader can bring an order into a state; undefined: they cannot. */
export const leadsTo = (row: Pick<RepairRow, 'allowed'>, state: BoardState): RepairMove | undefined =>
  row.allowed.find((move) => {
    const { [move]: made } = repairOrder.moves
    return 'to' in made && made.to === state
  })
