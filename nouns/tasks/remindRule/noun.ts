import { code, line } from '@shouya/noun/field'
import { defineNoun } from '@shouya/noun/noun'

/** Rules of reminders: when, whom, by which channels and in which words (domain 6.1). */
export const remindRule = defineNoun({
  name: 'remindRule',
  controller: 'EventsRemind',
  table: 'events_remind',
  permission: 'sys_remind',
  route: '/exception/remind',
  unrecorded: true,
  states: { dict: 'enable', codes: { off: 0, on: 1 }, open: [] },
  fields: {
    remind_code: line(40, 1),
    name: line(60, 2, { optional: true, entered: true }),
    /** Without one it is sent by the action that it reports. */
    trigger: code('remind_trigger', { min: 1, max: 11, optional: true, entered: true }),
    title_cn: line(100, 0, { optional: true, entered: true }),
    title_hk: line(100, 0, { optional: true, entered: true }),
    title_us: line(200, 0, { optional: true, entered: true }),
    content_cn: line(500, 0, { optional: true, entered: true }),
    content_hk: line(500, 0, { optional: true, entered: true }),
    content_us: line(800, 0, { optional: true, entered: true }),
    cron: line(60, 0, { optional: true, entered: true }),
    status: code('enable'),
  },
})
