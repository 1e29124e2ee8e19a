import type { Translation } from '@shouya/contract/translation'
import { words } from '../../checkReport/texts/wordsUS.ts'
import type CN from './CN.ts'

export default {
  ...words,
  title: 'Self-inspections',
  book: 'Outlet self-inspections',
  add: 'Record a self-inspection',
  about:
    'Outlets inspect themselves each half-year or year, or on occasion. Once a colleague confirms, abnormal items become rectifications; a year, or both halves of it, does the task of the year.',
  log: 'Self-inspection',
  kind: 'Type',
  kinds: {
    half: 'Half-year',
    year: 'Year',
    day: 'Special',
  },
  refused: {
    alarmTest: 'The alarm test cannot be later than the check',
  },
  count: {
    self_check_sign: 'Self-inspections for me to do',
    self_check_confirm: 'Self-inspections to confirm',
  },
} satisfies Translation<typeof CN>
