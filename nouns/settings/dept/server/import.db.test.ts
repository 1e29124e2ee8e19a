import { makeAccount, makeWorkbook } from '@shouya/server/testing/factories.ts'
import { type Answer, type Post, type TestApp, testApp } from '@shouya/server/testing/testApp.ts'
import { readSheet } from 'read-excel-file/universal'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

let t: TestApp
let admin: Post
beforeAll(async () => {
  t = await testApp()
  admin = await t.as('sys_admin')
})
afterAll(() => t?.close())

type Cells = (string | number | boolean | null)[]
const book = (rows: Cells[], owner = t.world.user.sys_admin) => makeWorkbook(t, owner, rows)
const send = async (rows: Cells[], more: object = {}): Promise<Answer> =>
  admin('AdminDept/Import', { file_id: await book(rows), ...more })

/** The first sheet behind a link that the server answered. */
async function fetched(url: string, user = 'sys_admin') {
  const headers = { authorization: `Bearer ${await t.token(user)}` }
  const { rawPayload } = await t.app.inject({ method: 'GET', url, headers })
  return (await readSheet(new Uint8Array(rawPayload).buffer)) as unknown as Cells[]
}
const byCode = async (code: string) =>
  t.services.database.kysely.selectFrom('dept').selectAll().where('dept_code', '=', code).executeTakeFirst()

const head = ['机构编码', '机构名称', '上级机构编码', '机构类型']

