import type { DataOf, RowOf } from '@shouya/console/api/path.ts'

/** What every list of requests shows of them; of one's own also what one may do with them. */
export type RequestRow = RowOf<'OaExamine/GetAllList'>
export type StartedRow = RowOf<'OaExamine/GetPageList'>
export type TaskRow = RowOf<'OaExamine/GetAuditList'>
export type RequestRecord = DataOf<'OaExamine/Get'>

/** States of a request (dictionary examine_status). */
export const requestStatus = {
  draft: 0,
  running: 1,
  approved: 2,
  refused: 3,
  withdrawn: 4,
  terminated: 5,
  returned: 6,
} as const

/** All but drafts. */
export const submitted = [1, 2, 3, 4, 5, 6] as const

const common = { flow_id: 'int', initiator_id: 'int', dept_id: 'int', begin_date: 'text', end_date: 'text' } as const

/** What lists are narrowed by: one's own need no initiator, what awaits somebody no status. */
export const startedShape = { flow_id: 'int', status: 'ints', begin_date: 'text', end_date: 'text' } as const
export const draftShape = { flow_id: 'int', begin_date: 'text', end_date: 'text' } as const
export const inboxShape = common
export const handledShape = { ...common, status: 'ints' } as const
export const ccShape = { ...handledShape, unread: 'flag' } as const
export const allShape = { ...handledShape, holder_id: 'int' } as const
