import { expect, test } from 'vitest'
import { boxRefusal } from './rules.ts'

const box = { box_no: 'QW-01', dept_id: 1, status: 1, position: 1, last_handover_id: null as number | null }

test('a box keeps its number once it was handed over, its unit and state while it is on its way', () => {
  expect(boxRefusal(box, { ...box, box_no: 'QW-02', dept_id: 2, status: 2 })).toBeNull()
  expect(boxRefusal({ ...box, last_handover_id: 7 }, { ...box, box_no: 'QW-02' })).toMatchObject({ path: 'box_no' })
  expect(boxRefusal({ ...box, last_handover_id: 7 }, { ...box, dept_id: 2 })).toBeNull()
  const underway = { ...box, position: 2, last_handover_id: 7 }
  expect(boxRefusal(underway, box)).toBeNull()
  expect(boxRefusal(underway, { ...box, dept_id: 2 })?.reason).toBe('box.refused.underway')
  expect(boxRefusal(underway, { ...box, status: 3 })?.reason).toBe('box.refused.underway')
  expect(boxRefusal({ ...box, status: 3 }, box)?.reason).toBe('box.refused.scrapped')
})
