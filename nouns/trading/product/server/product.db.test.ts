import { granted, makeImage } from '@shouya/server/testing/factories.ts'
import { type Post, type TestApp, testApp } from '@shouya/server/testing/testApp.ts'
import { fetchFile, upload } from '@shouya/server/testing/upload.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { makeCategory, makeProduct, productBody, sellConsume, sellProduct, trader } from '../../server/testing/goods.ts'

let t: TestApp
let by: Awaited<ReturnType<typeof trader>>
let agent: Post
beforeAll(async () => {
  t = await testApp()
  ;[by, agent] = await Promise.all([trader(t), t.as('agent_user')])
})
afterAll(() => t?.close())

const get = async (id: number) => granted(await by.post('Product/Get', { id }))
const refused = async (more: object) => {
  const { Code, Data } = await by.post('Product/Save', await productBody(t, by, more))
  return [Code, Data?.[0]?.path ?? Data?.path]
}
const change = (seen: { id: number; version: number }, command: string) =>
  by.post('Product/ChangeStatus', { id: seen.id, version: seen.version, command })

describe('what is entered', () => {
  test('codes are unique, prices in fen and in order, and leasing has its fee and deposit [C-3-26 C-7.2-52]', async () => {
    const body = await productBody(t, by, { product_code: 'KG-24' })
    const { id, version } = granted(await by.post('Product/Save', body))
    expect(await get(id)).toMatchObject({ product_code: 'KG-24', price: 10_000, status: 0, reserved: 0, sort: 100 })
    expect(await refused({ product_code: 'KG-24' })).toEqual([1003, 'product_code'])
    expect(await refused({ product_code: 'KG 24' })).toEqual([1001, 'product_code'])
    expect(await refused({ agent_price: 10_001 })).toEqual([1001, 'agent_price'])
    expect(await refused({ price: -1 })).toEqual([1001, 'price'])
    expect(await refused({ price: 100_000_001 })).toEqual([1001, 'price'])
    expect(await refused({ stock: -1 })).toEqual([1001, 'stock'])
    expect(await refused({ sale_mode: 4 })).toEqual([1001, 'sale_mode'])
    expect(await refused({ sale_mode: 2 })).toEqual([1001, 'lease_fee'])
    expect(await refused({ sale_mode: 3, lease_fee: 0, deposit: 0 })).toEqual([1001, 'lease_fee'])
    const leased = { ...body, id, version, sale_mode: 3, lease_fee: 320, deposit: 0 }
    const again = granted(await by.post('Product/Save', leased))
    expect(await get(id)).toMatchObject({ lease_fee: 320, deposit: 0 })
    // What is only sold has neither.
    granted(await by.post('Product/Save', { ...leased, ...again, sale_mode: 1 }))
    expect(await get(id)).toMatchObject({ lease_fee: null, deposit: null })
    expect(await by.post('Product/Save', { ...body, id, version })).toMatchObject({ Code: 1005 })
  })

  test('its category is open, its pictures are its own, and its description is clean', async () => {
    expect(await refused({ category_id: 999_999 })).toEqual([1001, 'category_id'])
    const category = await makeCategory(by.post)
    granted(await by.post('Product/SaveCategory', { ...category, category_name: '不再用', status: 0 }))
    expect(await refused({ category_id: category.id })).toEqual([1001, 'category_id'])
    expect(await refused({ cover_file_id: await makeImage(t, t.world.user.finance) })).toEqual([1001, 'cover_file_id'])
    const cover = await makeImage(t, by.id)
    expect(await refused({ cover_file_id: cover, image_file_ids: [cover] })).toEqual([1001, 'image_file_ids'])
    const images = [await makeImage(t, by.id), await makeImage(t, by.id)]
    const body = await productBody(t, by, {
      image_file_ids: images,
      detail: '<p onclick="x()">双人<script>x()</script>开柜</p>',
    })
    const saved = granted(await by.post('Product/Save', body))
    expect(await get(saved.id)).toMatchObject({ detail: '<p>双人开柜</p>', image_file_ids: images })
    // A picture that is taken out belongs to nobody any more.
    granted(await by.post('Product/Save', { ...body, ...saved, image_file_ids: images.slice(1) }))
    const left = await t.services.database.kysely
      .selectFrom('file')
      .select('id')
      .where('ref_table', '=', 'product')
      .where('ref_id', '=', saved.id)
      .execute()
    expect(left.map(({ id }) => id).sort()).toEqual([body.cover_file_id, images[1]].sort())
  })

  test('parameters of devices are of one type each and do not contradict themselves', async () => {
    const volume = { key: 'volume', label: '音量', type: 1, min: 0, max: 10, default: 6 }
    const control = (...param_schema: object[]) => ({ has_device_ctrl: true, param_schema })
    expect(await refused(control(volume, volume))).toEqual([1001, 'param_schema.1.key'])
    expect(await refused(control({ ...volume, key: 'Volume' }))).toEqual([1001, 'param_schema.0.key'])
    expect(await refused(control({ ...volume, default: 11 }))).toEqual([1001, 'param_schema.0.default'])
    expect(await refused(control({ ...volume, default: 'loud' }))).toEqual([1001, 'param_schema.0.default'])
    expect(await refused(control({ ...volume, min: 11 }))).toEqual([1001, 'param_schema.0.max'])
    const lock = { key: 'lock', label: '上锁', type: 4, default: true }
    const { id, version } = await makeProduct(t, by, control(volume, lock))
    expect((await get(id)).param_schema).toEqual([
      { ...volume, unit: null },
      { ...lock, min: null, max: null, unit: null },
    ])
    const { category_id, cover_file_id } = await get(id)
    const without = await productBody(t, by, { category_id, cover_file_id, param_schema: [volume] })
    granted(await by.post('Product/Save', { ...without, id, version }))
    expect((await get(id)).param_schema).toEqual([])
  })
})

