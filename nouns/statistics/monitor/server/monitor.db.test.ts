import { granted } from '@shouya/server/testing/factories.ts'
import { type Answer, type Post, type TestApp, testApp } from '@shouya/server/testing/testApp.ts'
import { fetchFile } from '@shouya/server/testing/upload.ts'
import { strFromU8, unzipSync } from 'fflate'
import { readSheet } from 'read-excel-file/universal'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { columnBody } from './testing/columns.ts'

let t: TestApp
let hq: Post
let branch: Post
let safety: Post
beforeAll(async () => {
  t = await testApp()
  t.clock.at = new Date('2026-05-18T02:00:00Z')
  hq = await t.as('hq_security')
  branch = await t.as('branch_security')
  safety = await t.as('outlet_safety')
})
afterAll(() => t?.close())

const period_key = '2026H1'
const fault = ({ Data }: Answer) =>
  (Data as { path: string; message: string }[]).map(({ path, message }) => [path, message])
const listed = async (post: Post = hq) =>
  granted(await post('Monitor/GetColumnList', {})) as {
    id: number
    version: number
    column_key: string
    mine: boolean
  }[]
const columnOf = async (key: string) => {
  const row = (await listed()).find(({ column_key }) => column_key === key)
  if (!row) throw new Error(`no column ${key}`)
  return row
}
const rowOf = async (post: Post, dept: number) =>
  granted(await post('Monitor/GetData', { period_key })).rows.find(
    ({ dept_id }: { dept_id: number }) => dept_id === dept,
  )

