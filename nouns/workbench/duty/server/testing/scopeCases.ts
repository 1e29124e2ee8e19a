import { type Cases, type Stage, THERE } from '@shouya/server/testing/matrix/scopeCase.ts'
import { makeTaskRow } from '../../../../tasks/taskAssignment/server/testing/tasks.ts'

const day = '2026-01-05'
let taskCount = 0
/** A task of the other unit, each on a different day. */
const taskThere = ({ t }: Stage) =>
  makeTaskRow(t, { unit: THERE, day: new Date(Date.parse(day) + ++taskCount * 86_400_000).toISOString().slice(0, 10) })

/** What names a row in the actions of the noun. */
export default {
  'Duty/GetDay dept_id': { subject: async ({ t }) => ({ dept_id: t.world.unit[THERE] }) },
  'Duty/Urge id': { subject: async (stage) => ({ id: await taskThere(stage) }) },
} satisfies Cases
