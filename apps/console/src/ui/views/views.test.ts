import { expect, test } from 'vitest'
import { keepRefused, keptView, sharedWith, shareOf, shownView, type View } from './views.ts'

const nobody = { role_id: null, role_name: null, dept_id: null, dept_name: null }
const base = { version: 1, columns: null, own: true, owner_name: '甲', editable: true, is_default: false, ...nobody }
const late: View = { ...base, id: 1, name: '超时', query: 'status=3' }
const sharedView: View = { ...base, id: 2, name: '本机构', query: 'dept_id=7', own: false, editable: false, dept_id: 7 }

test('a name is kept once: an own view of that name is replaced, another’s is not', () => {
  const kept = { list: 'A.list', query: 'status=4', columns: null }
  expect(keptView([late, sharedView], { ...kept, name: '超时' }, '')).toMatchObject({
    id: 1,
    version: 1,
    query: 'status=4',
  })
  expect(keptView([late, sharedView], { ...kept, name: '本机构' }, 'role 3')).toEqual({
    ...kept,
    name: '本机构',
    role_id: 3,
    dept_id: null,
  })
})

test('whom a view is shared with is one choice', () => {
  expect([shareOf(late), shareOf(sharedView), shareOf({ ...late, role_id: 3 })]).toEqual(['', 'dept 7', 'role 3'])
  expect(sharedWith('dept 7')).toEqual({ role_id: null, dept_id: 7 })
  expect(sharedWith('')).toEqual({ role_id: null, dept_id: null })
})

test('no name and too much are refused', () => {
  expect([keepRefused('', 'a=1'), keepRefused('a', 'a'.repeat(401)), keepRefused('a', '')]).toEqual([true, true, false])
})

test('the list shows the view that asks what it asks', () => {
  expect(shownView([late, sharedView], 'dept_id=7')).toBe(sharedView)
  expect(shownView([{ ...late, query: '' }], '')).toBeUndefined()
})
