import { granted } from '@shouya/server/testing/factories.ts'
import { type Post, type TestApp, testApp } from '@shouya/server/testing/testApp.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { consumeBody, makeConsume, makeProduct, sellConsume, trader } from '../../server/testing/goods.ts'

let t: TestApp
let post: Post
let agent: Post
beforeAll(async () => {
  t = await testApp()
  ;[post, agent] = await Promise.all([t.as('trade_admin'), t.as('agent_user')])
})
afterAll(() => t?.close())

const get = async (id: number) => granted(await post('Consume/Get', { id }))
const refused = async (more: object) => {
  const { Code, Data } = await post('Consume/Save', await consumeBody(post, more))
  return [Code, Data?.[0]?.path ?? Data?.path]
}

test('codes are unique, prices in order, units those of the dictionary [C-3-21 C-7.2-43]', async () => {
  const body = await consumeBody(post, { consume_code: 'FQ-500' })
  const { id, version } = granted(await post('Consume/Save', body))
  expect(await get(id)).toMatchObject({ consume_code: 'FQ-500', pieces: 500, per_use_qty: 1, status: 0, low: false })
  expect(await refused({ consume_code: 'FQ-500' })).toEqual([1003, 'consume_code'])
  expect(await refused({ agent_price: 9_801 })).toEqual([1001, 'agent_price'])
  expect(await refused({ unit: 8 })).toEqual([1001, 'unit'])
  expect(await refused({ pieces: 0 })).toEqual([1001, 'pieces'])
  expect(await refused({ category_id: 999_999 })).toEqual([1001, 'category_id'])
  expect(await post('Consume/Save', { ...body, id, version: version + 1 })).toMatchObject({ Code: 1005 })
  granted(await post('Consume/Save', { ...body, id, version, spec: '卷/300', pieces: 300 }))
  expect(await get(id)).toMatchObject({ spec: '卷/300', pieces: 300 })
})

test('categories are a list of their own; one with consumables stays [C-3-23 C-7.2-45]', async () => {
  const category = granted(await post('Consume/SaveCategory', { category_name: '封签类' }))
  await makeConsume(post, { category_id: category.id })
  expect(await post('Consume/SaveCategory', { category_name: '封签类' })).toMatchObject({ Code: 1003 })
  const { id, version } = category
  expect(await post('Consume/DeleteCategory', { id, version })).toMatchObject({ Code: 1006 })
  const closed = { id, version, category_name: '封签类', status: 0 }
  granted(await post('Consume/SaveCategory', closed))
  expect(await refused({ category_id: id })).toEqual([1001, 'category_id'])
  const listed = granted(await post('Consume/GetCategoryList')) as { id: number; consumes: number }[]
  expect(listed.find((row) => row.id === id)).toMatchObject({ consumes: 1, status: 0 })
  granted(await agent('Consume/GetCategoryList'))
  expect(await (await t.as('outlet_safety'))('Consume/GetCategoryList')).toMatchObject({ Code: 401 })
})

test('on sale with less in stock than its warning says, it is marked and counted', async () => {
  const low = async () => granted(await post('Consume/GetPageList', { low: true })).map((row: { id: number }) => row.id)
  const counted = async () => (await post('Home/GetHomeCount')).Data.consume_low
  const [before, first] = [await low(), await counted()]
  const made = await makeConsume(post, { stock: 3, warn_stock: 4 })
  expect(await low()).toEqual(before)
  granted(await post('Consume/ChangeStatus', { ...made, command: 'offer' }))
  await sellConsume(post, { stock: 4, warn_stock: 4 })
  expect(await low()).toEqual([made.id, ...before])
  expect(await get(made.id)).toMatchObject({ low: true })
  expect(await counted()).toBe((first ?? 0) + 1)
})

test('an agent sees consumables on sale and changes nothing', async () => {
  const off = await makeConsume(post)
  const on = await sellConsume(post)
  expect(granted(await agent('Consume/GetPageList', {})).map((row: { id: number }) => row.id)).toContain(on.id)
  expect(granted(await agent('Consume/GetList')).map((row: { id: number }) => row.id)).not.toContain(off.id)
  expect(granted(await agent('Consume/Get', { id: on.id }))).toMatchObject({ moves: [] })
  expect(await agent('Consume/Get', { id: off.id })).toMatchObject({ Code: 1002 })
  expect(await agent('Common/GetHistory', { table: 'consume', id: off.id })).toMatchObject({ Code: 1002 })
  expect(await agent('Consume/ChangeStatus', { ...on, command: 'withdraw' })).toMatchObject({ Code: 401 })
  expect(await agent('Common/Export', { controller: 'Consume', columns: ['consume_code'] })).toMatchObject({
    Code: 401,
  })
  expect(await post('Common/Export', { controller: 'Consume', columns: ['consume_code'] })).toMatchObject({ Code: 0 })
})

test('it is deleted off sale while no product needs it, and comes back', async () => {
  const by = await trader(t)
  const on = await sellConsume(post)
  expect(await post('Consume/Delete', on)).toMatchObject({ Code: 1004 })
  const product = await makeProduct(t, by)
  const consumes = [{ consume_id: on.id }]
  const related = granted(await post('Product/Relate', { ...product, consumes }))
  const off = granted(await post('Consume/ChangeStatus', { ...on, command: 'withdraw' }))
  expect((await get(on.id)).products).toMatchObject([{ product_id: product.id }])
  expect(await post('Consume/Delete', off)).toMatchObject({ Code: 1006 })
  granted(await post('Product/Relate', { ...related, consumes: [] }))
  granted(await post('Consume/Delete', off))
  const bin = granted(await post('Recycle/GetPageList', { table: 'consume' })) as { id: number; record_id: number }[]
  granted(await post('Recycle/Restore', { table: 'consume', id: bin.find((row) => row.record_id === on.id)?.id }))
  expect(await get(on.id)).toMatchObject({ status: 0, products: [] })
})
