import { granted, makeKey } from '@shouya/server/testing/factories.ts'
import { type TestApp, testApp } from '@shouya/server/testing/testApp.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { approval, definitionWith, makeFlow, makeRequest, taskOf } from '../../../approvals/server/testing/approvals.ts'
import { makeDraft, makeForm } from '../../../customForms/server/testing/forms.ts'
import { carBody, makeBank, makeCompany, makeOutsider, staffBody } from '../../../escort/server/testing/escort.ts'
import { makeNotice } from '../../../notices/notice/server/testing/notices.ts'

let t: TestApp
beforeAll(async () => {
  t = await testApp()
})
afterAll(() => t?.close())

const namesFound = async (username: string, keywords: string) => {
  const { Data } = await (await t.as(username))('Home/Search', { keywords })
  return (Data as { kind: string; title: string }[]).map(({ kind, title }) => `${kind} ${title}`)
}

test('finds records of the own scope, each kind only with its right', async () => {
  const key = await makeKey(t)
  const { key_no } = await t.services.database.kysely
    .selectFrom('key_ledger')
    .select('key_no')
    .where('id', '=', key)
    .executeTakeFirstOrThrow()
  const own = await namesFound('outlet_safety', key_no)
  expect(own).toHaveLength(1)
  expect(own[0]).toMatch(/^key /)
  expect(await namesFound('admin', key_no)).toEqual(own)
  // Another branch, and an account that may not query keys.
  expect(await namesFound('security_far', key_no)).toEqual([])
  expect(await namesFound('finance', key_no)).toEqual([])
})

test('finds looks at recordings for those who may see them', async () => {
  const safety = await t.as('outlet_safety')
  const { Data } = await safety('VideoAccess/Save', {
    applicant_type: 5,
    applicant_name: '程知远',
    applicant_unit: '银鹰保卫科',
    cert_type: 2,
    cert_no: 'GZ1001',
    phone: '19900000002',
    video_reason: 4,
    reason: '抽查录像',
    camera_list: [{ camera_no: 'C1', name: '营业大厅' }],
    video_begin: '2026-01-05 09:00:00',
    video_end: '2026-01-05 10:00:00',
    access_mode: 1,
  })
  expect(Data).toMatchObject({ id: expect.any(Number) })
  for (const who of ['outlet_safety', 'branch_security'])
    expect(await namesFound(who, '银鹰保卫'), who).toEqual(['video 银鹰保卫科 程知远'])
  for (const who of ['outlet_teller', 'security_far']) expect(await namesFound(who, '银鹰保卫'), who).toEqual([])
})

test('finds notices for those who received them', async () => {
  const { title } = await makeNotice(t, await t.as('branch_security'), { recv: 'BA0010', title: '雨季防汛值守' })
  expect(await namesFound('outlet_teller', '防汛值守')).toEqual([`notice ${title}`])
  expect(await namesFound('leader_far', '防汛值守')).toEqual([])
})

test('finds people for those who may see accounts', async () => {
  expect(await namesFound('branch_security', 'outlet_teller')).toEqual(['person 某outlet_teller outlet_teller'])
  expect(await namesFound('outlet_safety', 'outlet_teller')).toEqual([])
})

test('finds escort companies, vehicles and people for those who may see each', async () => {
  const { id } = await makeCompany(t, await makeBank(t), 'BA0001', { company_name: '沧岭银河押运公司' })
  const own = await makeOutsider(t, id)
  const car = granted(
    await own.post('Escort/SaveCar', await carBody(t, own, id, { plate_no: '浙Z8Y021', car_seq: '021' })),
  )
  const body = await staffBody(t, own, id, { name: '袁银河', staff_no: 'PD0042' })
  const person = granted(await own.post('Escort/SaveStaff', body))
  const all = ['company 沧岭银河押运公司 YS001', 'staff 袁银河 PD0042']
  expect(await namesFound('branch_security', '银河')).toEqual(all)
  expect(await namesFound(own.username, '银河')).toEqual(all)
  expect(await namesFound('outlet_teller', '银河')).toEqual(all.slice(1))
  expect(await namesFound('outlet_teller', '8Y021')).toEqual(['car 浙Z8Y021 021'])
  for (const who of ['security_far', 'finance']) expect(await namesFound(who, '银河'), who).toEqual([])
  const { Data } = await own.post('Home/Search', { keywords: '8Y021' })
  expect(Data[0].link).toBe(`/exception/escort/CarList/?id=${car.id}`)
  expect((await own.post('Home/Search', { keywords: 'PD0042' })).Data[0].link).toContain(`?id=${person.id}`)
})

test('finds forms for those who may fill them in', async () => {
  const { id } = await t.services.database.kysely
    .selectFrom('role')
    .select('id')
    .where('role_code', '=', 'vendor')
    .executeTakeFirstOrThrow()
  await makeForm(t, { name: '加油登记' })
  await makeForm(t, { name: '加油厂商登记', role_ids: [id] })
  await makeDraft(t, { name: '加油草稿' })
  expect(await namesFound('outlet_teller', '加油')).toEqual(['form 加油登记'])
  expect(await namesFound('vendor', '加油')).toEqual(['form 加油厂商登记'])
})

test('finds requests by number and title for those who take part in them', async () => {
  const definition = { ...definitionWith(approval('n1', [t.world.user.outlet_leader])), title: [{ field: 'title' }] }
  const flow = await makeFlow(t, { definition })
  const teller = await t.as('outlet_teller')
  const { id, bill_no } = await makeRequest(teller, { flow, data: { title: '银狐押运' } })
  await teller('OaExamine/Cc', { id, user_ids: [t.world.user.finance] })
  for (const who of ['outlet_teller', 'outlet_leader', 'finance']) {
    expect(await namesFound(who, '银狐'), who).toEqual(['approval 银狐押运'])
    expect(await namesFound(who, bill_no ?? ''), who).toEqual(['approval 银狐押运'])
  }
  // The security section of their branch, an administrator of flows who takes no part, and somebody else.
  for (const who of ['branch_security', 'admin', 'leader_far']) expect(await namesFound(who, '银狐'), who).toEqual([])
  await (await t.as('outlet_leader'))('OaExamine/Audit', {
    task_id: await taskOf(await t.as('outlet_leader'), id),
    command: 'agree',
  })
  expect(await namesFound('outlet_leader', '银狐')).toEqual(['approval 银狐押运'])
})

test('of many requests that a word names the newest five, each once whatever ways lead to it', async () => {
  const { outlet_leader } = t.world.user
  const title = [{ field: 'title' }]
  const flow = await makeFlow(t, { definition: { ...definitionWith(approval('n1', [outlet_leader])), title } })
  const [teller, leader] = await Promise.all([t.as('outlet_teller'), t.as('outlet_leader')])
  for (let no = 1; no <= 7; no++) {
    t.clock.at = new Date(t.clock.at.getTime() + 60_000)
    const { id } = await makeRequest(teller, { flow, data: { title: `金鹿押运${no}` } })
    await teller('OaExamine/Cc', { id, user_ids: [outlet_leader] })
    if (no % 2 === 0) await leader('OaExamine/Audit', { task_id: await taskOf(leader, id), command: 'agree' })
  }
  const newest = [7, 6, 5, 4, 3].map((no) => `approval 金鹿押运${no}`)
  for (const who of ['outlet_teller', 'outlet_leader']) expect(await namesFound(who, '金鹿'), who).toEqual(newest)
})
