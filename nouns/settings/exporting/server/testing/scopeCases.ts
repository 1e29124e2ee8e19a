import type { Cases } from '@shouya/server/testing/matrix/scopeCase.ts'

/** Inputs that name a row in the actions of this noun. */
export default {
  'Common/CancelExport id': { free: 'exports are their owner’s alone: another’s is 1002 (exports.db.test.ts)' },
  'Common/Export ids': { free: 'only rows that the list finds for the caller are taken (exports.db.test.ts)' },
} satisfies Cases
