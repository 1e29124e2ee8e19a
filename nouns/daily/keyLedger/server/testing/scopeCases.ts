import { type Account, makeHandover, makeKey } from '@shouya/server/testing/factories.ts'
import type { Body } from '@shouya/server/testing/matrix/generator.ts'
import { type Case, type Cases, listed, THERE } from '@shouya/server/testing/matrix/scopeCase.ts'

const key = { key_name: '门', key_type: 2, copy_type: 1 }
const keyOf = (caller: Account, more: Body): Body => ({
  ...key,
  key_no: `N${Math.random().toString(36).slice(2, 12)}`,
  holder_user_id: caller.id,
  ...more,
})

const inUnit = (body: Body = {}): Case => ({
  filter: async ({ t, owner, colleague }) => {
    await makeHandover(t, { from: owner, to: colleague.id })
    return { dept_id: t.world.unit[THERE], ...body }
  },
  rows: listed,
})

/** What names a row in the actions of the noun. */
export default {
  'KeyLedger/Cancel id': {
    subject: async ({ t, owner }) => ({
      id: await makeKey(t, { holder: owner.id, unit: THERE }),
      version: 1,
      reason: '注销',
    }),
  },
  'KeyLedger/Get id': {
    subject: async ({ t, owner }) => ({ id: await makeKey(t, { holder: owner.id, unit: THERE }) }),
  },
  'KeyLedger/GetPageList dept_id': inUnit(),
  'KeyLedger/GetPageList holder_user_id': {
    filter: async ({ t, owner }) => {
      await makeKey(t, { holder: owner.id, unit: THERE })
      return { holder_user_id: owner.id }
    },
    rows: listed,
  },
  'KeyLedger/Save id': {
    subject: async ({ t, owner }) => ({
      ...keyOf(owner, {
        id: await makeKey(t, { holder: owner.id, unit: THERE }),
        version: 1,
        dept_id: t.world.unit[THERE],
      }),
    }),
  },
  'KeyLedger/Save dept_id': { subject: async ({ t, owner }) => keyOf(owner, { dept_id: t.world.unit[THERE] }) },
  'KeyLedger/Save holder_user_id': {
    refused: async ({ t, owner }, caller) =>
      keyOf(caller, { dept_id: t.world.unit[caller.unit], holder_user_id: owner.id }),
    code: 1001,
    path: 'holder_user_id',
  },
  'KeyLedger/Save password_holder_user_id': {
    refused: async ({ t, colleague }, caller) =>
      keyOf(caller, { dept_id: t.world.unit[caller.unit], has_password: true, password_holder_user_id: colleague.id }),
    code: 1001,
    path: 'password_holder_user_id',
  },
  'KeyLedger/Save linked_key_id': {
    refused: async ({ t, colleague }, caller) =>
      keyOf(caller, {
        dept_id: t.world.unit[caller.unit],
        linked_key_id: await makeKey(t, { holder: colleague.id, unit: THERE }),
      }),
    code: 1001,
    path: 'linked_key_id',
  },
} satisfies Cases
