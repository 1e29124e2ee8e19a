import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Expression } from '@shouya/forms/expression'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Definition, DelayNode, FlowNode, Policies, WhoRule } from './definition.ts'
import type { Offers, TopicNeed } from './offers.ts'
import { flows } from './testing/arbitrary.ts'
import {
  above,
  approve,
  branch,
  definition,
  type flow,
  form,
  gateway,
  handle,
  offers,
  otherwise,
  users,
} from './testing/definitions.ts'
import { validateDefinition } from './validateDefinition.ts'

const needsName: TopicNeed = { model: 'items', is: 'rows', columns: [{ model: 'name', is: 'text' }] }
const offered: Offers = {
  ...offers('known'),
  topics: [
    { topic: 'known', needs: [] },
    {
      topic: 'reads',
      needs: [
        { model: 'memo', is: 'text' },
        { model: 'area', is: 'ids' },
        { model: 'items', is: 'rows', columns: [{ model: 'price', is: 'number' }] },
      ],
    },
    { topic: 'lacks', needs: [needsName, { model: 'when', is: 'moment' }] },
    { topic: 'differs', needs: [{ model: 'memo', is: 'period' }] },
  ],
}
const codes = (definition: Definition) =>
  validateDefinition(definition, form, offered).map(({ code, path }) => `${code} ${path.join('.')}`)
const nodes = (...all: FlowNode[]) => definition(all)
const nodeWith = (more: object) => nodes({ ...approve('n', [1]), ...more } as FlowNode)
const work = (more: object) =>
  nodes({ ...handle('n', [1], { actions: [] }), returnable: undefined, ...more } as FlowNode)
const by = (...who: object[]) => nodes(approve('n', [], { who: who as unknown as WhoRule[] }))
const grouped = (...groups: object[]) => ({ ...by({ rule: 'group', key: 'g' }), groups }) as Definition
const policy = (more: object) => ({ ...nodes(approve('n', [1])), policies: { ...base, ...more } as Policies })
const base = nodes().policies
const choice = (...branches: FlowNode[][]) =>
  nodes(
    gateway(
      'choice',
      'g',
      ...branches.map((flowNodes, index) =>
        index === branches.length - 1
          ? otherwise(`b${index}`, flowNodes)
          : branch(`b${index}`, flowNodes, above(index)),
      ),
    ),
  )
const when = (condition: unknown) =>
  nodes(gateway('choice', 'g', branch('x', [approve('a', [1])], condition as Expression), otherwise('y', [])))
const field = (model: string): Expression => ({ op: 'field', model })
const literal = (value: number | boolean | string): Expression => ({ op: 'literal', value })
const due = { hours: 2, calendar: 'all', outcome: 'agree' }
const delay: DelayNode = { id: 'd', type: 'delay', hours: 0, calendar: 'all' }
const picks = (...ids: string[]) => ({ start: { fields: {}, picks: ids } })
const pick = { rule: 'initiatorPick', min: 1, max: 1 }
const ask = (id: string, target: string) => approve(id, [2], { returnable: [target] })
const deep = (level: number): FlowNode =>
  level === 0
    ? approve('leaf', [1])
    : gateway('parallel', `p${level}`, branch(`x${level}`, [deep(level - 1)]), branch(`y${level}`, []))

