import type { Body } from '@shouya/server/testing/matrix/generator.ts'
import { type Case, type Cases, listed, type Stage, THERE } from '@shouya/server/testing/matrix/scopeCase.ts'
import { makeItem } from '../../../../daily/securityCheck/server/testing/checks.ts'

const item = (body: Body = {}): Case => ({
  subject: async ({ t }) => ({ id: await makeItem(t, THERE), version: 1, ...body }),
})
const fields = { scene: 8, category: 7, content: '门前无遗留物' }
const itemsThere = async ({ t }: Stage) => [await makeItem(t, THERE), await makeItem(t, THERE)]

/** What names a row in the actions of the noun. */
export default {
  'CheckItem/Copy ids': { subject: async (stage) => ({ ids: await itemsThere(stage), scene: 7 }) },
  'CheckItem/Delete id': item(),
  'CheckItem/Enable id': item({ status: 0 }),
  'CheckItem/Get id': { subject: async ({ t }) => ({ id: await makeItem(t, THERE) }) },
  'CheckItem/GetPageList owner_dept_id': {
    filter: async ({ t }) => {
      await makeItem(t, THERE)
      return { owner_dept_id: t.world.unit[THERE] }
    },
    rows: listed,
  },
  'CheckItem/Save id': {
    subject: async ({ t }) => ({
      ...fields,
      id: await makeItem(t, THERE),
      version: 1,
      item_code: 'SCOPE1',
      owner_dept_id: t.world.unit[THERE],
    }),
  },
  'CheckItem/Save owner_dept_id': {
    subject: async ({ t }) => ({ ...fields, item_code: 'SCOPE2', owner_dept_id: t.world.unit[THERE] }),
  },
  'CheckItem/Sort ids': { subject: async (stage) => ({ ids: await itemsThere(stage) }) },
} satisfies Cases
