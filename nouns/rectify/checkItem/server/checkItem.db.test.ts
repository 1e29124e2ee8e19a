import { type Post, type TestApp, testApp } from '@shouya/server/testing/testApp.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeCheck, openOutlet } from '../../../daily/securityCheck/server/testing/checks.ts'
import { applies } from './applies.ts'

let t: TestApp
let hq: Post
let branch: Post
beforeAll(async () => {
  t = await testApp()
  await openOutlet(t)
  ;[hq, branch] = await Promise.all([t.as('hq_security'), t.as('branch_security')])
})
afterAll(() => t?.close())

const item = { scene: 2, item_code: 'X201', category: 7, content: '门前积雪已清扫' }
const list = async (post: Post, more: object) => (await post('CheckItem/GetPageList', { pagesize: 200, ...more })).Data
type Row = { id: number; version: number; item_code: string; content: string; mine: boolean }
const found = async (post: Post, code: string): Promise<Row | undefined> =>
  (await list(post, {})).find((row: Row) => row.item_code === code)
const codesOf = async (name: 'outlet_safety' | 'safety_far') => {
  const { Data } = await (await t.as(name))('SecurityCheck/GetBlank', { session: 2 })
  return Data.items.map(({ item_code }: Row) => item_code)
}

test('the seed has its items, in their order', async () => {
  const sizes = await Promise.all([1, 2, 3, 4, 5, 6, 8].map(async (scene) => (await list(hq, { scene })).length))
  expect(sizes).toEqual([14, 8, 10, 15, 20, 20, 6])
  expect((await list(hq, { scene: 1 }))[0]).toMatchObject({ item_code: 'S101', mine: true })
})

test('an item of a branch is for its outlets only, and its own to change', async () => {
  expect(await branch('CheckItem/Save', item)).toMatchObject({ Code: 403 })
  expect(await branch('CheckItem/Save', { ...item, owner_dept_id: t.world.unit.BB0001 })).toMatchObject({ Code: 403 })
  const saved = await branch('CheckItem/Save', { ...item, owner_dept_id: t.world.unit.BA0001 })
  expect(saved.Code).toBe(0)
  expect(await codesOf('outlet_safety')).toContain('X201')
  expect(await codesOf('safety_far')).not.toContain('X201')
  expect(await found(await t.as('security_far'), 'X201')).toBeUndefined()
  expect(await found(branch, 'S201')).toMatchObject({ mine: false })
  const theirs = await found(branch, 'S201')
  expect(await branch('CheckItem/Enable', { id: theirs?.id, version: theirs?.version, status: 0 })).toMatchObject({
    Code: 403,
  })
  expect(await branch('CheckItem/Save', { ...item, owner_dept_id: t.world.unit.BA0001 })).toMatchObject({ Code: 1003 })
})

test('switched off, outside of its days or for another kind of unit an item is not asked', async () => {
  const row = await found(hq, 'X201')
  const off = await hq('CheckItem/Enable', { id: row?.id, version: row?.version, status: 0 })
  expect(await codesOf('outlet_safety')).not.toContain('X201')
  await hq('CheckItem/Enable', { id: row?.id, version: off.Data.version, status: 1 })
  expect(await codesOf('outlet_safety')).toContain('X201')

  const rule = { status: 1, dept_types: [], need_vault: false, need_self_service: false } as const
  const days = { effective_begin: '2026-11-01', effective_end: '2026-11-30', owner_dept_id: null }
  const outlet = { dept_type: 4, has_vault: false, has_self_service: true, path: '1.2.30' }
  const on = (day: string, more: object = {}) => applies({ ...rule, ...days, dept_types: [], ...more }, outlet, day)
  expect(['2026-10-31', '2026-11-01', '2026-11-30', '2026-12-01'].map((day) => on(day))).toEqual([
    false,
    true,
    true,
    false,
  ])
  expect(on('2026-11-05', { need_vault: true })).toBe(false)
  expect(on('2026-11-05', { need_self_service: true, dept_types: [3, 4] })).toBe(true)
  expect(on('2026-11-05', { dept_types: [6] })).toBe(false)
  expect([on('2026-11-05', { owner_dept_id: 2 }), on('2026-11-05', { owner_dept_id: 3 })]).toEqual([true, false])
})