/** A definition with one fault, and the expected problem with its place. */
const wrong: readonly (readonly [Definition, ...string[]])[] = [
  [{ ...nodeWith({}), format: 2 } as unknown as Definition, 'format format'],
  [{ ...nodeWith({}), name: ' ' }, 'name.missing name'],
  [{ ...nodeWith({}), name: 'n'.repeat(61) }, 'text.long name'],
  [nodeWith({ name: 'n'.repeat(61) }), 'text.long flow.0.name'],
  [{ ...nodeWith({}), title: [{ text: 't'.repeat(61) }] }, 'text.long title.0.text'],
  [
    nodes(gateway('parallel', 'g', { ...branch('x', [approve('n', [1])]), name: 'b'.repeat(61) }, branch('y', []))),
    'text.long flow.0.branches.0.name',
  ],
  [nodeWith({ name: '' }), 'name.missing flow.0.name'],
  [nodeWith({ id: '' }), 'id.missing flow.0.id'],
  [nodes(approve('n', [1]), approve('n', [1])), 'id.taken flow.1.id'],
  [nodeWith({ id: 'previous' }), 'id.reserved flow.0.id'],
  [nodeWith({ id: 'constructor' }), 'id.reserved flow.0.id'],
  [nodes(...Array.from({ length: 201 }, (_, n) => approve(`n${n}`, [1]))), 'size.nodes flow'],
  [nodes(deep(12)), `size.depth flow.0${'.branches.0.flow.0'.repeat(12)}`],
  [nodes(), 'flow.nobody flow'],
  [nodes(gateway('parallel', 'g', branch('x', [approve('n', [1])]))), 'branches.few flow.0.branches'],
  [
    nodes(gateway('choice', 'g', branch('x', [approve('n', [1])], above(2)), branch('y', [], above(1)))),
    'else.missing flow.0.branches',
  ],
  [
    nodes(gateway('choice', 'g', otherwise('x', [approve('n', [1])]), branch('y', [], above(2)))),
    'else.last flow.0.branches.0',
  ],
  [
    nodes(gateway('choice', 'g', branch('x', [approve('n', [1])]), otherwise('y', []))),
    'if.missing flow.0.branches.0.if',
  ],
  [
    nodes(gateway('parallel', 'g', branch('x', [approve('n', [1])], above(1)), branch('y', []))),
    'if.unwanted flow.0.branches.0',
  ],
  [when(literal(false)), 'if.never flow.0.branches.0.if'],
  [
    when({ op: 'and', args: [above(5), { op: 'lt', args: [field('amount'), literal(5)] }] }),
    'if.never flow.0.branches.0.if',
  ],
  [
    nodes(
      gateway('choice', 'g', branch('x', [approve('n', [1])], above(1)), branch('y', [], above(1)), otherwise('z', [])),
    ),
    'if.shadowed flow.0.branches.1.if',
  ],
  [when(literal(true)), 'else.never flow.0.branches.1'],
  [when(field('nobody')), 'form.expression flow.0.branches.0.if.model'],
  [when(field('amount')), 'form.expression flow.0.branches.0.if'],
  [when({ op: 'sum', args: [field('memo')] }), 'form.expression flow.0.branches.0.if.args.0'],
  [by(), 'who.missing flow.0.who'],
  [by({ rule: 'initiator' }), 'who.initiator flow.0.who.0'],
  [by({ rule: 'headsChain', from: 1, upTo: 2 }), 'who.heads flow.0.who.0'],
  [by({ rule: 'users', users: [] }), 'who.users flow.0.who.0.users'],
  [by({ rule: 'superior', level: 0 }), 'who.level flow.0.who.0'],
  [by({ rule: 'role', key: '', scope: 'initiatorDept' }), 'who.key flow.0.who.0.key'],
  [by({ rule: 'post', key: 'p', scope: 'all' }), 'who.wholeBank flow.0.who.0.scope'],
  [by({ rule: 'role', key: 'r', scope: 'initiatorParty', fallbackUp: true }), 'who.above flow.0.who.0.fallbackUp'],
  [by({ rule: 'group', key: 'g' }), 'who.group flow.0.who.0.key'],
  [
    nodeWith({ due: { ...due, outcome: 'transfer', to: [{ rule: 'group', key: 'g' }] } }),
    'who.group flow.0.due.to.0.key',
  ],
  [grouped({ key: 'g', users: [1] }, { key: 'g', users: [2] }), 'group.key groups.1.key'],
  [grouped({ key: 'g', users: [] }), 'who.users groups.0.users'],
  [grouped({ key: 'g', users: [1] }, { key: 'h', users: [1] }), 'group.unused groups.1'],
  [by({ ...users(1), weight: 2 }), 'weight.unused flow.0.who.0.weight'],
  [
    nodeWith({ mode: { kind: 'weight', pass: 50 }, who: [{ ...users(1), weight: 0 }] }),
    'weight.value flow.0.who.0.weight',
  ],
  [nodeWith({ mode: { kind: 'ratio', pass: 101 } }), 'mode.pass flow.0.mode.pass'],
  [work({ mode: { kind: 'ratio', pass: 50 } }), 'mode.handle flow.0.mode'],
  [{ ...by(pick, pick), ...picks('n') }, 'pick.two flow.0.who'],
  [{ ...by({ ...pick, min: 0 }), ...picks('n') }, 'pick.count flow.0.who.0'],
  [by(pick), 'pick.unlisted flow.0.who.0'],
  [{ ...nodeWith({}), ...picks('n') }, 'pick.noRule start.picks.0'],
  [by({ rule: 'previousPick', min: 1, max: 1 }), 'pick.first flow.0.who.0'],
  [by({ rule: 'field', model: 'nobody' }), 'field.unknown flow.0.who.0.model'],
  [nodeWith({ fields: { nobody: 'read' } }), 'field.unknown flow.0.fields.nobody'],
  [{ ...nodeWith({}), start: { fields: { nobody: 'read' }, picks: [] } }, 'field.unknown start.fields.nobody'],
  [{ ...nodeWith({}), title: [{ field: 'nobody' }] }, 'field.unknown title.0'],
  [by({ rule: 'fieldDeptHead', model: 'person', level: 1, fallbackUp: true }), 'field.units flow.0.who.0.model'],
  ...['amount', 'area', 'memo', 'unit'].map((model): readonly [Definition, string] => [
    by({ rule: 'field', model }),
    'field.people flow.0.who.0.model',
  ]),
  [by({ rule: 'deptHead', of: { field: 'amount' }, level: 1, fallbackUp: true }), 'field.people flow.0.who.0.of.field'],
  [
    nodes(approve('n', [1]), { id: 'c', type: 'cc', name: 'c', who: [users(1)], fields: { memo: 'write' } }),
    'fields.write flow.1.fields.memo',
  ],
  [nodeWith({ actions: ['dance'], returnable: [] }), 'action.unknown flow.0.actions.0'],
  [work({ actions: ['refuse'] }), 'action.handle flow.0.actions.0'],
  [nodeWith({ mode: { kind: 'seq' }, actions: ['addParallel'], returnable: [] }), 'action.seq flow.0.actions.0'],
  [nodeWith({ actions: ['return'], returnable: [] }), 'action.noTarget flow.0.actions.0'],
  [nodes(ask('n', 'x')), 'target.unknown flow.0.returnable.0'],
  [nodes(ask('a', 'b'), approve('b', [1])), 'target.notBefore flow.0.returnable.0'],
  [
    nodes(gateway('parallel', 'g', branch('x', [approve('a', [1])]), branch('y', [ask('b', 'a')]))),
    'target.notBefore flow.0.branches.1.flow.0.returnable.0',
  ],
  [nodes(...choice([approve('a', [1])], []).flow, ask('b', 'a')), 'target.notBefore flow.1.returnable.0'],
  [nodeWith({ onRefuse: { do: 'return', to: 'n' } }), 'target.notBefore flow.0.onRefuse.to'],
  [nodeWith({ actions: [] }), 'target.unused flow.0.returnable'],
  [nodeWith({ actions: [], returnable: [], afterReturn: 'jumpBack' }), 'target.unused flow.0.afterReturn'],
  [nodeWith({ actions: [], returnable: [], onRefuse: { do: 'end' } }), 'target.unused flow.0.onRefuse'],
  [work({ onRefuse: { do: 'end' } }), 'target.onRefuse flow.0.onRefuse'],
  [nodeWith({ due: { ...due, hours: 0 } }), 'due.hours flow.0.due.hours'],
  [nodes(approve('n', [1]), delay), 'due.hours flow.1.hours'],
  [nodeWith({ due: { ...due, maxReminds: 2 } }), 'due.reminds flow.0.due.remindEvery'],
  [nodeWith({ due: { ...due, outcome: 'none' } }), 'due.idle flow.0.due.outcome'],
  [nodeWith({ due, require: { signature: true } }), 'due.signature flow.0.due.outcome'],
  [work({ due: { ...due, outcome: 'refuse' } }), 'due.handle flow.0.due.outcome'],
  [nodeWith({ due: { ...due, outcome: 'transfer' } }), 'due.to flow.0.due.to'],
  [nodes(approve('n', [1]), { id: 't', type: 'trigger', topic: 'what' }), 'topic.unknown flow.1.topic'],
  [nodes(approve('n', [1]), { id: 't', type: 'trigger', topic: 'known', undo: 'what' }), 'topic.unknown flow.1.undo'],
  [{ ...nodeWith({}), onPass: [{ topic: 'what' }] }, 'topic.unknown onPass.0.topic'],
  [{ ...nodeWith({}), onPass: [{ topic: 'lacks' }] }, 'topic.fields onPass.0.topic'],
  [{ ...nodeWith({}), onPass: [{ topic: 'differs' }] }, 'topic.kind onPass.0.topic'],
  [nodes(approve('n', [1]), { id: 't', type: 'trigger', topic: 'lacks' }), 'topic.fields flow.1.topic'],
  [policy({ selfApprove: 'self' }), 'policy.self policies.selfApprove'],
  [policy({ selfApprove: 'skip' }), 'policy.self policies.selfApprove'],
  [policy({ maxRounds: 0 }), 'policy.rounds policies.maxRounds'],
  [policy({ urgeEvery: 0 }), 'policy.urge policies.urgeEvery'],
  [policy({ empty: { to: 'users' } }), 'policy.emptyUsers policies.empty.users'],
  [{ ...nodeWith({ fields: { memo: 'hidden' } }), title: [{ field: 'memo' }] }, 'title.hidden title.0'],
]

