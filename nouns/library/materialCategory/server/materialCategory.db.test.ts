import { granted } from '@shouya/server/testing/factories.ts'
import { type Post, type TestApp, testApp } from '@shouya/server/testing/testApp.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeMaterial } from '../../material/server/testing/makeMaterial.ts'

let t: TestApp
let hq: Post
beforeAll(async () => {
  t = await testApp()
  hq = await t.as('hq_security')
})
afterAll(() => t?.close())

type Category = {
  id: number
  version: number
  parent_id: number | null
  category_name: string
  type: number
  empty: boolean
}
const list = async (): Promise<Category[]> => granted(await hq('File/GetCategoryList'))
const make = async (category_name: string, parent_id: number | null = null): Promise<Category> => ({
  ...granted(await hq('File/SaveCategory', { type: 1, category_name, parent_id })),
  category_name,
})
const refused = async (body: object) => (await hq('File/SaveCategory', { type: 1, ...body })).Data?.[0]?.path

test('both types begin with the categories of the bank [C-7.2-69]', async () => {
  const names = (await list()).map(({ type, category_name }) => `${type} ${category_name}`)
  expect(names).toHaveLength(15)
  expect(names).toEqual(expect.arrayContaining(['1 法律法规', '1 考试题库', '2 设计图纸', '2 合同']))
})

test('the tree has three levels and no circle; a name is there once below one parent', async () => {
  const first = await make('一级')
  const second = await make('二级', first.id)
  const third = await make('三级', second.id)
  expect(await refused({ category_name: '四级', parent_id: third.id })).toBe('parent_id')
  expect(await refused({ id: first.id, version: first.version, category_name: '一级', parent_id: third.id })).toBe(
    'parent_id',
  )
  expect(await refused({ id: first.id, version: first.version, category_name: '一级', parent_id: first.id })).toBe(
    'parent_id',
  )
  expect(await hq('File/SaveCategory', { type: 1, category_name: '二级', parent_id: first.id })).toMatchObject({
    Code: 1003,
  })
  const [building] = (await list()).filter(({ type }) => type === 2)
  expect(await refused({ category_name: '混', parent_id: building?.id })).toBe('parent_id')
  expect(await refused({ category_name: '阶段', stages: [1] })).toBe('stages')
  // With what is below it, it would be too deep.
  const other = await make('另一级')
  expect(await refused({ id: first.id, version: first.version, category_name: '一级', parent_id: other.id })).toBe(
    'parent_id',
  )
})

test('a category goes only while nothing refers to it', async () => {
  const parent = await make('父级')
  const child = await make('子级', parent.id)
  const gone = (category: Category) => hq('File/DeleteCategory', { id: category.id, version: category.version })
  expect(await gone(parent)).toMatchObject({ Code: 1006 })
  await makeMaterial(t, hq, { category_id: child.id })
  expect(await gone(child)).toMatchObject({ Code: 1006 })
  const empty = await make('空的')
  expect(await gone(empty)).toMatchObject({ Code: 0 })
  expect((await list()).filter(({ id }) => id === child.id)).toMatchObject([{ empty: false }])
})

test('they are of the whole bank: a branch reads them and does not change them', async () => {
  const branch = await t.as('branch_security')
  expect(granted(await branch('File/GetCategoryList')).length).toBeGreaterThan(14)
  expect(await branch('File/SaveCategory', { type: 1, category_name: '分行的' })).toMatchObject({ Code: 403 })
  expect(await (await t.as('guard'))('File/SaveCategory', { type: 1, category_name: '保安的' })).toMatchObject({
    Code: 401,
  })
})
