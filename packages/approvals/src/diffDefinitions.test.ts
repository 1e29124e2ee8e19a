import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { FlowNode } from './definition.ts'
import { type DefinitionChange, diffDefinitions } from './diffDefinitions.ts'
import { flows } from './testing/arbitrary.ts'
import { above, approve, branch, definition, gateway, otherwise } from './testing/definitions.ts'

const of = (...nodes: FlowNode[]) => definition(nodes)
const short = (change: DefinitionChange) => [change.is, change.node, change.is === 'set' ? change.attribute : null]
const diff = (before: FlowNode[], after: FlowNode[]) => diffDefinitions(of(...before), of(...after)).map(short)

const [a, b, c] = [approve('a', [1]), approve('b', [2]), approve('c', [3])]

test('a definition does not differ from itself, nor from the same with its keys in another order', () => {
  fc.assert(
    fc.property(flows(false), ({ definition }) => {
      const turned = Object.fromEntries(
        Object.entries(structuredClone(definition)).toReversed(),
      ) as unknown as typeof definition
      expect(diffDefinitions(definition, turned)).toEqual([])
    }),
  )
})

test('what comes, goes, and is set', () => {
  expect(diff([a, b], [b, c])).toEqual([
    ['added', 'c', null],
    ['removed', 'a', null],
  ])
  expect(diff([a], [{ ...approve('a', [9]), name: 'x' }])).toEqual([
    ['set', 'a', 'who'],
    ['set', 'a', 'name'],
  ])
  const changes = diffDefinitions(of(a), { ...of(a), start: { fields: { memo: 'hidden' }, picks: [] } })
  expect(changes).toMatchObject([{ is: 'set', node: null, attribute: 'start.fields', to: { memo: 'hidden' } }])
})

test('as few moves as explain the order', () => {
  expect(diff([a, b, c], [c, a, b])).toEqual([['moved', 'c', null]])
  expect(diff([a, b, c], [a, b, c])).toEqual([])
})

test('a node that goes into a branch is moved; its branch is a part of its own', () => {
  const inside = gateway('choice', 'g', branch('x', [a], above(1)), otherwise('y', [b]))
  const outside = gateway('choice', 'g', branch('x', [], above(2)), otherwise('y', [b]))
  expect(diff([outside, a], [inside])).toEqual([
    ['set', 'x', 'if'],
    ['moved', 'a', null],
  ])
})
