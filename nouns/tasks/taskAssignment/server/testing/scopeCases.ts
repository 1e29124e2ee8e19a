import { type Cases, listed, THERE } from '@shouya/server/testing/matrix/scopeCase.ts'
import { taskThere } from './tasks.ts'

const day = '2026-01-05'

/** What names a row in the actions of the noun. */
export default {
  'TaskAssignment/Exempt ids': {
    subject: async (stage) => ({ ids: [await taskThere(stage)], reason: '停业装修' }),
  },
  'TaskAssignment/GetPageList dept_id': {
    filter: async (stage) => {
      await taskThere(stage)
      return { dept_id: stage.t.world.unit[THERE] }
    },
    rows: listed,
  },
  'TaskAssignment/GetStat dept_id': {
    subject: async ({ t }) => ({ begin_date: day, end_date: day, dept_id: t.world.unit[THERE] }),
  },
  'TaskAssignment/GetStatDays dept_id': {
    subject: async ({ t }) => ({ begin_date: day, end_date: day, dept_id: t.world.unit[THERE] }),
  },
} satisfies Cases
