import { granted } from '@shouya/server/testing/factories.ts'
import type { Body } from '@shouya/server/testing/matrix/generator.ts'
import { type Case, type Cases, listed, type Stage, THERE } from '@shouya/server/testing/matrix/scopeCase.ts'
import { makeNotice } from './notices.ts'

/** A notice of the owner's unit for its own people. */
const notice = (body: Body = {}, more: object = {}): Case => ({
  subject: async ({ t, owner }) => ({ id: (await makeNotice(t, owner, { recv: THERE, ...more })).id, ...body }),
})

const words = { title: '标题', content: '<p>内容</p>', type: 1 }

const byUnit = (body: Body = {}): Case => ({
  filter: async ({ t, signer }: Stage) => {
    await makeNotice(t, signer, { recv: THERE })
    return { recv_dept_id: t.world.unit[THERE], ...body }
  },
  rows: listed,
})

/** What names a row in the actions of the noun. */
export default {
  'Notice/AddNoticeRead id': notice(),
  'Notice/ConfirmNotice id': notice({}, { need_receipt: true }),
  'Notice/DeleteNotice id': notice({}, { draft: true }),
  'Notice/GetNotice id': notice(),
  'Notice/GetNoticePageList recv_dept_id': byUnit(),
  'Notice/GetReceiptDeptList id': notice(),
  'Notice/GetReceiptPageList id': notice(),
  'Notice/GetReceiptPageList dept_id': {
    filter: async ({ t, owner, signer }) => ({
      id: granted(await signer.post('Notice/SaveNotice', { ...words, type: 0, title: '全行', status: 1 })).id,
      dept_id: t.world.unit[owner.unit],
    }),
    rows: listed,
  },
  'Notice/RemindNotice id': notice(),
  'Notice/RemindNotice dept_id': {
    free: 'narrows the receivers, who are those in scope already: nobody is left, which is 1004 as without it',
  },
  'Notice/SaveNotice id': {
    subject: async ({ t, owner }) => ({
      ...words,
      id: (await makeNotice(t, owner, { recv: THERE, draft: true })).id,
      recv_dept_id: t.world.unit[THERE],
    }),
  },
  'Notice/SaveNotice recv_dept_id': {
    subject: async ({ t }) => ({ ...words, recv_dept_id: t.world.unit[THERE] }),
  },
  'Notice/UpdateNoticeStatus id': notice(),
} satisfies Cases
