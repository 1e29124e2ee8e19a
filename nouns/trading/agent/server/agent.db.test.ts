import { type Account, granted } from '@shouya/server/testing/factories.ts'
import { type TestApp, testApp } from '@shouya/server/testing/testApp.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { agentBody, dayFrom, makeAgentUser, makeOffice, openOffice, submitted } from '../../server/testing/agents.ts'
import { remindOfContracts } from './remindOfContracts.ts'

let t: TestApp
let office: Awaited<ReturnType<typeof openOffice>>
beforeAll(async () => {
  t = await testApp()
  office = await openOffice(t)
})
afterAll(() => t?.close())

type Seen = { id: number; version: number }
const rows = async (sql: string, values: unknown[] = []) => (await t.services.database.pool.query(sql, values)).rows

describe('an agent', () => {
  test('is a draft first, may be incomplete, and is submitted only with all that is asked for [C-7.2-37]', async () => {
    const draft = granted(await office.maker.post('Agent/Save', { agent_name: '草稿商行', agent_level: 3 }))
    expect(await office.record(draft.id)).toMatchObject({
      status: 0,
      agent_code: expect.stringMatching(/^DL\d{3,}$/),
      balance: 0,
    })
    const missing = await office.maker.post('Agent/Submit', { id: draft.id, version: draft.version })
    expect(missing).toMatchObject({ Code: 1001 })
    expect(missing.Data.map(({ path }: { path: string }) => path)).toEqual([
      ...['contact_name', 'phone', 'licence_file_ids', 'region_codes', 'contract_begin', 'contract_end'],
    ])
    const body = await agentBody(t, office.maker, { agent_level: 3 })
    const saved = granted(await office.maker.post('Agent/Save', { ...body, id: draft.id, version: draft.version }))
    granted(await office.maker.post('Agent/Submit', { id: saved.id, version: saved.version }))
    expect(await office.record(draft.id)).toMatchObject({ status: 1, region_names: '宁波市' })
    // It waits: nobody changes or deletes it.
    const now = await office.seen(draft.id)
    expect(await office.maker.post('Agent/Save', { ...body, ...now })).toMatchObject({ Code: 1004 })
    expect(await office.maker.post('Agent/Delete', now)).toMatchObject({ Code: 1004 })
  })

  test('has a name, phone and credit code of its own, regions that exist, and a valid identity number', async () => {
    const body = await agentBody(t, office.maker)
    granted(await office.maker.post('Agent/Save', { ...body, credit_code: '91330200MA0000001X' }))
    const again = async (more: object) => office.maker.post('Agent/Save', await agentBody(t, office.maker, more))
    expect(await again({ agent_name: body.agent_name })).toMatchObject({ Code: 1003, Data: { path: 'agent_name' } })
    expect(await again({ phone: body.phone })).toMatchObject({ Code: 1003, Data: { path: 'phone' } })
    expect(await again({ credit_code: '91330200MA0000001X' })).toMatchObject({
      Code: 1003,
      Data: { path: 'credit_code' },
    })
    const at = (path: string) => ({ Code: 1001, Data: [expect.objectContaining({ path })] })
    expect(await again({ region_codes: ['999999'] })).toMatchObject(at('region_codes'))
    expect(await again({ id_card: '999999199003070011' })).toMatchObject(at('id_card'))
    expect(await again({ contract_end: dayFrom(t, -20) })).toMatchObject(at('contract_end'))
    expect(await again({ discount_rate: 10_001 })).toMatchObject({ Code: 1001 })
    expect(await again({ commission_rate: 3_001 })).toMatchObject({ Code: 1001 })
    expect(await again({ credit_limit: -1 })).toMatchObject({ Code: 1001 })
    const foreign = (await agentBody(t, office.judge)).licence_file_ids
    expect(await again({ licence_file_ids: foreign })).toMatchObject(at('licence_file_ids'))
  })

  test('stands below an approved agent of a level above, at most four deep, and stays there once it is approved', async () => {
    const at = { Code: 1001, Data: [expect.objectContaining({ path: 'parent_agent_id' })] }
    const under = async (parent_agent_id: number, agent_level: number) =>
      office.maker.post('Agent/Save', await agentBody(t, office.maker, { parent_agent_id, agent_level }))
    const top = await office.approved({ agent_level: 1 })
    expect(await under(top, 1)).toMatchObject(at)
    const draft = granted(await under(top, 2))
    // Nobody stands below a draft.
    expect(await under(draft.id, 3)).toMatchObject(at)
    expect(await under(10_000_000, 3)).toMatchObject({ Code: 1002 })
    const second = await office.approved({ parent_agent_id: top, agent_level: 2 })
    const third = await office.approved({ parent_agent_id: second, agent_level: 3 })
    const fourth = await office.approved({ parent_agent_id: third, agent_level: 4 })
    expect(await under(fourth, 4)).toMatchObject(at)
    const [{ path }] = await rows('select path::text from agent where id = $1', [fourth])
    expect(path).toBe([top, second, third, fourth].join('.'))
    const kept = await agentBody(t, office.maker, { parent_agent_id: top, agent_level: 3 })
    expect(
      await office.judge.post('Agent/Save', { ...kept, ...(await office.seen(third)), licence_file_ids: [] }),
    ).toMatchObject({
      Code: 1001,
    })
    const licence = (await office.record(third)).licence_files.map((file: { id: number }) => file.id)
    const moved = { ...kept, ...(await office.seen(third)), licence_file_ids: licence }
    expect(await office.judge.post('Agent/Save', moved)).toMatchObject(at)
    // A draft moves with its path.
    const body = await agentBody(t, office.maker, { parent_agent_id: second, agent_level: 3 })
    granted(await office.maker.post('Agent/Save', { ...body, ...(await office.seen(draft.id)) }))
    const [after] = await rows('select path::text from agent where id = $1', [draft.id])
    expect(after.path).toBe([top, second, draft.id].join('.'))
  })

  test('is judged by somebody who has neither entered nor submitted it; approval opens its accounts [C-7.2-40]', async () => {
    const { id } = await submitted(t, office.maker)
    expect(await office.pass(id, office.maker)).toMatchObject({
      Code: 1004,
      Message: expect.stringContaining('录入人或提交人'),
    })
    expect((await office.record(id, office.maker)).moves).toEqual([])
    const both = await makeOffice(t)
    const other = granted(await office.maker.post('Agent/Save', await agentBody(t, office.maker)))
    granted(await both.post('Agent/Submit', { id: other.id, version: other.version }))
    expect(await office.pass(other.id, both)).toMatchObject({ Code: 1004 })
    const short = { ...(await office.seen(id)), command: 'reject', opinion: '不行' }
    expect(await office.judge.post('Agent/Audit', short)).toMatchObject({ Code: 1001, Data: [{ path: 'opinion' }] })
    granted(await office.pass(id))
    expect(await office.record(id)).toMatchObject({ status: 2, audit_time: expect.any(String), balance: 0 })
    const accounts = await rows(
      'select account_type from ledger_account where owner_type = 2 and owner_id = $1 order by 1',
      [id],
    )
    expect(accounts).toEqual([{ account_type: 11 }, { account_type: 12 }])
    expect(await office.pass(id)).toMatchObject({ Code: 1004 })
  })

  test('that was refused is mended and submitted again, or deleted; a deleted one comes back', async () => {
    const { id } = await submitted(t, office.maker, { id_card: '999999199003070012' })
    granted(
      await office.judge.post('Agent/Audit', {
        ...(await office.seen(id)),
        command: 'reject',
        opinion: '营业执照过期',
      }),
    )
    expect(await office.record(id, office.maker)).toMatchObject({
      status: 3,
      audit_opinion: '营业执照过期',
      moves: ['submit'],
    })
    granted(await office.maker.post('Agent/Submit', await office.seen(id)))
    granted(
      await office.judge.post('Agent/Audit', {
        ...(await office.seen(id)),
        command: 'reject',
        opinion: '营业执照仍过期',
      }),
    )
    granted(await office.maker.post('Agent/Delete', await office.seen(id)))
    expect(await office.maker.post('Agent/Get', { id })).toMatchObject({ Code: 1002 })
    const bin = granted(await office.maker.post('Recycle/GetPageList', { table: 'agent' }))
    granted(await office.maker.post('Recycle/Restore', { table: 'agent', id: bin[0].id }))
    expect(await office.record(id)).toMatchObject({ status: 3, id_card_mask: '9999**********0012' })
    expect(granted(await office.judge.post('Agent/Reveal', { id }))).toMatchObject({
      id_card: '999999199003070012',
      bank_account: null,
    })
  })

  test('two people who judge it at once: one does', async () => {
    const { id, version } = await submitted(t, office.maker)
    const third = await makeOffice(t)
    const answers = await Promise.all([
      office.judge.post('Agent/Audit', { id, version, command: 'pass' }),
      third.post('Agent/Audit', { id, version, command: 'reject', opinion: '区域已有代理' }),
      office.judge.post('Agent/Audit', { id, version, command: 'pass' }),
    ])
    const codes = answers.map(({ Code }) => Code)
    expect(codes.filter((code) => code === 0)).toHaveLength(1)
    for (const code of codes) expect([0, 1004, 1005, 1008]).toContain(code)
  })

  test('warns whoever judges it of regions that another of its level has', async () => {
    const first = await office.approved({ region_codes: ['530000'] })
    const { id } = await submitted(t, office.maker, { region_codes: ['530102', '530100', '110105'] })
    expect(await office.record(id)).toMatchObject({
      region_codes: ['530100', '110105'],
      overlaps: [{ id: first, region_names: '云南省' }],
    })
    expect((await office.record(id, office.finance)).overlaps).toEqual([])
    granted(await office.pass(id))
    const found = granted(await office.judge.post('Agent/GetPageList', { region: '530300' }))
    expect(found.map((row: Seen) => row.id)).toEqual([first])
    const [, both] = granted(await office.judge.post('Agent/GetPageList', { region: '530000' }))
    expect(both.id).toBe(first)
  })
})

