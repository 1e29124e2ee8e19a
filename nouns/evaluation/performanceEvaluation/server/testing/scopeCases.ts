import { signature } from '@shouya/server/testing/factories.ts'
import { type Case, type Cases, listed, type Stage, THERE } from '@shouya/server/testing/matrix/scopeCase.ts'
import { makePerformance, makeScored, makeSubmitted } from './performances.ts'

const draft = ({ t, owner }: Stage) => makePerformance(t, owner.post, THERE)
const submitted = ({ t, owner, colleague }: Stage) => makeSubmitted(t, owner.post, colleague, THERE)
const branchOf = ({ t }: Stage) => t.world.unit.BB0001

const inUnit: Case = {
  filter: async (stage) => {
    await submitted(stage)
    return { dept_id: branchOf(stage) }
  },
  rows: listed,
}
const moved = (body: object = {}): Case => ({
  subject: async (stage) => ({ ...(await submitted(stage)), ...body }),
})
const scored: Case = {
  subject: async ({ t, owner, colleague }) => makeScored(t, owner.post, THERE, [colleague.id]),
}
const drawing: Case = { free: 'the same check as RoomKey/Receive sign.file_id, before anything is read (`signed`)' }
const asSave: Case = { free: 'the same check as PerformanceEvaluation/Save' }

/** What names a row in the actions of the noun. */
export default {
  'PerformanceEvaluation/Get id': { subject: async (stage) => ({ id: await draft(stage) }) },
  'PerformanceEvaluation/GetPageList dept_id': inUnit,
  'PerformanceEvaluation/GetPrintList dept_id': inUnit,
  'PerformanceEvaluation/GetPrintList ids': {
    filter: async (stage) => ({ ids: [(await submitted(stage)).id] }),
    rows: listed,
  },
  'PerformanceEvaluation/GetPersonList dept_id': { subject: async (stage) => ({ dept_id: branchOf(stage) }) },
  'PerformanceEvaluation/Begin ids[]': {
    free: 'only subjects in scope, else 1001 (performanceEvaluation.db.test.ts)',
  },
  'PerformanceEvaluation/Calc ids[]': {
    filter: async (stage) => ({ ids: [await draft(stage)] }),
    rows: (answer) => answer.Data.calculated,
  },
  'PerformanceEvaluation/Save id': scored,
  'PerformanceEvaluation/Save evaluator_ids[]': {
    free: 'only people who may submit for the branch of a row in scope, else 1001 (performanceEvaluation.db.test.ts)',
  },
  'PerformanceEvaluation/Submit id': asSave,
  'PerformanceEvaluation/Submit evaluator_ids[]': asSave,
  'PerformanceEvaluation/Submit sign.file_id': drawing,
  'PerformanceEvaluation/Sign id': moved({ sign: signature }),
  'PerformanceEvaluation/Sign sign.file_id': drawing,
  'PerformanceEvaluation/Audit id': moved(),
  'PerformanceEvaluation/Reject id': moved({ audit_opinion: '评分依据不足' }),
  'PerformanceEvaluation/Appeal id': moved({ appeal: '对缺勤天数有异议，请复核。' }),
  'PerformanceEvaluation/Review id': moved({ review: '经复核，维持原评分不变。' }),
  'PerformanceEvaluation/Acknowledge id': moved({ sign: signature }),
  'PerformanceEvaluation/Acknowledge sign.file_id': drawing,
  'PerformanceEvaluation/Publish id': moved(),
  'PerformanceEvaluation/Archive id': moved(),
} satisfies Cases
