import { type Account, granted, makeAccount, makeWorkbook } from '@shouya/server/testing/factories.ts'
import { type Post, type TestApp, testApp } from '@shouya/server/testing/testApp.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  agentRow,
  boundDeviceRow,
  deviceRow,
  memberRow,
  openProductRow,
  productRow,
} from '../../server/testing/rows.ts'
import { moved } from './testing/terminals.ts'

let t: TestApp
let admin: Post
/** Two agents of different trees, one below the first, and their people. */
let agents: { own: number; below: number; other: number }
let people: { own: Account; below: Account; other: Account }
let product: number
let serial = 0

const number = () => `KG24A${String(++serial).padStart(7, '0')}`
const body = (more: Record<string, unknown> = {}): Record<string, unknown> => {
  const device_no = number()
  return { device_no, sn: `SN-${device_no}`, product_id: product, ...more }
}
const seen = async (post: Post, id: number) => granted(await post('Device/Get', { id }))

beforeAll(async () => {
  t = await testApp()
  admin = await t.as('trade_admin')
  product = await productRow(t)
  const own = await agentRow(t)
  agents = { own, below: await agentRow(t, { parent_agent_id: own, agent_level: 3 }), other: await agentRow(t) }
  for (const agent of Object.values(agents)) await openProductRow(t, agent, product)
  const of = (party: number) => makeAccount(t, { unit: 'HQ0000', role: 'agent_user', type: 4, party })
  people = { own: await of(agents.own), below: await of(agents.below), other: await of(agents.other) }
})
afterAll(() => t?.close())

