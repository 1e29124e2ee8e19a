import { expect, test } from 'vitest'
import { deptTree } from './deptTree.ts'

const dept = (id: number, parent_id: number | null, status = 1) => ({
  id,
  parent_id,
  dept_name: `N${id}`,
  dept_code: `C${id}`,
  status,
})

test('units hang under their parents, those cut off from theirs are roots', () => {
  const tree = deptTree([dept(3, 1), dept(15, 3), dept(27, 15, 0), dept(40, null)])
  expect(tree.map((node) => node.value)).toEqual([3, 40])
  expect(tree[0]?.children[0]?.children[0]).toMatchObject({ value: 27, disabled: true, search: 'n27 c27' })
})
