import { type Account, granted, makeAccount, makeImage } from '@shouya/server/testing/factories.ts'
import { type Post, type TestApp, testApp } from '@shouya/server/testing/testApp.ts'
import { fetchFile, upload } from '@shouya/server/testing/upload.ts'
import { readSheet } from 'read-excel-file/universal'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { makeLiftingFlow, makePermitFlow, makeRequest, taskOf } from '../../approvals/server/testing/approvals.ts'
import { canEscort } from './public.ts'
import { carBody, dayFrom, idCardOf, makeBank, makeCompany, makeOutsider, staffBody } from './testing/escort.ts'

let t: TestApp
let bank: Account
let branch: Post
let company: { id: number; version: number }
let own: Account
let other: Account
let companyFar: { id: number }
beforeAll(async () => {
  t = await testApp()
  bank = await makeBank(t)
  branch = await t.as('branch_security')
  company = await makeCompany(t, bank)
  own = await makeOutsider(t, company.id)
  companyFar = await makeCompany(t, bank, 'BB0001')
  other = await makeOutsider(t, companyFar.id)
})
afterAll(() => t?.close())

const staffOf = async (more: object = {}) => {
  const { id } = granted(await own.post('Escort/SaveStaff', await staffBody(t, own, company.id, more)))
  return (await branch('Escort/GetStaff', { id })).Data
}
const approved = async (more: object = {}) => {
  const { id, version } = await staffOf(more)
  granted(await branch('Escort/AuditStaff', { id, version, command: 'pass' }))
  return (await branch('Escort/GetStaff', { id })).Data
}
const may = async (id: number, day: string) =>
  (await canEscort(t.services.database.kysely as never, [id], [t.world.unit.BA0011], day)).get(id)

describe('companies', () => {
  test('an outsider sees their own only, a far branch nothing of it [C-2.7-05]', async () => {
    expect((await own.post('Escort/GetCompanyPageList')).Data.map((row: { id: number }) => row.id)).toEqual([
      company.id,
    ])
    expect(await other.post('Escort/GetCompany', { id: company.id })).toMatchObject({ Code: 403 })
    expect(await (await t.as('security_far'))('Escort/GetCompany', { id: company.id })).toMatchObject({ Code: 403 })
    expect(await branch('Escort/GetCompany', { id: company.id })).toMatchObject({ Code: 0 })
  })

  test('a suspended company has nobody who may carry, an ended one stays ended [C-3-37 C-7.2-71]', async () => {
    const made = await makeCompany(t, bank)
    const to = (version: number, command: string) =>
      bank.post('Escort/ChangeCompanyStatus', { id: made.id, version, command, reason: '原因' })
    expect(await to(1, 'resume')).toMatchObject({ Code: 1004 })
    expect(await to(1, 'suspend')).toMatchObject({ Code: 0 })
    expect(await to(2, 'resume')).toMatchObject({ Code: 0 })
    expect(await to(3, 'terminate')).toMatchObject({ Code: 0 })
    expect(await to(4, 'resume')).toMatchObject({ Code: 1004 })
  })
})

test('what is filed on paper is what the detail shows, each in its scope, and the log names it [C-2.7-06]', async () => {
  const car = granted(await own.post('Escort/SaveCar', await carBody(t, own, company.id)))
  for (const [noun, id] of [
    ['Company', company.id],
    ['Car', car.id],
  ] as const) {
    const { Code, Data } = await branch(`Escort/Get${noun}PrintList`, { ids: [id] })
    expect([Code, Data.printed_by, Data.rows]).toEqual([
      0,
      '某branch_security',
      [(await branch(`Escort/Get${noun}`, { id })).Data],
    ])
    expect(await other.post(`Escort/Get${noun}PrintList`, { ids: [id] })).toMatchObject({ Code: 403 })
    const logged = await t.services.database.kysely
      .selectFrom('sys_log')
      .select('user_name')
      .where('action', '=', `Escort/Get${noun}PrintList`)
      .where('target_id', '=', id)
      .where('result', '=', true)
      .execute()
    expect(logged).toHaveLength(1)
  }
})

