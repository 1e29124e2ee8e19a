import type { Body } from '@shouya/server/testing/matrix/generator.ts'
import { type Case, type Cases, listed, type Stage, THERE } from '@shouya/server/testing/matrix/scopeCase.ts'
import { makeConference } from './makeConference.ts'

const seen = (body: Body = {}): Case => ({
  subject: async ({ owner }) => {
    const { id, version } = await makeConference(owner.post)
    return { id, version, ...body }
  },
})
const inUnit: Case = {
  filter: async ({ t, owner }: Stage) => {
    await makeConference(owner.post)
    return { dept_id: t.world.unit[THERE] }
  },
  rows: listed,
}

export default {
  'Conference/Get id': { subject: async ({ owner }) => ({ id: (await makeConference(owner.post)).id }) },
  'Conference/GetPageList dept_id': inUnit,
  'Conference/GetPrintList dept_id': inUnit,
  'Conference/GetPrintList ids': {
    filter: async ({ owner }) => ({ ids: [(await makeConference(owner.post)).id] }),
    rows: listed,
  },
  'Conference/Save id': seen({ content: '改过的一条' }),
  'Conference/Void id': seen({ reason: '重复登记' }),
} satisfies Cases
