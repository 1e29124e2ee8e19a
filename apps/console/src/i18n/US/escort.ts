import type { Translation } from '@shouya/contract/translation'
import type CN from '../CN/escort.ts'

export default {
  ends: 'Expires',
  expiry: { expired: 'Expired', week: 'Within 7 days', month: 'Within 30 days', quarter: 'Within 90 days' },
  reason: 'Reason',
  chooseFiles: 'Choose files (PDF, pictures)',
  removeAsk: 'Delete “{name}”?',
  removeSays:
    'Only for what was entered by mistake; not possible once records refer to it. It can be restored from the recycle bin.',
  keptNumber: 'Now {number}; leave empty to keep it',
  filing: { company: 'Company (seal)', bank: 'Security department (seal)', day: 'Filed on' },
} satisfies Translation<typeof CN>
