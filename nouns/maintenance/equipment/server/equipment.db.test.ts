import { type Account, granted, makeImage, makeWorkbook, signature } from '@shouya/server/testing/factories.ts'
import { type Post, type TestApp, testApp } from '@shouya/server/testing/testApp.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { faultBody } from '../../../daily/faultRepair/server/testing/faultRepair.ts'
import { dayFrom, deviceBody, makeBank, makeBinding, makeDevice, makeVendor } from '../../server/testing/maintenance.ts'

let t: TestApp
let bank: Account
let branch: Post
let outlet: Post
beforeAll(async () => {
  t = await testApp()
  bank = await makeBank(t)
  branch = await t.as('branch_security')
  outlet = await t.as('outlet_safety')
})
afterAll(() => t?.close())

const seen = async (id: number) => granted(await bank.post('Equipment/Get', { id }))
const move = async (post: Post, action: string, id: number, more: object) =>
  post(`Equipment/${action}`, { id, version: (await seen(id)).version, ...more })

describe('the ledger', () => {
  test('an outlet enters its devices; numbers are unique and count by unit', async () => {
    const first = await makeDevice(t, { post: outlet })
    const second = await makeDevice(t, { post: outlet })
    expect([first.equip_no, second.equip_no]).toEqual(['EQ0011-0001', 'EQ0011-0002'])
    const taken = await outlet('Equipment/Save', deviceBody(t, 'BA0011', { equip_no: 'EQ0011-0001' }))
    expect(taken).toMatchObject({ Code: 1003, Data: { path: 'equip_no' } })
    expect(await outlet('Equipment/Save', deviceBody(t, 'BA0012'))).toMatchObject({ Code: 403 })
    const wrong = deviceBody(t, 'BA0011', { buy_date: dayFrom(t, 0), warranty_end: dayFrom(t, -1) })
    expect(await outlet('Equipment/Save', wrong)).toMatchObject({ Code: 1001, Data: [{ path: 'warranty_end' }] })
    const unserved = await makeVendor(t, bank, { dept_ids: [t.world.unit.BB0001] })
    const named = deviceBody(t, 'BA0011', { maintain_company_id: unserved.id })
    expect(await outlet('Equipment/Save', named)).toMatchObject({ Code: 1001, Data: [{ path: 'maintain_company_id' }] })
    const photo = await makeImage(t, bank.id)
    const foreign = deviceBody(t, 'BA0011', { photo_file_id: photo })
    expect(await outlet('Equipment/Save', foreign)).toMatchObject({ Code: 1001, Data: [{ path: 'photo_file_id' }] })
    // Two people who enter devices of a unit at once get different numbers.
    const both = await Promise.all([makeDevice(t, bank, 'BA0010'), makeDevice(t, bank, 'BA0010')])
    expect(new Set(both.map(({ equip_no }) => equip_no)).size).toBe(2)
  })

  test('the next maintenance follows from the last one and the interval, unless somebody fixed it', async () => {
    const last = dayFrom(t, -31)
    const { id } = await makeDevice(t, bank, 'BA0011', { maint_months: 1, last_maint: '2026-01-31' })
    expect((await seen(id)).next_maint).toBe('2026-02-28')
    const fixed = await makeDevice(t, bank, 'BA0011', {
      maint_months: 1,
      last_maint: last,
      next_maint_on: dayFrom(t, 5),
    })
    expect((await seen(fixed.id)).next_maint).toBe(dayFrom(t, 5))
    const late = granted(await bank.post('Equipment/GetPageList', { maint: 'expired' })) as { id: number }[]
    expect(late.map((row) => row.id)).toContain(id)
    expect(await move(bank.post, 'Maintain', id, { kind: 1, day: dayFrom(t, 1) })).toMatchObject({ Code: 1001 })
    expect(await move(bank.post, 'Maintain', id, { kind: 1, day: '2026-01-01' })).toMatchObject({ Code: 1001 })
    granted(await move(bank.post, 'Maintain', id, { kind: 2, day: dayFrom(t, 0), note: '外观检查' }))
    expect((await seen(id)).last_maint).toBe('2026-01-31')
    granted(await move(bank.post, 'Maintain', fixed.id, { kind: 1, day: dayFrom(t, 0), note: '例行维保' }))
    expect(await seen(fixed.id)).toMatchObject({ last_maint: dayFrom(t, 0), next_maint_on: null })
    expect((await seen(fixed.id)).next_maint > dayFrom(t, 5)).toBe(true)
  })

  test('its life: states, units, faults that the reader may see; what is scrapped stays', async () => {
    const { id, equip_no } = await makeDevice(t, bank, 'BA0011', { buy_date: dayFrom(t, -900) })
    granted(await move(outlet, 'ChangeStatus', id, { command: 'stop', reason: '线路改造' }))
    granted(await move(outlet, 'ChangeStatus', id, { command: 'start', reason: '改造完成' }))
    const yesterday = { fault_time: `${dayFrom(t, -1)} 12:00:00`, backfill_reason: '断网' }
    const found = faultBody({ device_type: 4, device_id: id, ...yesterday })
    const fault = granted(await outlet('FaultRepair/Save', found))
    expect(granted(await outlet('FaultRepair/Get', { id: fault.id }))).toMatchObject({ device_no: equip_no })
    granted(
      await outlet('FaultRepair/Finish', {
        id: fault.id,
        version: fault.version,
        handle_result: '更换闭门器',
        sign: signature,
      }),
    )
    const kinds = async (post: Post) =>
      granted(await post('Equipment/Get', { id })).life.map(({ kind }: { kind: string }) => kind)
    expect(new Set(await kinds(outlet))).toEqual(new Set(['recovered', 'fault', 'state', 'bought']))
    // A device that faults name is not deleted.
    const { version } = await seen(id)
    expect(await branch('Equipment/Delete', { id, version })).toMatchObject({ Code: 1006 })
    expect(await move(outlet, 'Scrap', id, { reason: '报废' })).toMatchObject({ Code: 401 })
    granted(await move(branch, 'Scrap', id, { reason: '超过使用年限' }))
    expect(await seen(id)).toMatchObject({ status: 4, scrap_date: dayFrom(t, 0), moves: [] })
    expect(await move(outlet, 'ChangeStatus', id, { command: 'start', reason: '恢复' })).toMatchObject({ Code: 1004 })
    const edit = { ...deviceBody(t, 'BA0011'), equip_no, id, version: (await seen(id)).version }
    expect(await branch('Equipment/Save', edit)).toMatchObject({ Code: 1004 })
    const moved = await makeDevice(t, bank, 'BA0011')
    granted(
      await branch('Equipment/Save', {
        ...deviceBody(t, 'BA0012'),
        equip_no: moved.equip_no,
        id: moved.id,
        version: 1,
      }),
    )
    expect((await seen(moved.id)).life).toMatchObject([{ kind: 'moved', note: '柳堤路营业室' }])
  })

  test('a fault names a device of its own unit', async () => {
    const { id } = await makeDevice(t, bank, 'BA0012')
    const wrong = await outlet('FaultRepair/Save', faultBody({ device_id: id }))
    expect(wrong).toMatchObject({ Code: 1001, Data: [{ path: 'device_id' }] })
    expect(await outlet('FaultRepair/GetDevice', { id })).toMatchObject({ Code: 403 })
    expect(await outlet('FaultRepair/GetDeviceList', { dept_id: t.world.unit.BA0012 })).toMatchObject({ Code: 403 })
    const own = await makeDevice(t, bank, 'BA0011')
    const list = granted(await outlet('FaultRepair/GetDeviceList', {})) as { id: number }[]
    expect(list.map((device) => device.id)).toContain(own.id)
  })
})

