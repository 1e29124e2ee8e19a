import type { Case, Cases } from '@shouya/server/testing/matrix/scopeCase.ts'

/** An evaluation belongs to the branch, not to an outlet below it. */
const ofBranch: Case = {
  free: 'seen at its branch and where the person is posted, else 403 or left out (performanceEvaluation.db.test.ts)',
}
const drawing: Case = { free: 'the same check as RoomKey/Receive sign.file_id, before anything is read (`signed`)' }
const evaluators: Case = {
  free: 'only people who may submit for the branch of a row in scope, else 1001 (performanceEvaluation.db.test.ts)',
}

/** What names a row in the actions of the noun. */
export default {
  'PerformanceEvaluation/Get id': ofBranch,
  'PerformanceEvaluation/GetSource id': ofBranch,
  'PerformanceEvaluation/SubmitMany ids': ofBranch,
  'PerformanceEvaluation/GetPageList dept_id': ofBranch,
  'PerformanceEvaluation/GetPrintList dept_id': ofBranch,
  'PerformanceEvaluation/GetPrintList ids': ofBranch,
  'PerformanceEvaluation/GetPersonList dept_id': { free: 'the same check as MeetingLog/GetPersonList dept_id' },
  'PerformanceEvaluation/Begin ids': {
    free: 'only subjects in scope, else 1001 (performanceEvaluation.db.test.ts)',
  },
  'PerformanceEvaluation/Calc ids': ofBranch,
  'PerformanceEvaluation/Save id': ofBranch,
  'PerformanceEvaluation/Save evaluator_ids': evaluators,
  'PerformanceEvaluation/Submit id': ofBranch,
  'PerformanceEvaluation/Submit evaluator_ids': evaluators,
  'PerformanceEvaluation/Submit sign.file_id': drawing,
  'PerformanceEvaluation/Sign id': ofBranch,
  'PerformanceEvaluation/Sign sign.file_id': drawing,
  'PerformanceEvaluation/Audit id': ofBranch,
  'PerformanceEvaluation/Reject id': ofBranch,
  'PerformanceEvaluation/Appeal id': ofBranch,
  'PerformanceEvaluation/Review id': ofBranch,
  'PerformanceEvaluation/Acknowledge id': ofBranch,
  'PerformanceEvaluation/Acknowledge sign.file_id': drawing,
  'PerformanceEvaluation/Publish id': ofBranch,
  'PerformanceEvaluation/Archive id': ofBranch,
} satisfies Cases
