/** What tasks, their types and holidays say. */
const tasksCN = {
  'holiday.past': '只能设置今天以后的日期',
  'holiday.days': '一次最多设置 {max} 天',
  'taskType.remindOrder': '提醒须按时间先后排列，且时间不能相同',
  'task.days': '日期区间最多 {max} 天',
  'task.notOpen': '只有待完成或已逾期的任务可以免填',
  'remind.task_due.title': '即将截止：{task}',
  'remind.task_due.content': '{dept} {date} 的任务将于 {deadline} 截止，请按时完成。',
  'remind.task_overdue.title': '任务逾期：{task}',
  'remind.task_overdue.content': '{dept} {date} 的任务已过截止时间 {deadline}，请尽快完成。',
  'remind.task_escalated.title': '任务逾期未办：{dept} {task}',
  'remind.task_escalated.content': '{dept} {date} 的任务应于 {deadline} 前完成，至今未完成，请督促。',
  'remind.absence_stand_in.title': '请您替岗：{name}',
  'remind.absence_stand_in.content': '{name} {from} 至 {to} 请假，其间的日常任务由您办理。',
  'export.TaskAssignment': '日常任务明细',
  'column.task_code': '任务代码',
  'column.task_name': '任务',
  'column.task_finish_time': '完成时间',
  'column.overdue_minutes': '逾期（分钟）',
  'column.exempt_reason': '免填原因',
  'column.exempt_user_name': '免填批准人',
} as const

export type Messages = Record<keyof typeof tasksCN, string>

export default tasksCN