describe('labels', () => {
  test('one for each device in use; the code leads to the request of a repair, or to the record', async () => {
    const { id, equip_no } = await makeDevice(t, bank, 'BB0011', { device_type: 7, name: '保险柜' })
    const gone = await makeDevice(t, bank, 'BB0011')
    granted(await move(bank.post, 'Scrap', gone.id, { reason: '报废' }))
    const { rows } = granted(await bank.post('Equipment/GetPrintList', { dept_id: t.world.unit.BB0011 }))
    expect(rows).toMatchObject([{ id, equip_no, path: `/list/device?no=${equip_no}` }])
    const to = async (username: Parameters<TestApp['as']>[0]) => (await t.as(username))('Equipment/Scan', { equip_no })
    expect(granted(await to('leader_far'))).toEqual({ to: `/list/repairList?new=1&device=${id}` })
    expect(granted(await to('hq_security'))).toEqual({ to: `/list/equipmentList?id=${id}` })
    expect(await to('outlet_safety')).toMatchObject({ Code: 403 })
    expect(await to('vendor')).toMatchObject({ Code: 403 })
    expect(await bank.post('Equipment/Scan', { equip_no: 'EQ0000-0000' })).toMatchObject({ Code: 1002 })
    // Whoever maintains it sees its record.
    expect(await (await t.as('hq_security'))('Equipment/GetPrintList', { ids: [id] })).toMatchObject({ Code: 401 })
  })
})