describe('the ledger of devices', () => {
  test('enters in stock; number, serial number and IMEI are unique; a place has both coordinates [C-2.8-08 C-3-24 C-7.2-47]', async () => {
    const first = body({ imei: '123456789012345' })
    const { id, version } = granted(await admin('Device/Save', first))
    expect(await seen(admin, id)).toMatchObject({ status: 0, net_state: 0, moves: ['assign'] })
    for (const field of ['device_no', 'sn', 'imei'] as const)
      expect(await admin('Device/Save', { ...body({ imei: null }), [field]: first[field] })).toMatchObject({
        ...{ Code: 1003, Data: { path: field } },
      })
    expect(await admin('Device/Save', body({ lng: 120.1 }))).toMatchObject({ Code: 1001, Data: [{ path: 'lat' }] })
    expect(await admin('Device/Save', body({ device_no: 'short' }))).toMatchObject({ Code: 1001 })
    expect(await admin('Device/Save', body({ product_id: 999_999 }))).toMatchObject({ Code: 1001 })
    granted(await admin('Device/Save', { ...first, id, version, city_code: '330100' }))
    expect(await admin('Device/Save', { ...first, id, version })).toMatchObject({ Code: 1005 })
    const counts = granted(await admin('Device/GetStatusCount', {}))
    expect(counts[0]).toBeGreaterThan(0)
    granted(await admin('Device/Delete', { id, version: version + 1 }))
  })

  test('goes to an agent, to one below it, and back; a return is inspected', async () => {
    const { id } = granted(await admin('Device/Save', body()))
    expect(await people.own.post('Device/Get', { id })).toMatchObject({ Code: 403 })
    granted(await moved(admin, 'Device/Assign', id, { agent_id: agents.own }))
    expect(await moved(admin, 'Device/Delete', id)).toMatchObject({ Code: 1004 })
    // Only within the own tree.
    expect(await moved(people.own.post, 'Device/Assign', id, { agent_id: agents.other })).toMatchObject({ Code: 1001 })
    granted(await moved(people.own.post, 'Device/Assign', id, { agent_id: agents.below }))
    const row = await seen(people.below.post, id)
    expect(row).toMatchObject({ status: 1, agent_id: agents.below })
    expect(row.life.map(({ action }: { action: string }) => action)).toEqual(['assign'])
    const renamed = { ...body(), id, version: row.version }
    expect(await admin('Device/Save', renamed)).toMatchObject({ Code: 1004 })
    expect(await moved(people.own.post, 'Device/Return', id, { reason: '不再需要' })).toMatchObject({ Code: 401 })
    granted(await moved(admin, 'Device/Return', id, { reason: '不再需要' }))
    expect(await moved(admin, 'Device/Assign', id, { agent_id: agents.own })).toMatchObject({ Code: 1004 })
    granted(await moved(admin, 'Device/Inspect', id, { command: 'accept', note: '外观完好' }))
    expect(await seen(admin, id)).toMatchObject({ status: 0, agent_id: null, member_id: null })
    expect(await people.below.post('Device/Get', { id })).toMatchObject({ Code: 403 })
    // Something has happened with it.
    expect(await moved(admin, 'Device/Delete', id)).toMatchObject({ Code: 1006 })
    granted(await moved(admin, 'Device/Assign', id, { agent_id: agents.own }))
    granted(await moved(admin, 'Device/Return', id, { reason: '质量问题' }))
    granted(await moved(admin, 'Device/Inspect', id, { command: 'scrap', note: '主板烧毁' }))
    expect(await seen(admin, id)).toMatchObject({ status: 7, moves: [] })
    expect(await moved(admin, 'Device/IssueKey', id)).toMatchObject({ Code: 1004 })
  })

  test('outsiders choose from products on sale and those of their own devices', async () => {
    const ids = async (post: Post): Promise<number[]> =>
      granted(await post('Device/GetChoices', {})).products.map(({ id }: { id: number }) => id)
    const [off, old] = [await productRow(t, { status: 0 }), await productRow(t, { status: 2 })]
    await deviceRow(t, old, { agent_id: agents.below, status: 1 })
    expect(await ids(admin)).toEqual(expect.arrayContaining([product, off, old]))
    const own = await ids(people.own.post)
    expect(own).toEqual(expect.arrayContaining([product, old]))
    expect(own).not.toContain(off)
    expect(await ids(people.other.post)).not.toContain(old)
  })

  test('an agent gets no more devices of a product than were agreed', async () => {
    const few = await agentRow(t)
    const assign = async () => {
      const { id } = granted(await admin('Device/Save', body()))
      return moved(admin, 'Device/Assign', id, { agent_id: few })
    }
    expect(await assign()).toMatchObject({ Code: 1001, Data: [{ path: 'agent_id' }] })
    await openProductRow(t, few, product, { quota_devices: 2 })
    granted(await assign())
    const both = await Promise.all([assign(), assign()])
    expect(both.map(({ Code }) => Code).toSorted()).toEqual([0, 1001])
  })

  test('two people at once: one of them moves it', async () => {
    const { id, version } = granted(await admin('Device/Save', body()))
    const answers = await Promise.all(
      [agents.own, agents.other].map((agent_id) => admin('Device/Assign', { id, version, agent_id })),
    )
    expect(answers.map(({ Code }) => Code).filter((code) => code === 0)).toHaveLength(1)
  })

  test('workbooks name products by their numbers; faults stand in their columns', async () => {
    const { id: user } = await makeAccount(t, { unit: 'HQ0000', role: 'trade_admin' })
    const { username } = await t.services.database.kysely
      .selectFrom('sys_user')
      .select('username')
      .where('id', '=', user)
      .executeTakeFirstOrThrow()
    const post = await t.as(username)
    const { product_code } = await t.services.database.kysely
      .selectFrom('product')
      .select('product_code')
      .where('id', '=', product)
      .executeTakeFirstOrThrow()
    const head = ['设备编号', '产品编号', '序列号', '安装地址']
    const send = async (rows: string[][], more: object = {}) =>
      post('Device/Import', { file_id: await makeWorkbook(t, user, [head, ...rows]), commit: true, ...more })
    granted(await post('Device/GetTemplate', {}))
    const rows = Array.from({ length: 3 }, () => [number(), product_code, `SN${++serial}`, '某路 1 号'])
    const bad = [number(), 'NO-SUCH', `SN${++serial}`, '']
    expect(await send([...rows, bad])).toMatchObject({ Data: { good: 3, bad: 1, committed: false } })
    expect((await send(rows)).Data).toMatchObject({ added: 3, committed: true })
    const again = [[rows[0]?.[0] ?? '', product_code, rows[0]?.[2] ?? '', '某路 2 号']]
    expect((await send(again, { update_existing: true })).Data).toMatchObject({ updated: 1, committed: true })
  })
})