test('what was agreed with an approved agent is changed by somebody else than who entered it', async () => {
  const id = await office.approved({ bank_name: '某银行', bank_account: '6222000011112222' })
  const { licence_files, ...row } = await office.record(id)
  const body = async (more: object) => ({
    ...{ ...(await office.seen(id)), agent_name: row.agent_name, agent_level: 2, region_codes: row.region_codes },
    ...{ contact_name: row.contact_name, bank_name: row.bank_name },
    ...{ contract_begin: row.contract_begin, contract_end: row.contract_end },
    ...{ licence_file_ids: licence_files.map((file: { id: number }) => file.id), ...more },
  })
  expect(row).toMatchObject({ bank_account_mask: '6222********2222', may_change_terms: true })
  expect((await office.record(id, office.maker)).may_change_terms).toBe(false)
  for (const change of [{ discount_rate: 5_000 }, { credit_limit: 1 }, { bank_account: '6222000011113333' }])
    expect(await office.maker.post('Agent/Save', await body(change))).toMatchObject({ Code: 1004 })
  granted(await office.maker.post('Agent/Save', await body({ remark: '换了联系人', contract_end: dayFrom(t, 400) })))
  granted(await office.judge.post('Agent/Save', await body({ discount_rate: 9_000 })))
  expect(await office.record(id)).toMatchObject({ discount_rate: 9_000, bank_account_mask: '6222********2222' })
  // An approved agent stays complete.
  expect(await office.judge.post('Agent/Save', await body({ phone: null }))).toMatchObject({ Code: 1001 })
})