describe('columns', () => {
  test('a formula says its fault with its place, names numbers only, and does not need itself', async () => {
    const save = (formula: string, more: object = {}) =>
      hq('Monitor/SaveColumn', columnBody({ source_type: 5, source_expr: { formula }, column_key: 'ratio', ...more }))
    const at = 'source_expr.formula'
    expect(fault(await save('runs ÷ (runs_on_time'))).toEqual([[at, '第 21 个字符处缺少右括号']])
    expect(fault(await save('runs; drop table dept'))).toEqual([[at, '第 5 个字符不能用在公式里']])
    expect(fault(await save('runs + nothing'))).toEqual([[at, '第 8 个字符处的列 nothing 不存在或已停用']])
    expect(fault(await save('leader + 1'))).toEqual([[at, '第 1 个字符处的列 leader 是文本，不能计算']])
    expect(fault(await save('ratio + 1'))).toEqual([[at, '公式循环引用：ratio → ratio']])
    expect(fault(await save(''))[0]?.[0]).toBe(at)
    const first = granted(await save('open_rectify × 2 + 1'))
    expect(await rowOf(safety, t.world.unit.BA0011)).toMatchObject({ values: { ratio: 1 } })
    granted(await save('ratio × 10', { column_key: 'tenfold' }))
    const circle = await hq('Monitor/SaveColumn', {
      ...columnBody({ source_type: 5, source_expr: { formula: 'tenfold − 1' }, column_key: 'ratio' }),
      ...first,
    })
    expect(fault(circle)).toEqual([[at, '公式循环引用：ratio → tenfold → ratio']])
    // What a formula needs stays.
    const off = {
      ...columnBody({ source_type: 5, source_expr: { formula: '1' }, column_key: 'ratio' }),
      ...first,
      status: 0,
    }
    expect(await hq('Monitor/SaveColumn', off)).toMatchObject({ Code: 1006 })
    expect(await hq('Monitor/DeleteColumn', first)).toMatchObject({ Code: 1006 })
    expect(
      granted(
        await hq('Monitor/TestColumn', {
          ...columnBody({ source_type: 5, source_expr: { formula: '7 ÷ 0' } }),
          period_key,
        }),
      ),
    ).toEqual(expect.arrayContaining([{ dept_name: '青梧路营业室', value: null, tone: null }]))
    const tried = columnBody({
      source_type: 5,
      source_expr: { formula: 'ratio + 1' },
      warn_rule: [{ sign: '>', value: 1, tone: 'bad' }],
    })
    expect(granted(await hq('Monitor/TestColumn', { ...tried, period_key }))[0]).toMatchObject({
      value: 2,
      tone: 'bad',
    })
  })

  test('a source names a measure of the list with what it asks for, and fits its data', async () => {
    const places = async (body: object) => fault(await hq('Monitor/SaveColumn', columnBody(body))).map(([path]) => path)
    expect(await places({ source_type: 2, source_expr: { measure: 'leader' } })).toEqual(['source_expr.measure'])
    expect(await places({ source_type: 2, source_expr: {} })).toEqual(['source_expr.measure'])
    expect(await places({ source_type: 2, source_expr: { measure: 'sys_user' } })).toEqual(['source_expr.measure'])
    expect(await places({ source_type: 1, source_expr: { measure: 'item_number' } })).toEqual(['source_expr.item'])
    expect(await places({ source_type: 1, source_expr: { measure: 'item_number', item: 'ZC99' } })).toEqual([
      'source_expr.item',
    ])
    expect(await places({ source_type: 3, source_expr: { measure: 'leader' }, data_type: 2 })).toEqual(['data_type'])
    expect(await places({ column_key: 'Bad Key' })).toEqual(['column_key'])
    expect(await hq('Monitor/SaveColumn', columnBody({ column_key: 'score' }))).toMatchObject({ Code: 1003 })
  })

  test('a branch has columns of its own, which others do not see; it cannot change those of the bank', async () => {
    const { BA0001, BB0001, BA0010 } = t.world.unit
    const own = columnBody({ column_key: 'branch_note', title_cn: '分行备注', owner_dept_id: BA0001 })
    granted(await branch('Monitor/SaveColumn', own))
    expect(await branch('Monitor/SaveColumn', { ...own, column_key: 'x1', owner_dept_id: null })).toMatchObject({
      Code: 403,
    })
    expect(await branch('Monitor/SaveColumn', { ...own, column_key: 'x1', owner_dept_id: BB0001 })).toMatchObject({
      Code: 403,
    })
    expect(await branch('Monitor/SaveColumn', { ...own, column_key: 'x1', owner_dept_id: BA0010 })).toMatchObject({
      Code: 1001,
    })
    expect(await hq('Monitor/SaveColumn', columnBody({ column_key: 'branch_note' }))).toMatchObject({ Code: 1003 })
    const bank = (await listed(branch)).find(({ column_key }) => column_key === 'leader')
    expect(bank).toMatchObject({ mine: false })
    expect(await branch('Monitor/DeleteColumn', { id: bank?.id, version: bank?.version })).toMatchObject({ Code: 403 })
    const keys = async (who: string, more: object = {}) =>
      granted(await (await t.as(who))('Monitor/GetColumns', more)).map(({ key }: { key: string }) => key)
    expect(await keys('outlet_safety')).toContain('branch_note')
    expect(await keys('safety_far')).not.toContain('branch_note')
    expect(await keys('hq_security')).not.toContain('branch_note')
    expect(await keys('hq_security', { dept_id: BA0001 })).toContain('branch_note')
    expect((await listed(await t.as('security_far'))).map(({ column_key }) => column_key)).not.toContain('branch_note')
  })

  test('columns stand in the order that somebody gave them', async () => {
    const bank = (await listed()).filter(({ column_key }) => column_key !== 'branch_note')
    const ids = bank.map(({ id }) => id).toReversed()
    expect(await hq('Monitor/SortColumns', { ids: ids.slice(1) })).toMatchObject({
      Code: 1001,
      Data: [{ path: 'ids' }],
    })
    expect(await branch('Monitor/SortColumns', { ids })).toMatchObject({ Code: 403 })
    granted(await hq('Monitor/SortColumns', { ids }))
    expect((await listed()).filter(({ column_key }) => column_key !== 'branch_note').map(({ id }) => id)).toEqual(ids)
    granted(await hq('Monitor/SortColumns', { ids: ids.toReversed() }))
  })
})

