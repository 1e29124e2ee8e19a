import { makeAccount, makeHandover, makeUnit, outletFields } from '@shouya/server/testing/factories.ts'
import { type Post, type TestApp, testApp } from '@shouya/server/testing/testApp.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { makeFault } from '../../../daily/faultRepair/server/testing/faultRepair.ts'
import { makeRectification } from '../../../daily/securityCheck/server/testing/checks.ts'
import { makeBank, makeCompany } from '../../../escort/server/testing/escort.ts'
import { makeTaskRow } from '../../../tasks/taskAssignment/server/testing/tasks.ts'

let t: TestApp
let admin: Post
let branch: Post
beforeAll(async () => {
  t = await testApp()
  admin = await t.as('sys_admin')
  branch = await t.as('branch_security')
})
afterAll(() => t?.close())

let serial = 0
const unit = (more: object) => ({
  dept_code: `N${1000 + ++serial}`,
  dept_name: `新机构${serial}`,
  dept_type: 5,
  ...more,
})
const seen = async (id: number) => (await admin('AdminDept/Get', { id })).Data
/** A unit as its form would send it back. */
async function body(id: number, more: object = {}) {
  const {
    parent_name,
    level,
    leader_user_name,
    safety_user_name,
    escort_company_name,
    create_user_name,
    create_time,
    update_time,
    ...rest
  } = await seen(id)
  return { ...rest, ...more }
}
const pathOf = async (id: number) => {
  const row = await t.services.database.kysely.selectFrom('dept').select('path').where('id', '=', id).executeTakeFirst()
  return row?.path
}

describe('a new unit', () => {
  test('stands below its parent, where its parent allows it [C-1-07 C-7.2-64]', async () => {
    const { BA0001, BA0010, BA0002 } = t.world.unit
    const sub = await admin('AdminDept/Add', unit({ parent_id: BA0001, dept_type: 3 }))
    expect(sub).toMatchObject({ Code: 0 })
    expect(await seen(sub.Data.id)).toMatchObject({ parent_name: '松湾分行', level: 3, status: 1, version: 1 })
    expect(await pathOf(sub.Data.id)).toBe(`${await pathOf(BA0001)}.${sub.Data.id}`)
    for (const [parent_id, dept_type, path] of [
      [BA0010, 2, 'dept_type'],
      [BA0002, 5, 'dept_type'],
      [BA0001, 1, 'dept_type'],
      [null, 1, 'parent_id'],
      [900_000_001, 5, 'parent_id'],
    ])
      expect(await admin('AdminDept/Add', unit({ parent_id, dept_type }))).toMatchObject({
        Code: 1001,
        Data: [{ path }],
      })
  })

  test('has a code of its own, and a name of its own among its neighbours', async () => {
    const { BA0001, BB0001 } = t.world.unit
    const first = unit({ parent_id: BA0001 })
    expect(await admin('AdminDept/Add', first)).toMatchObject({ Code: 0 })
    expect(await admin('AdminDept/Add', unit({ parent_id: BB0001, dept_code: first.dept_code }))).toMatchObject({
      Code: 1003,
      Message: '机构编码已存在',
    })
    const same = unit({ parent_id: BA0001, dept_name: first.dept_name })
    expect(await admin('AdminDept/Add', same)).toMatchObject({ Code: 1003, Message: '机构名称已存在' })
    expect(await admin('AdminDept/Add', { ...same, parent_id: BB0001 })).toMatchObject({ Code: 0 })
  })

  test('is refused with every field that is wrong', async () => {
    const parent_id = t.world.unit.BA0010
    const bare = await admin('AdminDept/Add', unit({ parent_id, dept_type: 4, deliver_time: '08:00', lng: 120 }))
    expect(bare.Data.map(({ path }: { path: string }) => path)).toEqual([
      'region_code',
      'address',
      'business_begin',
      'business_end',
      'risk_level',
      'lat',
    ])
    const wrong = { dept_code: 'abc', lng: 181, phone: '123', business_days: '2,1', region_code: '33', parent: 1 }
    const answer = await admin('AdminDept/Add', unit({ parent_id, ...wrong }))
    expect(answer.Data.map(({ path }: { path: string }) => path).sort()).toEqual(Object.keys(wrong).sort())
  })

  test('is in its maker’s reach at once', async () => {
    const maker = await makeAccount(t, { unit: 'BA0010', scope: 4 })
    const made = await maker.post('AdminDept/Add', unit({ parent_id: t.world.unit.BA0010 }))
    expect(made).toMatchObject({ Code: 0 })
    await expect.poll(async () => (await maker.post('AdminDept/Get', { id: made.Data.id })).Code).toBe(0)
  })
})

