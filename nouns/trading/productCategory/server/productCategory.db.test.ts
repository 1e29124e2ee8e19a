import { granted } from '@shouya/server/testing/factories.ts'
import { type Post, type TestApp, testApp } from '@shouya/server/testing/testApp.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeCategory, makeProduct, trader } from '../../server/testing/goods.ts'

let t: TestApp
let post: Post
beforeAll(async () => {
  t = await testApp()
  post = await t.as('trade_admin')
})
afterAll(() => t?.close())

type Category = { id: number; version: number; status: number; empty: boolean }
const list = async (): Promise<Category[]> => granted(await post('Product/GetCategoryList'))
const refused = async (body: object) => {
  const { Code, Data } = await post('Product/SaveCategory', body)
  return [Code, Data?.[0]?.path ?? Data?.path]
}

test('the tree has three levels and no circle; a name is there once below one parent [C-3-27 C-7.2-53]', async () => {
  const first = await makeCategory(post, { category_name: '一级' })
  const second = await makeCategory(post, { category_name: '二级', parent_id: first.id })
  const third = await makeCategory(post, { category_name: '三级', parent_id: second.id })
  expect(await refused({ category_name: '四级', parent_id: third.id })).toEqual([1001, 'parent_id'])
  const moved = (to: number) => ({ ...first, category_name: '一级', parent_id: to })
  expect(await refused(moved(third.id))).toEqual([1001, 'parent_id'])
  expect(await refused(moved(first.id))).toEqual([1001, 'parent_id'])
  // With what is below it, it would be too deep.
  expect(await refused(moved((await makeCategory(post)).id))).toEqual([1001, 'parent_id'])
  expect(await refused({ category_name: '二级', parent_id: first.id })).toEqual([1003, 'category_name'])
  expect(await refused({ category_name: '没有', parent_id: 999_999 })).toEqual([1001, 'parent_id'])
  // Elsewhere the name is free, and a category may move up.
  granted(await post('Product/SaveCategory', { ...third, category_name: '二级', parent_id: null }))
})

test('a closed category takes nothing new, and what is in it stays', async () => {
  const by = await trader(t)
  const category = await makeCategory(post)
  const { id } = await makeProduct(t, by, { category_id: category.id })
  granted(await post('Product/SaveCategory', { ...category, category_name: '停用的', status: 0 }))
  expect((await list()).find((row) => row.id === category.id)).toMatchObject({ status: 0, empty: false })
  expect(await refused({ category_name: '下级', parent_id: category.id })).toEqual([1001, 'parent_id'])
  const { Data } = await post('Product/Get', { id })
  expect(Data).toMatchObject({ category_name: '停用的' })
})

test('a category goes only while nothing refers to it', async () => {
  const parent = await makeCategory(post)
  const child = await makeCategory(post, { parent_id: parent.id })
  const gone = ({ id, version }: { id: number; version: number }) => post('Product/DeleteCategory', { id, version })
  expect(await gone(parent)).toMatchObject({ Code: 1006 })
  await makeProduct(t, await trader(t), { category_id: child.id })
  expect(await gone(child)).toMatchObject({ Code: 1006 })
  expect(await gone(await makeCategory(post))).toMatchObject({ Code: 0 })
})