describe('bindings', () => {
  const lease = (more: object) => ({ bind_type: 2, lease_begin: '2026-01-01', lease_end: '2027-01-01', ...more })

  test('a lease asks for the deposit before it is activated; one binding in force [C-2.8-04 C-3-20 C-7.2-42]', async () => {
    const { post } = people.own
    const [device_id, member_id] = [
      await deviceRow(t, product, { agent_id: agents.own, status: 1 }),
      await memberRow(t, agents.own),
    ]
    const foreign = await memberRow(t, agents.other)
    expect(await post('MemberDevice/Save', lease({ device_id, member_id: foreign }))).toMatchObject({
      ...{ Code: 1001, Data: [{ path: 'member_id' }] },
    })
    expect(await people.other.post('MemberDevice/Save', lease({ device_id, member_id: foreign }))).toMatchObject({
      ...{ Code: 1001, Data: [{ path: 'device_id' }] },
    })
    const wrong = lease({ device_id, member_id, lease_end: '2025-01-01' })
    expect(await post('MemberDevice/Save', wrong)).toMatchObject({ Code: 1001, Data: [{ path: 'lease_end' }] })
    const twice = await Promise.all([1, 2].map(() => post('MemberDevice/Save', lease({ device_id, member_id }))))
    expect(twice.map(({ Code }) => Code).sort()).toEqual([0, 1001])
    const { id } = twice.find(({ Code }) => Code === 0)?.Data ?? {}
    const row = granted(await post('MemberDevice/Get', { id }))
    expect(row).toMatchObject({ deposit_due: 200_000, deposit_status: 1, status: 1, device_status: 1 })
    expect(await people.other.post('MemberDevice/Get', { id })).toMatchObject({ Code: 403 })
    expect(await moved(post, 'MemberDevice/Activate', id)).toMatchObject({ Code: 1004 })
    await sql`update member_device set deposit_status = 2, deposit_paid = deposit_due where id = ${id}`.execute(
      t.services.database.kysely,
    )
    granted(await moved(post, 'MemberDevice/Activate', id))
    expect(await seen(post, device_id)).toMatchObject({ status: 2, member_id })
    expect(await moved(post, 'MemberDevice/Activate', id)).toMatchObject({ Code: 1004 })
    // An agent does not make a lease longer: that is a renewal, or the bank puts it right.
    const longer = { ...lease({ device_id, member_id, lease_end: '2028-01-01' }), id, version: row.version }
    expect(await post('MemberDevice/Save', longer)).toMatchObject({ Code: 1001, Data: [{ path: 'lease_end' }] })
    const remarked = { ...longer, lease_end: '2027-01-01', remark: '放在大堂' }
    const { version } = granted(await post('MemberDevice/Save', remarked))
    granted(await admin('MemberDevice/Save', { ...longer, version }))
    granted(await moved(post, 'MemberDevice/Unbind', id, { reason: '合同到期' }))
    expect(await seen(admin, device_id)).toMatchObject({ status: 6, member_id: null, remain_times: 0 })
    granted(await moved(admin, 'Device/Inspect', device_id, { command: 'accept', note: '外观完好' }))
    expect(granted(await admin('MemberDevice/Get', { id }))).toMatchObject({
      status: 0,
      inspect_note: '外观完好',
      moves: [],
    })
  })

  test('what waits to be set is not pending any more once the device is disabled', async () => {
    const param_schema = JSON.stringify([
      { key: 'beat', label: '心跳', type: 1, min: 30, max: 600, default: 60, unit: '秒' },
    ])
    const productId = await productRow(t, { param_schema })
    const of = { productId, agentId: agents.own, memberId: await memberRow(t, agents.own) }
    const { id } = await boundDeviceRow(t, of)
    granted(await moved(admin, 'Product/SetDevicePar', id, { reason: '调慢', par: { beat: 90 } }))
    expect((await seen(admin, id)).par_pending).toEqual({ beat: 90 })
    granted(await moved(admin, 'Device/ChangeStatus', id, { command: 'disable', reason: '违规' }))
    expect((await seen(admin, id)).par_pending).toBeNull()
  })

  test('a sale has no deposit; what was not activated stays with the agent', async () => {
    const { post } = people.own
    const device_id = await deviceRow(t, product, { agent_id: agents.own, status: 1 })
    const member_id = await memberRow(t, agents.own)
    const choices = granted(await post('MemberDevice/GetChoices', { device_id }))
    expect(choices.members.map(({ id }: { id: number }) => id)).toContain(member_id)
    expect(await people.other.post('MemberDevice/GetChoices', { device_id })).toMatchObject({ Code: 403 })
    const { id } = granted(await post('MemberDevice/Save', { device_id, member_id, bind_type: 1 }))
    expect(granted(await post('MemberDevice/Get', { id }))).toMatchObject({ deposit_due: 0, deposit_status: 0 })
    expect(await moved(post, 'Device/Assign', device_id, { agent_id: agents.below })).toMatchObject({ Code: 1004 })
    granted(await moved(post, 'MemberDevice/Unbind', id, { reason: '登记错误' }))
    expect(await seen(post, device_id)).toMatchObject({ status: 1, member_id: null })

    // A lease that ends before its deposit was paid asks for none any more.
    const lease = { bind_type: 2, lease_begin: '2026-01-01', lease_end: '2027-01-01' }
    const again = granted(await post('MemberDevice/Save', { device_id, member_id, ...lease }))
    expect(granted(await post('MemberDevice/Get', { id: again.id }))).toMatchObject({ deposit_status: 1 })
    granted(await moved(post, 'MemberDevice/Unbind', again.id, { reason: '登记错误' }))
    expect(granted(await post('MemberDevice/Get', { id: again.id }))).toMatchObject({ deposit_status: 0 })
  })
})

