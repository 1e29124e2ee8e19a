import type { Row } from '../../request/server/request.ts'
import type { ExamineStatus } from '../../request/server/states.ts'

/** What an action on a request answers. */
export const changedOf = ({ id, version, status }: Row) => ({ id, version, status: status as ExamineStatus })
