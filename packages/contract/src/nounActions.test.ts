import { code, flag, line, person, unit } from '@shouya/noun/field'
import { defineNoun } from '@shouya/noun/noun'
import { expect, test } from 'vitest'
import { queryOf } from './nounActions.ts'

const key = defineNoun({
  name: 'key',
  controller: 'Key',
  table: 'key',
  permission: 'key',
  route: '/key',
  fields: {
    key_no: line(20, 1),
    dept_name: unit('dept_id'),
    copy_type: code('copy_type', { min: 1, max: 3 }),
    holder_user_name: person('holder_user_id', { optional: true }),
    sealed: flag(),
  },
  query: { sorts: ['key_no'], equals: ['copy_type', 'holder_user_name', 'sealed'] },
})

test('a filter that compares a field with one value is named like its column and has the limits of the field', () => {
  const { filters, list } = queryOf(key)
  expect(Object.keys(filters)).toEqual(['copy_type', 'holder_user_id', 'sealed'])
  expect(list.parse({})).not.toHaveProperty('holder_user_id')
  expect(list.parse({ copy_type: 3, holder_user_id: 7, sealed: false })).toMatchObject({ holder_user_id: 7 })
  for (const body of [{ copy_type: 4 }, { holder_user_id: 0 }, { sealed: 1 }, { copy_type: null }])
    expect(list.safeParse(body).success).toBe(false)
})
