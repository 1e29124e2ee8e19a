import { type Cases, THERE } from '@shouya/server/testing/matrix/scopeCase.ts'
import { taskThere } from '../../../../tasks/taskAssignment/server/testing/tasks.ts'

/** Inputs that name a row in the actions of this noun. */
export default {
  'Duty/GetDay dept_id': { subject: async ({ t }) => ({ dept_id: t.world.unit[THERE] }) },
  'Duty/Urge id': { subject: async (stage) => ({ id: await taskThere(stage) }) },
} satisfies Cases