describe('an outlet', () => {
  test('is set up disabled, gets its people, then opens', async () => {
    const parent_id = t.world.unit.BA0010
    const open = unit({ parent_id, ...outletFields, status: 1 })
    const early = await admin('AdminDept/Add', open)
    expect(early.Data.map(({ path }: { path: string }) => path)).toEqual(['leader_user_id', 'safety_user_id'])
    const { Data } = await admin('AdminDept/Add', { ...open, status: undefined })
    expect(await seen(Data.id)).toMatchObject({ status: 0 })

    const roles = (await admin('Role/GetRoleList')).Data as { role_code: string; id: number }[]
    const role_ids = [roles.find(({ role_code }) => role_code === 'outlet_teller')?.id]
    const people: number[] = []
    for (const at of [1, 2, 3]) {
      const account = {
        username: `opening_${at}`,
        real_name: '某新人',
        phone: `1370000000${at}`,
        dept_id: Data.id,
        role_ids,
      }
      const added = await admin('User/Add', account)
      expect(added).toMatchObject({ Code: 0 })
      people.push(added.Data.id)
    }
    const [leader_user_id, safety_user_id] = people
    const enabled = { leader_user_id, safety_user_id, status: 1 }
    for (const [more, path] of [
      [{ safety_user_id: leader_user_id }, 'safety_user_id'],
      [{ safety_user_id: t.world.user.outlet_safety }, 'safety_user_id'],
      [{ leader_user_id: null }, 'leader_user_id'],
    ] as const)
      expect(await admin('AdminDept/Edit', await body(Data.id, { ...enabled, ...more }))).toMatchObject({
        Code: 1001,
        Data: [{ path }],
      })
    expect(await admin('AdminDept/Edit', await body(Data.id, enabled))).toMatchObject({ Code: 0 })
    expect(await seen(Data.id)).toMatchObject({ status: 1, leader_user_name: '某新人' })
  })

  test('gets another head, or another branch above it, only in a session that has proved its password just now', async () => {
    const { BA0011, BA0010, BB0001 } = t.world.unit
    const keeper = await makeAccount(t, { unit: 'HQ0000', role: 'sys_admin' })
    const session = t.services.database.kysely.updateTable('session').where('user_id', '=', keeper.id)
    const edit = async (more: object) => keeper.post('AdminDept/Edit', await body(BA0011, { ...outletFields, ...more }))
    const before = await seen(BA0011)
    const head = t.world.user.outlet_teller
    await keeper.post('User/Get', { id: keeper.id })
    await session.set({ proved_time: new Date(t.clock.at.getTime() - 5.1 * 60_000) }).execute()
    expect(await edit({ leader_user_id: head })).toMatchObject({ Code: 1016 })
    expect(await edit({ parent_id: BB0001 })).toMatchObject({ Code: 1016 })
    expect(await seen(BA0011)).toEqual(before)
    // What grants nothing asks for nothing.
    expect(await edit({ short_name: '青梧' })).toMatchObject({ Code: 0 })
    await session.set({ proved_time: t.clock.at }).execute()
    expect(await edit({ leader_user_id: head, parent_id: BA0010 })).toMatchObject({ Code: 0 })
    expect((await seen(BA0011)).leader_user_id).toBe(head)
    const { leader_user_id, short_name } = before
    expect(await edit({ leader_user_id, short_name })).toMatchObject({ Code: 0 })
  })

  test('that is closed for good takes nobody in', async () => {
    const id = await makeUnit(t, { parent: 'BA0010', type: 4, status: 0, closed: '2026-01-01' })
    const account = { username: 'too_late', real_name: '某迟到', phone: '13700000009', dept_id: id, role_ids: [1] }
    expect(await admin('User/Add', account)).toMatchObject({ Code: 1001, Data: [{ path: 'dept_id' }] })
  })
})

