import { type Account, granted, makeImage } from '@shouya/server/testing/factories.ts'
import { type Post, type TestApp, testApp } from '@shouya/server/testing/testApp.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { dayFrom, makeBank, makeCompany, makeOutsider, staffBody } from '../../server/testing/escort.ts'

let t: TestApp
let bank: Account
let branch: Post
let company: { id: number; version: number }
let own: Account
beforeAll(async () => {
  t = await testApp()
  bank = await makeBank(t)
  branch = await t.as('branch_security')
  company = await makeCompany(t, bank)
  own = await makeOutsider(t, company.id)
})
afterAll(() => t?.close())

const approved = async (more: object = {}) => {
  const { id } = granted(await own.post('Escort/SaveStaff', await staffBody(t, own, company.id, more)))
  const { version } = (await branch('Escort/GetStaff', { id })).Data
  granted(await branch('Escort/AuditStaff', { id, version, command: 'pass' }))
  return (await branch('Escort/GetStaff', { id })).Data
}

describe('with a moved clock', () => {
  const at = (days: number) => new Date(t.clock.at.getTime() + days * 86_400_000)
  const scan = (days: number) => t.jobs.run('cert_scan', at(days))

  test('reminders at 30, 7 and 1 days, once each, then the stop', async () => {
    const staff = await approved({
      duty_type: 2,
      gun_cert_no: 'QZ12345678',
      gun_cert_end: dayFrom(t, 40),
      gun_cert_file_id: await makeImage(t, own.id),
    })
    const told = async () =>
      (
        await t.services.database.pool.query(
          `select distinct (params->>'days')::int as days from remind_msg
           where remind_code = 'escort_cert' and biz_table = 'escort_staff' and biz_id = $1 order by 1 desc`,
          [staff.id],
        )
      ).rows.map(({ days }) => days)
    await scan(5)
    expect(await told()).toEqual([])
    // The thirtieth day before was missed.
    for (const day of [12, 13, 33, 34, 39, 40]) await scan(day)
    expect(await told()).toEqual([30, 7, 1])
    expect((await branch('Escort/GetStaff', { id: staff.id })).Data.status).toBe(1)
    await scan(42)
    expect((await branch('Escort/GetStaff', { id: staff.id })).Data).toMatchObject({
      status: 2,
      status_user_name: null,
    })
    const { Data: history } = await branch('Common/GetHistory', { table: 'escort_staff', id: staff.id })
    expect(history[0]).toMatchObject({ action: 'Job/cert_scan', user_name: null })
    expect(history[0].changes).toContainEqual({ field: 'status', before: '1', after: '2' })
  })

  test('certificates that end together are one message to those who look after the company, once', async () => {
    const ends = { duty_type: 2, gun_cert_end: dayFrom(t, 120) }
    const people: { id: number }[] = []
    for (const no of ['QZ20000001', 'QZ20000002', 'QZ20000003'])
      people.push(await approved({ ...ends, gun_cert_no: no, gun_cert_file_id: await makeImage(t, own.id) }))
    const told = async () =>
      (
        await t.services.database.pool.query(
          `select remind_code, count(*)::int as n, max(params->>'count') as count from remind_msg
           where params->>'end' = $1 group by 1`,
          [ends.gun_cert_end],
        )
      ).rows
    await scan(92)
    const { receivers } = (
      await t.services.database.pool.query(
        `select count(distinct receiver_id)::int as receivers from remind_msg where remind_code = 'escort_certs'`,
      )
    ).rows[0]
    expect(receivers).toBeGreaterThan(0)
    expect(await told()).toEqual([{ remind_code: 'escort_certs', n: receivers, count: '3' }])
    await scan(93)
    expect(await told()).toEqual([{ remind_code: 'escort_certs', n: receivers, count: '3' }])
    // The next mark is another message.
    await scan(114)
    expect((await told())[0].n).toBe(receivers * 2)
    for (const { id } of people) expect((await branch('Escort/GetStaff', { id })).Data.status).toBe(1)
  })

  test('a company whose licence ends is suspended, and told', async () => {
    const made = await makeCompany(t, bank, 'BA0001', { licence_end: dayFrom(t, 50) })
    const status = async () => (await bank.post('Escort/GetCompany', { id: made.id })).Data.status
    await scan(50)
    expect(await status()).toBe(1)
    await scan(52)
    expect(await status()).toBe(2)
    const { Data: history } = await bank.post('Common/GetHistory', { table: 'escort_company', id: made.id })
    expect(history[0]).toMatchObject({ action: 'Job/cert_scan', user_name: null })
    const { rowCount } = await t.services.database.pool.query(
      `select from remind_msg where remind_code = 'escort_suspended' and biz_id = $1`,
      [made.id],
    )
    expect(rowCount).toBeGreaterThan(0)
  })

  test('two years after leaving, pictures and numbers are gone and the name is there', async () => {
    const staff = await approved()
    const left = { id: staff.id, version: staff.version, command: 'leave', reason: '离职' }
    expect(await own.post('Escort/ChangeStaffStatus', left)).toMatchObject({ Code: 0 })
    await t.jobs.run('escort_purge', at(700))
    expect((await branch('Escort/GetStaff', { id: staff.id })).Data.photos).toHaveLength(1)
    await t.jobs.run('escort_purge', at(740))
    expect((await branch('Escort/GetStaff', { id: staff.id })).Data).toMatchObject({
      name: staff.name,
      staff_no: staff.staff_no,
      id_card_mask: null,
      photos: [],
    })
    const { Data: history } = await branch('Common/GetHistory', { table: 'escort_staff', id: staff.id })
    expect(history[0]).toMatchObject({ action: 'Job/escort_purge', user_name: null })
    const secrets = await t.services.database.pool.query('select 1 from escort_secret where staff_id = $1', [staff.id])
    expect(secrets.rowCount).toBe(0)
  })
})
