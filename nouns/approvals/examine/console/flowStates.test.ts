import { expect, test } from 'vitest'
import { flowStates } from './flowStates.ts'

const mark = (state: 'open' | 'done') => ({
  state,
  how: null,
  fallback: null,
  people: [],
  opened_time: '',
  ended_time: null,
})

test('what was passed, where it waits, what would follow, and what is not on the way', () => {
  const stateOf = flowStates({
    marks: { n1: mark('done'), g1: mark('open'), n2: mark('open') },
    branches: ['b1'],
    next: [{ node: 'n3', name: '', type: 'approve', people: [], claim: false, unable: [], fallback: null, how: null }],
    next_branches: ['b3'],
  })
  const ids = ['n1', 'g1', 'n2', 'b1', 'b2', 'b3', 'n3', 'toString']
  expect(ids.map(stateOf)).toEqual(['done', 'open', 'open', 'done', 'skipped', 'future', 'future', 'skipped'])
})