test('scrapping takes the company and the bank [C-3-37 C-7.2-71]', async () => {
  const { id } = granted(await own.post('Escort/SaveCar', await carBody(t, own, company.id)))
  const change = (post: Post, version: number, command: string) =>
    post('Escort/ChangeCarStatus', { id, version, command, reason: '车况' })
  expect(await change(branch, 1, 'confirmScrap')).toMatchObject({ Code: 1004 })
  expect(await change(branch, 1, 'repair')).toMatchObject({ Code: 1004 })
  expect(await change(other.post, 1, 'scrap')).toMatchObject({ Code: 403 })
  expect(await change(own.post, 1, 'scrap')).toMatchObject({ Code: 0 })
  expect(await change(own.post, 2, 'confirmScrap')).toMatchObject({ Code: 1004 })
  expect(await change(branch, 2, 'confirmScrap')).toMatchObject({ Code: 0 })
  expect((await branch('Escort/GetCar', { id })).Data).toMatchObject({ status: 4, moves: [] })
})

describe('people', () => {
  test('numbers are encrypted, masked, found by their hash, revealed and logged', async () => {
    const id_card = idCardOf(901)
    const { id } = await staffOf({ id_card })
    const { rows } = await t.services.database.pool.query(
      'select * from escort_staff, escort_secret where staff_id = $1',
      [id],
    )
    expect(JSON.stringify(rows)).not.toContain(id_card)
    expect((await branch('Escort/GetStaffPageList', { id_card })).Data).toMatchObject([
      { id, id_card_mask: `9999**********${id_card.slice(-4)}` },
    ])
    expect((await branch('Escort/RevealStaff', { id })).Data).toMatchObject({ id_card })
    expect(await own.post('Escort/RevealStaff', { id })).toMatchObject({ Code: 401 })
    const log = await t.services.database.pool.query(
      'select log_type, before, after from sys_log where target_id = $1',
      [id],
    )
    expect(log.rows.map(({ log_type }) => log_type)).toContain(3)
    expect(JSON.stringify(log.rows)).not.toContain(id_card)
  })

  test('a file has the whole numbers for those who may reveal them and say why; the log has the reason', async () => {
    const { id, staff_no, name } = await staffOf()
    const { id_card, guard_cert_no, phone } = (await branch('Escort/RevealStaff', { id })).Data
    const columns = ['staff_no', 'id_card_mask', 'guard_cert_mask', 'phone_mask']
    const ask = { controller: 'EscortStaff', filters: { keywords: name }, columns }
    const sheetOf = async (who: string, answer: { Data: { file_id: number } }) => {
      const { rawPayload } = await fetchFile(t, who, answer.Data.file_id)
      return (await readSheet(new Uint8Array(rawPayload).buffer))[1]
    }
    const masked = await branch('Common/Export', ask)
    expect(String((await sheetOf('branch_security', masked))?.[1])).toMatch(/^9999\*{10}\d{3}[\dX]$/)
    const reason = '配合公安机关核查'
    const plain = await branch('Common/Export', { ...ask, reason })
    expect(await sheetOf('branch_security', plain)).toEqual([staff_no, id_card, guard_cert_no, phone])
    const { rows } = await t.services.database.pool.query(
      "select after from sys_log where log_type = 4 and target_table = 'export_job' and message like $1",
      [`%${reason}`],
    )
    expect(rows).toMatchObject([{ after: { reason } }])
    expect(await own.post('Common/Export', { ...ask, reason })).toMatchObject({ Code: 401 })
  })

  test('approval issues the pass; a change of key data waits, and what was counts until midnight [C-2.7-07 C-3-37 C-7.2-71]', async () => {
    const staff = await approved()
    expect(staff).toMatchObject({ status: 1, pass_card_no: expect.stringMatching(/^YZ\d{6}$/) })
    expect(await may(staff.id, staff.pass_begin)).toEqual([])
    const body = await staffBody(t, own, company.id, { staff_no: staff.staff_no, name: '改名' })
    const { id_card: _card, guard_cert_no: _cert, ...rest } = body
    granted(await own.post('Escort/SaveStaff', { ...rest, id: staff.id, version: staff.version }))
    const changed = (await branch('Escort/GetStaff', { id: staff.id })).Data
    expect(changed.status).toBe(0)
    expect(await may(staff.id, changed.snapshot_day)).toEqual([])
    expect(await may(staff.id, dayFrom(t, 2))).toContain('staff.why.status')
  })

  test('the blacklist holds for every company', async () => {
    const staff = await approved()
    const evidence = (await upload(t, bank.username)).Data.id
    const barred = await bank.post('Escort/BlacklistStaff', {
      id: staff.id,
      version: staff.version,
      reason: '严重违反押运纪律被查处',
      file_ids: [evidence],
    })
    // What it rests on is for the bank.
    expect((await branch('Escort/GetStaff', { id: staff.id })).Data.blacklist).toMatchObject([
      { reason: '严重违反押运纪律被查处', files: [{ id: evidence }], remove_time: null },
    ])
    expect((await own.post('Escort/GetStaff', { id: staff.id })).Data.blacklist).toEqual([])
    const statusFor = async (username: string) => (await fetchFile(t, username, evidence)).statusCode
    expect([await statusFor('branch_security'), await statusFor(own.username)]).toEqual([200, 403])
    expect(await statusFor('security_far')).toBe(403)
    expect(barred).toMatchObject({ Code: 0 })
    const card = (await bank.post('Escort/RevealStaff', { id: staff.id })).Data.id_card
    const body = await staffBody(t, other, (await other.post('Escort/GetCompanyList')).Data[0].id, {
      id_card: card,
      dept_ids: [t.world.unit.BB0011],
    })
    expect(await other.post('Escort/SaveStaff', body)).toMatchObject({ Code: 1011 })
    const chief = await t.as('hq_security')
    const decider = t.world.user.hq_security
    const flow = await makeLiftingFlow(t, decider)
    const lift = (person: string, staff_no: string) => {
      const cause = { company: '某押运公司', cause: '严重违反押运纪律', reason: '复查属实，已整改，同意解除限制' }
      return makeRequest(branch, { flow, data: { ...cause, person, staff_no } })
    }
    const request = await lift(staff.name, ` ${staff.staff_no}`)
    const others = [await lift(staff.name, `${staff.staff_no}9`), await lift('另一人', staff.staff_no)]
    const unlike = await makeRequest(branch, { flow: await makePermitFlow(t, decider) })
    const again = {
      id: staff.id,
      version: barred.Data.version,
      reason: '复查后同意解除该项限制',
      bill_no: request.bill_no,
    }
    expect(await branch('Escort/UnblacklistStaff', again)).toMatchObject({ Code: 401 })
    const agree = async ({ id }: { id: number }) =>
      granted(await chief('OaExamine/Audit', { task_id: await taskOf(chief, id), command: 'agree' }))
    await agree(unlike)
    for (const one of others) await agree(one)
    const none = '没有该单号的已通过的'
    const another = '不是为此人申请的'
    // A number that nothing has, of what passed for something else, not decided yet, and two of what was for others.
    for (const [bill_no, words] of [
      ...['SP202603020001', unlike.bill_no, request.bill_no].map((number) => [number, none] as const),
      ...others.map((one) => [one.bill_no, another] as const),
    ])
      expect(await bank.post('Escort/UnblacklistStaff', { ...again, bill_no })).toMatchObject({
        Code: 1001,
        Data: [{ path: 'bill_no', message: expect.stringContaining(words) }],
      })
    await agree(request)
    const off = await bank.post('Escort/UnblacklistStaff', again)
    expect(off).toMatchObject({ Code: 0 })
    expect((await branch('Escort/GetStaff', { id: staff.id })).Data.status).toBe(0)
    const anew = { ...off.Data, reason: '再次违反押运纪律被查处', file_ids: [] }
    const twice = granted(await bank.post('Escort/BlacklistStaff', anew))
    expect(await bank.post('Escort/UnblacklistStaff', { ...again, version: twice.version })).toMatchObject({
      Code: 1001,
      Data: [{ path: 'bill_no', message: expect.stringContaining('已用于') }],
    })
  })

  test('an account belongs to one person, of its company and name, until they leave', async () => {
    const name = '袁定坤'
    const account = { unit: 'HQ0000', role: 'escort_staff', type: 2, party: company.id, name } as const
    const { id: user_id, username } = await makeAccount(t, account)
    const save = async (more: object) =>
      own.post('Escort/SaveStaff', await staffBody(t, own, company.id, { user_id, ...more }))
    expect(await save({})).toMatchObject({ Code: 1001, Data: [{ path: 'user_id' }] })
    const staff = await approved({ name, user_id })
    expect(staff).toMatchObject({ user_id, user_name: username })
    expect(await save({ name })).toMatchObject({ Code: 1003, Data: { path: 'user_id' } })
    const list = (await own.post('Escort/GetStaffAccountList', { escort_company_id: company.id })).Data
    expect(list).toContainEqual({ id: user_id, username, real_name: name, staff_id: staff.id })
    expect(await other.post('Escort/GetStaffAccountList', { escort_company_id: company.id })).toMatchObject({
      Code: 403,
    })
    const left = { id: staff.id, version: staff.version, command: 'leave', reason: '离职' }
    granted(await own.post('Escort/ChangeStaffStatus', left))
    expect(await save({ name })).toMatchObject({ Code: 0 })
  })

  test('scans are read by those who may reveal, and by nobody of another company', async () => {
    const staff = await staffOf()
    const read = async (who: string) => {
      const answer = await t.app.inject({
        url: staff.id_card_front[0].url,
        headers: { authorization: `Bearer ${await t.token(who)}` },
      })
      return answer.statusCode
    }
    expect(await read(other.username)).toBe(403)
    expect(await read('outlet_teller')).toBe(403)
    expect(await makeImage(t, own.id)).toBeGreaterThan(0)
  })
})