describe('units from a workbook', () => {
  test('a preview changes nothing, a commit takes all, later rows build on earlier ones', async () => {
    const outlet = ['地址', '行政区划', '营业开始', '营业结束', '风险等级', '现金业务', '开业日期']
    const rows: Cells[] = [
      [...head, ...outlet],
      ['IM0001', '导入分行', 'HQ0000', '分行', null, null, null, null, null, null, null],
      ['IM0002', '导入营业室', 'IM0001', '网点', '某路 2 号', 330100, '9:00', 17 / 24, '二级', '否', '2026/3/2'],
      [null, null, null, null, null, null, null, null, null, null, null],
    ]
    const preview = await send(rows)
    expect(preview).toMatchObject({
      Code: 0,
      Data: { total: 2, good: 2, added: 2, updated: 0, bad: 0, rows: [], committed: false, error_file: null },
    })
    expect(await byCode('IM0001')).toBeUndefined()
    expect(await send(rows, { commit: true })).toMatchObject({ Data: { committed: true, added: 2 } })
    const [branch, made] = [await byCode('IM0001'), await byCode('IM0002')]
    expect(made).toMatchObject({
      parent_id: branch?.id,
      path: `${t.world.unit.HQ0000}.${branch?.id}.${made?.id}`,
      region_code: '330100',
      business_begin: '09:00',
      business_end: '17:00',
      risk_level: 2,
      has_cash: false,
      open_date: '2026-03-02',
      status: 0,
    })
    const { Data: history } = await admin('Common/GetHistory', { table: 'dept', id: made?.id })
    expect(history.map(({ action }: { action: string }) => action)).toEqual(['AdminDept/Import'])
  })

  test('one bad row and nothing is taken; each says where and why, in the caller’s language', async () => {
    const rows: Cells[] = [
      [...head, '行政区划', '风险等级'],
      ['IM0101', '好支行', 'BA0001', '支行', null, null],
      ['im0102', '坏编码', 'BA0001', '部门', null, null],
      ['IM0103', '无上级', 'NOWHERE', '部门', null, null],
      ['IM0104', '坏类型', 'BA0001', '大厅', null, null],
      ['IM0105', '缺字段', 'IM0101', '网点', '330100', '三级'],
      ['BA0011', '已存在', 'BA0010', '部门', null, null],
    ]
    const { Code, Data } = await send(rows, { commit: true })
    expect({ Code, ...Data }).toMatchObject({ Code: 0, total: 6, good: 1, bad: 5, committed: false })
    expect(Data.rows).toEqual([
      { row: 3, issues: [{ column: '机构编码', message: '格式不正确' }] },
      { row: 4, issues: [{ column: '上级机构编码', message: '机构不存在或已停用' }] },
      { row: 5, issues: [{ column: '机构类型', message: '不是有效的字典值' }] },
      {
        row: 6,
        issues: [
          { column: '地址', message: '必填' },
          { column: '营业开始', message: '必填' },
          { column: '营业结束', message: '必填' },
        ],
      },
      { row: 7, issues: [{ column: '机构编码', message: '机构编码已存在' }] },
    ])
    expect(await byCode('IM0101')).toBeUndefined()

    const kept = (await admin('Result/Get', { id: Data.result_id })).Data
    expect(kept).toMatchObject({ action: 'AdminDept/Import', state: 'failed', total: 6, done: 0, failed: 5 })
    expect(kept.reasons[0]).toEqual({ row: 3, name: '机构编码', message: '格式不正确' })
    expect(kept.file.url).toBe(Data.error_file.url)

    const errors = await fetched(Data.error_file.url)
    expect(errors[0]).toEqual([...head, '行政区划', '风险等级', '错误'])
    // All rows, since none was taken; corrected, the file is sent as it is.
    expect(errors.slice(1).map((row) => row[0])).toEqual(rows.slice(1).map((row) => row[0]))
    expect(errors.slice(1, 3).map((row) => row.at(-1))).toEqual([null, '机构编码: 格式不正确'])
    const corrected = [errors[0] ?? [], errors[1] ?? [], ['IM0102', ...(errors[2] ?? []).slice(1)]]
    expect(await send(corrected)).toMatchObject({ Data: { good: 2, bad: 0 } })

    const english = await admin('AdminDept/Import', { file_id: await book(rows) }, { 'accept-language': 'en-US' })
    expect(english.Data.rows[0].issues[0].column).toBe('Unit code')
  })

  test('a bad row among many spoils no other: later rows still find what stands above them', async () => {
    const rows = Array.from({ length: 230 }, (_, at): Cells => {
      const no = String(at).padStart(3, '0')
      return [
        `IB0${no}`,
        `批量${no}`,
        at % 2 === 0 ? 'BA0001' : `IB0${String(at - 1).padStart(3, '0')}`,
        at % 2 === 0 ? '支行' : '部门',
      ]
    })
    const spoilt = rows.map((row, at) => (at === 150 ? [row[0], row[1], 'NOWHERE', row[3]] : row)) as Cells[]
    const { Data } = await send([head, ...spoilt])
    expect(Data).toMatchObject({ total: 230, good: 228, added: 228, bad: 2 })
    expect(Data.rows.map(({ row }: { row: number }) => row)).toEqual([152, 153])
    expect(await send([head, ...rows], { commit: true })).toMatchObject({ Data: { added: 230, committed: true } })
    const [above, below] = [await byCode('IB0228'), await byCode('IB0229')]
    expect(below?.path).toBe(`${t.world.unit.HQ0000}.${t.world.unit.BA0001}.${above?.id}.${below?.id}`)
  })

  test('an update finds its unit by the code and keeps what its empty cells had', async () => {
    await send([head, ['IM0201', '原名', 'BA0001', '支行']], { commit: true })
    const changes: Cells[] = [
      ['Unit code', 'Unit name', 'Phone', 'Parent code'],
      ['IM0201', null, '0571-88001234', 'BB0001'],
    ]
    expect(await send(changes, { commit: true })).toMatchObject({ Data: { bad: 1 } })
    const answer = await send(changes, { commit: true, update_existing: true })
    expect(answer).toMatchObject({ Data: { updated: 1, added: 0, committed: true } })
    const moved = await byCode('IM0201')
    expect(moved).toMatchObject({
      dept_name: '原名',
      phone: '0571-88001234',
      parent_id: t.world.unit.BB0001,
      version: 2,
    })
    expect(moved?.path).toBe(`${t.world.unit.HQ0000}.${t.world.unit.BB0001}.${moved?.id}`)
  })

  test('an update may change who decides: the session has proved its password just now, or nothing is read', async () => {
    const keeper = await makeAccount(t, { unit: 'HQ0000', role: 'sys_admin' })
    const file_id = await book([head, ['IM0401', '新分行', 'HQ0000', '分行']], keeper.id)
    const send = (more: object) => keeper.post('AdminDept/Import', { file_id, ...more })
    expect(await send({ update_existing: true })).toMatchObject({ Code: 0 })
    const sessions = t.services.database.kysely.updateTable('session').where('user_id', '=', keeper.id)
    await sessions.set({ proved_time: null }).execute()
    expect(await send({ update_existing: true })).toMatchObject({ Code: 1016 })
    expect(await send({})).toMatchObject({ Code: 0, Data: { good: 1 } })
  })

  test('whoever sees some units only imports below those, and then below the new ones', async () => {
    const keeper = await makeAccount(t, { unit: 'BA0001', scope: 4 })
    const rows: Cells[] = [
      head,
      ['IM0301', '下设支行', 'BA0001', '支行'],
      ['IM0302', '下设部', 'IM0301', '部门'],
      ['IM0303', '别处部', 'BB0001', '部门'],
    ]
    const answer = await keeper.post('AdminDept/Import', { file_id: await book(rows, keeper.id) })
    expect(answer.Data).toMatchObject({ good: 2, rows: [{ row: 4, issues: [{ column: '上级机构编码' }] }] })
  })
})

