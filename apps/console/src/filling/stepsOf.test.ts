import { expect, test } from 'vitest'
import { stepsOf } from './stepsOf.ts'

test('reads the place of a refusal', () => {
  expect(stepsOf('data.reason')).toEqual(['reason'])
  expect(stepsOf('data.people.0.name')).toEqual(['people', 0, 'name'])
  expect(stepsOf('data.7')).toEqual(['7'])
  expect(stepsOf('version_id')).toEqual([])
})
