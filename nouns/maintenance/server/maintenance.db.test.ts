import { type Account, granted, makeAccount } from '@shouya/server/testing/factories.ts'
import { type Post, type TestApp, testApp } from '@shouya/server/testing/testApp.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { makeEntry } from '../../daily/visitor/server/testing/visitors.ts'
import {
  contactBody,
  dayFrom,
  deviceBody,
  makeBank,
  makeBinding,
  makeDevice,
  makeVendor,
  makeVendorUser,
  vendorBody,
} from './testing/maintenance.ts'

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

const seenVendor = async (id: number) => granted(await bank.post('Maintenance/GetCompany', { id }))
const move = async (id: number, command: string) => {
  const { version } = await seenVendor(id)
  return bank.post('Maintenance/ChangeCompanyStatus', { id, version, command, reason: '整改' })
}

describe('vendors', () => {
  test('the service level of a new one follows from the setting, and keeps its order [C-3-38]', async () => {
    const admin = await t.as('sys_admin')
    const setting = granted(await admin('Setting/Get', { key: 'repair.sla_hours' }))
    granted(
      await admin('Setting/Save', { key: 'repair.sla_hours', version: setting.version, value: { 1: 48, 2: 24, 3: 6 } }),
    )
    const { id } = await makeVendor(t, bank)
    expect((await seenVendor(id)).sla).toEqual([
      { urgency: 1, respond_hours: 4, arrive_hours: 16, repair_hours: 48 },
      { urgency: 2, respond_hours: 2, arrive_hours: 8, repair_hours: 24 },
      { urgency: 3, respond_hours: 1, arrive_hours: 2, repair_hours: 6 },
    ])
    const level = (urgency: number, arrive_hours = 2) => ({ urgency, respond_hours: 1, arrive_hours, repair_hours: 3 })
    const late = await bank.post('Maintenance/SaveCompany', vendorBody(t, { sla: [level(1), level(2, 4), level(3)] }))
    expect(late).toMatchObject({ Code: 1001, Data: [{ path: 'sla.1.repair_hours' }] })
    const twice = await bank.post('Maintenance/SaveCompany', vendorBody(t, { sla: [level(1), level(1), level(3)] }))
    expect(twice).toMatchObject({ Code: 1001, Data: [{ path: 'sla' }] })
    // Left out of a change it stays.
    const row = await seenVendor(id)
    granted(
      await bank.post('Maintenance/SaveCompany', {
        ...vendorBody(t),
        company_name: row.company_name,
        id,
        version: row.version,
      }),
    )
    expect((await seenVendor(id)).sla[0].repair_hours).toBe(48)
  })

  test('bad input stands at its field; names and credit codes are unique', async () => {
    const { id } = await makeVendor(t, bank, { credit_code: '91330000MA00000017' })
    const { company_name } = await seenVendor(id)
    const save = (more: object) => bank.post('Maintenance/SaveCompany', vendorBody(t, more))
    expect(await save({ contract_end: dayFrom(t, -200) })).toMatchObject({
      Code: 1001,
      Data: [{ path: 'contract_end' }],
    })
    expect(await save({ service_types: [] })).toMatchObject({ Code: 1001, Data: [{ path: 'service_types' }] })
    expect(await save({ credit_code: 'IO1' })).toMatchObject({ Code: 1001, Data: [{ path: 'credit_code' }] })
    expect(await save({ company_name })).toMatchObject({ Code: 1003, Data: { path: 'company_name' } })
    expect(await save({ credit_code: '91330000MA00000017' })).toMatchObject({
      Code: 1003,
      Data: { path: 'credit_code' },
    })
    // A branch enters vendors for its own units only.
    const foreign = vendorBody(t, { dept_ids: [t.world.unit.BB0001] })
    expect(await branch('Maintenance/SaveCompany', foreign)).toMatchObject({ Code: 403 })
  })

  test('the end of the cooperation ends its bindings; a vendor that is named anywhere is not deleted', async () => {
    const { id, version } = await makeVendor(t, bank)
    await makeBinding(t, bank, id, { dept_ids: [t.world.unit.BA0012], device_types: [2] })
    expect(await bank.post('Maintenance/DeleteCompany', { id, version })).toMatchObject({ Code: 1006 })
    expect(
      await branch('Maintenance/ChangeCompanyStatus', { id, version, command: 'terminate', reason: '违约' }),
    ).toMatchObject({ Code: 401 })
    granted(await move(id, 'suspend'))
    granted(await move(id, 'terminate'))
    expect(await move(id, 'resume')).toMatchObject({ Code: 1004 })
    const { Data } = await bank.post('Maintenance/GetBindPageList', { company_id: id, status: [1] })
    expect(Data).toEqual([])
    const unused = await makeVendor(t, bank)
    granted(await bank.post('Maintenance/DeleteCompany', unused))
    expect(await bank.post('Maintenance/GetCompany', { id: unused.id })).toMatchObject({ Code: 1002 })
  })

  test('a vendor whose contract has ended does not go on', async () => {
    const { id } = await makeVendor(t, bank, { contract_begin: dayFrom(t, -300), contract_end: dayFrom(t, -1) })
    granted(await move(id, 'suspend'))
    expect(await move(id, 'resume')).toMatchObject({ Code: 1004 })
    expect(await seenVendor(id)).toMatchObject({ expired: true, moves: ['terminate'] })
    const { Data } = await bank.post('Maintenance/GetCompanyPageList', { expiry: 'expired' })
    expect(Data.map((row: { id: number }) => row.id)).toContain(id)
  })
})

