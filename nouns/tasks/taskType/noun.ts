import { code, flag, line } from '@shouya/noun/field'
import { defineNoun } from '@shouya/noun/noun'

/** Types of tasks by day and by longer period: their deadlines and reminders (domain 5.1). */
export const taskType = defineNoun({
  name: 'taskType',
  controller: 'TaskType',
  table: 'task_type',
  permission: 'sys_remind',
  route: '/exception/remind',
  unrecorded: true,
  states: { dict: 'enable', codes: { off: 0, on: 1 }, open: [] },
  fields: {
    task_code: line(20, 1),
    name_cn: line(50, 1, { entered: true }),
    name_hk: line(50, 1, { entered: true }),
    name_us: line(50, 1, { entered: true }),
    required: flag({ entered: true }),
    status: code('enable'),
  },
})
