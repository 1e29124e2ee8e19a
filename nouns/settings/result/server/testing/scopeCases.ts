import type { Cases } from '@shouya/server/testing/matrix/scopeCase.ts'

/** Inputs that name a row in the actions of this noun. */
export default {
  'Result/Get id': { free: 'results are their owner’s alone: another’s is 1002 (result.db.test.ts)' },
} satisfies Cases
