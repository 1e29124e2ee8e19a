import { expect, test } from 'vitest'
import { chosenGates } from './chosenGates.mjs'
import { deepGates, gates } from './gates.mjs'

const FILE = 'e2e/checks.test.ts'
const names = (...args: string[]) => chosenGates(args).map(({ name }) => name)

test('all gates in their order, or those that are named', () => {
  expect(chosenGates([])).toEqual(gates)
  expect(chosenGates(['--deep'])).toEqual(deepGates)
  expect(names('--only', 'unit', '--only', 'types')).toEqual(['types', 'unit'])
})

test('a gate runs the files that are named behind it, and nothing else', () => {
  const [browser, ...others] = chosenGates(['--only', 'browser', FILE])
  expect(others).toEqual([])
  expect(browser).toMatchObject({ browser: true, command: ['vitest', 'run', '--project', 'browser', FILE] })
  const two = chosenGates(['--only', 'server', 'a.db.test.ts', 'b.db.test.ts'])
  expect(two[0]?.command.slice(-2)).toEqual(['a.db.test.ts', 'b.db.test.ts'])
  // The list itself is not mutated.
  expect(names()).toEqual(gates.map(({ name }) => name))
  expect(gates.find(({ name }) => name === 'browser')?.command).not.toContain(FILE)
})

test('options of the program stand behind another --', () => {
  expect(chosenGates(['--only', 'unit', FILE, '--', '-t', 'some title'])[0]?.command.slice(-3)).toEqual([
    ...[FILE, '-t', 'some title'],
  ])
})

test.each([
  [['--only', 'bowser'], 'There is no gate "bowser"'],
  [[FILE], `Which gate is "${FILE}" for?`],
  [['--only', 'unit', '--only', 'browser', FILE], `Which gate is "${FILE}" for?`],
  [['--only', 'types', FILE], 'The gate "types" takes no files'],
])('%j is refused in words', (args, words) => {
  expect(() => chosenGates(args)).toThrow(words)
})
