import { codesOf } from '@shouya/noun/noun'
import { REQUESTERS, repairOrder } from '../noun.ts'
import type { OrderList } from './repairList.ts'

const { codes } = repairOrder.states
const { permission } = repairOrder

/** What readers of each page have to do, the most urgent first: an operation, and the states that wait for it. */
const duties = {
  'Repair/GetRequestPageList': [
    { id: REQUESTERS, operation: 'confirm', states: [codes.confirming] },
    { id: REQUESTERS, operation: 'edit', states: [codes.returned] },
    { id: REQUESTERS, operation: 'rate', states: [codes.rating] },
  ],
  'Repair/GetPageList': [
    { id: permission, operation: 'process', states: [codes.waiting] },
    { id: permission, operation: 'accept', states: [codes.dispatched] },
    { id: permission, operation: 'fix', states: [codes.working, codes.suspended] },
  ],
} as const satisfies Record<OrderList, readonly { id: string; operation: string; states: readonly number[] }[]>

export type Counts = Readonly<Record<string, number>>

export const countIn = (counts: Counts, states: readonly number[]): number =>
  states.reduce((sum, code) => sum + (counts[code] ?? 0), 0)

/** The states of orders that are neither done nor cancelled. */
export const openStates = codesOf(repairOrder, repairOrder.states.open)

/**
 * The query that a page opens with (ADR 044): the first states in which something waits for its reader, of whatever day; else all
 * that is open.
 */
export function openingQuery(
  list: OrderList,
  can: (id: string, operation: string) => boolean,
  counts: Counts,
): readonly [name: string, value: string] {
  const duty = duties[list].find(({ id, operation, states }) => can(id, operation) && countIn(counts, states) > 0)
  return duty ? ['status', duty.states.join()] : ['open', '1']
}
