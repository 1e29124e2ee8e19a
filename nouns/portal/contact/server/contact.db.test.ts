import { granted, makeAccount } from '@shouya/server/testing/factories.ts'
import { type Post, type TestApp, testApp } from '@shouya/server/testing/testApp.ts'
import type { UnitCode } from '@shouya/server/testing/world.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { makeBank, makeCompany } from '../../../escort/server/testing/escort.ts'
import { manifest } from './manifest.ts'
import { contactBody, makeContact } from './testing/makeContact.ts'

let t: TestApp
let admin: Post
beforeAll(async () => {
  t = await testApp()
  admin = await t.as('sys_admin')
})
afterAll(() => t?.close())

type Line = { name: string; phone: string | null; email: string | null; contact_id: number | null; dept_id: number }

const book = async (username: string, body: object = {}): Promise<Line[]> =>
  granted(await (await t.as(username))('SysContact/GetBookPageList', { pagesize: 100, ...body }))
const names = async (username: string, body: object = {}) => (await book(username, body)).map(({ name }) => name)
const own = (unit: UnitCode, more: object = {}) => makeContact(t, admin, unit, more)

/** An account of the bank, as its administrators write it. */
const setUser = (username: string, values: { in_book?: boolean; email?: string; real_name?: string }) =>
  t.services.database.kysely.updateTable('sys_user').set(values).where('username', '=', username).execute()

describe('an entered number', () => {
  test.for<[object, string]>([
    [{ phone: null }, 'phone'],
    [{ phone: '12' }, 'phone'],
    [{ phone: '0571 7654321' }, 'phone'],
    [{ tel: 'x'.repeat(5) }, 'tel'],
    [{ short_no: '1' }, 'short_no'],
    [{ email: 'nobody' }, 'email'],
    [{ name: '' }, 'name'],
    [{ contact_group: 7 }, 'contact_group'],
    [{ visible_type: 3 }, 'visible_dept_ids'],
    [{ visible_type: 3, visible_dept_ids: [999_999] }, 'visible_dept_ids'],
    [{ visible_type: 1, visible_dept_ids: [1] }, 'visible_dept_ids'],
    [{ dept_id: 999_999 }, 'dept_id'],
  ])('%j is refused at %s', async ([more, path]) => {
    expect(await admin('SysContact/Save', contactBody(t, 'BA0001', more))).toMatchObject({
      Code: 1001,
      Data: [{ path }],
    })
  })

  test('is in its unit once by name and phone, also without a phone [C-3-48 C-7.2-70]', async () => {
    const { name } = await own('BA0011', { phone: '110' })
    expect(await admin('SysContact/Save', contactBody(t, 'BA0011', { name, phone: '110' }))).toMatchObject({
      Code: 1003,
    })
    granted(await admin('SysContact/Save', contactBody(t, 'BA0012', { name, phone: '110' })))
    const tel = { phone: null, tel: '0571-88888888', name: '传达室' }
    granted(await admin('SysContact/Save', contactBody(t, 'BA0011', tel)))
    expect(await admin('SysContact/Save', contactBody(t, 'BA0011', tel))).toMatchObject({ Code: 1003 })
  })

  test('is seen by those for whom it is, in the query itself [C-2.7-12]', async () => {
    const { unit } = t.world
    await own('BA0001', { name: '全行可见' })
    await own('BA0001', { name: '松湾可见', visible_type: 2 })
    await own('HQ0000', { name: '东屏可见', visible_type: 3, visible_dept_ids: [unit.BB0001] })
    await own('HQ0000', { name: '已停用', status: 0 })
    const mine = ['全行可见', '松湾可见', '东屏可见', '已停用']
    const seen = async (username: string) => (await names(username)).filter((name) => mine.includes(name)).toSorted()
    expect(await seen('outlet_teller')).toEqual(['全行可见', '松湾可见'])
    expect(await seen('safety_far')).toEqual(['东屏可见', '全行可见'])
    expect(await seen('security_far')).toEqual(['东屏可见', '全行可见'])
    expect(await seen('hq_security')).toEqual(['东屏可见', '全行可见', '松湾可见'])
    // Out of the readers' own list nothing else comes either.
    const teller = await t.as('outlet_teller')
    const list = granted(await teller('SysContact/GetPageList', { pagesize: 100 })) as { name: string; id: number }[]
    expect(
      list
        .map(({ name }) => name)
        .filter((name) => mine.includes(name))
        .toSorted(),
    ).toEqual(['全行可见', '松湾可见'])
    const far = granted(await admin('SysContact/GetPageList', { keywords: '东屏可见' }))[0]
    expect(await teller('SysContact/Get', { id: far.id })).toMatchObject({ Code: 403 })
    const off = granted(await admin('SysContact/GetPageList', { keywords: '已停用' }))
    expect(off).toHaveLength(1)
  })

  test('is maintained by those who have its unit in scope, not by all who see it', async () => {
    const branch = await t.as('branch_security')
    const bank = await own('HQ0000', { name: '总行值班' })
    const get = granted(await branch('SysContact/Get', { id: bank.id }))
    expect(get.own).toBe(false)
    const change = contactBody(t, 'BA0001', { id: bank.id, version: bank.version })
    expect(await branch('SysContact/Save', change)).toMatchObject({ Code: 403 })
    expect(await branch('SysContact/Delete', { id: bank.id, version: bank.version })).toMatchObject({ Code: 401 })
    expect(await branch('Common/GetHistory', { table: 'sys_contact', id: bank.id })).toMatchObject({ Code: 403 })
    expect(await branch('SysContact/Save', contactBody(t, 'BB0001'))).toMatchObject({ Code: 403 })
    const mine = await makeContact(t, branch, 'BA0011', { name: '松湾值班' })
    expect(await branch('SysContact/Save', contactBody(t, 'BB0011', mine))).toMatchObject({ Code: 403 })
    granted(await branch('SysContact/Save', contactBody(t, 'BA0012', mine)))
  })

  test('goes to the recycle bin and comes back', async () => {
    const { id, version, name } = await own('BA0001')
    granted(await admin('SysContact/Delete', { id, version }))
    expect(await names('sys_admin')).not.toContain(name)
    const [row] = granted(await admin('Recycle/GetPageList', { table: 'sys_contact' }))
    granted(await admin('Recycle/Restore', { table: 'sys_contact', id: row.id }))
    expect(await names('sys_admin')).toContain(name)
  })
})