describe('moving', () => {
  test('takes along all that is below, in paths, scopes and the log', async () => {
    const { BB0001, BA0001 } = t.world.unit
    const sub = await makeUnit(t, { parent: 'BA0001', type: 3 })
    const outlet = await makeUnit(t, { parent: sub, type: 4 })
    const section = await makeUnit(t, { parent: outlet, type: 5 })
    const far = await t.as('security_far')
    const sees = async (post: Post) => (await post('AdminDept/Get', { id: section })).Code
    expect([await sees(branch), await sees(far)]).toEqual([0, 403])
    expect(await admin('AdminDept/Edit', await body(sub, { parent_id: BB0001 }))).toMatchObject({ Code: 0 })
    expect(await pathOf(section)).toBe(`${await pathOf(BB0001)}.${sub}.${outlet}.${section}`)
    await expect.poll(async () => [await sees(branch), await sees(far)]).toEqual([403, 0])
    const history = await admin('Common/GetHistory', { table: 'dept', id: sub })
    expect(history.Data[0]).toMatchObject({ action: 'AdminDept/Edit' })
    expect(history.Data[0].changes).toContainEqual({ field: 'parent_name', before: '松湾分行', after: '东屏分行' })
    expect(await admin('AdminDept/Edit', await body(sub, { parent_id: BA0001 }))).toMatchObject({ Code: 0 })
  })

  test('never below itself, never out of reach, never the head office', async () => {
    const { BA0001, BA0010, BB0001, HQ0000, BA0012 } = t.world.unit
    expect(await admin('AdminDept/Edit', await body(BA0001, { parent_id: BA0010 }))).toMatchObject({
      Code: 1001,
      Data: [{ path: 'parent_id' }],
    })
    expect(await admin('AdminDept/Edit', await body(BA0001, { parent_id: BA0001 }))).toMatchObject({ Code: 1001 })
    expect(await branch('AdminDept/Edit', await body(BA0012, { ...outletFields, parent_id: BB0001 }))).toMatchObject({
      Code: 403,
    })
    expect(await admin('AdminDept/Edit', await body(HQ0000, { parent_id: BA0001 }))).toMatchObject({ Code: 1001 })
    expect(await admin('AdminDept/Edit', await body(HQ0000, { short_name: '总行' }))).toMatchObject({ Code: 0 })
  })

  test('not where the kinds do not fit, nor under what is disabled', async () => {
    const sub = await makeUnit(t, { parent: 'BA0001', type: 3 })
    const outlet = await makeUnit(t, { parent: sub, type: 4 })
    expect(await admin('AdminDept/Edit', await body(sub, { dept_type: 5 }))).toMatchObject({
      Code: 1001,
      Data: [{ path: 'dept_type' }],
    })
    expect(await admin('AdminDept/Edit', await body(outlet, { parent_id: t.world.unit.BA0002 }))).toMatchObject({
      Code: 1001,
    })
    const off = await makeUnit(t, { parent: 'BA0001', type: 3, status: 0 })
    const section = await makeUnit(t, { parent: sub, type: 5 })
    expect(await admin('AdminDept/Edit', await body(section, { parent_id: off }))).toMatchObject({
      Code: 1001,
      Data: [{ path: 'parent_id' }],
    })
  })

  test('two moves at once, one inside the other, leave the right paths', async () => {
    const { BA0001, BB0001 } = t.world.unit
    const sub = await makeUnit(t, { parent: 'BA0001', type: 3 })
    const outlet = await makeUnit(t, { parent: sub, type: 4, status: 0 })
    const section = await makeUnit(t, { parent: outlet, type: 5, status: 0 })
    const moves = [await body(outlet, { parent_id: BA0001 }), await body(sub, { parent_id: BB0001 })]
    const answers = await Promise.all(moves.map((one) => admin('AdminDept/Edit', one)))
    expect(answers.map(({ Code }) => Code)).toEqual([0, 0])
    expect(await pathOf(section)).toBe(`${await pathOf(BA0001)}.${outlet}.${section}`)
    expect(await pathOf(sub)).toBe(`${await pathOf(BB0001)}.${sub}`)
  })
})

