import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { any, started } from './testing/attributes/kit.ts'
import { nodeAttributes } from './testing/attributes/nodeAttributes.ts'
import { ruleAttributes } from './testing/attributes/ruleAttributes.ts'
import { wholeAttributes } from './testing/attributes/wholeAttributes.ts'
import { approve, users } from './testing/definitions.ts'

/**
 * Each attribute of a definition with a check of its effect. An engine that ignored the attribute would fail here, and
 * a new attribute without an entry fails below (approvals.md 1.4, defect 4).
 */
const attributes: Record<string, () => unknown> = { ...wholeAttributes, ...nodeAttributes, ...ruleAttributes }

/** Attributes that are covered by the tests of others: their parts, or what contains them. */
const shown: Record<string, readonly string[]> = {
  text: ['title'],
  field: ['title'],
  policies: ['withdraw'],
  to: ['empty', 'onRefuse', 'outcome'],
  users: ['empty'],
  pass: ['mode'],
  anyRefuse: ['mode'],
  weight: ['mode'],
  do: ['onRefuse'],
  require: ['reason'],
  due: ['hours'],
  maxReminds: ['remindEvery'],
  branches: ['if'],
  else: ['if'],
  key: ['rule'],
  scope: ['rule'],
  model: ['rule'],
  max: ['min'],
}

test.each(Object.keys(attributes))('the engine obeys %s', (name) => {
  expect.hasAssertions()
  attributes[name]?.()
})

test('every attribute of a definition is on the list', () => {
  const source = readFileSync(join(import.meta.dirname, 'definition.ts'), 'utf8')
  const names = new Set([...source.matchAll(/readonly (\w+)\??:/g)].map(([, name]) => name))
  expect([...names].toSorted()).toEqual([...Object.keys(attributes), ...Object.keys(shown)].toSorted())
})

test('what stands for another is on the list itself', () => {
  expect(
    Object.values(shown)
      .flat()
      .filter((name) => !attributes[name]),
  ).toEqual([])
})

test('previousPick: who decides names the next', () => {
  const next = approve('b', [], { who: [{ rule: 'previousPick', min: 1, max: 1, from: [users(3, 4)] }] })
  const game = started([approve('a', [1], any), next])
  expect(game.agree(1)).toBe('PICK_MISSING')
  expect(game.agree(1, { picks: { b: [5] } })).toBe('PICK_NOT_ALLOWED')
  expect(game.agree(1, { picks: { b: [3], a: [2] } })).toBe('PICK_UNKNOWN')
  expect(game.agree(1, { picks: { b: [3], nowhere: [2] } })).toBe('PICK_UNKNOWN')
  expect(game.agree(1, { picks: { b: [4] } })).toBe('ok')
  expect(game.open).toEqual(['b:4'])
})

test('a node without people is entered and passed like any other', () => {
  const game = started(
    [approve('a', [5]), approve('b', [1])],
    { empty: { to: 'pass' } },
    { people: { 5: { mayAct: false } } },
  )
  expect([game.way, game.instance.marks.a?.act, game.instance.marks.b?.act]).toEqual(['a (a) b', 1, 2])
})