test('numbers are sealed, found only whole, and each look at them is logged', async () => {
  const number = '999999199003070020'
  const id = await office.approved({ id_card: number, bank_account: '6222000099998888' })
  const [stored] = await rows(
    `select to_jsonb(agent)::text || (select string_agg(sealed, '') from agent_secret where agent_id = agent.id) as all
    from agent where id = $1`,
    [id],
  )
  expect(stored.all).not.toMatch(/199003070020|99998888/)
  const history = granted(await office.judge.post('Common/GetHistory', { table: 'agent', id }))
  expect(JSON.stringify(history)).not.toMatch(/199003070020|000099998888/)
  expect(await office.finance.post('Agent/Reveal', { id })).toMatchObject({ Code: 401 })
  const { phone } = granted(await office.judge.post('Agent/Reveal', { id }))
  expect(granted(await office.judge.post('Agent/Reveal', { id }))).toEqual({
    phone,
    id_card: number,
    bank_account: '6222000099998888',
  })
  const [log] = await rows(
    `select log_type, message from sys_log where action = 'Agent/Reveal' order by id desc limit 1`,
  )
  expect(log).toEqual({ log_type: 3, message: 'phone id_card bank_account' })
  const ids = async (by: Account, keywords: string) =>
    granted(await by.post('Agent/GetPageList', { keywords })).map((row: Seen) => row.id)
  expect(await ids(office.judge, number)).toEqual([id])
  expect([await ids(office.judge, '3070020'), await ids(office.finance, number)]).toEqual([[], []])
})