test.each(wrong.map(([definition, ...expected]) => [expected.join(), definition, expected] as const))(
  '%s',
  (_, definition, expected) => {
    expect(codes(definition)).toEqual(expected)
  },
)

test('every code is said at least once', () => {
  const source = readFileSync(join(import.meta.dirname, 'problem.ts'), 'utf8')
  const all = [...source.matchAll(/^ {2}\| '([\w.]+)'$/gm)].map(([, code]) => code)
  const covered = new Set(wrong.flatMap(([, ...expected]) => expected.map((text) => text.split(' ')[0])))
  expect(all.filter((code) => !covered.has(code))).toEqual([])
  expect(all.length).toBeGreaterThan(50)
})

test('limits that leave a number between them are no contradiction', () => {
  const limit = (op: 'ge' | 'le' | 'gt' | 'lt' | 'eq', value: number): Expression => ({
    op,
    args: [field('amount'), literal(value)],
  })
  const never = (...args: Expression[]) => codes(when({ op: 'and', args })).length > 0
  expect(never(limit('ge', 5), limit('le', 5))).toBe(false)
  expect(never(limit('ge', 5), limit('lt', 5))).toBe(true)
  expect(never(limit('gt', 5), limit('le', 5))).toBe(true)
  expect(never(limit('eq', 5), limit('eq', 6))).toBe(true)
  expect(codes(when({ op: 'or', args: [literal(false), limit('gt', 1)] }))).toEqual([])
  expect(codes(when({ op: 'or', args: [literal(false), literal(false)] }))).toHaveLength(1)
})

