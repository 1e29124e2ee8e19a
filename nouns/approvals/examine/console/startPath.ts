import { requestPaths } from '../../console/requestPaths.ts'
import type { Request } from './request.ts'

/** Where the initiator fills in a form: this one once more, or another one that follows from it. */
export function startPath(move: 'edit' | 'again' | 'revoke', { id, flow_id }: Pick<Request, 'id' | 'flow_id'>): string {
  return move === 'edit' ? requestPaths.edit(id) : requestPaths[move](flow_id, id)
}
