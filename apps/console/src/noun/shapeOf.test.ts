import { code, day, flag, line, unit } from '@shouya/noun/field'
import { expect, test } from 'vitest'
import { shapeOf } from './shapeOf.ts'

const fields = {
  biz_date: day(),
  dept_name: unit('owner_id'),
  status: code('enable'),
  sealed: flag(),
  city: line(20, 1),
}

test('filters that compare a field with one value stand in the address under its column, by the kind of the field', () => {
  const equals = ['dept_name', 'status', 'sealed', 'city'] as const
  const query = { sorts: ['biz_date'], days: 'biz_date', equals, flags: ['open'] } as const
  expect(shapeOf({ fields, query }, { family: 'text' })).toEqual({
    ...{ begin_date: 'text', end_date: 'text', owner_id: 'int', status: 'int', sealed: 'bool', city: 'text' },
    ...{ family: 'text', open: 'flag' },
  })
})