test('another tree, a member, a guard, a vendor see nothing of a device: list, counts, record, search, file', async () => {
  const member = await memberRow(t, agents.own)
  const { id } = await boundDeviceRow(t, { productId: product, agentId: agents.own, memberId: member })
  const { device_no } = await seen(people.own.post, id)
  const stranger = await memberRow(t, agents.other)
  const grants = 'admin'
  const callers = [
    people.other.post,
    (await makeAccount(t, { unit: 'HQ0000', role: grants, type: 6, party: stranger })).post,
    (await makeAccount(t, { unit: 'BA0011', role: grants, type: 5, scope: 3 })).post,
    (await makeAccount(t, { unit: 'HQ0000', role: grants, type: 3, party: 1 })).post,
    (await makeAccount(t, { unit: 'BA0001', role: grants, scope: 4 })).post,
  ]
  for (const [at, post] of callers.entries()) {
    expect(await post('Device/Get', { id }), `${at}`).toMatchObject({ Code: 403 })
    expect((await post('Device/GetPageList', { keywords: device_no })).Data, `${at}`).toEqual([])
    expect((await post('MemberDevice/GetPageList', { keywords: device_no })).Data, `${at}`).toEqual([])
    expect((await post('UseLog/GetPageList', {})).Data, `${at}`).toEqual([])
    const counts = granted(await post('Device/GetStatusCount', { keywords: device_no }))
    expect(counts, `${at}`).toEqual({})
    const { Data } = await post('Home/Search', { keywords: device_no })
    expect(JSON.stringify(Data), `${at}`).not.toContain(device_no)
    const file = await post('Common/Export', { controller: 'Device', filters: {}, columns: ['device_no'] })
    expect(file.Data?.rows ?? 0, `${at}`).toBe(at === 0 ? (await post('Device/GetPageList', {})).Total : 0)
    expect(await post('Product/GetState', { id, version: 1 }), `${at}`).toMatchObject({ Code: 403 })
  }
  const own = await makeAccount(t, { unit: 'HQ0000', role: grants, type: 6, party: member })
  expect(await seen(own.post, id)).toMatchObject({ id })
})

