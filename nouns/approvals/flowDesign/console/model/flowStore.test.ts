import type { Branch, Definition, FlowNode, NodeId } from '@shouya/approvals/definition'
import { flowDefinition } from '@shouya/contract/flowDefinition'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { FlowCommand } from './applyCommand.ts'
import { clipText, nodesOfText } from './clipText.ts'
import { flowStore, isDirty } from './flowStore.ts'
import { newIds, takenIn } from './ids.ts'
import { makeNode } from './makeNode.ts'
import { placesOf } from './places.ts'
import { stepOf, type Way } from './ways.ts'

const approve = (id: NodeId, more: object = {}): FlowNode => ({
  id,
  type: 'approve',
  name: id,
  who: [{ rule: 'users', users: [1] }],
  mode: { kind: 'all' },
  ...more,
})

const parallel = (id: NodeId, ...branches: Branch[]): FlowNode => ({ id, type: 'parallel', branches })

const flow = (...nodes: FlowNode[]): Definition => ({
  format: 1,
  name: '流程',
  policies: {
    withdraw: 'untilEnd',
    duplicate: 'never',
    duplicateIfFormChanged: 'ask',
    selfApprove: 'superior',
    empty: { to: 'admin' },
    maxRounds: 5,
    urgeEvery: 30,
  },
  start: { fields: {}, picks: [] },
  flow: nodes,
})

/** `a [b c | d] e`. */
const sample = () =>
  flow(
    approve('n1'),
    parallel('n2', { id: 'b1', flow: [approve('n3'), approve('n4')] }, { id: 'b2', flow: [approve('n5')] }),
    approve('n6'),
  )

const outline = (nodes: readonly FlowNode[]): string =>
  nodes
    .map((node) => ('branches' in node ? `[${node.branches.map((each) => outline(each.flow)).join('|')}]` : node.id))
    .join(' ')

function after(definition: Definition, ...commands: FlowCommand[]): string {
  const store = flowStore(definition)
  for (const command of commands) store.run(command)
  return outline(store.getState().history.present.flow)
}

describe('nodes', () => {
  test.each([
    [{ do: 'move', id: 'n6', to: { flow: '', at: 0 } }, 'n6 n1 [n3 n4|n5]'],
    [{ do: 'move', id: 'n1', to: { flow: 'b2', at: 1 } }, '[n3 n4|n5 n1] n6'],
    [{ do: 'move', id: 'n3', to: { flow: 'b1', at: 2 } }, 'n1 [n4 n3|n5] n6'],
    [{ do: 'duplicate', id: 'n1' }, 'n1 n7 [n3 n4|n5] n6'],
    [{ do: 'duplicate', id: 'n2' }, 'n1 [n3 n4|n5] [n8 n9|n10] n6'],
    [{ do: 'duplicate', id: 'b2' }, 'n1 [n3 n4|n5|n8] n6'],
    [{ do: 'remove', id: 'n2' }, 'n1 n6'],
    [{ do: 'remove', id: 'b1' }, 'n1 n5 n6'],
    [{ do: 'shift', id: 'b1', by: 1 }, 'n1 [n5|n3 n4] n6'],
    [{ do: 'addBranch', gateway: 'n2' }, 'n1 [n3 n4|n5|] n6'],
  ] as const)('%j gives %s', (command, expected) => expect(after(sample(), command)).toBe(expected))

  test.each([
    { do: 'move', id: 'n2', to: { flow: 'b1', at: 0 } },
    { do: 'move', id: 'n1', to: { flow: '', at: 1 } },
    { do: 'move', id: 'n1', to: { flow: 'gone', at: 0 } },
    { do: 'shift', id: 'b2', by: 1 },
    { do: 'remove', id: 'gone' },
  ] as const satisfies FlowCommand[])('%j does nothing, and is no step of history', (command) => {
    const store = flowStore(sample())
    expect(store.run(command)).toBe(false)
    expect(store.getState().history.past).toEqual([])
  })

  test('the else stays the last branch, and stays', () => {
    const gateway = makeNode('choice', newIds([]), { name: '', branch: () => '', otherwise: '' }, 'x')
    const store = flowStore(flow(gateway))
    store.run({ do: 'addBranch', gateway: 'n1' })
    store.run({ do: 'shift', id: 'b3', by: 1 })
    store.run({ do: 'shift', id: 'b2', by: -1 })
    store.run({ do: 'duplicate', id: 'b2' })
    store.run({ do: 'remove', id: 'b2' })
    const [node] = store.getState().history.present.flow
    expect(node && 'branches' in node && node.branches.map(({ id }) => id)).toEqual(['b1', 'b3', 'b2'])
  })

  test('what a copy says of itself follows, and what it says of others stays', () => {
    const inner = approve('n5', { returnable: ['n4', 'n1', 'initiator'], onRefuse: { do: 'return', to: 'n4' } })
    const store = flowStore(flow(approve('n1'), parallel('n2', { id: 'b1', flow: [approve('n4'), inner] })))
    store.run({ do: 'duplicate', id: 'n2' })
    expect(placesOf(store.getState().history.present).get('n8')).toMatchObject({
      node: { returnable: ['n7', 'n1', 'initiator'], onRefuse: { to: 'n7' } },
    })
  })

  test('a new node does not get the id that a return still names', () => {
    const store = flowStore(flow(approve('n1'), approve('n2', { returnable: ['n9'] })))
    store.run({ do: 'duplicate', id: 'n1' })
    expect(outline(store.getState().history.present.flow)).toBe('n1 n10 n2')
  })

  test('whoever the initiator picks is listed with the start', () => {
    const store = flowStore(flow(approve('n1'), approve('n2')))
    const who = [{ rule: 'initiatorPick', min: 1, max: 1 }] as const
    store.run({ do: 'setNode', node: approve('n2', { who }) })
    expect(store.getState().history.present.start.picks).toEqual(['n2'])
    store.run({ do: 'duplicate', id: 'n2' })
    store.run({ do: 'remove', id: 'n2' })
    expect(store.getState().history.present.start.picks).toEqual(['n3'])
  })
})

