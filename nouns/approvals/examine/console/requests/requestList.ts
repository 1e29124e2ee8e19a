import type { DataOf, RowOf } from '@shouya/console/api/path.ts'

/** The row of every list of requests; own requests also have their moves. */
export type RequestRow = RowOf<'OaExamine/GetAllList'>
export type StartedRow = RowOf<'OaExamine/GetPageList'>
export type TaskRow = RowOf<'OaExamine/GetAuditList'>
export type RequestRecord = DataOf<'OaExamine/Get'>

const common = { flow_id: 'int', initiator_id: 'int', dept_id: 'int', begin_date: 'text', end_date: 'text' } as const

/** The filters of each list: own requests need no initiator, waiting tasks no status. */
export const startedShape = { flow_id: 'int', status: 'ints', begin_date: 'text', end_date: 'text' } as const
export const draftShape = { flow_id: 'int', begin_date: 'text', end_date: 'text' } as const
export const inboxShape = common
export const handledShape = { ...common, status: 'ints' } as const
export const ccShape = { ...handledShape, unread: 'flag' } as const
export const allShape = { ...handledShape, holder_id: 'int' } as const

/** A row of the inbox. A request with two tasks for the user has two rows, so the task identifies the row. */
export type InboxRow = TaskRow & { request_id: number }

export const toInbox = (row: TaskRow): InboxRow => ({ ...row, id: row.task_id, request_id: row.id })

/** Why a task cannot be agreed to with an opinion only, together with others; null if it can. */
export function whyAlone({ to_claim, kind, alone }: Pick<TaskRow, 'to_claim' | 'kind' | 'alone'>) {
  if (to_claim) return 'claim'
  return kind === 'resubmit' ? 'resubmit' : alone
}

/** The most tasks that the server accepts at once. */
export const mostAtOnce = 50

const ownMoves = ['edit', 'urge', 'withdraw', 'again', 'delete'] as const
export type RowMove = (typeof ownMoves)[number]

/** The moves of the initiator in a list, in a fixed order, as the server allows them. */
export const rowMoves = ({ allowed }: Pick<StartedRow, 'allowed'>): RowMove[] =>
  ownMoves.filter((move) => allowed.includes(move))
