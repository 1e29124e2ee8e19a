import { expect, test } from 'vitest'
import { z } from 'zod'
import { needsOf, requested } from './requested.ts'

test('what a topic reads of a form is what the form must have; what may be missing is not asked for', () => {
  const fields = z.object({
    company: requested.text().trim().min(1),
    note: requested.text().nullish(),
    persons: requested.rows({ name: requested.text(), unit: requested.text().optional() }),
    holders: requested.twoIds(),
  })
  expect(needsOf(fields)).toEqual([
    { model: 'company', is: 'text' },
    { model: 'persons', is: 'rows', columns: [{ model: 'name', is: 'text' }] },
    { model: 'holders', is: 'ids' },
  ])
  // A choice stores its value as text.
  expect(fields.parse({ company: ' a ', persons: [{ name: 'b' }], holders: ['1', 2] })).toEqual({
    company: 'a',
    persons: [{ name: 'b' }],
    holders: [1, 2],
  })
})
