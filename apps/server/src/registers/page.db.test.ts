import { afterAll, beforeAll, describe, expect, test } from 'vitest'
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
      const matches = await safety('KeyLedger/GetPageList', { ...query, keywords: word })
      expect({ Data: matches.Data, Total: matches.Total }).toEqual({ Data: plain.Data, Total: plain.Total })
    }
  expect(await safety('KeyLedger/GetPageList', { keywords: '没有的词' })).toMatchObject({ Data: [], Total: 0 })
})

describe('a list of more rows than are counted', () => {
  const total = (n: number) =>
    t.services.database.pool.query(
      `insert into dict_type (dict_code, dict_name, status, create_user_id, create_user_name, create_time, update_time)
        select 'many_' || n, '很多词' || n, 1, 1, 'test', now(), now() from generate_series($1::int, $2::int) n
        on conflict do nothing`,
      [1, n],
    )
  const list = async (query: object) => (await t.as('admin'))('Dict/GetTypePageList', query)

  test('is counted exactly to 10,000 and said to be longer by one beyond, with a word as without', async () => {
    await total(10_000)
    expect((await list({ keywords: '很多词' })).Total).toBe(10_000)
    await total(10_001)
    expect((await list({ keywords: '很多词' })).Total).toBe(10_001)
    await total(10_400)
    for (const keywords of ['', '很多词']) expect((await list({ keywords })).Total).toBe(10_001)
  })

  test('its pages are in order as far as they go, with a word as without', async () => {
    await total(10_400)
    const query = { pagesize: 20, sort_field: 'dict_code', sort_order: 'asc', keywords: '很多词' }
    const { rows } = await t.services.database.pool.query(
      `select dict_code from dict_type where dict_code like 'many@_%' escape '@' order by dict_code limit 10000`,
    )
    const codes = rows.map(({ dict_code }) => dict_code as string)
    for (const page of [1, 2, 250, 500]) {
      const { Data } = await list({ ...query, page })
      expect(Data.map((row: { dict_code: string }) => row.dict_code)).toEqual(codes.slice((page - 1) * 20, page * 20))
    }
    const plain = await list({ ...query, keywords: '', page: 500 })
    expect(plain.Data).toHaveLength(20)
    expect(await list({ ...query, page: 501 })).toMatchObject({
      Code: 1001,
      Data: [{ path: 'page', message: '结果过多，请缩小查询范围' }],
    })
  })
})