describe('accounts of vendors', () => {
  const account = async (party_id: number | null) => {
    const admin = await t.as('sys_admin')
    const roles = granted(await admin('Role/GetRoleList', {})) as { id: number; role_code: string }[]
    const role = roles.find(({ role_code }) => role_code === 'vendor')
    return admin('User/Add', {
      username: `weixiu_${party_id ?? 0}`,
      real_name: '某工程师',
      phone: '13911112222',
      dept_id: t.world.unit.HQ0000,
      user_type: 3,
      party_id,
      role_ids: [role?.id],
      expire_date: '2036-01-01',
    })
  }

  test('belong to a vendor that has not ended, and are called by its name', async () => {
    const ended = await makeVendor(t, bank)
    granted(await move(ended.id, 'terminate'))
    expect(await account(null)).toMatchObject({ Code: 1001, Data: [{ path: 'party_id' }] })
    expect(await account(ended.id)).toMatchObject({ Code: 1001, Data: [{ path: 'party_id' }] })
    const { id } = await makeVendor(t, bank)
    const { id: userId } = granted(await account(id))
    const { company_name } = await seenVendor(id)
    const admin = await t.as('sys_admin')
    expect((await admin('User/Get', { id: userId })).Data).toMatchObject({ party_id: id, party_name: company_name })
    const own = await makeVendorUser(t, id)
    expect((await own.post('Login/GetCurrent', {})).Data.user.dept_name).toBe(company_name)
    // With an account it is in use.
    const { version } = await seenVendor(id)
    expect(await bank.post('Maintenance/DeleteCompany', { id, version })).toMatchObject({ Code: 1006 })
  })

  test('see exactly their own contacts, devices and visitors', async () => {
    const [mine, other] = [await makeVendor(t, bank), await makeVendor(t, bank)]
    const own = await makeVendorUser(t, mine.id)
    const at = { dept_ids: [t.world.unit.BA0012] }
    await makeBinding(t, bank, mine.id, { ...at, device_types: [1] })
    await makeBinding(t, bank, other.id, { ...at, device_types: [8] })
    const device = await makeDevice(t, bank, 'BA0012', { device_type: 1, name: '枪机' })
    const foreign = await makeDevice(t, bank, 'BA0012', { device_type: 8, name: '灭火器' })
    const list = async (filters: object = {}) =>
      (granted(await own.post('Equipment/GetPageList', filters)) as { id: number }[]).map(({ id }) => id)
    expect(await list()).toEqual([device.id])
    expect(await own.post('Equipment/Get', { id: foreign.id })).toMatchObject({ Code: 403 })
    expect(await own.post('Equipment/GetPageList', { keywords: '灭火器' })).toMatchObject({ Total: 0 })
    const edit = { ...deviceBody(t, 'BA0012'), id: device.id, version: device.version }
    expect(await own.post('Equipment/Save', edit)).toMatchObject({ Code: 401 })

    const theirs = granted(await bank.post('Maintenance/SaveContact', contactBody(other.id)))
    expect(await own.post('Maintenance/GetContact', { id: theirs.id })).toMatchObject({ Code: 403 })
    expect(await own.post('Maintenance/SaveContact', contactBody(other.id))).toMatchObject({ Code: 403 })
    const contact = granted(await own.post('Maintenance/SaveContact', contactBody(mine.id)))
    const contacts = granted(await own.post('Maintenance/GetContactPageList', {}))
    expect(contacts.map(({ id }: { id: number }) => id)).toEqual([contact.id])
    expect(await own.post('Maintenance/GetCompanyPageList', {})).toMatchObject({ Code: 401 })
    expect((await own.post('Maintenance/GetCompanyList', {})).Data).toMatchObject([{ id: mine.id }])
    // An outlet calls the vendors that serve it.
    const called = granted(await outlet('Maintenance/GetContactPageList', {})) as { company_id: number }[]
    expect(called.map(({ company_id }) => company_id)).toEqual(expect.arrayContaining([mine.id, other.id]))
    const far = await t.as('leader_far')
    expect(await far('Maintenance/GetContact', { id: contact.id })).toMatchObject({ Code: 403 })

    // People at the door are its own where the entry calls them by its name.
    const { company_name } = await seenVendor(mine.id)
    const safety = { id: t.world.user.outlet_safety, post: outlet }
    const entry = await makeEntry(t, safety, { company: company_name })
    await makeEntry(t, safety, { company: '某某装饰公司' })
    const visitors = granted(await own.post('OutInside/GetPageList', {})) as { id: number }[]
    expect(visitors.map(({ id }) => id)).toEqual([entry.id])

    // Once somebody else maintains it, it is gone from the vendor's list.
    await makeBinding(t, bank, other.id, { ...at, device_types: [1] })
    expect(await list()).toEqual([])
  })
})

