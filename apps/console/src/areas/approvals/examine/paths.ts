import type { Request } from './request.ts'

/** Addresses of the pages of approvals. */
export const examinePath = (id: number): string => `/form/examine?id=${id}`

export const inboxPath = '/form/step'

/** Where the initiator fills in a form: this one once more, or another one that follows from it. */
export function startPath(move: 'edit' | 'again' | 'revoke', { id, flow_id }: Pick<Request, 'id' | 'flow_id'>): string {
  const start = '/form/basic'
  return move === 'edit' ? `${start}?edit=${id}` : `${start}?flow=${flow_id}&${move}=${id}`
}
