import type { Case, Cases } from '@shouya/server/testing/matrix/scopeCase.ts'

/** Plans belong to the whole bank or to a branch, not to outlets. */
const plan: Case = {
  free: 'read by all below its branch, changed by whoever has that in scope, else 403 (drillPlan.db.test.ts)',
}

/** What names a plan in the actions of the noun. */
export default {
  'DrillPlan/Get id': plan,
  'DrillPlan/Save id': plan,
  'DrillPlan/Save owner_dept_id': plan,
  'DrillPlan/Revise id': plan,
  'DrillPlan/Publish id': plan,
  'DrillPlan/Review id': plan,
  'DrillPlan/Abolish id': plan,
  'DrillPlan/Delete id': plan,
} satisfies Cases
