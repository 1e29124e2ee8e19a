import { code, count, files, flag, line, moment, paragraph, person, unit } from '@shouya/noun/field'
import { defineNoun } from '@shouya/noun/noun'

/** Feedback on the console (domain 9.6). Its author is nobody where it is anonymous (ADR 066). */
export const feedback = defineNoun({
  name: 'feedback',
  controller: 'Feedback',
  table: 'feedback',
  permission: 'feedback',
  route: '/exception/feedback',
  states: {
    dict: 'feedback_status',
    codes: { pending: 0, working: 1, answered: 2, closed: 3, rejected: 4 },
    open: ['pending', 'working'],
  },
  moves: {
    take: { from: ['pending'], to: 'working', operation: 'reply', action: 'Take' },
    reply: { from: ['pending', 'working'], to: 'answered', operation: 'reply', action: 'Reply' },
    reject: { from: ['pending', 'working'], to: 'rejected', operation: 'reply', action: 'Reject', danger: true },
    rate: { from: ['answered', 'closed'], operation: 'add', action: 'Rate', by: 'author' },
    reopen: {
      from: ['answered', 'closed', 'rejected'],
      to: 'pending',
      operation: 'add',
      action: 'Reopen',
      by: 'author',
    },
    close: { from: ['pending', 'working', 'answered'], to: 'closed', operation: 'close', action: 'Close' },
  },
  fields: {
    title: line(100, 2, { entered: true, exported: true, searched: true }),
    type: code('feedback_type', { min: 1, max: 5, entered: true, exported: true }),
    status: code('feedback_status', { exported: true }),
    create_user_name: person('create_user_id', { optional: true, exported: true, searched: true }),
    dept_name: unit('dept_id', { optional: true, exported: true }),
    create_time: moment({ exported: true }),
    handler_user_name: person('handler_user_id', { optional: true, exported: true }),
    reply_time: moment({ optional: true, exported: true }),
    satisfaction: count({ optional: true, exported: true }),
    is_anonymous: flag({ exported: true }),
    page_path: line(300, 1, { exported: true }),
    content: paragraph(1000, 5, { entered: true, exported: true, searched: true, detail: true }),
    contact: line(100, 2, { optional: true, entered: true, exported: true, detail: true }),
    file_ids: files(5, { entered: true, detail: true }),
    reply: paragraph(1000, 2, { optional: true, exported: true, detail: true }),
    reopen_reason: line(500, 5, { optional: true, exported: true, detail: true }),
    reopen_count: count({ detail: true }),
    end_time: moment({ optional: true, detail: true }),
  },
  query: {
    sorts: ['create_time', 'reply_time'],
    unit: true,
    days: 'create_time',
    among: ['status', 'type'],
    flags: ['mine', 'anonymous'],
  },
  counters: {
    /** Feedback that waits for an answer. */
    feedback_open: { status: [0, 1], tile: { group: 'office', unit: 'bill', tone: 'waits', operation: 'reply' } },
  },
})
