import type { Definition, FlowNode } from '@shouya/approvals/definition'
import type { Expression } from '@shouya/forms/expression'
import { granted } from '@shouya/server/testing/factories.ts'
import type { Post, TestApp } from '@shouya/server/testing/testApp.ts'
import { documentWith, makeForm, plainDocument } from '../../../customForms/server/testing/forms.ts'
import { type PermitTopic, permitTopics } from '../../effect/server/permitTopics.ts'
import { backfill } from '../../template/server/backfill.ts'
import { destruction } from '../../template/server/destruction.ts'
import type { Template } from '../../template/server/template.ts'
import { templates } from '../../template/server/templates.ts'
import { unblacklist } from '../../template/server/unblacklist.ts'

let serial = 0

/** A definition of these nodes with the default policies. */
export const definitionWith = (...flow: FlowNode[]): Definition => ({
  format: 1,
  name: '流程',
  policies: {
    withdraw: 'beforeFirstAction',
    duplicate: 'never',
    duplicateIfFormChanged: 'ask',
    selfApprove: 'superior',
    empty: { to: 'admin' },
    maxRounds: 20,
    urgeEvery: 30,
  },
  start: { fields: {}, picks: [] },
  flow,
})

/** A node at which these people decide. */
export const approval = (id: string, users: number[], more: Partial<Extract<FlowNode, { type: 'approve' }>> = {}) =>
  ({
    id,
    type: 'approve',
    name: id,
    who: [{ rule: 'users', users }],
    mode: { kind: 'any', anyRefuse: 'first' },
    actions: ['refuse', 'return', 'transfer', 'delegate', 'addBefore', 'addAfter', 'takeBack', 'cc'],
    returnable: ['initiator', 'previous'],
    ...more,
  }) satisfies FlowNode

/** The condition that a field is greater than a number. */
export const above = (model: string, number: number): Expression => ({
  op: 'gt',
  args: [
    { op: 'field', model },
    { op: 'literal', value: number },
  ],
})

export async function makeExamineCategory(t: TestApp): Promise<number> {
  const admin = await t.as('admin')
  return granted(await admin('OaExamine/SaveCategory', { category_name: `审批分类${++serial}` })).id
}

type Draft = { definition: Definition; document?: string; role_ids?: number[]; dept_ids?: number[] }

/** A draft of a flow in its own category, with a published form. */
export async function makeFlowDraft(t: TestApp, { definition, document = plainDocument, ...rest }: Draft) {
  const admin = await t.as('admin')
  const form = await makeForm(t, { document })
  const category_id = await makeExamineCategory(t)
  const fields = { flow_name: `审批流${++serial}`, category_id, form_id: form.id, definition, ...rest }
  const { id, version } = granted(await admin('OaFlow/Save', fields))
  return { id: id as number, version: version as number, fields }
}

/** A published flow. */
export async function makeFlow(t: TestApp, draft: Draft) {
  const { id, version, fields } = await makeFlowDraft(t, draft)
  const admin = await t.as('admin')
  const published = granted(await admin('OaFlow/Publish', { id, version }))
  const { version_id } = granted(await admin('OaFlow/GetVersion', { id, version_no: 1 })) as { version_id: number }
  return { id, version: published.version as number, version_id, fields }
}

type Started = { flow: { id: number; version_id: number }; data?: object; submit?: boolean }

/** A request of a person. */
export async function makeRequest(by: Post, { flow, data = { title: '一' }, submit = true }: Started) {
  const added = await by('OaExamine/Add', { flow_id: flow.id, version_id: flow.version_id, data, submit })
  const { id, version, bill_no } = granted(added)
  return { id: id as number, version: version as number, bill_no: bill_no as string | null }
}

/** A flow whose approval permits something once (by default the opening of a sealed key), decided by one person. */
export const makePermitFlow = (t: TestApp, decides: number, topic: PermitTopic = 'sealed_key.open') =>
  makeFlow(t, {
    definition: {
      ...definitionWith(approval('n1', [decides])),
      onPass: [{ topic, undo: permitTopics[topic].undo }],
    },
  })

/** A published template flow of the business with its form; its people are those of the small bank. */
export function makeTemplateFlow(t: TestApp, code: string) {
  const template = templates.find((candidate) => candidate.code === code)
  if (!template) throw new Error(`no template ${code}`)
  return makeFlow(t, { document: JSON.stringify(template.document), definition: template.definition })
}

/** A template's form and permit, with one decision. */
const makeShortFlow =
  ({ document, definition }: Template) =>
  (t: TestApp, decides: number) =>
    makeFlow(t, {
      document: JSON.stringify(document),
      definition: { ...definitionWith(approval('n1', [decides])), onPass: [...(definition.onPass ?? [])] },
    })

/** The flow of requests for late entries into a closed register. */
export const makeOpeningFlow = makeShortFlow(backfill)

/** The flow of requests to destroy what a list names. */
export const makeDestroyFlow = makeShortFlow(destruction)

/** The flow of requests to remove a person from the blacklist. */
export const makeLiftingFlow = makeShortFlow(unblacklist)

/** A flow of purchases with one decision and what its effects read. */
export const makePurchaseFlow = (t: TestApp, decides: number) =>
  makeFlow(t, {
    document: documentWith(
      { type: 'input', model: 'fault_repair_id' },
      { type: 'input', model: 'repair_order_no' },
      { type: 'number', model: 'total' },
    ),
    definition: {
      ...definitionWith(approval('n1', [decides])),
      onPass: [{ topic: 'purchase.register', undo: 'purchase.cancel' }],
    },
  })

/** The task of a request that awaits a person. */
export async function taskOf(by: Post, request: number): Promise<number> {
  const { Data } = await by('OaExamine/GetAuditList', {})
  const task = (Data as { id: number; task_id: number }[]).find(({ id }) => id === request)
  if (!task) throw new Error(`nothing of request ${request} awaits them`)
  return task.task_id
}
