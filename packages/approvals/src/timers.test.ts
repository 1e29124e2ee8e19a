import { describe, expect, test } from 'vitest'
import type { Due, FlowNode } from './definition.ts'
import { approve, flow, INITIATOR, users } from './testing/definitions.ts'
import type { Directory } from './testing/directory.ts'
import { Game } from './testing/game.ts'

function started(nodes: readonly FlowNode[], directory: Directory = {}) {
  const game = new Game(flow(nodes), directory)
  expect(game.submit()).toBe('ok')
  return game
}

const due = (more: Partial<Due>): Due => ({ hours: 1, calendar: 'all', outcome: 'agree', ...more })

describe('time-outs', () => {
  test('are the system’s, never somebody’s decision', () => {
    const game = started([approve('a', [1], { due: due({}) }), approve('b', [2])])
    expect(game.give(1, { do: 'timeout', task: 1 })).toBe('NOT_SYSTEM')
    expect(game.give(null, { do: 'timeout', task: 1 })).toBe('NOT_DUE')
    expect(game.give(null, { do: 'agree', task: 1 })).toBe('NOT_SYSTEM')
    game.tick()
    expect(game.instance.tasks[0]).toMatchObject({ status: 'agreed', auto: 'timeout', endedBy: null })
    expect(game.instance.acted).toBe(false)
    expect(game.give(null, { do: 'timeout', task: 1 })).toBe('TASK_CLOSED')
  })

  test('also of a task that waits for advice', () => {
    const game = started([approve('a', [1], { due: due({}) })])
    game.give(1, { do: 'delegate', task: 1, to: 2 })
    game.tick()
    expect([game.status, game.instance.tasks[1]?.status]).toEqual(['approved', 'cancelled'])
  })

  test('go on upwards until there is nobody, then rest', () => {
    const escalate = due({ outcome: 'escalate' })
    const game = started([approve('a', [1], { due: escalate })], {
      superiors: { 1: [2], 2: [INITIATOR], [INITIATOR]: [] },
    })
    game.tick()
    expect(game.instance.tasks[1]).toMatchObject({ assignee: 2, origin: 'timeout', by: null })
    game.tick()
    expect([game.open, game.tick()]).toEqual([['a:2'], 'no timer'])
  })

  test('transfer to the first who may: not the initiator, not who has it, not who may not act', () => {
    const to = [users(INITIATOR, 1, 9, 4)]
    const game = started([approve('a', [1, 2], { due: due({ outcome: 'transfer', to }) })], {
      people: { 9: { mayAct: false } },
    })
    game.tick()
    expect(game.open).toEqual(['a:2', 'a:4'])
  })

  test('what is reminded stays overdue since its limit, also after the last reminder', () => {
    const game = started([approve('a', [1], { due: due({ outcome: 'none', remindEvery: 2, maxReminds: 2 }) })])
    const limit = Number(game.instance.tasks[0]?.openedAt) + 3_600_000
    const task = () => game.instance.tasks[0]
    expect(task()).toMatchObject({ dueAt: limit, timerAt: limit })
    game.tick()
    expect(task()).toMatchObject({ dueAt: limit, timerAt: game.now + 2 * 3_600_000, reminds: 1 })
    game.tick()
    expect(task()).toMatchObject({ dueAt: limit, timerAt: null, reminds: 2 })
    expect(game.tick()).toBe('no timer')
    game.agree(1)
    expect(task()).toMatchObject({ dueAt: null, timerAt: null })
  })

  test('in turn: the time of the second begins with their turn', () => {
    const game = started([approve('a', [1, 2], { mode: { kind: 'seq' }, due: due({}) })])
    expect(game.instance.tasks[1]?.dueAt).toBeNull()
    game.agree(1)
    expect(Number(game.instance.tasks[1]?.dueAt)).toBe(game.now + 3_600_000)
  })

  test('nobody picks for the next node: the empty policy decides', () => {
    const next = approve('b', [], { who: [{ rule: 'previousPick', min: 1, max: 1 }] })
    const game = started([approve('a', [1], { due: due({}) }), next], { admins: [9] })
    game.tick()
    expect(game.open).toEqual(['b:9'])
  })
})

test('nobody at all is a refusal with its node, and nothing happens', () => {
  const game = new Game(flow([approve('a', [1]), approve('b', [9])]), { people: { 9: { mayAct: false } } })
  game.submit()
  expect([game.agree(1), game.open]).toEqual(['NO_APPROVER', ['a:1']])
})

test('a pool that nobody claims is decided by time as well', () => {
  const claim = { kind: 'any', anyRefuse: 'first', claim: true } as const
  const game = started([approve('a', [1, 2], { mode: claim, due: due({ outcome: 'escalate' }) })], {
    superiors: { 1: [7] },
  })
  game.tick()
  expect(game.open).toEqual(['a:7'])
})

test('submitted anew and revoked: linked requests', () => {
  const otherTrigger = { id: 'u', type: 'trigger', topic: 'made', undo: 'other' } as const
  const testFlow = flow([otherTrigger, { id: 't', type: 'trigger', topic: 'made', undo: 'unmade' }, approve('a', [1])])
  const submit = (status: 'approved' | 'refused' | 'running', as: 'again' | 'revocation', actor = INITIATOR) => {
    const game = new Game(testFlow)
    const link = { as, instance: 7, status, effects: [{ topic: 'made', node: 't' }] }
    const profile = { id: INITIATOR, name: '', dept: 1, deptPath: [1], company: 1, roles: [], posts: [] }
    const order = { do: 'submit', initiator: profile, form: {}, definitionVersion: 1, formVersion: 1, link } as const
    return [game.give(actor, order, { admin: actor === 900 }), game] as const
  }
  expect(submit('refused', 'again')[0]).toBe('ok')
  expect(submit('approved', 'again')[0]).toBe('LINK_NOT_ALLOWED')
  expect(submit('running', 'revocation')[0]).toBe('LINK_NOT_ALLOWED')
  expect(submit('approved', 'revocation', 5)[0]).toBe('NOT_INITIATOR')
  const [result, revocation] = submit('approved', 'revocation', 900)
  expect([result, revocation.instance.effects]).toEqual(['ok', []])
  revocation.agree(1)
  expect(revocation.instance.effects).toEqual([{ topic: 'unmade', node: null }])
})

test('at the very moment, not a minute before', () => {
  const delay = { id: 'd', type: 'delay', hours: 1, calendar: 'all' } as const
  const game = started([delay, approve('a', [1], { due: due({}) })])
  const at = (moment: number) => {
    // Every command comes a minute later.
    game.now = moment - 60_000
  }
  const elapses = Number(game.instance.marks.d?.elapsesAt)
  at(elapses - 1)
  expect(game.give(null, { do: 'elapse', node: 'd' })).toBe('NOT_DUE')
  at(elapses)
  expect(game.give(null, { do: 'elapse', node: 'd' })).toBe('ok')
  expect(game.give(INITIATOR, { do: 'urge' })).toBe('ok')
  const again = game.now + 30 * 60_000
  at(again - 1)
  expect(game.give(INITIATOR, { do: 'urge' })).toBe('URGE_TOO_SOON')
  at(again)
  expect(game.give(INITIATOR, { do: 'urge' })).toBe('ok')
  const overdue = Number(game.instance.tasks[0]?.dueAt)
  at(overdue - 1)
  expect(game.give(null, { do: 'timeout', task: 1 })).toBe('NOT_DUE')
  at(overdue)
  expect(game.give(null, { do: 'timeout', task: 1 })).toBe('ok')
})
