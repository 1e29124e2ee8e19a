import type { Messages } from './tasksCN.ts'

const tasksHK: Messages = {
  'holiday.past': '只能設定今天以後的日期',
  'holiday.days': '一次最多設定 {max} 天',
  'taskType.remindOrder': '提醒須按時間先後排列，且時間不能相同',
  'task.days': '日期區間最多 {max} 天',
  'task.notOpen': '只有待完成或已逾期的任務可以免填',
  'remind.task_due.title': '即將截止：{task}',
  'remind.task_due.content': '{dept} {date} 的任務將於 {deadline} 截止，請按時完成。',
  'remind.task_overdue.title': '任務逾期：{task}',
  'remind.task_overdue.content': '{dept} {date} 的任務已過截止時間 {deadline}，請盡快完成。',
  'remind.task_escalated.title': '任務逾期未辦：{dept} {task}',
  'remind.task_escalated.content': '{dept} {date} 的任務應於 {deadline} 前完成，至今未完成，請督促。',
  'remind.absence_stand_in.title': '請您替崗：{name}',
  'remind.absence_stand_in.content': '{name} {from} 至 {to} 請假，其間的日常任務由您辦理。',
  'export.TaskAssignment': '日常任務明細',
  'column.task_code': '任務代碼',
  'column.task_name': '任務',
  'column.task_finish_time': '完成時間',
  'column.overdue_minutes': '逾期（分鐘）',
  'column.exempt_reason': '免填原因',
  'column.exempt_user_name': '免填批准人',
}

export default tasksHK