describe('the clock', () => {
  const later = (days: number) => new Date(t.clock.at.getTime() + days * 86_400_000)

  test('whoever is not heard of is offline', async () => {
    const id = await deviceRow(t, product, { net_state: 1, last_online: t.clock.at })
    await t.jobs.run('device_offline', new Date(t.clock.at.getTime() + 540_000))
    expect(await seen(admin, id)).toMatchObject({ net_state: 1 })
    await t.jobs.run('device_offline', new Date(t.clock.at.getTime() + 660_000))
    expect(await seen(admin, id)).toMatchObject({ net_state: 0 })
  })

  test('a device that nobody pays for is stopped after seven days, with a warning before, and restored', async () => {
    const member = await memberRow(t, agents.own)
    const { id } = await boundDeviceRow(t, { productId: product, agentId: agents.own, memberId: member }, { status: 3 })
    await t.jobs.run('device_unpaid', later(0))
    const warned = await t.services.database.kysely
      .selectFrom('remind_msg')
      .select('receiver_id')
      .where('biz_table', '=', 'device')
      .where('biz_id', '=', id)
      .execute()
    expect(warned.map(({ receiver_id }) => receiver_id)).toContain(people.own.id)
    await t.jobs.run('device_unpaid', later(6))
    expect(await seen(admin, id)).toMatchObject({ status: 3 })
    await t.jobs.run('device_unpaid', later(7))
    const stopped = await seen(admin, id)
    expect(stopped).toMatchObject({ status: 5, status_reason: 'unpaid' })
    expect(stopped.commands).toMatchObject([{ cmd: 2, result: 0, operator_name: null }])
    await sql`update device set remain_times = 5 where id = ${id}`.execute(t.services.database.kysely)
    await t.jobs.run('device_unpaid', later(8))
    expect(await seen(admin, id)).toMatchObject({ status: 2, unpaid_since: null })
    // By hand it stays as it is.
    granted(await moved(admin, 'Device/ChangeStatus', id, { command: 'disable', reason: '违规使用' }))
    await t.jobs.run('device_unpaid', later(9))
    expect(await seen(admin, id)).toMatchObject({ status: 5 })
    granted(await moved(admin, 'Device/ChangeStatus', id, { command: 'restore', reason: '已改正' }))
  })
})

test('places say how many devices stand in each city, in scope; a region of the list has as many [C-7.2-56]', async () => {
  const place = async (agentId: number, city_code: string | null, more: object = {}) => {
    const memberId = await memberRow(t, agentId)
    await boundDeviceRow(t, { productId: product, agentId, memberId }, { city_code, ...more })
  }
  const [own, other] = [await agentRow(t), await agentRow(t)]
  const below = await agentRow(t, { parent_agent_id: own, agent_level: 3 })
  // A district counts for its city.
  await place(own, '510104', { net_state: 1 })
  await place(below, '510100', { status: 3, net_state: 1 })
  await place(below, '510100', { status: 4 })
  await place(own, null)
  await place(other, '510100')
  await place(own, '500103')
  // In stock it is in nobody's hands.
  await deviceRow(t, product, { city_code: '510100' })
  const reader = await makeAccount(t, { unit: 'HQ0000', role: 'agent_user', type: 4, party: own })
  expect(granted(await reader.post('Device/GetPlaceList', {}))).toEqual([
    { code: '510100', name: '成都市', province: '四川省', devices: 3, online: 2, status: { 2: 1, 3: 1, 4: 1 } },
    { code: '500100', name: '重庆市', province: '重庆市', devices: 1, online: 0, status: { 2: 1 } },
    { code: '', name: '', province: '', devices: 1, online: 0, status: { 2: 1 } },
  ])
  expect(granted(await reader.post('Product/GetCityList', {}))).toEqual([
    { code: '330100', name: '杭州市', agents: 2, devices: 0 },
    { code: '500100', name: '重庆市', agents: 0, devices: 1 },
    { code: '510100', name: '成都市', agents: 0, devices: 3 },
  ])
  const places = granted(await admin('Device/GetPlaceList', {}))
  expect(places.find(({ code }: { code: string }) => code === '510100')).toMatchObject({ devices: 4 })
  const handedOut = { status: [1, 2, 3, 4, 5] }
  expect(await reader.post('Device/GetPageList', { region: '510100', ...handedOut })).toMatchObject({ Total: 3 })
  expect(await reader.post('Device/GetPageList', { region: '510104', ...handedOut })).toMatchObject({ Total: 1 })
  expect(await reader.post('Device/GetPageList', { region: '510100', net_state: 1 })).toMatchObject({ Total: 2 })
  expect(await reader.post('Device/GetPageList', { region: 'x' })).toMatchObject({ Code: 1001 })
})
