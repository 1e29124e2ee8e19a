import type { TaskRow } from './requestList.ts'

/** A row of the inbox: of a request that awaits somebody twice there are two, so the task is what tells rows apart. */
export type InboxRow = TaskRow & { request_id: number }

export const toInbox = (row: TaskRow): InboxRow => ({ ...row, id: row.task_id, request_id: row.id })

/** What one can agree to with an opinion alone: not what nobody has claimed, nor one's own request that came back. */
export const isAgreeable = ({ to_claim, kind }: Pick<TaskRow, 'to_claim' | 'kind'>): boolean =>
  !to_claim && kind !== 'resubmit'

/** As many as the server takes at once. */
export const mostAtOnce = 50
