import { expect, test } from 'vitest'
import { askedFor } from './askedFor.ts'
import { offersOf, taskInHand } from './offers.ts'
import type { Task } from './request.ts'

const asks = { reason: 'onRefuse', signature: false, cc: false, targets: [] } as NonNullable<Task['asks']>
const task = (id: number, allowed: Task['allowed'], more: Partial<Task> = {}) =>
  ({ id, no: id, allowed, asks: null, ...more }) as Task

test('only what the server allows is offered, what matters most first', () => {
  const ownTask = task(1, ['transfer', 'return', 'agree', 'refuse'])
  const offers = offersOf({ tasks: [ownTask], allowed: ['comment', 'print', 'submit', 'delete', 'reveal'] }, ownTask)
  expect(offers.map(({ move }) => move)).toEqual(['agree', 'refuse', 'return', 'transfer', 'comment'])
})

test('of two tasks the one that the address names is in hand; those that one added can be taken away beside it', () => {
  const [first, second, added] = [task(1, ['agree']), task(2, ['agree', 'refuse']), task(3, ['removeSign'])]
  const tasks = [first, second, added]
  expect(taskInHand({ tasks }, 2)).toBe(second)
  expect(taskInHand({ tasks }, 3)).toBe(first)
  expect(taskInHand({ tasks }, undefined)).toBe(first)
  const offers = offersOf({ tasks, allowed: [] }, second)
  expect(offers.map(({ move, task: of }) => [move, of?.id])).toEqual([
    ['agree', 2],
    ['refuse', 2],
    ['removeSign', 3],
  ])
})

test('a task that nobody has is claimed first', () => {
  const pooled = task(1, ['claim'])
  expect(taskInHand({ tasks: [pooled] }, undefined)).toBe(pooled)
  // A task that another person must agree to can still be refused or transferred, but comes after tasks that the user
  // can agree to.
  const barred = task(8, ['refuse', 'transfer'], { needs_another: true })
  expect(taskInHand({ tasks: [pooled, barred] }, undefined)).toBe(barred)
  expect(taskInHand({ tasks: [barred, task(9, ['agree'])] }, undefined)?.id).toBe(9)
})

test('the initiator informs by their own right, others from their task where its node lets them', () => {
  const ownTask = task(1, ['agree'], { asks: { ...asks, cc: true } })
  expect(offersOf({ tasks: [ownTask], allowed: [] }, ownTask).at(-1)).toMatchObject({ move: 'cc', task: ownTask })
  const both = offersOf({ tasks: [ownTask], allowed: ['cc'] }, ownTask).filter(({ move }) => move === 'cc')
  expect(both).toEqual([{ move: 'cc', danger: false }])
})

test.each([
  ['never', 'optional', 'optional'],
  ['onRefuse', 'optional', 'required'],
  ['always', 'required', 'required'],
] as const)('a node that wants reasons %s: agreeing %s, refusing and returning %s', (reason, agree, refuse) => {
  const node = { ...asks, reason }
  expect(askedFor('agree', node).opinion).toBe(agree)
  expect(askedFor('addAfter', node).opinion).toBe(agree)
  expect(askedFor('refuse', node).opinion).toBe(refuse)
  expect(askedFor('return', node)).toMatchObject({ opinion: refuse, target: true })
})

test('what decides is signed where the node wants it, what does not decide is not', () => {
  const node = { ...asks, signature: true }
  for (const move of ['agree', 'refuse', 'return', 'addAfter'] as const)
    expect(askedFor(move, node).signature).toBe(true)
  for (const move of ['transfer', 'delegate', 'addBefore', 'addParallel', 'claim', 'takeBack', 'comment'] as const)
    expect(askedFor(move, node).signature).toBe(false)
})

test('only agreeing takes along what was written into the form', () => {
  const moves = ['agree', 'addAfter', 'refuse', 'return', 'transfer'] as const
  expect(moves.map((move) => askedFor(move, asks).form)).toEqual([true, true, false, false, false])
})