describe('a file', () => {
  const refused = (answer: Answer) => ({
    Code: answer.Code,
    path: answer.Data?.[0]?.path,
    message: answer.Data?.[0]?.message,
  })

  test.for([
    [
      'of something else',
      [
        ['x', 'y'],
        ['1', '2'],
      ],
      '没有“x”这一列，请使用模板',
    ],
    ['without its key', [['机构名称'], ['某']], '缺少“机构编码”列，请使用模板'],
    [
      'with a column twice',
      [
        ['机构编码', 'Unit code'],
        ['A', 'B'],
      ],
      '“机构编码”列重复',
    ],
    ['without rows', [head], '文件中没有数据'],
  ] as [string, Cells[], string][])('%s is refused with what to do', async ([, rows, message]) => {
    expect(refused(await send(rows))).toEqual({ Code: 1001, path: 'file_id', message })
  })

  test('with too many rows is refused', async () => {
    const rows = Array.from({ length: 10_001 }, (_, at): Cells => [`R${at}`])
    expect(refused(await send([['机构编码'], ...rows])).message).toBe('一次最多导入 10000 行')
  })

  test('that is no workbook, or nobody could unpack, is refused', async () => {
    const db = t.services.database.kysely
    const loose = async (content: Buffer, mime: string) => {
      const { Readable } = await import('node:stream')
      const { addFile } = await import('@shouya/server/core/files/files.ts')
      const stored = await t.services.files.put(Readable.from([content]))
      const file = { name: 'a.xls', folder: 'file', mime, userId: t.world.user.sys_admin, now: t.clock.at }
      const file_id = await addFile(db as never, { ...stored, ...file })
      return refused(await admin('AdminDept/Import', { file_id })).message
    }
    const xlsx = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'
    expect(await loose(Buffer.from('old excel'), 'application/x-cfb')).toContain('只接受 .xlsx')
    expect(await loose(Buffer.from('PK\u0003\u0004 torn'), xlsx)).toContain('无法读取')
    expect(await loose(Buffer.alloc(6_000_000, 1), xlsx)).toContain('5 MB')
  })

  test('the template is a file that the import takes', async () => {
    const { Data } = await admin('AdminDept/GetTemplate', {}, { 'accept-language': 'en-US' })
    expect(Data.name).toMatch(/^Unit import_.*\.xlsx$/)
    const [titles = []] = await fetched(Data.url)
    expect(titles.slice(0, 4)).toEqual(['Unit code *', 'Unit name *', 'Parent code *', 'Type *'])
    const row = titles.map(() => null as Cells[number])
    const filled = ['IM0401', 'Department', 'BA0001', 'department']
    expect(await send([titles, [...filled, ...row.slice(4)]])).toMatchObject({ Data: { good: 1 } })
  })
})
