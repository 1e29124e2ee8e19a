import { expect, test } from 'vitest'
import { openGate } from './gate.ts'

const busy = { name: 'Busy' }
const settle = () => new Promise(setImmediate)

/** Enters the gate and records the order of the turns. */
function runner(limits: Parameters<typeof openGate>[0]) {
  const gate = openGate(limits)
  const begun: string[] = []
  const leaves = new Map<string, () => void>()
  const enter = (account: number, name: string, gone?: AbortSignal) =>
    gate.enter(account, gone).then((leave) => {
      begun.push(name)
      leaves.set(name, leave)
    })
  return { gate, begun, enter, leave: (name: string) => leaves.get(name)?.() }
}

test('an account waits behind itself, in its order, and nobody waits for it', async () => {
  const { gate, begun, enter, leave } = runner({ each: 2, all: 10, waiting: 5 })
  for (const name of ['a1', 'a2', 'a3', 'a4']) void enter(1, name)
  void enter(2, 'b1')
  await settle()
  expect(begun).toEqual(['a1', 'a2', 'b1'])
  expect([gate.underWay(1), gate.underWay(2), gate.underWay()]).toEqual([2, 1, 3])
  leave('a2')
  leave('a2')
  await settle()
  expect(begun).toEqual(['a1', 'a2', 'b1', 'a3'])
})

test('where the process is the limit, accounts have their turns one after the other', async () => {
  const { begun, enter, leave } = runner({ each: 1, all: 1, waiting: 9 })
  for (const name of ['a1', 'a2', 'a3']) void enter(1, name)
  for (const name of ['b1', 'b2']) void enter(2, name)
  void enter(3, 'c1')
  for (let done = 0; done < 6; done++) {
    await settle()
    leave(begun.at(-1) ?? '')
  }
  expect(begun).toEqual(['a1', 'b1', 'c1', 'a2', 'b2', 'a3'])
})

test('what waits beyond the queue is refused; what nobody waits for any more leaves it', async () => {
  const { gate, begun, enter, leave } = runner({ each: 1, all: 9, waiting: 2 })
  const gone = new AbortController()
  void enter(1, 'a1')
  const left = enter(1, 'a2', gone.signal)
  void enter(1, 'a3')
  await expect(enter(1, 'a4')).rejects.toMatchObject(busy)
  gone.abort()
  await expect(left).rejects.toMatchObject(busy)
  await expect(enter(1, 'late', gone.signal)).rejects.toMatchObject(busy)
  leave('a1')
  await settle()
  expect(begun).toEqual(['a1', 'a3'])
  leave('a3')
  expect([gate.underWay(1), gate.underWay()]).toEqual([0, 0])
})