describe('contacts', () => {
  test('one default contact of a vendor, one phone, a sealed number, an account of its own', async () => {
    const { id: vendor } = await makeVendor(t, bank)
    const own = await makeVendorUser(t, vendor)
    const save = (more: object) => bank.post('Maintenance/SaveContact', contactBody(vendor, more))
    const first = granted(await save({ phone: '19911110001', id_card: '110101199003070134', user_id: own.id }))
    const seen = async (id: number) => granted(await bank.post('Maintenance/GetContact', { id }))
    expect(await seen(first.id)).toMatchObject({
      is_default: true,
      user_name: expect.any(String),
      id_card_mask: expect.stringMatching(/^1101\*+0134$/),
    })
    const { rows } = await t.services.database.pool.query('select sealed from maintain_secret where contact_id = $1', [
      first.id,
    ])
    expect(rows[0].sealed).not.toContain('110101199003070134')
    expect(await save({ phone: '19911110001' })).toMatchObject({ Code: 1003, Data: { path: 'phone' } })
    expect(await save({ user_id: own.id })).toMatchObject({ Code: 1003, Data: { path: 'user_id' } })
    expect(await save({ id_card: '110101199003070135' })).toMatchObject({ Code: 1001, Data: [{ path: 'id_card' }] })
    expect(await save({ is_default: true, status: 0 })).toMatchObject({ Code: 1001, Data: [{ path: 'is_default' }] })
    expect(await save({ dept_ids: [t.world.unit.BB0011] })).toMatchObject({ Code: 1001, Data: [{ path: 'dept_ids' }] })
    const second = granted(await save({ is_default: true }))
    expect([(await seen(first.id)).is_default, (await seen(second.id)).is_default]).toEqual([false, true])
    const { Data: history } = await bank.post('Common/GetHistory', { table: 'maintain_contact', id: first.id })
    expect(JSON.stringify(history)).not.toContain('110101199003070134')
  })

  test('an account of another vendor is refused', async () => {
    const [one, two] = [await makeVendor(t, bank), await makeVendor(t, bank)]
    const stranger = await makeAccount(t, { unit: 'HQ0000', role: 'vendor', type: 3, party: two.id })
    const body = contactBody(one.id, { user_id: stranger.id })
    expect(await bank.post('Maintenance/SaveContact', body)).toMatchObject({ Code: 1001, Data: [{ path: 'user_id' }] })
  })
})
