import { expect, test } from 'vitest'
import { evolve } from './evolve.ts'
import { draft } from './instance.ts'
import { project } from './project.ts'
import { approve, flow, INITIATOR, users } from './testing/definitions.ts'
import { Game } from './testing/game.ts'

/** All notices of a game as `about: people`. */
function noticesOf(game: Game): readonly string[] {
  let state = draft
  return game.records.flatMap((record) => {
    const next = evolve(state, record)
    const rows = project(state, record, next)
    state = next
    return rows.flatMap((row) => (row.row === 'notice' ? [`${row.about}: ${row.users.join()}`] : []))
  })
}

test('who is told what', () => {
  const game = new Game(
    flow([
      approve('a', [1, 2], { mode: { kind: 'seq' } }),
      { id: 'c', type: 'cc', name: 'c', who: [users(7)] },
      approve('b', [3, 4], { mode: { kind: 'any', anyRefuse: 'first', claim: true } }),
    ]),
    { people: { 2: { leaves: [{ substitute: 6, from: 0, to: Number.MAX_SAFE_INTEGER }] } } },
  )
  game.submit()
  game.agree(1)
  game.give(INITIATOR, { do: 'urge' })
  game.give(6, { do: 'comment', text: '请看' })
  game.giveBack(6, 'initiator')
  expect(noticesOf(game)).toEqual([
    'task: 1',
    'task: 6,2',
    'urged: 6,2',
    'commented: 100',
    'returned: 100',
    'task: 100',
  ])
  game.give(INITIATOR, { do: 'resubmit', patch: {} })
  game.agree(1)
  game.agree(6)
  expect(noticesOf(game).slice(6)).toEqual(['task: 1', 'task: 6,2', 'copied: 7', 'task: 3,4'])
  game.give(4, { do: 'claim', task: game.task(4).no })
  game.agree(4)
  expect(noticesOf(game).at(-1)).toBe('ended: 100')
})
