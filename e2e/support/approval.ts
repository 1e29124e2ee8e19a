import type { Definition, FlowNode } from '../../packages/approvals/src/definition.ts'
import { apiOf, type Call } from './api.ts'
import { documentOf, type Field, run } from './customForm.ts'

export type FlowOf = { id: number; version_id: number; name: string }

/** Whoever signs in under a name. */
export async function userOf(username: string): Promise<{ id: number; name: string; call: Call }> {
  const call = await apiOf(username)
  const { user } = await call<{ user: { id: number; name: string } }>('Login/GetCurrent', {})
  return { ...user, call }
}

/** A node at which some people decide, with the actions that most nodes have. */
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

/** A published flow with its published form, as an administrator would have drawn them. */
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

/** A request of somebody, submitted. */
export const startRequest = (by: Call, flow: FlowOf, data: object) =>
  by<{ id: number; version: number; bill_no: string }>('OaExamine/Add', {
    flow_id: flow.id,
    version_id: flow.version_id,
    data,
    submit: true,
  })

/** The task of a request that awaits somebody. */
export async function taskOf(by: Call, request: number): Promise<number> {
  const tasks = await by<{ id: number; task_id: number }[]>('OaExamine/GetAuditList', {})
  const found = tasks.find(({ id }) => id === request)
  if (!found) throw new Error(`nothing of request ${request} awaits them`)
  return found.task_id
}

export const examinePage = (request: number) => `/form/examine?id=${request}`
