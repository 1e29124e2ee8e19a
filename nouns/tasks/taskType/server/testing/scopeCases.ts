import type { Cases } from '@shouya/server/testing/matrix/scopeCase.ts'

/** What names a row in the actions of the noun. */
export default {
  'TaskType/Save id': { free: 'task types belong to the whole bank' },
} satisfies Cases
