import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeKey } from '../testing/factories.ts'
import { type TestApp, testApp } from '../testing/testApp.ts'

let t: TestApp
beforeAll(async () => {
  t = await testApp()
})
afterAll(() => t?.close())

test('a search answers the rows, the order and the total of the same list without a word', async () => {
  for (let i = 0; i < 7; i++) await makeKey(t)
  const safety = await t.as('outlet_safety')
  // The holder's name, which all keys of the list have.
  const all = await safety('KeyLedger/GetPageList', { pagesize: 200 })
  const word = '某outlet_safety'
  expect(all.Total).toBeGreaterThanOrEqual(7)
  for (const sort_order of ['asc', 'desc'])
    for (const page of [1, 2, 3, 4]) {
      const query = { page, pagesize: 3, sort_order, sort_field: 'key_no' }
      const plain = await safety('KeyLedger/GetPageList', query)
      const found = await safety('KeyLedger/GetPageList', { ...query, keywords: word })
      expect({ Data: found.Data, Total: found.Total }).toEqual({ Data: plain.Data, Total: plain.Total })
    }
  expect(await safety('KeyLedger/GetPageList', { keywords: '没有的词' })).toMatchObject({ Data: [], Total: 0 })
})