test('a topic that reads fields of the form finds them; else they are named', () => {
  const reading = (topic: string) => ({ ...nodeWith({}), onPass: [{ topic }] })
  expect(codes(reading('reads'))).toEqual([])
  expect(validateDefinition(reading('lacks'), form, offered)).toMatchObject([
    { params: { topic: 'lacks', models: ['items.name', 'when'] } },
  ])
  expect(validateDefinition(reading('differs'), form, offered)).toMatchObject([
    { params: { model: 'memo', wanted: 'period' } },
  ])
})

test('a branch that an earlier one takes everything from is named with that one', () => {
  const on = (model: string, op: string, value: unknown) =>
    ({ op, args: [field(model), { op: 'literal', value }] }) as Expression
  const both = (op: 'and' | 'or', ...args: Expression[]): Expression => ({ op, args })
  const shadows = (earlier: Expression, later: Expression, type: 'choice' | 'inclusive' = 'choice') => {
    const flow = gateway(
      type,
      'g',
      branch('x', [approve('a', [1])], earlier),
      branch('y', [], later),
      otherwise('z', []),
    )
    return codes(nodes(flow)).filter((code) => code.startsWith('if.shadowed')).length > 0
  }
  expect(shadows(on('amount', 'gt', 10), on('amount', 'gt', 20))).toBe(true)
  expect(shadows(on('amount', 'gt', 10), on('amount', 'eq', 10))).toBe(false)
  expect(shadows(on('amount', 'ge', 10), on('amount', 'eq', 10))).toBe(true)
  expect(shadows(on('amount', 'gt', 20), on('amount', 'gt', 10))).toBe(false)
  expect(shadows(on('amount', 'lt', 5), on('amount', 'le', 5))).toBe(false)
  expect(shadows(on('memo', 'in', ['1', '2']), on('memo', 'eq', '2'))).toBe(true)
  expect(shadows(on('memo', 'in', ['1', '2']), on('memo', 'in', ['2', '3']))).toBe(false)
  expect(shadows(on('memo', 'ne', '1'), on('memo', 'eq', '2'))).toBe(true)
  expect(shadows(on('memo', 'ne', '1'), on('cost', 'eq', '2'))).toBe(false)
  const [more, hot] = [on('amount', 'gt', 20), on('hot', 'eq', true)]
  expect(shadows(hot, both('and', more, hot))).toBe(true)
  expect(shadows(both('or', hot, more), more)).toBe(true)
  expect(shadows(both('and', hot, more), hot)).toBe(false)
  expect(shadows(hot, both('or', more, hot))).toBe(false)
  expect(shadows(literal(true), more)).toBe(true)
  expect(shadows({ op: 'eq', args: [literal(''), literal('')] }, more)).toBe(true)
  // An inclusive gateway takes all branches that hold.
  expect(shadows(more, more, 'inclusive')).toBe(false)
})

