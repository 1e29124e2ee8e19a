import type { Params } from '@shouya/contract/messages'
import { linkTo } from '@shouya/noun/noun'
import type { Remind, RemindCode } from '@shouya/server/core/messages/remind.ts'
import { issueItem } from '../noun.ts'
import type { IssueItem } from './types.ts'

/** What is settled once something was handed in, or is not asked for any more. */
export const itemReminders = [
  'issue_published',
  'issue_due',
  'issue_overdue',
  'issue_urged',
  'issue_returned',
] as const satisfies RemindCode[]

/** A reminder of what somebody has to hand in. Of a unit without anybody to remind it reaches whom the rule names. */
export const reminderOf = (
  code: (typeof itemReminders)[number],
  row: IssueItem,
  act?: string | number,
  more: Params = {},
): Remind => ({
  code,
  receivers: row.duty_user_id === null ? [] : [row.duty_user_id],
  params: {
    ...{ title: row.title, issuer: row.issue_dept_name, dept: row.dept_name, deadline: row.deadline.slice(0, 16) },
    ...more,
  },
  ...{ link: linkTo(issueItem, row.id), table: issueItem.table, id: row.id, unit: row.dept_id },
  ...(act === undefined ? {} : { act }),
  level: code === 'issue_published' ? 1 : 2,
})
