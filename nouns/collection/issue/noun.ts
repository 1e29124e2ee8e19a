import { choice, code, count, files, flag, line, moment, number, paragraph, person, unit } from '@shouya/noun/field'
import { defineNoun } from '@shouya/noun/noun'
import { ISSUERS } from '../issueItem/noun.ts'
import { MOST_LATE_DAYS, MOST_TEMPLATES } from './rules.ts'

/** The clock ends it at its deadline; it is closed once nothing is missing, or by whoever issued it. */
const states = { draft: 0, published: 1, ended: 2, closed: 3, withdrawn: 4 } as const

/** What a security department asks of units or people, once (domain 6.2). */
export const issue = defineNoun({
  name: 'issue',
  controller: 'Issue',
  table: 'issue',
  scope: { unit: 'dept_id', owner: 'create_user_id' },
  permission: ISSUERS,
  route: '/issue',
  prefix: 'SJ',
  states: { dict: 'issue_status', codes: states, open: ['draft', 'published', 'ended'] },
  moves: {
    publish: { from: ['draft', 'withdrawn'], to: 'published', operation: 'publish', action: 'Publish' },
    edit: { from: ['draft', 'withdrawn'], operation: 'edit', action: 'Save' },
    urge: { from: ['published', 'ended'], operation: 'urge', action: 'Urge' },
    extend: { from: ['published', 'ended'], to: 'published', operation: 'edit', action: 'Extend' },
    close: { from: ['ended'], to: 'closed', operation: 'publish', action: 'Close', danger: true },
    withdraw: { from: ['published'], to: 'withdrawn', operation: 'withdraw', action: 'Withdraw', danger: true },
    delete: { from: ['draft', 'withdrawn'], operation: 'delete', action: 'Delete', danger: true },
  },
  fields: {
    bill_no: number({ exported: true, searched: true }),
    title: line(100, 2, { entered: true, exported: true, searched: true }),
    category: code('issue_category', { min: 1, max: 4, entered: true, exported: true }),
    dept_name: unit('dept_id', { exported: true, searched: true }),
    deadline: moment({ entered: true, exported: true }),
    total: count({ exported: true }),
    // Handed in, whether or not it was reviewed.
    uploaded: count({ exported: true }),
    passed: count({ exported: true }),
    overdue: count({ exported: true }),
    publish_user_name: person('publish_user_id', { optional: true, exported: true }),
    publish_time: moment({ optional: true, exported: true }),
    content: paragraph(20_000, 1, { entered: true, detail: true }),
    file_ids: files(MOST_TEMPLATES, { entered: true, detail: true }),
    form_name: line(60, 0, { optional: true, detail: true }),
    target_type: choice([1, 2, 3, 4], { entered: true, detail: true }),
    need_audit: flag({ entered: true, detail: true }),
    allow_late: flag({ entered: true, detail: true }),
    late_days: count({ min: 1, max: MOST_LATE_DAYS, optional: true, entered: true, detail: true }),
    remind_rule: choice([1, 2, 3], { entered: true, detail: true }),
    withdraw_reason: line(200, 2, { optional: true, detail: true }),
    close_time: moment({ optional: true, detail: true, exported: true }),
    close_reason: line(200, 2, { optional: true, detail: true }),
    create_user_name: person('create_user_id', { detail: true, exported: true }),
    create_time: moment({ detail: true, exported: true }),
    status: code('issue_status', { exported: true }),
  },
  query: {
    sorts: ['create_time', 'deadline', 'publish_time'],
    unit: true,
    days: 'create_time',
    among: ['category', 'status'],
    // Something waits to be reviewed.
    flags: ['to_review'],
  },
  counters: {
    /** Collections with answers that wait to be reviewed. */
    issue_review: { to_review: true, tile: { group: 'office', unit: 'bill', tone: 'waits', operation: 'audit' } },
  },
})

/** Of whom something is asked. */
export const targetType = { units: 1, types: 2, roles: 3, people: 4 } as const

/** When receivers are reminded of the deadline. */
export const remindRule = { rule: 1, daily: 2, never: 3 } as const
