import type { DataOf, RowOf } from '@shouya/console/api/path.ts'

/** What every list of requests shows of them; of one's own also what one may do with them. */
export type RequestRow = RowOf<'OaExamine/GetAllList'>
export type StartedRow = RowOf<'OaExamine/GetPageList'>
export type TaskRow = RowOf<'OaExamine/GetAuditList'>
export type RequestRecord = DataOf<'OaExamine/Get'>

const common = { flow_id: 'int', initiator_id: 'int', dept_id: 'int', begin_date: 'text', end_date: 'text' } as const

/** What lists are narrowed by: one's own need no initiator, what awaits somebody no status. */
export const startedShape = { flow_id: 'int', status: 'ints', begin_date: 'text', end_date: 'text' } as const
export const draftShape = { flow_id: 'int', begin_date: 'text', end_date: 'text' } as const
export const inboxShape = common
export const handledShape = { ...common, status: 'ints' } as const
export const ccShape = { ...handledShape, unread: 'flag' } as const
export const allShape = { ...handledShape, holder_id: 'int' } as const

/** A row of the inbox: of a request that awaits somebody twice there are two, so the task is what tells rows apart. */
export type InboxRow = TaskRow & { request_id: number }

export const toInbox = (row: TaskRow): InboxRow => ({ ...row, id: row.task_id, request_id: row.id })

/** Why a task is not agreed to with an opinion alone; null: it is. */
export function whyAlone({ to_claim, kind, alone }: Pick<TaskRow, 'to_claim' | 'kind' | 'alone'>) {
  if (to_claim) return 'claim'
  return kind === 'resubmit' ? 'resubmit' : alone
}

/** As many as the server takes at once. */
export const mostAtOnce = 50

const ownMoves = ['edit', 'urge', 'withdraw', 'again', 'delete'] as const
export type RowMove = (typeof ownMoves)[number]

/** What the initiator is offered in a list, in the order of the row: what the server would accept. */
export const rowMoves = ({ allowed }: Pick<StartedRow, 'allowed'>): RowMove[] =>
  ownMoves.filter((move) => allowed.includes(move))
