import type { Definition, FlowNode } from '@shouya/approvals/definition'
import { diffDefinitions } from '@shouya/approvals/diffDefinitions'
import CN from '@shouya/contract/messages/CN'
import { expect, test } from 'vitest'
import { describeFlowChange } from './describeFlowChange.ts'

const people = {
  who: [{ rule: 'users', users: [1] }],
  mode: { kind: 'seq' },
  returnable: ['initiator'],
  afterReturn: 'jumpBack',
  actions: ['return'],
  fields: { title: 'hidden' },
  require: { signature: true },
  due: { hours: 2, calendar: 'work', outcome: 'none' },
} as const

const bare: Definition = {
  format: 1,
  name: '甲',
  policies: {
    withdraw: 'never',
    duplicate: 'never',
    duplicateIfFormChanged: 'ask',
    selfApprove: 'superior',
    empty: { to: 'admin' },
    maxRounds: 1,
    urgeEvery: 1,
  },
  start: { fields: {}, picks: [] },
  flow: [
    { id: 'a', type: 'approve', name: 'a', who: [], mode: { kind: 'all' } },
    { id: 'd', type: 'delay', hours: 1, calendar: 'all' },
    { id: 't', type: 'trigger', topic: 'x' },
    { id: 'g', type: 'choice', branches: [{ id: 'b', flow: [] }] },
  ],
}

/** Every attribute of the definition differs, or is new. */
const rich: Definition = {
  ...bare,
  name: '乙',
  title: [{ text: '丙' }],
  summary: ['title'],
  onPass: [{ topic: 'x' }],
  groups: [{ key: '组', users: [1] }],
  policies: {
    withdraw: 'untilEnd',
    duplicate: 'everApproved',
    duplicateIfFormChanged: 'pass',
    standIn: 'together',
    selfApprove: 'deptHead',
    empty: { to: 'pass' },
    maxRounds: 2,
    urgeEvery: 2,
  },
  start: { fields: { title: 'read' }, picks: ['a'] },
  flow: [
    { id: 'a', type: 'handle', name: 'b', ...people, onRefuse: { do: 'end' } } as unknown as FlowNode,
    { id: 'd', type: 'delay', name: '等', hours: 2, calendar: 'work' },
    { id: 't', type: 'trigger', topic: 'y', undo: 'z' },
    {
      id: 'g',
      type: 'inclusive',
      branches: [{ id: 'b', name: '其他', else: true, if: { op: 'x' } as never, flow: [] }],
    },
  ],
}

test.each(['CN', 'HK', 'US'] as const)('every attribute has its words in %s', (lang) => {
  const changes = diffDefinitions(bare, rich)
  const attributes = new Set(changes.map((change) => (change.is === 'set' ? change.attribute : change.is)))
  const knownAttributes = Object.keys(CN).flatMap((key) => /^flow\.attribute\.(.*)/.exec(key)?.[1] ?? [])
  expect([...attributes].sort()).toEqual(knownAttributes.sort())
  const texts = changes.map((change) => describeFlowChange(lang, change))
  expect(texts.filter((text) => /undefined|\{|flow\./.test(text))).toEqual([])
  expect(new Set(texts).size).toBe(texts.length)
})

test('every kind of part that comes or goes has its name', () => {
  const empty = { ...bare, flow: [] }
  for (const lang of ['CN', 'HK', 'US'] as const) {
    const texts = [...diffDefinitions(empty, bare), ...diffDefinitions(bare, empty)].map((change) =>
      describeFlowChange(lang, change),
    )
    expect(new Set(texts).size).toBe(10)
  }
})
