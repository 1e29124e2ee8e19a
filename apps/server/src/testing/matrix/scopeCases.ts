import type { Cases } from './scopeCase.ts'
import { approvalCases } from './scopeCasesApprovals.ts'
import { checkCases } from './scopeCasesChecks.ts'
import { dailyCases } from './scopeCasesDaily.ts'
import { formCases } from './scopeCasesForms.ts'
import { noticeCases } from './scopeCasesNotices.ts'
import { settingsCases } from './scopeCasesSettings.ts'
import { visitorCases } from './scopeCasesVisitors.ts'

/** Every field of every action that names a row, by `Controller/Name field`; a new one fails the test until it is here. */
export const cases: Cases = {
  ...approvalCases,
  ...checkCases,
  ...dailyCases,
  ...formCases,
  ...noticeCases,
  ...settingsCases,
  ...visitorCases,
}
