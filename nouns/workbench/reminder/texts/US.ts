import type { Translation } from '@shouya/contract/translation'
import type CN from './CN.ts'

export default {
  title: 'Reminders',
  none: 'No unread reminders',
  noneText: 'Overdue keys, pending signatures and the like appear here.',
  readOne: 'Mark as read',
  readAll: 'Mark all as read',
  choice: {
    level: {
      1: 'Normal',
      2: 'Important',
      3: 'Urgent',
    },
  },
  field: {
    level: 'Level',
    status: 'Status',
  },
} satisfies Translation<typeof CN>
