import type { Definition, FlowNode } from '../../packages/approvals/src/definition.ts'
import { apiOf, type Call } from './api.ts'
import { documentOf, type Field, run } from './customForm.ts'

export type FlowOf = { id: number; version_id: number; name: string }

/** The account of a user name. */
export async function userOf(username: string): Promise<{ id: number; name: string; call: Call }> {
  const call = await apiOf(username)
  const { user } = await call<{ user: { id: number; name: string } }>('Login/GetCurrent', {})
  return { ...user, call }
}

/** A node that some people decide, with the usual actions. */
export const approval = (
  id: string,
  name: string,
  users: readonly number[],
  more: Partial<Extract<FlowNode, { type: 'approve' }>> = {},
): FlowNode => ({
  id,
  type: 'approve',
  name,
  who: [{ rule: 'users', users: [...users] }],
  mode: { kind: 'any', anyRefuse: 'first' },
  actions: ['refuse', 'return', 'transfer', 'delegate', 'addBefore', 'addAfter', 'takeBack', 'cc'],
  returnable: ['initiator', 'previous'],
  ...more,
})

/** A published flow with its published form. */
export async function publishFlow(
  name: string,
  fields: readonly Field[],
  flow: readonly FlowNode[],
  more: Partial<Definition> = {},
): Promise<FlowOf> {
  const admin = await apiOf('admin')
  const flow_name = `${name}${run}`
  const category = await admin('CustomForm/SaveCategory', { category_name: `${flow_name}表单` })
  const form = await admin('CustomForm/Save', {
    form_name: flow_name,
    category_id: category.id,
    document: documentOf(fields),
  })
  await admin('CustomForm/Publish', { id: form.id, version: form.version })
  const { id: category_id } = await admin('OaExamine/SaveCategory', { category_name: `${flow_name}分类` })
  const definition: Definition = {
    format: 1,
    name: flow_name,
    policies: {
      withdraw: 'untilEnd',
      duplicate: 'never',
      duplicateIfFormChanged: 'ask',
      selfApprove: 'superior',
      empty: { to: 'admin' },
      maxRounds: 20,
      urgeEvery: 30,
    },
    start: { fields: {}, picks: [] },
    flow: [...flow],
    ...more,
  }
  const draft = await admin('OaFlow/Save', { flow_name, category_id, form_id: form.id, definition })
  await admin('OaFlow/Publish', { id: draft.id, version: draft.version })
  const { version_id } = await admin<{ version_id: number }>('OaFlow/GetVersion', { id: draft.id, version_no: 1 })
  return { id: draft.id, version_id, name: flow_name }
}

/** A submitted request of a person. */
export const startRequest = (by: Call, flow: FlowOf, data: object) =>
  by<{ id: number; version: number; bill_no: string }>('OaExamine/Add', {
    flow_id: flow.id,
    version_id: flow.version_id,
    data,
    submit: true,
  })

/** The task of a request that awaits a person. */
export async function taskOf(by: Call, request: number): Promise<number> {
  const tasks = await by<{ id: number; task_id: number }[]>('OaExamine/GetAuditList', {})
  const match = tasks.find(({ id }) => id === request)
  if (!match) throw new Error(`nothing of request ${request} awaits them`)
  return match.task_id
}

export const examinePage = (request: number) => `/form/examine?id=${request}`