describe('groups', () => {
  const grouped = () => flow(approve('n1', { who: [{ rule: 'group', key: '枪库' }] }), approve('n2'))
  const now = (store: ReturnType<typeof flowStore>) => store.getState().history.present

  test('exist while they have people and a rule names them', () => {
    const store = flowStore(grouped())
    store.run({ do: 'setGroup', key: '枪库', users: [3] })
    expect(now(store).groups).toEqual([{ key: '枪库', users: [3] }])
    store.run({ do: 'setGroup', key: '枪库', users: [] })
    expect(now(store)).toEqual(grouped())
    store.undo()
    store.run({ do: 'remove', id: 'n1' })
    expect(now(store).groups).toBeUndefined()
    store.undo()
    expect(now(store).groups).toEqual([{ key: '枪库', users: [3] }])
  })

  test('are called otherwise in all rules, inner ones and those of time-outs among them', () => {
    const to = [{ rule: 'group', key: '枪库' }]
    const from = [{ rule: 'initiatorPick', min: 1, max: 1, from: to }]
    const due = { hours: 1, calendar: 'all', outcome: 'transfer', to }
    const store = flowStore(
      flow(approve('n1', { who: from }), parallel('n2', { id: 'b1', flow: [approve('n3', { due })] })),
    )
    store.run({ do: 'setGroup', key: '枪库', users: [3] })
    expect(store.run({ do: 'renameGroup', from: '枪库', to: '值班组' })).toBe(true)
    expect(JSON.stringify(now(store))).not.toContain('枪库')
    expect(now(store).groups).toEqual([{ key: '值班组', users: [3] }])
    expect(store.run({ do: 'renameGroup', from: '值班组', to: '' })).toBe(false)
    expect(store.run({ do: 'renameGroup', from: '值班组', to: '值班组' })).toBe(false)
  })
})

test.each<[NodeId, Way, string]>([
  ['n1', 'down', '[n3 n4|n5] n1 n6'],
  ['n4', 'down', 'n1 [n3|n5] n4 n6'],
  ['n3', 'up', 'n1 n3 [n4|n5] n6'],
  ['n3', 'right', 'n1 [n4|n3 n5] n6'],
  ['n5', 'left', 'n1 [n5 n3 n4|] n6'],
  ['n1', 'right', '[n1 n3 n4|n5] n6'],
  ['n6', 'left', 'n1 [n3 n4|n5 n6]'],
])('one step: %s %s gives %s', (id, way, expected) => {
  const to = stepOf(sample(), id, way)
  expect(to && after(sample(), { do: 'move', id, to })).toBe(expected)
})

