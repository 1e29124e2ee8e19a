import type { TaskRow } from './requestList.ts'

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
