import { granted } from '@shouya/server/testing/factories.ts'
import { type Case, type Cases, type Stage, THERE } from '@shouya/server/testing/matrix/scopeCase.ts'
import { columnBody } from './columns.ts'

const period_key = '2026'
let serial = 0

/** A column of the branch above the other unit. */
async function columnThere({ owner, t }: Stage, more: object = {}) {
  const branch = t.world.unit.BB0001
  const body = columnBody({ column_key: `own_${++serial}`, owner_dept_id: branch, ...more })
  return { ...body, ...(granted(await owner.post('Monitor/SaveColumn', body)) as { id: number; version: number }) }
}

const asSave: Case = { free: 'the same check as Monitor/SaveColumn' }

/** What names a row in the actions of the noun. */
export default {
  'Monitor/GetColumns dept_id': { subject: async ({ t }) => ({ dept_id: t.world.unit[THERE] }) },
  'Monitor/GetData dept_id': { subject: async ({ t }) => ({ period_key, dept_id: t.world.unit[THERE] }) },
  'Monitor/Fill dept_id': {
    subject: async (stage) => {
      const { id } = await columnThere(stage, { source_type: 4, source_expr: {} })
      return { period_key, dept_id: stage.t.world.unit[THERE], column_id: id, value: '1' }
    },
  },
  'Monitor/Fill column_id': { free: 'a column of the unit’s own statistics, else 1001 (monitor.db.test.ts)' },
  'Monitor/SaveColumn id': { subject: (stage) => columnThere(stage) },
  'Monitor/SaveColumn owner_dept_id': {
    subject: async ({ t }) => columnBody({ column_key: `own_${++serial}`, owner_dept_id: t.world.unit.BB0001 }),
  },
  'Monitor/TestColumn id': asSave,
  'Monitor/TestColumn owner_dept_id': asSave,
  'Monitor/SortColumns ids': {
    subject: async (stage) => {
      await columnThere(stage)
      const { id } = await columnThere(stage)
      const rows = granted(await stage.owner.post('Monitor/GetColumnList', {})) as {
        id: number
        owner_dept_id: number
      }[]
      const own = rows.find((row) => row.id === id)?.owner_dept_id
      return { ids: rows.filter(({ owner_dept_id }) => owner_dept_id === own).map((row) => row.id) }
    },
  },
  'Monitor/DeleteColumn id': {
    subject: async (stage) => {
      const { id, version } = await columnThere(stage)
      return { id, version }
    },
  },
} satisfies Cases