describe('entries', () => {
  test('are checked by the type of their column, kept with who made them, and not overwritten unseen [C-7.2-83]', async () => {
    granted(
      await hq(
        'Monitor/SaveColumn',
        columnBody({
          column_key: 'cameras',
          source_type: 4,
          source_expr: {},
          warn_rule: [{ sign: '<', value: 8, tone: 'bad' }],
        }),
      ),
    )
    const column = await columnOf('cameras')
    const { BA0011, BB0011 } = t.world.unit
    const fill = (value: string | null, more: object = {}, post = safety) =>
      post('Monitor/Fill', { period_key, dept_id: BA0011, column_id: column.id, value, ...more })
    expect(fault(await fill('many'))).toEqual([['value', '请填写整数']])
    const first = granted(await fill('7'))
    expect(await rowOf(hq, BA0011)).toMatchObject({
      values: { cameras: 7 },
      tones: { cameras: 'bad' },
      versions: { cameras: 1 },
    })
    expect(await fill('9')).toMatchObject({ Code: 1005 })
    granted(await fill('9', { version: first.version }))
    granted(await fill(' ', { version: 2 }))
    expect((await rowOf(hq, BA0011)).values.cameras).toBeNull()
    expect(await fill('9', { dept_id: BB0011 })).toMatchObject({ Code: 403 })
    expect(await fill('9', { column_id: (await columnOf('score')).id })).toMatchObject({
      Code: 1001,
      Data: [{ path: 'column_id' }],
    })
    expect(await fill('9', { period_key: '2027' })).toMatchObject({ Code: 1001, Data: [{ path: 'period_key' }] })
    expect(await fill('9', {}, await t.as('sub_leader'))).toMatchObject({ Code: 401 })
    expect(await hq('Monitor/DeleteColumn', { id: column.id, version: column.version })).toMatchObject({ Code: 1006 })
  })

  test.each([
    [3, '96.55', '请填写百分比', 'x'],
    [4, '2026-03-02', '请填写日期', '2026-02-30'],
    [5, '2', '请填写 1 正常', '4'],
    [1, '已整改', undefined, undefined],
  ])('of type %i: %s, but not %s', async (data_type, good, message, bad) => {
    const column_key = `of_type_${data_type}`
    const { id } = granted(
      await hq('Monitor/SaveColumn', columnBody({ column_key, source_type: 4, source_expr: {}, data_type })),
    )
    const fill = (value: string) =>
      safety('Monitor/Fill', { period_key, dept_id: t.world.unit.BA0011, column_id: id, value })
    if (bad) expect(fault(await fill(bad))[0]?.[1]).toContain(message)
    granted(await fill(good))
    expect(String((await rowOf(safety, t.world.unit.BA0011)).values[column_key]).slice(0, 3)).toBe(good.slice(0, 3))
  })
})

test('the file has the rows, totals and grouped heads of the screen [C-7.2-83]', async () => {
  const asked = { controller: 'Monitor', filters: { period_key }, columns: ['dept_code', 'dept_name'] }
  const { file_id } = granted(await hq('Common/Export', asked))
  const { rawPayload } = await fetchFile(t, 'hq_security', file_id)
  const sheet = (await readSheet(new Uint8Array(rawPayload).buffer)) as unknown[][]
  const columns = granted(await hq('Monitor/GetColumns', {}))
  expect(sheet[0]?.slice(0, 6)).toEqual(['机构编码', '机构名称', '自查', null, '异常项', null])
  expect(sheet[1]?.slice(2, 20)).toEqual(columns.slice(0, 18).map(({ title }: { title: string }) => title))
  expect(sheet.slice(2).map(([, name]) => name)).toEqual([
    ...['青梧路营业室', '柳堤路营业室', '松湾分行合计 0/2', '东屏路营业室', '东屏分行合计 0/1', '全部合计 0/3'],
  ])
  const xml = strFromU8(unzipSync(new Uint8Array(rawPayload))['xl/worksheets/sheet1.xml'] as Uint8Array)
  expect(xml).toContain(
    '<mergeCell ref="A1:A2"/><mergeCell ref="B1:B2"/><mergeCell ref="C1:D1"/><mergeCell ref="E1:H1"/>',
  )
  // As many cells have the style of a colour as the screen shows in one; the styles before are plain, head and per cent.
  const { rows } = granted(await hq('Monitor/GetData', { period_key }))
  const colored = rows.flatMap(({ tones, values }: { tones: object; values: Record<string, unknown> }) =>
    Object.entries(tones).filter(([key, tone]) => tone && values[key] !== null),
  )
  expect([...xml.matchAll(/ s="(\d+)"/g)].filter(([, style]) => Number(style) > 2)).toHaveLength(colored.length)
  expect(await (await t.as('outlet_safety'))('Common/Export', asked)).toMatchObject({ Code: 401 })
})

test('entries go five years after their last change', async () => {
  const { kysely } = t.services.database
  const [entry] = await kysely.selectFrom('selfcheck_value').selectAll().limit(1).execute()
  if (!entry) throw new Error('nothing was entered')
  await kysely
    .updateTable('selfcheck_value')
    .set({ fill_time: new Date(t.clock.at.getTime() - 5.1 * 365.25 * 86_400_000) })
    .where('id', '=', entry.id)
    .execute()
  const count = async () => (await kysely.selectFrom('selfcheck_value').select('id').execute()).length
  const before = await count()
  await t.jobs.run('selfcheck_value_retention', t.clock.at)
  expect(await count()).toBe(before - 1)
})
