import { choice, code } from '@shouya/noun/field'
import { defineNoun } from '@shouya/noun/noun'

/** Messages from the system to one person each (domain 6.1). A row is a sentence; only its level has a label. */
export const reminder = defineNoun({
  name: 'reminder',
  controller: 'Remind',
  table: 'remind_msg',
  permission: 'dash_workplace',
  route: '/dashboard/workplace',
  unrecorded: true,
  states: { dict: 'remind_status', codes: { unread: 0, read: 1, handled: 2, expired: 3 }, open: ['unread'] },
  fields: {
    // Normal, important, urgent.
    level: choice([1, 2, 3]),
    status: code('remind_status'),
  },
  counters: {
    /** Unread ones. */
    remind_unread: { list: 'GetMsgList', status: [0] },
  },
})
