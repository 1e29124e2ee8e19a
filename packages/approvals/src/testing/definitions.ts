import type { FormDocument } from '@shouya/forms/document'
import type { Expression } from '@shouya/forms/expression'
import type {
  ApproveNode,
  Branch,
  Definition,
  FlowNode,
  Gateway,
  HandleNode,
  Mode,
  Policies,
  UserId,
  WhoRule,
} from '../definition.ts'
import type { Flow } from '../flow.ts'
import type { Profile } from '../instance.ts'
import type { Offers } from '../offers.ts'

export const INITIATOR: UserId = 100

export const initiator: Profile = {
  id: INITIATOR,
  name: '何向北',
  dept: 30,
  deptPath: [10, 20, 30],
  company: 20,
  roles: ['outlet_teller'],
  posts: ['teller'],
}

const policies: Policies = {
  withdraw: 'untilEnd',
  duplicate: 'never',
  duplicateIfFormChanged: 'ask',
  selfApprove: 'superior',
  empty: { to: 'admin' },
  maxRounds: 5,
  urgeEvery: 30,
}

const from = (dynamicKey: string) => ({ dynamic: true, dynamicKey })

/** What the host of the tests offers: topics that read nothing of a form, sources of people and units. */
export const offers = (...topics: string[]): Offers => ({
  topics: topics.map((topic) => ({ topic, needs: [] })),
  people: ['users'],
  units: ['depts'],
})

/** A form with a field of each kind that rules and conditions read. */
export const form = {
  list: [
    { type: 'number', label: '金额', model: 'amount', key: 'number_1', options: {} },
    { type: 'input', label: '备注', model: 'memo', key: 'input_1', options: {} },
    { type: 'input', label: '费用', model: 'cost', key: 'input_2', options: {} },
    { type: 'select', label: '陪同人', model: 'person', key: 'select_1', options: from('users') },
    { type: 'treeSelect', label: '机构', model: 'unit', key: 'treeSelect_1', options: from('depts') },
    { type: 'checkbox', label: '区域', model: 'area', key: 'checkbox_1', options: {} },
    { type: 'switch', label: '动火', model: 'hot', key: 'switch_1', options: {} },
    {
      type: 'batch',
      label: '明细',
      model: 'items',
      key: 'batch_1',
      list: [{ type: 'number', label: '价格', model: 'price', key: 'number_2', options: {} }],
      options: {},
    },
  ],
  config: {},
} as FormDocument

export const definition = (nodes: readonly FlowNode[], change: Partial<Definition> = {}): Definition => ({
  format: 1,
  name: '临时押运',
  policies,
  start: { fields: {}, picks: [] },
  flow: nodes,
  ...change,
})

export const flow = (
  nodes: readonly FlowNode[],
  change: Partial<Policies> = {},
  more: Partial<Definition> = {},
): Flow => ({
  definition: definition(nodes, { policies: { ...policies, ...change }, ...more }),
  form,
})

export const users = (...ids: UserId[]): WhoRule => ({ rule: 'users', users: ids })

const EVERYTHING = [
  'refuse',
  'return',
  'transfer',
  'delegate',
  'addBefore',
  'addAfter',
  'addParallel',
  'takeBack',
  'cc',
] as const

/** A node with these people that requires nothing and allows everything. */
export function approve(id: string, ids: readonly UserId[], more: Partial<ApproveNode> = {}): ApproveNode {
  const mode: Mode = { kind: 'all' }
  const defaults = { mode, actions: EVERYTHING, require: { reason: 'never' } } as const
  return {
    id,
    type: 'approve',
    name: id,
    who: [users(...ids)],
    returnable: ['initiator', 'previous'],
    ...defaults,
    ...more,
  }
}

export const handle = (id: string, ids: readonly UserId[], more: Partial<HandleNode> = {}): HandleNode => ({
  ...approve(id, ids),
  type: 'handle',
  ...more,
})

export const gateway = (type: Gateway['type'], id: string, ...branches: Branch[]): Gateway => ({ id, type, branches })

export const branch = (id: string, nodes: readonly FlowNode[], condition?: Expression): Branch => ({
  id,
  flow: nodes,
  ...(condition && { if: condition }),
})

export const otherwise = (id: string, nodes: readonly FlowNode[]): Branch => ({ id, flow: nodes, else: true })

/** `amount` is greater than a number. */
export const above = (number: number): Expression => ({
  op: 'gt',
  args: [
    { op: 'field', model: 'amount' },
    { op: 'literal', value: number },
  ],
})
