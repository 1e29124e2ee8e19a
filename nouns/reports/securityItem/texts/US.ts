import type { Translation } from '@shouya/contract/translation'
import { words } from '../../checkReport/texts/wordsUS.ts'
import type CN from './CN.ts'

export default {
  ...words,
  title: 'Monthly Security Check',
  book: 'Monthly security checks',
  add: 'Record a monthly check',
  about:
    'Outlets check themselves each month, units above check their outlets. Once the head of the checked unit confirms, abnormal items become rectifications and the task of the month is done.',
  log: 'Monthly security check',
  count: {
    security_item_sign: 'Monthly checks for me to sign',
    security_item_confirm: 'Monthly checks to confirm',
  },
} satisfies Translation<typeof CN>
