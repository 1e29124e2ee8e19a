import type { Task } from '@shouya/approvals/instance'
import type { RowChange } from '@shouya/approvals/project'
import { type Remind, type RemindCode, remindAll, settle } from '../../../core/messages/remind.ts'
import type { Row } from './request.ts'
import type { Runner } from './runner.ts'

type Notice = Extract<RowChange, { row: 'notice' }>

const codes = {
  task: 'approval_task',
  urged: 'approval_urged',
  reminded: 'approval_due',
  copied: 'approval_cc',
  returned: 'approval_returned',
  ended: 'approval_ended',
  commented: 'approval_comment',
} as const satisfies Record<Notice['about'], RemindCode>

const ofTask: readonly RemindCode[] = ['approval_task', 'approval_urged', 'approval_due']

/** Tells people, and no longer reminds them of tasks that have ended. Titles only: no value of the form leaves this way. */
export async function sendNotices(
  { db, now }: Runner,
  row: Row,
  notices: readonly Notice[],
  tasks: readonly Task[],
  ids: ReadonlyMap<number, number>,
): Promise<void> {
  const ended = tasks.filter(({ status, openedAt }) => status !== 'open' && openedAt !== null)
  for (const [by, of] of Map.groupBy(ended, ({ endedBy }) => endedBy ?? 0))
    await settle(db, { codes: ofTask, table: 'appr_task', id: of.map(({ no }) => ids.get(no) ?? 0), by }, now)
  const params = { title: row.title, bill_no: row.bill_no ?? '', status: row.status }
  const link = `/form/examine?id=${row.id}`
  const messages = notices.flatMap(({ about, users, task }): Remind[] => {
    // A task that ended within the same command awaits nobody.
    if (task !== null && tasks.some(({ no, status }) => no === task && status !== 'open')) return []
    const taskId = task === null ? undefined : ids.get(task)
    const place = taskId === undefined ? { table: 'appr_instance', id: row.id } : { table: 'appr_task', id: taskId }
    const level = about === 'urged' || about === 'reminded' ? 2 : 1
    return [{ code: codes[about], receivers: users, params, link, ...place, level }]
  })
  await remindAll(db, messages, now)
}