test('what is right is silent: targets before on every way, conditions on the initiator and on rows', () => {
  const rows: Expression = {
    op: 'gt',
    args: [{ op: 'sum', args: [{ op: 'column', batch: 'items', model: 'price' }] }, literal(100)],
  }
  const roles: Expression = { op: 'contains', args: [field('$initiator.roles'), literal('outlet_leader')] }
  const both: Expression = { op: 'and', args: [rows, roles] }
  const parallel = gateway('parallel', 'p', branch('x', [approve('a', [1])]), branch('y', [approve('b', [1])]))
  const good = nodes(
    parallel,
    ask('c', 'a'),
    gateway('inclusive', 'g', branch('u', [ask('d', 'c')], both), otherwise('v', [])),
  )
  expect(validateDefinition(good, form, offers())).toEqual([])
})

test('picked people may stand beside others', () => {
  expect(codes({ ...by(pick, users(1)), ...picks('n') })).toEqual([])
})

test('a node is named with its problem', () => {
  expect(validateDefinition(by(), form, offers())).toEqual([
    { code: 'who.missing', level: 'error', path: ['flow', 0, 'who'], node: 'n', params: {} },
  ])
})

test('what the other tests play with can be published', () => {
  const topics = (testFlow: ReturnType<typeof flow>) => JSON.stringify(testFlow.definition).match(/topic\.\w+/g) ?? []
  fc.assert(
    fc.property(flows(false), (testFlow) => {
      const errors = validateDefinition(testFlow.definition, testFlow.form, offers(...topics(testFlow))).filter(
        ({ level }) => level === 'error',
      )
      // The kit allows every action everywhere and makes random conditions; the engine must cope with both.
      expect(errors.filter(({ code }) => !code.startsWith('action.') && code !== 'if.shadowed')).toEqual([])
    }),
    { numRuns: 200 },
  )
})
