import { makeAccount } from '@shouya/server/testing/factories.ts'
import { type Cases, THERE } from '@shouya/server/testing/matrix/scopeCase.ts'

/** Inputs that name a row in the actions of this noun. */
export default {
  'Common/GetHistory id': {
    subject: async ({ t }) => ({
      table: 'sys_user',
      id: (await makeAccount(t, { unit: THERE, role: 'outlet_teller' })).id,
    }),
  },
} satisfies Cases