describe('on sale', () => {
  test('it goes on sale and off, is discontinued for everybody, and that can be taken back', async () => {
    const made = await makeProduct(t, by)
    expect(await change(made, 'withdraw')).toMatchObject({ Code: 1004 })
    const on = granted(await change(made, 'offer'))
    expect(await get(made.id)).toMatchObject({ status: 1, moves: ['edit', 'withdraw', 'discontinue'] })
    expect(await by.post('Product/Delete', on)).toMatchObject({ Code: 1004 })
    const over = granted(await change(on, 'discontinue'))
    expect(await change(over, 'offer')).toMatchObject({ Code: 1004 })
    granted(await change(over, 'resume'))
    expect(await get(made.id)).toMatchObject({ status: 0 })
  })

  test('an agent sees what is on sale, in the list, by itself, its pictures and its history, and changes nothing', async () => {
    const category = await makeCategory(by.post)
    const below = await makeCategory(by.post, { parent_id: category.id })
    const cover = async () => (await upload(t, 'trade_admin', { folder: 'trade' })).Data.id
    const off = await makeProduct(t, by, { category_id: category.id, cover_file_id: await cover() })
    const on = await sellProduct(t, by, { category_id: below.id, cover_file_id: await cover() })
    const seenBy = async (post: Post) =>
      granted(await post('Product/GetPageList', { category_id: category.id })).map(({ id }: { id: number }) => id)
    expect(await seenBy(by.post)).toEqual([off.id, on.id])
    expect(await seenBy(agent)).toEqual([on.id])
    const [shown, hidden] = await Promise.all([get(on.id), get(off.id)])
    expect(granted(await agent('Product/Get', { id: on.id }))).toMatchObject({ moves: [] })
    expect(await agent('Product/Get', { id: off.id })).toMatchObject({ Code: 1002 })
    expect((await fetchFile(t, 'agent_user', shown.cover_file_id)).statusCode).toBe(200)
    expect((await fetchFile(t, 'agent_user', hidden.cover_file_id)).statusCode).not.toBe(200)
    expect((await fetchFile(t, 'outlet_safety', shown.cover_file_id)).statusCode).not.toBe(200)
    const history = (id: number) => agent('Common/GetHistory', { table: 'product', id })
    expect(await history(on.id)).toMatchObject({ Code: 0 })
    expect(await history(off.id)).toMatchObject({ Code: 1002 })
    const file = { controller: 'Product', columns: ['product_code'] }
    expect(await agent('Common/Export', file)).toMatchObject({ Code: 401 })
    expect(await by.post('Common/Export', file)).toMatchObject({ Code: 0, Data: { state: 2 } })
    expect(await agent('Product/Save', await productBody(t, by))).toMatchObject({ Code: 401 })
    expect(await change({ ...on, id: 999_999 }, 'withdraw')).toMatchObject({ Code: 1002 })
  })

  test('by its order the list is ascending; keywords find code, name and model', async () => {
    const category_id = (await makeCategory(by.post)).id
    for (const sort of [30, 10, 20]) await makeProduct(t, by, { category_id, sort, model: `特殊型号${sort}` })
    const sorts = async (more: object) =>
      granted(await by.post('Product/GetPageList', { category_id, ...more })).map(({ sort }: { sort: number }) => sort)
    expect(await sorts({})).toEqual([10, 20, 30])
    expect(await sorts({ keywords: '特殊型号20' })).toEqual([20])
    expect(await sorts({ sort_field: 'create_time', sort_order: 'asc' })).toEqual([30, 10, 20])
  })
})

test('deleted it comes back with what it needs; its history tells what changed in words', async () => {
  const consume = await sellConsume(by.post)
  const made = await makeProduct(t, by)
  const related = granted(
    await by.post('Product/Relate', {
      ...made,
      consumes: [{ consume_id: consume.id, qty_per_use: 2, required: true }],
    }),
  )
  granted(await by.post('Product/Delete', related))
  expect(await by.post('Product/Get', { id: made.id })).toMatchObject({ Code: 1002 })
  const bin = granted(await by.post('Recycle/GetPageList', { table: 'product' })) as { id: number; record_id: number }[]
  const kept = bin.find(({ record_id }) => record_id === made.id)
  granted(await by.post('Recycle/Restore', { table: 'product', id: kept?.id }))
  expect((await get(made.id)).consumes).toMatchObject([{ consume_id: consume.id, qty_per_use: 2, required: true }])
  const body = await productBody(t, by, {
    cover_file_id: (await get(made.id)).cover_file_id,
    detail: '<p>新的介绍</p>',
  })
  granted(await by.post('Product/Save', { ...body, id: made.id, version: (await get(made.id)).version }))
  const [last] = granted(await by.post('Common/GetHistory', { table: 'product', id: made.id }))
  expect(last.changes).toEqual(
    expect.arrayContaining([
      { field: 'detail', before: null, after: '新的介绍' },
      expect.objectContaining({ field: 'category_name' }),
    ]),
  )
})
