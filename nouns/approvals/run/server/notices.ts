import type { Recorded } from '@shouya/approvals/event'
import type { Task } from '@shouya/approvals/instance'
import type { RowChange } from '@shouya/approvals/project'
import { type Remind, type RemindCode, remindAll, settle } from '@shouya/server/core/messages/remind.ts'
import { namesOf } from '../../request/server/names.ts'
import type { Row } from '../../request/server/request.ts'
import type { Runner } from '../../request/server/runner.ts'

type Notice = Extract<RowChange, { row: 'notice' }>

const codes = {
  task: 'approval_task',
  urged: 'approval_urged',
  reminded: 'approval_due',
  copied: 'approval_cc',
  returned: 'approval_returned',
  ended: 'approval_ended',
  commented: 'approval_comment',
  mentioned: 'approval_mention',
} as const satisfies Record<Notice['about'], RemindCode>

const ofTask: readonly RemindCode[] = ['approval_task', 'approval_urged', 'approval_due']

const LONGEST = 200

/** The comment of a command, with its author; null if there is none. */
function saidIn(records: readonly Recorded[]): Said | null {
  for (const { actor, event } of records) {
    const text = 'reason' in event ? event.reason : event.type === 'commented' ? event.text : ''
    if (text && actor !== null) return { by: actor, text }
  }
  return null
}

type Said = { by: number; text: string }

/** Titles and comments only: values of the form are never sent. */
async function wordsOf({ db }: Runner, comment: Said | null): Promise<string> {
  if (!comment) return ''
  const text = comment.text.length > LONGEST ? `${comment.text.slice(0, LONGEST)}…`.toWellFormed() : comment.text
  return ` ${(await namesOf(db, [comment.by])).get(comment.by) ?? ''}：${text}`
}

/** Notifies people, and ends the reminders of closed tasks. */
export async function sendNotices(
  runner: Runner,
  row: Row,
  notices: readonly Notice[],
  tasks: readonly Task[],
  ids: ReadonlyMap<number, number>,
  records: readonly Recorded[],
): Promise<void> {
  const { db, now } = runner
  const ended = tasks.filter(({ status, openedAt }) => status !== 'open' && openedAt !== null)
  for (const [by, of] of Map.groupBy(ended, ({ endedBy }) => endedBy ?? 0))
    await settle(db, { codes: ofTask, table: 'appr_task', id: of.map(({ no }) => ids.get(no) ?? 0), by }, now)
  const result: Record<string, string> = row.finish_time === null ? {} : { result_key: `approval.result.${row.status}` }
  const commentText = notices.length > 0 ? await wordsOf(runner, saidIn(records)) : ''
  const params = { title: row.title, bill_no: row.bill_no ?? '', status: row.status, says: commentText, ...result }
  const link = `/form/examine?id=${row.id}`
  // Two comments within an hour are two reminders.
  const act = records.at(-1)?.seq ?? 0
  const messages = notices.flatMap(({ about, users, task }): Remind[] => {
    // A task that was closed by the same command awaits nobody.
    if (task !== null && tasks.some(({ no, status }) => no === task && status !== 'open')) return []
    const taskId = task === null ? undefined : ids.get(task)
    const place =
      taskId === undefined ? { table: 'appr_instance', id: row.id, act } : { table: 'appr_task', id: taskId }
    const level = about === 'urged' || about === 'reminded' ? 2 : 1
    return [{ code: codes[about], receivers: users, params, link, ...place, level }]
  })
  await remindAll(db, messages, now)
}
