import type { Messages } from './tasksCN.ts'

const tasksUS: Messages = {
  'duty.nobody': 'Nobody else is awaited, so there is nobody to remind',
  'duty.urgedBefore': 'They were reminded within the last hour',
  'remind.absence_stand_in.title': 'You stand in for {name}',
  'remind.absence_stand_in.content': '{name} is on leave from {from} to {to}. Until then, their daily tasks are yours.',
}

export default tasksUS