describe('workbooks', () => {
  const head = ['设备编号', '设备名称', '设备类型', '机构编码', '安装位置', '购置日期', '质保到期']
  const send = async (rows: (string | null)[][], more: object = {}) =>
    bank.post('Equipment/Import', { file_id: await makeWorkbook(t, bank.id, [head, ...rows]), ...more })

  test('thousands of rows in one sheet, numbered by unit', async () => {
    const rows = Array.from({ length: 2400 }, (_, at) => [
      null,
      `设备${at}`,
      '视频监控',
      at % 2 ? 'BA0012' : 'BB0001',
      '营业大厅',
      null,
      null,
    ])
    expect((await send(rows, { commit: true })).Data).toMatchObject({ added: 2400, bad: 0, committed: true })
    const count = await bank.post('Equipment/GetPageList', { keywords: '设备1', dept_id: t.world.unit.BB0001 })
    expect(count.Total).toBeGreaterThan(400)
  }, 120_000)

  test('faults stand in their columns; an update keeps what the sheet leaves empty', async () => {
    const bad = await send(
      [
        ['EQ-1', '探测器', '入侵报警', 'BA0099', '后窗', null, null],
        ['EQ-2', '探测器', '不存在', 'BA0011', '后窗', null, null],
        ['EQ-3', '探测器', '入侵报警', 'BA0011', '后窗', dayFrom(t, 0), dayFrom(t, -1)],
        ['EQ-4', '探测器', '入侵报警', 'BA0011', '后窗', null, null],
      ],
      { commit: true },
    )
    expect(bad.Data).toMatchObject({ good: 1, bad: 3, committed: false })
    const { id, equip_no } = await makeDevice(t, bank, 'BA0011', { brand: '某牌' })
    const updated = await send([[equip_no, '新名称', '联动门', 'BA0011', '后门', null, null]], {
      commit: true,
      update_existing: true,
    })
    expect(updated.Data).toMatchObject({ updated: 1, committed: true })
    expect(await seen(id)).toMatchObject({ name: '新名称', brand: '某牌', location: '后门' })
  })
})

describe('reminders', () => {
  const told = async (code: string) =>
    (
      await t.services.database.pool.query(
        `select params->>'days' as days, params->>'count' as count, receiver_id from remind_msg where remind_code = $1`,
        [code],
      )
    ).rows as { days: string; count: string; receiver_id: string }[]
  const at = (days: number) => new Date(t.clock.at.getTime() + days * 86_400_000)

  test('devices of a unit that are due on one day are one message for each mark', async () => {
    const db = t.services.database.kysely
    const { id: safety } = await db
      .selectFrom('sys_user')
      .select('id')
      .where('username', '=', 'safety_far')
      .executeTakeFirstOrThrow()
    await db.updateTable('dept').set({ safety_user_id: safety }).where('id', '=', t.world.unit.BB0011).execute()
    for (const _ of [1, 2]) await makeDevice(t, bank, 'BB0011', { next_maint_on: dayFrom(t, 40) })
    for (const day of [30, 33, 34, 39, 40]) await t.jobs.run('equipment_days', at(day))
    const messages = (await told('equipment_maint')).filter((row) => Number(row.receiver_id) === safety)
    expect(messages.map(({ days, count }) => [days, count]).sort()).toEqual([
      ['1', '2'],
      ['7', '2'],
    ])
  })

  test('contracts and qualifications of vendors, 30, 7 and 1 days before, to who looks after them', async () => {
    const { id } = await makeVendor(t, bank, { contract_end: dayFrom(t, 50), qualification_end: dayFrom(t, 60) })
    await makeBinding(t, bank, id, { device_types: [8] })
    for (const day of [10, 25, 26, 44, 49, 50, 58]) await t.jobs.run('vendor_ends', at(day))
    const days = async (code: string) =>
      [
        ...new Set(
          (await told(code))
            .filter((row) => Number(row.receiver_id) === t.world.user.branch_security)
            .map((row) => row.days),
        ),
      ].sort()
    expect(await days('vendor_contract')).toEqual(['1', '30', '7'])
    expect(await days('vendor_qualification')).toEqual(['30', '7'])
  })
})