describe('disabling and deleting', () => {
  test('a unit at work is not disabled, and says what is left', async () => {
    const { BA0001, BA0012 } = t.world.unit
    const answer = await admin('AdminDept/Edit', await body(BA0001, { status: 0 }))
    expect(answer).toMatchObject({ status: 409, Code: 1006, Data: { children: expect.any(Number), keys: 0 } })
    expect(answer.Data.children).toBeGreaterThan(3)
    expect(answer.Data.users).toBeGreaterThan(5)

    const from = await makeAccount(t, { unit: 'BA0012', role: 'outlet_safety' })
    const to = await makeAccount(t, { unit: 'BA0012', role: 'outlet_leader' })
    await makeHandover(t, { from, to: to.id })
    await t.services.database.kysely.updateTable('sys_user').set({ status: 0 }).where('dept_id', '=', BA0012).execute()
    const wanted = await body(BA0012, { ...outletFields, status: 0 })
    expect(await admin('AdminDept/Edit', wanted)).toMatchObject({
      Code: 1006,
      Data: { children: 0, users: 0, keys: 1 },
    })
  })

  test('the security section of a branch switches its outlets and nothing else', async () => {
    const id = await makeUnit(t, { parent: 'BA0010', type: 4 })
    const section = await makeUnit(t, { parent: 'BA0010', type: 5 })
    expect(await branch('AdminDept/Edit', await body(section, { status: 0 }))).toMatchObject({ Code: 403 })
    expect(await branch('AdminDept/Edit', await body(section, { short_name: '科' }))).toMatchObject({ Code: 0 })
    expect(await branch('AdminDept/Edit', await body(id, { status: 0 }))).toMatchObject({ Code: 0 })
    expect(await branch('AdminDept/Edit', await body(id, { dept_type: 5, status: 1 }))).toMatchObject({ Code: 403 })
  })

  test('only what nothing refers to is deleted [C-7.2-64]', async () => {
    const { BA0010, BA0011 } = t.world.unit
    for (const id of [BA0010, BA0011]) {
      const { version } = await seen(id)
      expect(await admin('AdminDept/Delete', { id, version })).toMatchObject({ Code: 1006 })
    }
    const id = await makeUnit(t, { parent: 'BA0010', type: 5 })
    await t.services.database.kysely
      .updateTable('role')
      .set({ scope_dept_ids: [id] })
      .where('id', '=', 3)
      .execute()
    expect(await admin('AdminDept/Delete', { id, version: 1 })).toMatchObject({ Code: 1006 })
    await t.services.database.kysely.updateTable('role').set({ scope_dept_ids: [] }).where('id', '=', 3).execute()
    expect(await admin('AdminDept/Delete', { id, version: 2 })).toMatchObject({ Code: 1005 })
    expect(await admin('AdminDept/Delete', { id, version: 1 })).toMatchObject({ Code: 0 })
    expect(await admin('AdminDept/Get', { id })).toMatchObject({ Code: 1002 })
  })
})

describe('the list', () => {
  test('finds by code, name and short name, narrows by kind, region and unit [C-7.2-64]', async () => {
    const { BA0001 } = t.world.unit
    const id = await makeUnit(t, { parent: 'BA0001', type: 3, name: '寻找支行' })
    await admin('AdminDept/Edit', await body(id, { short_name: '灯塔', region_code: '330199' }))
    for (const filter of [{ keywords: '寻找' }, { keywords: '灯塔' }, { region_code: '330199' }])
      expect(await admin('AdminDept/GetPageList', filter)).toMatchObject({ Total: 1, Data: [{ id }] })
    const own = await admin('AdminDept/GetPageList', { dept_id: BA0001, include_child: 0 })
    expect(own.Data).toMatchObject([{ id: BA0001, parent_name: '沧岭银行总行' }])
    const branches = await admin('AdminDept/GetPageList', { dept_type: [1, 2], status: 1 })
    expect(branches.Data.map((row: { dept_code: string }) => row.dept_code)).toEqual(['BA0001', 'BB0001', 'HQ0000'])
    expect((await branch('AdminDept/GetPageList', { keywords: '东屏' })).Total).toBe(0)
  })

  test('the tree has parents before children [C-7.1-10 C-7.2-64]', async () => {
    const { Data } = await branch('AdminDept/GetTree')
    const ids = Data.map(({ id }: { id: number }) => id)
    expect(Data[0]).toMatchObject({ dept_code: 'BA0001' })
    for (const { id, parent_id } of Data.slice(1)) expect(ids.indexOf(parent_id)).toBeLessThan(ids.indexOf(id))
    // Whoever has signed in names units of their reach; a disabled one is not named any more.
    const teller = await t.as('outlet_teller')
    const named = async () =>
      (await teller('AdminDept/DEPTLIST')).Data.map(({ dept_code }: { dept_code: string }) => dept_code)
    expect(await named()).toContain('BA0011')
    expect(await named()).not.toContain('BB0011')
  })

  test('goes out as a workbook', async () => {
    const columns = ['dept_code', 'dept_name', 'safety_user_name', 'phone', 'risk_level']
    const answer = await branch('Common/Export', { controller: 'AdminDept', columns })
    expect(answer).toMatchObject({ Code: 0, Data: { name: expect.stringMatching(/^机构及安全责任人一览表_/) } })
  })
})

