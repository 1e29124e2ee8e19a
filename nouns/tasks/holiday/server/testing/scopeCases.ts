import type { Cases } from '@shouya/server/testing/matrix/scopeCase.ts'

/** What names a row in the actions of the noun. */
export default {
  'Holiday/Delete id': { free: 'the calendar belongs to the whole bank' },
} satisfies Cases