describe('accounts in the book', () => {
  test('of other units stand there only if their row says so, and only then with number and address', async () => {
    await setUser('leader_far', { in_book: true, email: 'far@example.com' })
    await setUser('outlet_leader', { email: 'near@example.com' })
    const lines = await book('outlet_teller')
    const line = (name: string) => lines.find((row) => row.name === name)
    expect(line('某leader_far')).toMatchObject({ phone: expect.stringMatching(/^139/), email: 'far@example.com' })
    // A colleague in scope: who sits where, but no number.
    expect(line('某outlet_leader')).toMatchObject({ phone: null, email: null, contact_id: null })
    expect(line('某safety_far')).toBeUndefined()
    // Nobody sees more of a number because of their office.
    expect((await book('sys_admin')).find(({ name }) => name === '某outlet_leader')).toMatchObject({ phone: null })
  })

  test('are the bank’s own people who can sign in', async () => {
    const everybody = await names('sys_admin')
    for (const name of ['某vendor', '某guard', '某escort_admin', '某agent_user']) expect(everybody).not.toContain(name)
    const { username } = await makeAccount(t, { unit: 'BA0001', role: 'outlet_teller', name: '离职人' })
    expect(await names('sys_admin')).toContain('离职人')
    await t.services.database.kysely
      .updateTable('sys_user')
      .set({ status: 0 })
      .where('username', '=', username)
      .execute()
    expect(await names('sys_admin')).not.toContain('离职人')
  })

  test('the flag is set where accounts are written, and kept by whoever does not send it', async () => {
    const { id } = await makeAccount(t, { unit: 'BA0011', role: 'outlet_teller', name: '单雄信' })
    const get = async () => granted(await admin('User/Get', { id }))
    const { version, real_name, dept_id, user_type, role_ids } = await get()
    const body = { id, real_name, dept_id, user_type, role_ids }
    const saved = granted(await admin('User/Edit', { ...body, version, in_book: true }))
    expect(await get()).toMatchObject({ in_book: true })
    granted(await admin('User/Edit', { ...body, version: saved.version }))
    expect(await get()).toMatchObject({ in_book: true })
    expect(await names('outlet_teller', { keywords: 'shanxx' })).toEqual([])
    expect(await names('outlet_teller', { keywords: 'sxx' })).toEqual(['单雄信'])
  })
})

