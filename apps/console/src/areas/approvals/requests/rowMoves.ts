import { type RequestRow, requestStatus } from './requestList.ts'

export type RowMove = 'fill' | 'delete' | 'urge' | 'withdraw' | 'again'

const { draft, running, refused, withdrawn, returned } = requestStatus

const inState: Readonly<Record<RowMove, readonly RequestRow['status'][]>> = {
  fill: [draft, returned],
  urge: [running],
  withdraw: [running, returned],
  again: [refused, withdrawn],
  delete: [draft],
}

/** What a state lets its initiator try, in the order of the row; whether the flow allows it the server says. */
export const rowMoves = (status: RequestRow['status']): RowMove[] =>
  (Object.keys(inState) as RowMove[]).filter((move) => inState[move].includes(status))
