import { type Cases, THERE } from '@shouya/server/testing/matrix/scopeCase.ts'
import { makeMoneyBoxRow } from '../../../../daily/moneyBox/server/testing/moneyBox.ts'

/** Inputs that name a row in the actions of this noun. */
export default {
  'Common/TakeOver id': {
    subject: async ({ t }) => ({
      table: 'money_box',
      id: (await makeMoneyBoxRow(t, { unit: THERE })).id,
      version: 1,
    }),
  },
} satisfies Cases
