import { granted } from '@shouya/server/testing/factories.ts'
import { type Post, type TestApp, testApp } from '@shouya/server/testing/testApp.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeConsume, makeProduct, sellConsume, sellProduct, trader } from '../../server/testing/goods.ts'

let t: TestApp
let by: Awaited<ReturnType<typeof trader>>
let post: Post
beforeAll(async () => {
  t = await testApp()
  by = await trader(t)
  post = by.post
})
afterAll(() => t?.close())

type Pair = { id: number; version: number; consume_id: number; qty_per_use: number; required: boolean }
const pairs = async (product_id: number, who = post): Promise<Pair[]> =>
  granted(await who('Product/GetConsumePageList', { product_id, sort_order: 'asc' }))

test('a pair is there once; product and consumable stay, the quantity changes [C-3-28 C-7.2-54]', async () => {
  const product_id = (await makeProduct(t, by)).id
  const consume_id = (await sellConsume(post)).id
  const pair = granted(await post('Product/SaveConsume', { product_id, consume_id }))
  expect(await pairs(product_id)).toMatchObject([{ consume_id, qty_per_use: 1, required: true }])
  expect(await post('Product/SaveConsume', { product_id, consume_id })).toMatchObject({ Code: 1003 })
  const changed = { ...pair, product_id, consume_id, qty_per_use: 3, required: false }
  const elsewhere = { ...changed, consume_id: (await sellConsume(post)).id }
  expect(await post('Product/SaveConsume', elsewhere)).toMatchObject({ Code: 1001, Data: [{ path: 'consume_id' }] })
  expect(await post('Product/SaveConsume', { ...changed, qty_per_use: 0 })).toMatchObject({ Code: 1001 })
  const saved = granted(await post('Product/SaveConsume', changed))
  expect(await pairs(product_id)).toMatchObject([{ qty_per_use: 3, required: false }])
  granted(await post('Product/DeleteConsume', saved))
  expect(await pairs(product_id)).toEqual([])
})

test('what is not on sale is not added, and nothing to a product that is discontinued', async () => {
  const made = await makeProduct(t, by)
  const off = (await makeConsume(post)).id
  const on = (await sellConsume(post)).id
  const add = (product_id: number, consume_id: number) => post('Product/SaveConsume', { product_id, consume_id })
  expect(await add(made.id, off)).toMatchObject({ Code: 1001, Data: [{ path: 'consume_id' }] })
  expect(await add(999_999, on)).toMatchObject({ Code: 1001, Data: [{ path: 'product_id' }] })
  const over = granted(await post('Product/ChangeStatus', { ...made, command: 'discontinue' }))
  expect(await add(made.id, on)).toMatchObject({ Code: 1001, Data: [{ path: 'product_id' }] })
  expect(await post('Product/Relate', { ...over, consumes: [{ consume_id: on }] })).toMatchObject({ Code: 1004 })
})

test('all that a product needs is said at once, in the version that was seen', async () => {
  const product = await makeProduct(t, by)
  const [a, b, c] = await Promise.all([sellConsume(post), sellConsume(post), sellConsume(post)])
  const relate = (seen: object, consumes: object[]) => post('Product/Relate', { ...seen, consumes })
  const first = granted(await relate(product, [{ consume_id: a.id }, { consume_id: b.id, qty_per_use: 2 }]))
  expect(await relate(product, [])).toMatchObject({ Code: 1005 })
  const twice = await relate(first, [{ consume_id: a.id }, { consume_id: a.id }])
  expect(twice).toMatchObject({ Code: 1001, Data: [{ path: 'consumes.1.consume_id' }] })
  const [kept] = await pairs(product.id)
  // Off sale since, it may stay.
  granted(await post('Consume/ChangeStatus', { ...a, command: 'withdraw' }))
  granted(await relate(first, [{ consume_id: a.id, qty_per_use: 5 }, { consume_id: c.id }]))
  const now = await pairs(product.id)
  expect(now).toMatchObject([
    { id: kept?.id, consume_id: a.id, qty_per_use: 5, version: 2 },
    { consume_id: c.id, qty_per_use: 1 },
  ])
  const [last] = granted(await post('Common/GetHistory', { table: 'product', id: product.id }))
  expect(last.changes.map(({ field }: { field: string }) => field)).toEqual(['consumes'])
})

test('an agent sees what products on sale need of what is on sale', async () => {
  const agent = await t.as('agent_user')
  const product = await sellProduct(t, by)
  const [a, b] = await Promise.all([sellConsume(post), sellConsume(post)])
  granted(await post('Product/Relate', { ...product, consumes: [{ consume_id: a.id }, { consume_id: b.id }] }))
  granted(await post('Consume/ChangeStatus', { ...a, command: 'withdraw' }))
  expect((await pairs(product.id, agent)).map(({ consume_id }) => consume_id)).toEqual([b.id])
  expect(granted(await agent('Product/Get', { id: product.id })).consumes).toMatchObject([{ consume_id: b.id }])
  expect(await agent('Product/SaveConsume', { product_id: product.id, consume_id: b.id })).toMatchObject({ Code: 401 })
})

test('keywords find a pair by what they say of either', async () => {
  const product = await makeProduct(t, by, { product_name: '采集站专用' })
  const consume = await sellConsume(post, { consume_name: '专用清洁卡' })
  granted(await post('Product/Relate', { ...product, consumes: [{ consume_id: consume.id }] }))
  const found = async (keywords: string) => granted(await post('Product/GetConsumePageList', { keywords })).length
  expect(await Promise.all(['采集站', '清洁卡', '采集站 清洁卡', '采集站 没有'].map(found))).toEqual([1, 1, 1, 0])
})
