import type { Definition } from '@shouya/approvals/definition'
import type { BodyOf, DataOf, RowOf } from '@shouya/console/api/path.ts'
import type { Versioned } from '@shouya/console/versions/versioned.ts'
import { enteredOf } from '@shouya/noun/values'
import { flow } from '../noun.ts'

export type FlowRow = RowOf<'OaFlow/GetPageList'>
export type FlowRecord = DataOf<'OaFlow/Get'>
export type SaveBody = BodyOf<'OaFlow/Save'>

export const flowSorts = ['update_time', 'create_time', 'flow_name'] as const

const page = '/exception/systemExamineList'

/** The addresses of the pages of flows. */
export const flowPaths = { list: page, design: (id: number) => `${page}/flow?id=${id}` }

/** The definition of a new flow. */
export const emptyFlow = (name: string): Definition => ({
  format: 1,
  name,
  policies: {
    withdraw: 'beforeFirstAction',
    duplicate: 'consecutive',
    duplicateIfFormChanged: 'ask',
    selfApprove: 'superior',
    empty: { to: 'admin' },
    maxRounds: 20,
    urgeEvery: 30,
  },
  start: { fields: {}, picks: [] },
  flow: [],
})

/** The body of Save when only the settings of a flow change, or only its definition. */
export const toSave = (record: FlowRecord): SaveBody => {
  const { id, version, role_ids, dept_ids, definition } = record
  return { id, version, ...enteredOf(flow, record), role_ids, dept_ids, definition }
}

/** Flows are designed, published in versions, and requests run on them. */
export const flows = {
  controller: flow.controller,
  table: flow.table,
  name: 'flow_name',
  categories: 'OaExamine',
  words: flow,
} as const satisfies Versioned<'OaFlow'>
