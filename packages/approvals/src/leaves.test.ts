import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { UserId } from './definition.ts'
import { type KeptLeave, leaveAt, leaveProblem } from './leaves.ts'
import type { Person } from './question.ts'
import { approve, flow, INITIATOR } from './testing/definitions.ts'
import { Game, START } from './testing/game.ts'

const leave = (user: UserId, substitute: UserId, from = 0, to = 10): KeptLeave => ({ user, substitute, from, to })

describe('leaves that may be kept', () => {
  test.each([
    ['LEAVE_SELF', [], leave(1, 1)],
    ['LEAVE_PERIOD', [], leave(1, 2, 5, 5)],
    ['LEAVE_OVERLAP', [leave(1, 2, 0, 5)], leave(1, 3, 4, 8)],
    ['LEAVE_CIRCLE', [leave(1, 2), leave(2, 3)], leave(3, 1)],
    [undefined, [leave(1, 2), leave(2, 3)], leave(3, 4)],
    // Consecutive leaves are no circle.
    [undefined, [leave(1, 2, 0, 5)], leave(2, 1, 5, 9)],
    [undefined, [leave(1, 2, 0, 5), leave(2, 3, 4, 9)], leave(3, 1, 6, 9)],
  ])('%s', (problem, kept, next) => expect(leaveProblem(kept, next)).toBe(problem))

  test('I18 at no moment do people stand in for one another in a circle', () => {
    const some = fc.record({
      user: fc.integer({ min: 1, max: 4 }),
      substitute: fc.integer({ min: 1, max: 4 }),
      from: fc.nat(9),
      to: fc.nat(9),
    })
    fc.assert(
      fc.property(fc.array(some, { maxLength: 12 }), (all) => {
        const accepted: KeptLeave[] = []
        for (const next of all) if (!leaveProblem(accepted, next)) accepted.push(next)
        for (let moment = 0; moment < 10; moment++)
          for (const start of [1, 2, 3, 4]) {
            let user: UserId | undefined = start
            for (let steps = 0; user !== undefined; steps++) {
              expect(steps).toBeLessThan(5)
              user = leaveAt(
                accepted.filter((leave) => leave.user === user),
                moment,
              )?.substitute
            }
          }
        return true
      }),
    )
  })
})

describe('substitution', () => {
  const away = (substitute: UserId, from = START, to = START + 1e9): Partial<Person> => ({
    leaves: [{ substitute, from, to }],
  })
  function started(people: Record<UserId, Partial<Person>>, ids: readonly UserId[] = [1]) {
    const game = new Game(flow([approve('n', ids)]), { people })
    game.submit()
    return game
  }

  test('within the dates, else not', () => {
    expect(started({ 1: away(2) }).open).toEqual(['n:2'])
    expect(started({ 1: away(2, START + 1e6) }).open).toEqual(['n:1'])
    expect(started({ 1: away(2, 0, START) }).open).toEqual(['n:1'])
  })

  test('the principal is kept, may act as well, and is named', () => {
    const game = started({ 1: away(2) })
    expect(game.instance.tasks[0]).toMatchObject({ assignee: 2, principal: 1 })
    game.agree(2)
    expect(game.records.find(({ event }) => event.type === 'decided')).toMatchObject({ actor: 2, onBehalfOf: 1 })
    const otherGame = started({ 1: away(2) })
    expect(otherGame.give(1, { do: 'agree', task: 1 })).toBe('ok')
    expect(otherGame.records.find(({ event }) => event.type === 'decided')).toMatchObject({
      actor: 1,
      onBehalfOf: null,
    })
    expect(otherGame.give(2, { do: 'agree', task: 1 })).toBe('ENDED')
  })

  test('chains are followed, past who may not', () => {
    expect(started({ 1: away(2), 2: away(3) }).open).toEqual(['n:3'])
    expect(started({ 1: away(2), 2: { mayAct: false } }).open).toEqual(['n:1'])
  })

  test('never the initiator, never who is on the node anyway, never in a circle: then the principal keeps it', () => {
    expect(started({ 1: away(INITIATOR) }).open).toEqual(['n:1'])
    expect(started({ 1: away(2) }, [1, 2]).open).toEqual(['n:1', 'n:2'])
    expect(started({ 1: away(2), 3: away(2) }, [1, 3]).open).toEqual(['n:2', 'n:3'])
    expect(started({ 1: away(2), 2: away(1) }).open).toEqual(['n:1'])
  })

  test('also of who is named by hand', () => {
    const game = started({ 5: away(6) })
    game.give(1, { do: 'transfer', task: 1, to: 5 })
    expect(game.instance.tasks[1]).toMatchObject({ assignee: 6, principal: 5 })
  })
})
