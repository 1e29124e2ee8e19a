import type { StartedRow } from './requestList.ts'

/** Button of a row → what the server has to allow for it. */
const needs = {
  fill: 'edit',
  urge: 'urge',
  withdraw: 'withdraw',
  again: 'again',
  delete: 'delete',
} as const satisfies Record<string, StartedRow['allowed'][number]>

export type RowMove = keyof typeof needs

/** What the initiator is offered in a list, in the order of the row: what the server would accept. */
export const rowMoves = ({ allowed }: Pick<StartedRow, 'allowed'>): RowMove[] =>
  (Object.keys(needs) as RowMove[]).filter((move) => allowed.includes(needs[move]))
