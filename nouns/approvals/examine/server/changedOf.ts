import type { Row } from '../../run/server/request.ts'
import type { ExamineStatus } from '../../run/server/states.ts'

/** What an action on a request answers. */
export const changedOf = ({ id, version, status }: Row) => ({ id, version, status: status as ExamineStatus })