describe('the company of a unit', () => {
  test('is one in reach that has not ended; what stands there may stay', async () => {
    const bank = await makeBank(t)
    const company = await makeCompany(t, bank)
    const id = await makeUnit(t, { parent: 'BA0010', type: 5 })
    expect(await admin('AdminDept/Edit', await body(id, { escort_company_id: 900_000 }))).toMatchObject({ Code: 1002 })
    expect(await admin('AdminDept/Edit', await body(id, { escort_company_id: company.id }))).toMatchObject({ Code: 0 })
    expect(await seen(id)).toMatchObject({
      escort_company_id: company.id,
      escort_company_name: expect.stringContaining('某守押公司'),
    })
    const over = { id: company.id, version: company.version, command: 'terminate', reason: '合同到期' }
    expect(await bank.post('Escort/ChangeCompanyStatus', over)).toMatchObject({ Code: 0 })
    expect(await admin('AdminDept/Edit', await body(id, { short_name: '仍在' }))).toMatchObject({ Code: 0 })
    const other = await makeUnit(t, { parent: 'BA0010', type: 5 })
    expect(await admin('AdminDept/Edit', await body(other, { escort_company_id: company.id }))).toMatchObject({
      Code: 1001,
      Data: [{ path: 'escort_company_id' }],
    })
  })
})

test('a unit with open tasks, faults or rectifications is not disabled; what is done or exempt does not count', async () => {
  const { BB0011 } = t.world.unit
  const db = t.services.database.kysely
  await db.updateTable('sys_user').set({ status: 0 }).where('dept_id', '=', BB0011).execute()
  const nobody = { leader_user_id: null, safety_user_id: null }
  const wanted = async () => body(BB0011, { ...outletFields, ...nobody, status: 0 })
  const task = await makeTaskRow(t, { unit: 'BB0011', status: 3 })
  await makeTaskRow(t, { unit: 'BB0011', status: 5, day: '2026-01-05' })
  const by = await makeAccount(t, { unit: 'BB0011', role: 'outlet_safety' })
  const mend = await makeRectification(by.post, { duty_user_id: by.id })
  const fault = await makeFault(by.post)
  await db.updateTable('sys_user').set({ status: 0 }).where('id', '=', by.id).execute()
  const refused = await admin('AdminDept/Edit', await wanted())
  expect(refused).toMatchObject({
    Code: 1006,
    Message: '不能停用：还有未处理完的故障 1 个、未销号的整改 1 项、未完成的任务 1 项',
    Data: { children: 0, users: 0, keys: 0, tasks: 1, faults: 1, rectifications: 1 },
  })
  const exempt = { exempt_reason: '停业装修', exempt_user_id: by.id, exempt_user_name: '某人' }
  await db
    .updateTable('task_assignment')
    .set({ status: 5, ...exempt })
    .where('id', '=', task)
    .execute()
  await db.updateTable('fault_repair').set({ status: 9, void_reason: '登记有误' }).where('id', '=', fault.id).execute()
  await db.updateTable('rectification').set({ status: 9, cancel_reason: '重复' }).where('id', '=', mend.id).execute()
  expect(await admin('AdminDept/Edit', await wanted())).toMatchObject({ Code: 0 })
})