test('what was entered by mistake is gone for good after its days, with its pictures and scans', async () => {
  const { id, version } = await staffOf()
  const files = async () =>
    (
      await t.services.database.pool.query(
        "select ref_table from file where ref_table like 'escort_staff%' and ref_id = $1",
        [id],
      )
    ).rowCount
  granted(await own.post('Escort/DeleteStaff', { id, version }))
  const later = (days: number) => new Date(t.clock.at.getTime() + days * 86_400_000)
  await t.jobs.run('recycle_purge', later(29))
  expect(await files()).toBe(4)
  await t.jobs.run('recycle_purge', later(31))
  expect(await files()).toBe(0)
})

test('what was entered by mistake comes back with its numbers, for its own company, unless the person is barred', async () => {
  const lost = async (row: { id: number; version: number }) => {
    expect(await own.post('Escort/DeleteStaff', { id: row.id, version: row.version })).toMatchObject({ Code: 0 })
    const { Data } = await own.post('Recycle/GetPageList', { table: 'escort_staff' })
    return Data.find(({ record_id }: { record_id: number }) => record_id === row.id).id as number
  }
  const staff = await staffOf({ id_card: idCardOf(731, '19870707') })
  const bin = await lost(staff)
  expect((await other.post('Recycle/GetPageList', { table: 'escort_staff' })).Data).toEqual([])
  expect(await other.post('Recycle/Restore', { table: 'escort_staff', id: bin })).toMatchObject({ Code: 1002 })
  expect(await own.post('Recycle/Restore', { table: 'escort_staff', id: bin })).toMatchObject({ Code: 0 })
  expect((await branch('Escort/GetStaff', { id: staff.id })).Data).toEqual(staff)
  expect((await branch('Escort/RevealStaff', { id: staff.id })).Data.id_card).toBe(idCardOf(731, '19870707'))

  const again = await lost(staff)
  const elsewhere = granted(
    await other.post(
      'Escort/SaveStaff',
      await staffBody(t, other, companyFar.id, { id_card: idCardOf(731, '19870707'), dept_ids: [t.world.unit.BB0011] }),
    ),
  )
  const bar = { ...elsewhere, reason: '提供虚假的背景审查材料', file_ids: [] }
  expect(await bank.post('Escort/BlacklistStaff', bar)).toMatchObject({ Code: 0 })
  expect(await own.post('Recycle/Restore', { table: 'escort_staff', id: again })).toMatchObject({ Code: 1011 })
})
