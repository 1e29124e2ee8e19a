import type { Definition } from '@shouya/approvals/definition'
import type { BodyOf, DataOf, RowOf } from '@shouya/console/api/path.ts'

export type FlowRow = RowOf<'OaFlow/GetPageList'>
export type FlowRecord = DataOf<'OaFlow/Get'>
export type SaveBody = BodyOf<'OaFlow/Save'>

export const flowSorts = ['update_time', 'create_time', 'flow_name'] as const

const page = '/exception/systemExamineList'

/** Where the pages of flows are. */
export const flowPaths = { list: page, design: (id: number) => `${page}/flow?id=${id}` }

/** What a new flow begins with. */
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

/** What is saved again when only the settings of a flow change, or only its definition. */
export const toSave = (flow: FlowRecord): SaveBody => ({
  id: flow.id,
  version: flow.version,
  flow_name: flow.flow_name,
  category_id: flow.category_id,
  form_id: flow.form_id,
  role_ids: flow.role_ids,
  dept_ids: flow.dept_ids,
  remark: flow.remark,
  definition: flow.definition,
})
