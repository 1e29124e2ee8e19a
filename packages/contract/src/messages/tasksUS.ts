import type { Messages } from './tasksCN.ts'

const tasksUS: Messages = {
  'holiday.past': 'Only days after today can be set',
  'holiday.days': 'At most {max} days at a time',
  'taskType.remindOrder': 'Reminders stand in the order of their time, each at a time of its own',
  'task.days': 'At most {max} days',
  'task.notOpen': 'Only tasks that are to do or overdue can be exempted',
  'remind.task_due.title': 'Due soon: {task}',
  'remind.task_due.content': '{dept}, {date}: due at {deadline}. Please do it in time.',
  'remind.task_overdue.title': 'Task overdue: {task}',
  'remind.task_overdue.content': '{dept}, {date}: was due at {deadline}. Please do it now.',
  'remind.task_escalated.title': 'Task not done: {dept}, {task}',
  'remind.task_escalated.content': '{dept}, {date}: was due at {deadline} and is still not done. Please follow up.',
  'remind.absence_stand_in.title': 'You stand in for {name}',
  'remind.absence_stand_in.content': '{name} is on leave from {from} to {to}. Their daily tasks are yours meanwhile.',
  'export.TaskAssignment': 'Daily Tasks',
  'column.task_code': 'Task Code',
  'column.task_name': 'Task',
  'column.task_finish_time': 'Done At',
  'column.overdue_minutes': 'Late (Minutes)',
  'column.exempt_reason': 'Reason of Exemption',
  'column.exempt_user_name': 'Exempted By',
}

export default tasksUS