describe('history', () => {
  const named = (name: string): FlowCommand => ({ do: 'setNode', node: approve('n1', { name }) })

  test('typing is one step until something else is selected', () => {
    const store = flowStore(sample())
    for (const name of ['主', '主管']) store.run(named(name), 'n1.name')
    expect(store.getState().history.past).toHaveLength(1)
    store.select('n6')
    store.run(named('主管们'), 'n1.name')
    expect(store.getState().history.past).toHaveLength(2)
  })

  test('what was saved is not unsaved, also after a way there and back', () => {
    const store = flowStore(sample())
    store.run({ do: 'remove', id: 'n1' })
    expect(isDirty(store.getState())).toBe(true)
    store.undo()
    expect(isDirty(store.getState())).toBe(false)
    store.redo()
    store.markSaved(store.getState().history.present)
    expect(isDirty(store.getState())).toBe(false)
  })

  test('what undo takes away does not stay selected', () => {
    const store = flowStore(sample())
    store.run({ do: 'duplicate', id: 'n1' })
    expect(store.getState().selection).toBe('n7')
    store.undo()
    expect(store.getState().selection).toBe(null)
  })
})

describe('clipboard', () => {
  test('nodes come back as they went', () => {
    const { flow: nodes } = sample()
    expect(nodesOfText(clipText(nodes))).toEqual(nodes)
  })

  test.each(['', 'hello', '[]', '{"shouya.flow":[]}', '{"shouya.flow":[{"id":"n1","type":"cc"}]}', 'null'])(
    'nothing is taken from %s',
    (text) => expect(nodesOfText(text)).toBeUndefined(),
  )
})

type Wish = { what: number; one: number; two: number; kind: FlowNode['type'] }

const KINDS = ['approve', 'handle', 'cc', 'choice', 'parallel', 'inclusive', 'delay', 'trigger'] as const

/** A command from four numbers, applied to whatever the flow contains then. */
function commandOf(definition: Definition, { what: command, one: first, two, kind }: Wish): FlowCommand {
  const places = [...placesOf(definition)]
  const [id = 'n1'] = places[first % Math.max(1, places.length)] ?? []
  const branches = ['', ...places.flatMap(([name, place]) => (place.is === 'branch' ? [name] : []))]
  const to = { flow: branches[two % branches.length] ?? '', at: first % 4 }
  const words = { name: '节点', branch: String, otherwise: '其他' }
  const commands: FlowCommand[] = [
    { do: 'add', nodes: [makeNode(kind, newIds(takenIn(definition)), words, 'topic')], to },
    { do: 'move', id, to },
    { do: 'shift', id, by: two % 2 === 0 ? 1 : -1 },
    { do: 'duplicate', id },
    { do: 'remove', id },
    { do: 'addBranch', gateway: id },
    // The content of the clipboard, from this flow or another one.
    { do: 'add', nodes: nodesOfText(clipText(definition.flow.slice(0, 2))) ?? [], to },
  ]
  return commands[command % commands.length] as FlowCommand
}

const wishes = fc.array(
  fc.record({ what: fc.nat(), one: fc.nat(40), two: fc.nat(40), kind: fc.constantFrom(...KINDS) }),
  { maxLength: 25 },
)

function idsOf(nodes: readonly FlowNode[]): NodeId[] {
  return nodes.flatMap((node) =>
    'branches' in node ? [node.id, ...node.branches.flatMap((each) => [each.id, ...idsOf(each.flow)])] : [node.id],
  )
}

test('whatever is done: the shape is that of the contract, every id is there once, and undo and redo lead back', () => {
  fc.assert(
    fc.property(wishes, (list) => {
      const store = flowStore(sample())
      const definitions = [store.getState().history.present]
      for (const wish of list) {
        const { present: now } = store.getState().history
        // A flow may have two hundred nodes; duplicating large ones would take long.
        if (placesOf(now).size > 150) break
        if (store.run(commandOf(now, wish))) definitions.push(store.getState().history.present)
      }
      const last = store.getState().history.present
      expect(flowDefinition.safeParse(last).error).toBeUndefined()
      const ids = idsOf(last.flow)
      expect(new Set(ids).size).toBe(ids.length)
      for (const earlier of definitions.toReversed().slice(1)) {
        store.undo()
        expect(store.getState().history.present).toBe(earlier)
      }
      for (const later of definitions.slice(1)) {
        store.redo()
        expect(store.getState().history.present).toBe(later)
      }
    }),
  )
})