describe('the search', () => {
  test('finds by name, pinyin, initials, unit and the numbers that are shown', async () => {
    await own('BB0001', { name: '监控中心二十四小时', phone: '0571-1234567', short_no: '6110' })
    const all = ['监控中心', 'jiankong', 'jkzx', 'JKZX', '0571-1234567', '6110', '东屏 监控']
    for (const keywords of all)
      expect(await names('outlet_teller', { keywords }), keywords).toContain('监控中心二十四小时')
    expect(await names('outlet_teller', { keywords: '100%' })).toEqual([])
    expect(await names('outlet_teller', { keywords: 'dpfh' })).toContain('监控中心二十四小时')
  })

  test('of a masked number finds nobody', async () => {
    const { phone } = await t.services.database.kysely
      .selectFrom('sys_user')
      .select('phone')
      .where('username', '=', 'outlet_safety')
      .executeTakeFirstOrThrow()
    expect(await names('outlet_teller', { keywords: phone })).toEqual([])
    await setUser('outlet_safety', { in_book: true })
    expect(await names('outlet_teller', { keywords: phone })).toEqual(['某outlet_safety'])
  })

  test('names of accounts from before are written in pinyin by a job', async () => {
    await setUser('outlet_leader', { real_name: '何向北' })
    await t.services.database.kysely.updateTable('sys_user').set({ name_pinyin: '' }).execute()
    expect(await names('outlet_teller', { keywords: 'hxb' })).toEqual([])
    await manifest.jobs?.name_pinyin?.run(t.services, t.clock.at, {} as never)
    expect(await names('outlet_teller', { keywords: 'hxb' })).toEqual(['何向北'])
    expect(await manifest.jobs?.name_pinyin?.run(t.services, t.clock.at, {} as never)).toBe(0)
  })

  test('of the whole console has what the book has', async () => {
    const teller = await t.as('outlet_teller')
    const found = granted(await teller('Home/Search', { keywords: '监控中心二' })) as { kind: string; link: string }[]
    expect(found.filter(({ kind }) => kind === 'contact')).toMatchObject([
      { title: '监控中心二十四小时 0571-1234567', link: expect.stringContaining('/exception/sysaddress?keywords=') },
    ])
    const guard = await t.as('guard')
    expect(granted(await guard('Home/Search', { keywords: '监控中心二' }))).toEqual([])
  })
})

describe('who reads', () => {
  test('emergency numbers stand above the book, in their order', async () => {
    const { unit } = t.world
    await own('HQ0000', { name: '火警', phone: '119', is_emergency: true, sort: 2 })
    await own('HQ0000', { name: '报警', phone: '110', is_emergency: true, sort: 1 })
    await own('HQ0000', {
      name: '东屏急救',
      phone: '120',
      is_emergency: true,
      sort: 3,
      visible_type: 3,
      visible_dept_ids: [unit.BB0001],
    })
    const teller = await t.as('outlet_teller')
    const pinned = granted(await teller('SysContact/GetEmergencyList')) as { name: string }[]
    expect(pinned.map(({ name }) => name)).toEqual(['报警', '火警'])
  })

  test('outsiders see no accounts, and of numbers those that are meant for them', async () => {
    await own('BA0001', { name: '押运调度', for_outsiders: true, visible_type: 2 })
    await own('BB0001', { name: '东屏调度', for_outsiders: true, visible_type: 2 })
    await own('HQ0000', { name: '全行调度', for_outsiders: true })
    const company = await makeCompany(t, await makeBank(t))
    const { post } = await makeAccount(t, { unit: 'HQ0000', role: 'escort_admin', type: 2, party: company.id })
    const lines = granted(await post('SysContact/GetBookPageList', { pagesize: 100 })) as Line[]
    expect(lines.map(({ name }) => name).toSorted()).toEqual(['全行调度', '押运调度'])
    const units = granted(await post('SysContact/GetBookDeptList')) as { dept_name: string }[]
    expect(units.map(({ dept_name }) => dept_name)).toEqual(['松湾分行', '沧岭银行总行'])
  })

  test('whoever has no right to it: a guard, a vendor, a crew, an auditor', async () => {
    for (const name of ['guard', 'vendor', 'escort_staff', 'auditor', 'agent_user'])
      for (const action of ['GetBookPageList', 'GetEmergencyList', 'GetBookDeptList', 'GetPageList'])
        expect(await (await t.as(name))(`SysContact/${action}`), `${name} ${action}`).toMatchObject({ Code: 401 })
  })

  test('the tree has the units of the reader’s lines and those above them, with their numbers', async () => {
    const units = granted(await (await t.as('outlet_teller'))('SysContact/GetBookDeptList')) as {
      dept_name: string
      count: number
    }[]
    const lines = await book('outlet_teller')
    expect(units.reduce((sum, { count }) => sum + count, 0)).toBe(lines.length)
    expect(units.map(({ dept_name }) => dept_name)).toContain('沧岭银行总行')
    const below = await book('outlet_teller', { dept_id: t.world.unit.BB0001 })
    expect(below.every(({ dept_id }) => [t.world.unit.BB0001, t.world.unit.BB0011].includes(dept_id))).toBe(true)
  })

  test('the export has what the reader sees, under its own right, and is logged', async () => {
    const columns = ['name', 'dept_name', 'post', 'phone']
    const body = { controller: 'SysContact', filters: {}, columns }
    expect(await (await t.as('outlet_teller'))('Common/Export', body)).toMatchObject({ Code: 401 })
    const branch = await t.as('branch_security')
    const seen = granted(await branch('SysContact/GetBookPageList', { pagesize: 1 })) && (await book('branch_security'))
    expect(granted(await branch('Common/Export', body)).rows).toBe(seen.length)
    const logged = await t.services.database.kysely
      .selectFrom('sys_log')
      .select('log_type')
      .where('action', '=', 'Common/Export')
      .where('user_id', '=', t.world.user.branch_security)
      .execute()
    expect(logged).toEqual([{ log_type: 4 }])
  })
})
