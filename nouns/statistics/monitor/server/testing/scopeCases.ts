import { granted } from '@shouya/server/testing/factories.ts'
import { type Case, type Cases, THERE } from '@shouya/server/testing/matrix/scopeCase.ts'
import { columnBody } from './columns.ts'

const period_key = '2026'
let serial = 0

const ofBranch: Case = {
  free: 'columns belong to the bank or to a branch, never to an outlet: 403 for another branch (monitor.db.test.ts)',
}

/** What names a row in the actions of the noun. */
export default {
  'Monitor/GetColumns dept_id': { subject: async ({ t }) => ({ dept_id: t.world.unit[THERE] }) },
  'Monitor/GetData dept_id': { subject: async ({ t }) => ({ period_key, dept_id: t.world.unit[THERE] }) },
  'Monitor/Fill dept_id': {
    subject: async ({ t }) => {
      const admin = await t.as('admin')
      const body = columnBody({ column_key: `entry_${++serial}`, source_type: 4, source_expr: {} })
      const { id } = granted(await admin('Monitor/SaveColumn', body))
      return { period_key, dept_id: t.world.unit[THERE], column_id: id, value: '1' }
    },
  },
  'Monitor/Fill column_id': { free: 'a column of the unit’s own statistics, else 1001 (monitor.db.test.ts)' },
  'Monitor/SaveColumn id': ofBranch,
  'Monitor/SaveColumn owner_dept_id': ofBranch,
  'Monitor/TestColumn id': ofBranch,
  'Monitor/TestColumn owner_dept_id': ofBranch,
  'Monitor/SortColumns ids': ofBranch,
  'Monitor/DeleteColumn id': ofBranch,
} satisfies Cases
