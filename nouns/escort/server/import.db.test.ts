import { type Account, makeWorkbook } from '@shouya/server/testing/factories.ts'
import { type TestApp, testApp } from '@shouya/server/testing/testApp.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { dayFrom, idCardOf, makeBank, makeCompany, makeOutsider } from './testing/escort.ts'

let t: TestApp
let own: Account
beforeAll(async () => {
  t = await testApp()
  own = await makeOutsider(t, (await makeCompany(t, await makeBank(t))).id)
})
afterAll(() => t?.close())

type Cells = (string | number | null)[]
const send = async (action: string, rows: Cells[], more: object = {}) =>
  own.post(`Escort/${action}`, { file_id: await makeWorkbook(t, own.id, rows), ...more })

test('vehicles: a preview of every row, all or none, and updates of what the sheet has [C-2.7-06]', async () => {
  const head = ['车牌号', '公司编号', '车辆编号', '车型', '车架号', '年检到期', '保险到期', '防护标准/检测报告号']
  const row = (plate: string, seq: string, more: Cells = ['护卫车', 'LSVAA49J132000001']): Cells => [
    plate,
    'YS001',
    seq,
    ...more,
    dayFrom(t, 90),
    dayFrom(t, 90),
    null,
  ]
  const bad = await send(
    'ImportCar',
    [head, row('浙Z8Y021', '021'), row('坏牌', '022'), row('浙Z8Y023', '023', ['专用运钞车', 'LSVAA49J132000002'])],
    { commit: true },
  )
  expect(bad.Data).toMatchObject({ total: 3, good: 1, bad: 2, committed: false, error_file: expect.anything() })
  expect(bad.Data.rows.map(({ row: at }: { row: number }) => at)).toEqual([3, 4])
  expect(await own.post('Escort/GetCarPageList')).toMatchObject({ Total: 0 })
  const good = [head, row('浙Z8Y021', '021')]
  expect((await send('ImportCar', good, { commit: true })).Data).toMatchObject({ added: 1, committed: true })
  expect((await send('ImportCar', good)).Data).toMatchObject({ bad: 1 })
  const changed: Cells[] = [
    ['车牌号', '品牌型号'],
    ['浙Z8Y021', '某型'],
  ]
  expect((await send('ImportCar', changed, { commit: true, update_existing: true })).Data).toMatchObject({ updated: 1 })
  expect((await own.post('Escort/GetCarPageList')).Data).toMatchObject([{ brand_model: '某型', car_seq: '021' }])
})

test('people: by the rules of the form, waiting for their pictures', async () => {
  const head = ['工号', '公司编号', '姓名', '身份证号', '手机', '岗位', '紧急联系人', '紧急联系电话', '保安员证号']
  const more = ['保安员证发证机关', '背景审查日期', '入职日期', '授权机构编码', '性别']
  const row = (no: string, card: string, unit = 'BA0011'): Cells => {
    const cells = [no, 'YS001', '某导入', card, `1990001${no.slice(2)}`, '解款员', '某家属', '19900009999']
    return [...cells, `浙保安${no}0001`, '某市公安局', dayFrom(t, -10), dayFrom(t, -100), unit, '男']
  }
  const bad = await send('ImportStaff', [
    [...head, ...more],
    row('PD0001', idCardOf(701)),
    row('PD0002', '999999199001010000'),
    row('PD0003', idCardOf(703), 'BB0011'),
  ])
  expect(
    bad.Data.rows.map(({ row: at, issues }: { row: number; issues: { column: string }[] }) => [at, issues[0]?.column]),
  ).toEqual([
    [3, '身份证号'],
    [4, '授权机构编码'],
  ])
  const done = await send('ImportStaff', [[...head, ...more], row('PD0001', idCardOf(701))], { commit: true })
  expect(done.Data).toMatchObject({ added: 1, committed: true })
  const [staff] = (await own.post('Escort/GetStaffPageList')).Data
  expect(staff).toMatchObject({ status: 0, photo_url: null })
  const branch = await t.as('branch_security')
  const pass = await branch('Escort/AuditStaff', { id: staff.id, version: staff.version, command: 'pass' })
  expect(pass).toMatchObject({ Code: 1001 })
  const update = await send(
    'ImportStaff',
    [
      ['工号', '姓名'],
      ['PD0001', '某改名'],
    ],
    { commit: true, update_existing: true },
  )
  expect(update.Data).toMatchObject({ updated: 1 })

  // Who approves them hears of one by name and of several in one message, which ends with the last of them.
  const asked = async () =>
    ((await branch('Remind/GetMsgList', { status: [0, 1] })).Data as { title: string; link_path: string }[])
      .filter(({ title }) => title.startsWith('待审核守押人员'))
      .map(({ title }) => title)
  expect(await asked()).toEqual(['待审核守押人员：某导入'])
  const three = ['PD0011', 'PD0012', 'PD0013'].map((no, at) => row(no, idCardOf(711 + at)))
  const several = await send('ImportStaff', [[...head, ...more], ...three], { commit: true })
  expect(several.Data).toMatchObject({ added: 3, committed: true })
  expect(await asked()).toEqual(['待审核守押人员：某导入 等 3 人', '待审核守押人员：某导入'])
  const waiting = (await branch('Escort/GetStaffPageList', { status: [0] })).Data as { id: number; version: number }[]
  expect(waiting).toHaveLength(4)
  for (const [index, { id, version }] of waiting.entries()) {
    expect((await asked()).some((title) => title.includes('等 3 人'))).toBe(index < waiting.length)
    const refused = await branch('Escort/AuditStaff', { id, version, command: 'reject', opinion: '材料不全，请补充' })
    expect(refused).toMatchObject({ Code: 0 })
  }
  expect(await asked()).toEqual([])
})
