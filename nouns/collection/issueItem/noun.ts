import { code, count, files, flag, line, moment, number, person, unit } from '@shouya/noun/field'
import { defineNoun } from '@shouya/noun/noun'
import { MOST_FILES } from './rules.ts'

const states = { waiting: 1, review: 2, passed: 3, returned: 4, missing: 5, exempt: 6 } as const

/** The permission of those who issue collections and read what is handed in. */
export const ISSUERS = 'issue'

/** What one unit or one person hands in for a collection (domain 6.2). */
export const issueItem = defineNoun({
  name: 'issueItem',
  controller: 'IssueItem',
  table: 'issue_item',
  scope: { unit: 'dept_id', owner: 'duty_user_id' },
  permission: 'issue_list',
  route: '/issueList',
  states: { dict: 'issue_item_status', codes: states, open: ['waiting', 'returned', 'missing'] },
  moves: {
    // It waits to be reviewed then, or has passed where nobody reviews it.
    upload: { from: ['waiting', 'returned', 'missing'], operation: 'upload', action: 'Upload' },
  },
  fields: {
    bill_no: number({ searched: true }),
    title: line(100, 2, { searched: true }),
    category: code('issue_category', { min: 1, max: 4 }),
    issue_dept_name: line(100, 1, { searched: true }),
    deadline: moment(),
    dept_name: unit('dept_id', { exported: true, searched: true }),
    duty_user_name: person('duty_user_id', { optional: true, exported: true, searched: true }),
    status: code('issue_item_status', { exported: true }),
    submit_user_name: person('submit_user_id', { optional: true, exported: true }),
    submit_time: moment({ optional: true, exported: true }),
    is_late: flag({ exported: true }),
    file_count: count({ exported: true }),
    note: line(500, 0, { optional: true, entered: true, detail: true, exported: true }),
    file_ids: files(MOST_FILES, { entered: true, detail: true }),
    audit_user_name: person('audit_user_id', { optional: true, detail: true, exported: true }),
    audit_time: moment({ optional: true, detail: true, exported: true }),
    audit_opinion: line(200, 2, { optional: true, detail: true, exported: true }),
    reject_count: count({ detail: true, exported: true }),
    filed_at: moment({ optional: true, detail: true }),
  },
  query: {
    sorts: ['deadline', 'submit_time'],
    unit: true,
    days: 'deadline',
    among: ['category', 'status'],
    // Asked of the caller or of their unit · which the caller can still hand in.
    flags: ['mine', 'to_upload'],
  },
  counters: {
    /** What waits for the caller's upload (domain 15). */
    issue_pending: { to_upload: true, tile: { group: 'today', unit: 'bill', tone: 'waits', operation: 'upload' } },
  },
})
