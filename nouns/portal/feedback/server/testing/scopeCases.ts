import { type Cases, THERE } from '@shouya/server/testing/matrix/scopeCase.ts'
import { makeFeedback } from './makeFeedback.ts'

const everybodys = 'everybody’s own; of all others only those who answer see it (feedback.db.test.ts)'
const files = 'the caller’s own uploads, else 1001 (`checkFiles`)'

/** What names a row in the actions of the noun. */
export default {
  'Feedback/GetPageList dept_id': {
    filter: async ({ t, owner }) => {
      await makeFeedback(owner.post)
      return { dept_id: t.world.unit[THERE] }
    },
    rows: ({ Data }) => Data.length,
  },
  'Feedback/Get id': { subject: async ({ owner }) => ({ id: (await makeFeedback(owner.post)).id }) },
  'Feedback/Take id': { subject: ({ owner }) => makeFeedback(owner.post) },
  'Feedback/Reply id': { subject: async ({ owner }) => ({ ...(await makeFeedback(owner.post)), reply: '已处理' }) },
  'Feedback/Reject id': { subject: async ({ owner }) => ({ ...(await makeFeedback(owner.post)), reply: '不处理' }) },
  'Feedback/Close id': { subject: ({ owner }) => makeFeedback(owner.post) },
  'Feedback/Rate id': { free: everybodys },
  'Feedback/Reopen id': { free: everybodys },
  'Feedback/Delete id': { subject: ({ owner }) => makeFeedback(owner.post) },
  'Feedback/Save file_ids': { free: files },
  'Feedback/Save screenshot_file_id': { free: files },
} satisfies Cases
