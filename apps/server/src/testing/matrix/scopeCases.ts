import type { Cases } from './scopeCase.ts'
import { approvalCases } from './scopeCasesApprovals.ts'
import { checkCases } from './scopeCasesChecks.ts'
import { dailyCases } from './scopeCasesDaily.ts'
import { escortCases } from './scopeCasesEscort.ts'
import { escortPlanCases } from './scopeCasesEscortPlan.ts'
import { faultCases } from './scopeCasesFaults.ts'
import { formCases } from './scopeCasesForms.ts'
import { moneyBoxCases } from './scopeCasesMoneyBox.ts'
import { noticeCases } from './scopeCasesNotices.ts'
import { settingsCases } from './scopeCasesSettings.ts'
import { taskCases } from './scopeCasesTasks.ts'
import { visitorCases } from './scopeCasesVisitors.ts'

/** Every field of every action that names a row, by `Controller/Name field`; a new one fails the test until it is here. */
export const cases: Cases = {
  ...approvalCases,
  ...checkCases,
  ...dailyCases,
  ...escortCases,
  ...escortPlanCases,
  ...faultCases,
  ...formCases,
  ...moneyBoxCases,
  ...noticeCases,
  ...settingsCases,
  ...taskCases,
  ...visitorCases,
}
