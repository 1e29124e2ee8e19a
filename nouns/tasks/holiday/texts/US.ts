import type { Translation } from '@shouya/contract/translation'
import type CN from './CN.ts'

export default {
  title: 'Holidays',
  add: 'Set days',
  addTitle: 'Set holidays',
  year: 'Year',
  none: 'No holidays of that year yet',
  noneText: 'Until then, tasks follow the business days of each outlet, and approval limits run from Monday to Friday.',
  removeAsk: 'Remove {day}?',
  about:
    'On a day off nothing is due and approval limits stand still; a make-up workday counts. Only days after today can be set.',
  begin: 'First day',
  end: 'Last day',
  choice: {
    kind: {
      '1': 'Day off',
      '2': 'Make-up workday',
    },
  },
  refused: {
    past: 'Only days after today can be set',
    days: 'At most {max} {max, day|days} at a time',
  },
  log: 'Holidays',
  field: {
    day: 'Day',
    kind: 'Kind',
    name: 'Name',
  },
} satisfies Translation<typeof CN>