test('phones are masked in lists, files and the log; a whole one finds its agent, a part of one nobody', async () => {
  const phone = '19712345678'
  const id = await office.approved({ phone })
  const row = await office.record(id)
  expect(row.phone_mask).toBe('197****5678')
  const found = async (keywords: string) =>
    granted(await office.finance.post('Agent/GetPageList', { keywords })).map((each: Seen) => each.id)
  expect([await found(phone), await found('12345678')]).toEqual([[id], []])
  const seen = [
    ...[row, await office.finance.post('Agent/GetPageList', {})],
    await office.judge.post('Common/GetHistory', { table: 'agent', id }),
    await rows(`select to_jsonb(sys_log) as log from sys_log where target_table = 'agent' and target_id = $1`, [id]),
  ]
  expect(JSON.stringify(seen)).not.toContain(phone)
  // Left out it stays.
  const { licence_files, ...fields } = row
  const body = {
    ...{ agent_name: fields.agent_name, agent_level: 2, region_codes: fields.region_codes, ...(await office.seen(id)) },
    ...{ contact_name: '换了的人', contract_begin: fields.contract_begin, contract_end: fields.contract_end },
    licence_file_ids: licence_files.map((file: { id: number }) => file.id),
  }
  granted(await office.judge.post('Agent/Save', body))
  expect(granted(await office.judge.post('Agent/Reveal', { id })).phone).toBe(phone)
  const file = { controller: 'Agent', filters: { keywords: phone }, columns: ['agent_code', 'phone_mask'] }
  granted(await office.judge.post('Common/Export', file))
  granted(await office.judge.post('Common/Export', { ...file, reason: '核对代理商手机' }))
})

test('its contract is reminded of 30, 7 and 1 days before it ends, once each', async () => {
  const id = await office.approved({ contract_end: dayFrom(t, 25) })
  const own = await makeAgentUser(t, id)
  const days = async () =>
    (
      await rows(
        `select params ->> 'days' as days from remind_msg where remind_code = 'agent_contract' and biz_id = $1 and receiver_id = $2 order by id`,
        [id, own.id],
      )
    ).map((row: { days: string }) => row.days)
  const run = (later: number) => remindOfContracts(t.services, new Date(t.clock.at.getTime() + later * 86_400_000))
  for (const later of [0, 1, 18, 24]) await run(later)
  expect(await days()).toEqual(['30', '7', '1'])
})

test('lists by page and by state agree, and the file has what the list has [C-2.8-01 C-3-18 C-7.2-38]', async () => {
  const { status, all } = granted(await office.judge.post('Agent/GetCount', {}))
  for (const [code, count] of Object.entries(status)) {
    const page = await office.judge.post('Agent/GetPageList', { status: [Number(code)] })
    expect([code, page.Total]).toEqual([code, count])
  }
  expect(Object.values(status as Record<string, number>).reduce((sum, count) => sum + count, 0)).toBe(all)
})
