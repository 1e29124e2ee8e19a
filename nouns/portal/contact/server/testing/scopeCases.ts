import { type Case, type Cases, listed, type Stage, THERE } from '@shouya/server/testing/matrix/scopeCase.ts'
import { contactBody, makeContact } from './makeContact.ts'

/** A number of the owner's unit, for it and what is below it. */
const below = { visible_type: 2 }

const entered: Case = {
  subject: async ({ t, owner }) => {
    const { id, version } = await makeContact(t, owner.post, THERE, below)
    return { id, version }
  },
}

const byUnit: Case = {
  filter: async ({ t, owner }: Stage) => {
    await makeContact(t, owner.post, THERE, below)
    return { dept_id: t.world.unit[THERE] }
  },
  rows: listed,
}

/** What names a row in the actions of the noun. */
export default {
  'SysContact/GetPageList dept_id': byUnit,
  'SysContact/GetBookPageList dept_id': byUnit,
  'SysContact/Get id': {
    subject: async ({ t, owner }) => ({ id: (await makeContact(t, owner.post, THERE, below)).id }),
  },
  'SysContact/Save id': {
    subject: async ({ t, owner }) => {
      const { id, version } = await makeContact(t, owner.post, THERE, below)
      return { ...contactBody(t, THERE, below), id, version }
    },
  },
  'SysContact/Save dept_id': { subject: async ({ t }) => contactBody(t, THERE, below) },
  'SysContact/Save visible_dept_ids': { free: 'a number may be shown to any unit of the bank (`checkReaders`)' },
  'SysContact/Delete id': entered,
} satisfies Cases
