import { type TestApp, testApp } from '@shouya/server/testing/testApp.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { releaseStock, reserveStock, returnStock, takeStock } from './stock.ts'
import { makeConsume, makeProduct, productBody, trader } from './testing/goods.ts'

let t: TestApp
beforeAll(async () => {
  t = await testApp()
})
afterAll(() => t?.close())

const ctx = () => ({ db: t.services.database.kysely, now: t.clock.at }) as never
const stockOf = (table: 'product' | 'consume', id: number) =>
  t.services.database.kysely
    .selectFrom(table as 'product')
    .select(['stock', 'reserved'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()

test.for(['product', 'consume'] as const)('a %s is set aside, delivered, given up and returned', async (table) => {
  const by = await trader(t)
  const { id } = table === 'product' ? await makeProduct(t, by, { stock: 5 }) : await makeConsume(by.post, { stock: 5 })
  await reserveStock(ctx(), table, { id, quantity: 3 })
  expect(await stockOf(table, id)).toEqual({ stock: 5, reserved: 3 })
  await expect(reserveStock(ctx(), table, { id, quantity: 3 })).rejects.toThrow('Insufficient')
  await expect(takeStock(ctx(), table, { id, quantity: 4 })).rejects.toThrow('Insufficient')
  await takeStock(ctx(), table, { id, quantity: 2 })
  expect(await stockOf(table, id)).toEqual({ stock: 3, reserved: 1 })
  await expect(releaseStock(ctx(), table, { id, quantity: 2 })).rejects.toThrow('Insufficient')
  await releaseStock(ctx(), table, { id, quantity: 1 })
  await returnStock(ctx(), table, { id, quantity: 2 })
  expect(await stockOf(table, id)).toEqual({ stock: 5, reserved: 0 })
  await expect(returnStock(ctx(), table, { id: 999_999, quantity: 1 })).rejects.toThrow('Insufficient')
})

test('of two who want the last one, one gets it', async () => {
  const { id } = await makeProduct(t, await trader(t), { stock: 1 })
  const both = await Promise.allSettled([1, 2].map(() => reserveStock(ctx(), 'product', { id, quantity: 1 })))
  expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
})

test('whoever has the form open overwrites no order, and leaves it what it waits for', async () => {
  const by = await trader(t)
  const body = await productBody(t, by)
  const saved = await by.post('Product/Save', body)
  const { id, version } = saved.Data
  await reserveStock(ctx(), 'product', { id, quantity: 2 })
  expect(await by.post('Product/Save', { ...body, id, version, stock: 1 })).toMatchObject({ Code: 1005 })
  const now = (await by.post('Product/Get', { id })).Data.version
  expect(await by.post('Product/Save', { ...body, id, version: now, stock: 1 })).toMatchObject({
    ...{ Code: 1001, Data: [{ path: 'stock' }] },
  })
  expect(await by.post('Product/Save', { ...body, id, version: now, stock: 2 })).toMatchObject({ Code: 0 })
})
