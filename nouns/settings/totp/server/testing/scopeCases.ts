import { makeAccount } from '@shouya/server/testing/factories.ts'
import type { Body } from '@shouya/server/testing/matrix/generator.ts'
import { type Case, type Cases, THERE } from '@shouya/server/testing/matrix/scopeCase.ts'

const account = (body: Body = {}): Case => ({
  subject: async ({ t }) => ({ id: (await makeAccount(t, { unit: THERE, role: 'outlet_teller' })).id, ...body }),
})

/** Inputs that name a row in the actions of this noun. */
export default {
  'Totp/Reset id': account(),
} satisfies Cases