test('numbers of an item have limits, and its number a shape', async () => {
  const refused = async (more: object) => {
    const { Code, Data } = await hq('CheckItem/Save', { ...item, result_type: 2, ...more })
    return [Code, Data?.[0]?.path]
  }
  expect(await refused({ item_code: 'S 1' })).toEqual([1001, 'item_code'])
  expect(await refused({ min_value: 0.001 })).toEqual([1001, 'min_value'])
  expect(await refused({ max_value: 10_000_000 })).toEqual([1001, 'max_value'])
  expect(await refused({ min_value: 2, max_value: 1 })).toEqual([1001, 'max_value'])
  expect(await refused({ result_type: 4, full_score: 0 })).toEqual([1001, 'full_score'])
  expect(await refused({ result_type: 4, full_score: 0.05 })).toEqual([1001, 'full_score'])
  expect(await refused({ sort: -1 })).toEqual([1001, 'sort'])
  expect(await refused({ known_by: 4 })).toEqual([1001, 'known_devices'])
})

test('a later change of an item rewrites no check', async () => {
  const safety = await t.as('outlet_safety')
  const filed = await makeCheck({ by: safety })
  const row = await found(hq, 'S201')
  const changed = { ...row, content: '改过的内容' } as Record<string, unknown>
  for (const field of ['mine', 'status', 'owner_dept_name', 'create_time']) delete changed[field]
  expect(await hq('CheckItem/Save', changed)).toMatchObject({ Code: 0 })
  const { Data } = await safety('SecurityCheck/Get', { id: filed.id })
  expect(Data.results[0]).toMatchObject({ item_code: 'S201', content: row?.content })
  expect(Data.signature_intact).toBe(true)
  // Used, it can only be switched off.
  const now = await found(hq, 'S201')
  expect(await hq('CheckItem/Delete', { id: now?.id, version: now?.version })).toMatchObject({ Code: 1006 })
})

test('items are copied to another scene once, put in order, deleted while nobody has used them', async () => {
  const six = await list(hq, { scene: 6 })
  const ids = six.slice(0, 3).map(({ id }: Row) => id)
  const contents = (rows: Row[]) => rows.map(({ content }) => content)
  const before: Row[] = await list(hq, { scene: 8 })
  expect(await hq('CheckItem/Copy', { ids, scene: 8 })).toMatchObject({ Data: { copied: 3 } })
  expect(await hq('CheckItem/Copy', { ids, scene: 8 })).toMatchObject({ Data: { copied: 0 } })
  // What was there already is told with its reason.
  const results: Row[] = (await hq('Result/GetList', { kind: 'batch' })).Data
  expect(results.slice(0, 2)).toMatchObject([
    { action: 'CheckItem/Copy', state: 'failed', total: 3, done: 0 },
    { action: 'CheckItem/Copy', state: 'done', total: 3, done: 3 },
  ])
  expect((await hq('Result/Get', { id: results[0]?.id })).Data.reasons[0]).toMatchObject({
    ...{ name: `${six[0].item_code} ${six[0].content}`, message: '该检查表已有相同内容的项目' },
  })
  const eight: Row[] = await list(hq, { scene: 8 })
  expect(contents(eight)).toEqual([...contents(before), ...contents(six.slice(0, 3))])
  const turned = eight.map(({ id }) => id).reverse()
  expect(await hq('CheckItem/Sort', { ids: turned })).toMatchObject({ Code: 0 })
  expect((await list(hq, { scene: 8 })).map(({ id }: Row) => id)).toEqual(turned)
  expect(await hq('CheckItem/Sort', { ids: [turned[0], ids[0]] })).toMatchObject({ Code: 1001 })
  const [first] = await list(hq, { scene: 8 })
  expect(await hq('CheckItem/Delete', { id: first.id, version: first.version })).toMatchObject({ Code: 0 })
  expect(await list(hq, { scene: 8 })).toHaveLength(before.length + 2)
})
