import { makeReminder } from '@shouya/server/testing/factories.ts'
import type { Cases } from '@shouya/server/testing/matrix/scopeCase.ts'

/** Inputs that name a row in the actions of this noun. */
export default {
  'Remind/ReadMsg id': {
    filter: async ({ t, owner }) => ({ id: await makeReminder(t, owner.id) }),
    rows: ({ Data }) => Data.read,
  },
} satisfies Cases
