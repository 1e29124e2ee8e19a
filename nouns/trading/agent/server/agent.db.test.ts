import { type Account, granted, makeAccount } from '@shouya/server/testing/factories.ts'
import { type TestApp, testApp } from '@shouya/server/testing/testApp.ts'
import { fetchFile } from '@shouya/server/testing/upload.ts'
import { PASSWORD } from '@shouya/server/testing/world.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { agentBody, dayFrom, makeAgentUser, makeOffice, submitted } from '../../server/testing/agents.ts'
import { agentRow, memberRow } from '../../server/testing/rows.ts'

let t: TestApp
let maker: Account
let judge: Account
let finance: Account
beforeAll(async () => {
  t = await testApp()
  // The account `agent_user` of the world belongs to the first agent.
  await agentRow(t, { agent_level: 1 })
  maker = await makeOffice(t)
  judge = await makeOffice(t)
  finance = await makeOffice(t, 'finance')
})
afterAll(() => t?.close())

type Seen = { id: number; version: number }
const record = async (id: number, by = judge) => granted(await by.post('Agent/Get', { id }))
const seen = async (id: number): Promise<Seen> => {
  const { version } = await record(id)
  return { id, version }
}
const pass = async (id: number, by = judge) => by.post('Agent/Audit', { ...(await seen(id)), command: 'pass' })
const approved = async (more: object = {}) => {
  const { id } = await submitted(t, maker, more)
  granted(await pass(id))
  return id
}
const rows = async (sql: string, values: unknown[] = []) => (await t.services.database.pool.query(sql, values)).rows
const signIn = async ({ username }: { username: string }, password = PASSWORD) =>
  t.anonymous('Login/GetJwtToken', { username, password, loginOs: 1, jscode: '' })

describe('an agent', () => {
  test('is a draft first, may be incomplete, and is submitted only with all that is asked for [C-7.2-37]', async () => {
    const draft = granted(await maker.post('Agent/Save', { agent_name: '草稿商行', agent_level: 3 }))
    expect(await record(draft.id)).toMatchObject({
      status: 0,
      agent_code: expect.stringMatching(/^DL\d{3,}$/),
      balance: 0,
    })
    const missing = await maker.post('Agent/Submit', { id: draft.id, version: draft.version })
    expect(missing).toMatchObject({ Code: 1001 })
    expect(missing.Data.map(({ path }: { path: string }) => path)).toEqual([
      ...['contact_name', 'phone', 'licence_file_ids', 'region_codes', 'contract_begin', 'contract_end'],
    ])
    const body = await agentBody(t, maker, { agent_level: 3 })
    const saved = granted(await maker.post('Agent/Save', { ...body, id: draft.id, version: draft.version }))
    granted(await maker.post('Agent/Submit', { id: saved.id, version: saved.version }))
    expect(await record(draft.id)).toMatchObject({ status: 1, region_names: '宁波市' })
    // It waits: nobody changes or deletes it.
    const now = await seen(draft.id)
    expect(await maker.post('Agent/Save', { ...body, ...now })).toMatchObject({ Code: 1004 })
    expect(await maker.post('Agent/Delete', now)).toMatchObject({ Code: 1004 })
  })

  test('has a name, phone and credit code of its own, regions that exist, and a valid identity number', async () => {
    const body = await agentBody(t, maker)
    granted(await maker.post('Agent/Save', { ...body, credit_code: '91330200MA0000001X' }))
    const again = async (more: object) => maker.post('Agent/Save', await agentBody(t, maker, more))
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
    const foreign = (await agentBody(t, judge)).licence_file_ids
    expect(await again({ licence_file_ids: foreign })).toMatchObject(at('licence_file_ids'))
  })

  test('stands below an approved agent of a level above, at most four deep, and stays there once it is approved', async () => {
    const at = { Code: 1001, Data: [expect.objectContaining({ path: 'parent_agent_id' })] }
    const under = async (parent_agent_id: number, agent_level: number) =>
      maker.post('Agent/Save', await agentBody(t, maker, { parent_agent_id, agent_level }))
    const top = await approved({ agent_level: 1 })
    expect(await under(top, 1)).toMatchObject(at)
    const draft = granted(await under(top, 2))
    // Nobody stands below a draft.
    expect(await under(draft.id, 3)).toMatchObject(at)
    expect(await under(10_000_000, 3)).toMatchObject({ Code: 1002 })
    const second = await approved({ parent_agent_id: top, agent_level: 2 })
    const third = await approved({ parent_agent_id: second, agent_level: 3 })
    const fourth = await approved({ parent_agent_id: third, agent_level: 4 })
    expect(await under(fourth, 4)).toMatchObject(at)
    const [{ path }] = await rows('select path::text from agent where id = $1', [fourth])
    expect(path).toBe([top, second, third, fourth].join('.'))
    const kept = await agentBody(t, maker, { parent_agent_id: top, agent_level: 3 })
    expect(await judge.post('Agent/Save', { ...kept, ...(await seen(third)), licence_file_ids: [] })).toMatchObject({
      Code: 1001,
    })
    const licence = (await record(third)).licence_files.map((file: { id: number }) => file.id)
    const moved = { ...kept, ...(await seen(third)), licence_file_ids: licence }
    expect(await judge.post('Agent/Save', moved)).toMatchObject(at)
    // A draft moves with its path.
    const body = await agentBody(t, maker, { parent_agent_id: second, agent_level: 3 })
    granted(await maker.post('Agent/Save', { ...body, ...(await seen(draft.id)) }))
    const [after] = await rows('select path::text from agent where id = $1', [draft.id])
    expect(after.path).toBe([top, second, draft.id].join('.'))
  })

  test('is judged by somebody who has neither entered nor submitted it; approval opens its accounts [C-7.2-40]', async () => {
    const { id } = await submitted(t, maker)
    expect(await pass(id, maker)).toMatchObject({ Code: 1004, Message: expect.stringContaining('录入人或提交人') })
    expect((await record(id, maker)).moves).toEqual([])
    const both = await makeOffice(t)
    const other = granted(await maker.post('Agent/Save', await agentBody(t, maker)))
    granted(await both.post('Agent/Submit', { id: other.id, version: other.version }))
    expect(await pass(other.id, both)).toMatchObject({ Code: 1004 })
    const short = { ...(await seen(id)), command: 'reject', opinion: '不行' }
    expect(await judge.post('Agent/Audit', short)).toMatchObject({ Code: 1001, Data: [{ path: 'opinion' }] })
    granted(await pass(id))
    expect(await record(id)).toMatchObject({ status: 2, audit_time: expect.any(String), balance: 0 })
    const accounts = await rows(
      'select account_type from ledger_account where owner_type = 2 and owner_id = $1 order by 1',
      [id],
    )
    expect(accounts).toEqual([{ account_type: 11 }, { account_type: 12 }])
    expect(await pass(id)).toMatchObject({ Code: 1004 })
  })

  test('that was refused is mended and submitted again, or deleted; a deleted one comes back', async () => {
    const { id } = await submitted(t, maker, { id_card: '999999199003070012' })
    granted(await judge.post('Agent/Audit', { ...(await seen(id)), command: 'reject', opinion: '营业执照过期' }))
    expect(await record(id, maker)).toMatchObject({ status: 3, audit_opinion: '营业执照过期', moves: ['submit'] })
    granted(await maker.post('Agent/Submit', await seen(id)))
    granted(await judge.post('Agent/Audit', { ...(await seen(id)), command: 'reject', opinion: '营业执照仍过期' }))
    granted(await maker.post('Agent/Delete', await seen(id)))
    expect(await maker.post('Agent/Get', { id })).toMatchObject({ Code: 1002 })
    const bin = granted(await maker.post('Recycle/GetPageList', { table: 'agent' }))
    granted(await maker.post('Recycle/Restore', { table: 'agent', id: bin[0].id }))
    expect(await record(id)).toMatchObject({ status: 3, id_card_mask: '9999**********0012' })
    expect(granted(await judge.post('Agent/Reveal', { id }))).toEqual({
      id_card: '999999199003070012',
      bank_account: null,
    })
  })

  test('two people who judge it at once: one does', async () => {
    const { id, version } = await submitted(t, maker)
    const third = await makeOffice(t)
    const answers = await Promise.all([
      judge.post('Agent/Audit', { id, version, command: 'pass' }),
      third.post('Agent/Audit', { id, version, command: 'reject', opinion: '区域已有代理' }),
      judge.post('Agent/Audit', { id, version, command: 'pass' }),
    ])
    const codes = answers.map(({ Code }) => Code)
    expect(codes.filter((code) => code === 0)).toHaveLength(1)
    for (const code of codes) expect([0, 1004, 1005, 1008]).toContain(code)
  })

  test('warns whoever judges it of regions that another of its level has', async () => {
    const first = await approved({ region_codes: ['530000'] })
    const { id } = await submitted(t, maker, { region_codes: ['530102', '530100', '110105'] })
    expect(await record(id)).toMatchObject({
      region_codes: ['530100', '110105'],
      overlaps: [{ id: first, region_names: '云南省' }],
    })
    expect((await record(id, finance)).overlaps).toEqual([])
    granted(await pass(id))
    const found = granted(await judge.post('Agent/GetPageList', { region: '530300' }))
    expect(found.map((row: Seen) => row.id)).toEqual([first])
    const [, both] = granted(await judge.post('Agent/GetPageList', { region: '530000' }))
    expect(both.id).toBe(first)
  })
})

test('what was agreed with an approved agent is changed by somebody else than who entered it', async () => {
  const id = await approved({ bank_name: '某银行', bank_account: '6222000011112222' })
  const { licence_files, ...row } = await record(id)
  const body = async (more: object) => ({
    ...{ ...(await seen(id)), agent_name: row.agent_name, agent_level: 2, region_codes: row.region_codes },
    ...{ contact_name: row.contact_name, phone: row.phone, bank_name: row.bank_name },
    ...{ contract_begin: row.contract_begin, contract_end: row.contract_end },
    ...{ licence_file_ids: licence_files.map((file: { id: number }) => file.id), ...more },
  })
  expect(row).toMatchObject({ bank_account_mask: '6222********2222', may_change_terms: true })
  expect((await record(id, maker)).may_change_terms).toBe(false)
  for (const change of [{ discount_rate: 5_000 }, { credit_limit: 1 }, { bank_account: '6222000011113333' }])
    expect(await maker.post('Agent/Save', await body(change))).toMatchObject({ Code: 1004 })
  granted(await maker.post('Agent/Save', await body({ remark: '换了联系人', contract_end: dayFrom(t, 400) })))
  granted(await judge.post('Agent/Save', await body({ discount_rate: 9_000 })))
  expect(await record(id)).toMatchObject({ discount_rate: 9_000, bank_account_mask: '6222********2222' })
  // An approved agent stays complete.
  expect(await judge.post('Agent/Save', await body({ phone: null }))).toMatchObject({ Code: 1001 })
})

test('numbers are sealed, found only whole, and each look at them is logged', async () => {
  const number = '999999199003070020'
  const id = await approved({ id_card: number, bank_account: '6222000099998888' })
  const [stored] = await rows(
    `select to_jsonb(agent)::text || (select string_agg(sealed, '') from agent_secret where agent_id = agent.id) as all
    from agent where id = $1`,
    [id],
  )
  expect(stored.all).not.toMatch(/199003070020|99998888/)
  const history = granted(await judge.post('Common/GetHistory', { table: 'agent', id }))
  expect(JSON.stringify(history)).not.toMatch(/199003070020|000099998888/)
  expect(await finance.post('Agent/Reveal', { id })).toMatchObject({ Code: 401 })
  expect(granted(await judge.post('Agent/Reveal', { id }))).toEqual({
    id_card: number,
    bank_account: '6222000099998888',
  })
  const [log] = await rows(
    `select log_type, message from sys_log where action = 'Agent/Reveal' order by id desc limit 1`,
  )
  expect(log).toEqual({ log_type: 3, message: 'id_card bank_account' })
  const ids = async (by: Account, keywords: string) =>
    granted(await by.post('Agent/GetPageList', { keywords })).map((row: Seen) => row.id)
  expect(await ids(judge, number)).toEqual([id])
  expect([await ids(judge, '0020'), await ids(finance, number)]).toEqual([[], []])
})

describe('its people', () => {
  test('sign in with accounts that are opened from it, with a first password, while it is approved [C-7.2-39]', async () => {
    const { id } = await submitted(t, maker)
    const person = { id, username: 'dl_person_1', real_name: '信某', phone: '19600000001', expire_date: dayFrom(t, 90) }
    expect(await judge.post('Agent/AddAccount', person)).toMatchObject({ Code: 1004 })
    granted(await pass(id))
    expect(await finance.post('Agent/AddAccount', person)).toMatchObject({ Code: 401 })
    expect(await judge.post('Agent/AddAccount', { ...person, expire_date: dayFrom(t, -1) })).toMatchObject({
      ...{ Code: 1001, Data: [{ path: 'expire_date' }] },
    })
    const made = granted(await judge.post('Agent/AddAccount', person))
    expect(await judge.post('Agent/AddAccount', { ...person, phone: '19600000002' })).toMatchObject({ Code: 1003 })
    const first = await signIn(person, made.password)
    expect(first.Data.user).toMatchObject({ must_change_pwd: true, user_type: 4 })
    const headers = { authorization: `Bearer ${first.Data.token}` }
    const own = (path: string, input: object = {}) => t.anonymous(path, input, headers)
    expect(await own('Agent/GetPageList')).toMatchObject({ Code: 401 })
    expect(granted(await judge.post('Agent/GetAccountList', { id }))).toMatchObject([
      { id: made.id, username: person.username, phone: '196****0001', status: 1 },
    ])
    const { password } = granted(await judge.post('Agent/ResetPwd', { user_id: made.id }))
    await expect.poll(async () => (await own('Login/GetCurrent')).status).toBe(401)
    expect(await signIn(person, made.password)).toMatchObject({ Code: 1010 })
    expect(await signIn(person, password)).toMatchObject({ Code: 0 })
    // Only accounts of agents.
    expect(await judge.post('Agent/ResetPwd', { user_id: t.world.user.sys_admin })).toMatchObject({ Code: 1002 })
  })

  test('change their own password by the name that the specification has for it', async () => {
    const own = await makeAgentUser(t, await approved())
    const change = { old_password: PASSWORD, new_password: 'a calm and distant shore' }
    granted(await own.post('Agent/UpdatePwd', change))
    expect(await signIn(own)).toMatchObject({ Code: 1010 })
    expect(await signIn(own, change.new_password)).toMatchObject({ Code: 0 })
  })

  test('are signed out when it is disabled, and sign in again when it is enabled', async () => {
    const id = await approved()
    const own = await makeAgentUser(t, id)
    expect(await own.post('Agent/Get', { id })).toMatchObject({ Code: 0 })
    granted(await judge.post('Agent/ChangeStatus', { ...(await seen(id)), command: 'disable', reason: '欠费' }))
    await expect.poll(async () => (await own.post('Login/GetCurrent')).status).toBe(401)
    expect(await signIn(own)).toMatchObject({ Code: 1010 })
    granted(await judge.post('Agent/ChangeStatus', { ...(await seen(id)), command: 'enable', reason: '已结清' }))
    expect(await signIn(own)).toMatchObject({ Code: 0 })
  })

  test('see the tree of their agent and nothing else, anywhere', async () => {
    const root = await approved({ agent_level: 2, agent_name: '树根代理' })
    const child = await approved({ agent_level: 3, agent_name: '树枝代理', parent_agent_id: root })
    const other = await approved({ agent_name: '旁人代理' })
    const own = await makeAgentUser(t, root)
    const leaf = await makeAgentUser(t, child)
    const ids = async (by: Account, path = 'Agent/GetPageList', body: object = {}) =>
      granted(await by.post(path, body)).map((row: Seen) => row.id)
    expect((await ids(own)).toSorted()).toEqual([root, child].toSorted())
    expect(await ids(leaf)).toEqual([child])
    expect((await ids(own, 'Agent/GetList')).toSorted()).toEqual([root, child].toSorted())
    expect(granted(await own.post('Agent/GetCount', {}))).toEqual({ status: { 2: 2 }, all: 2 })
    expect(await ids(own, 'Agent/GetPageList', { keywords: '旁人' })).toEqual([])
    expect(await ids(own, 'Agent/GetPageList', { region: '330000' })).toHaveLength(2)
    const found = granted(await own.post('Home/Search', { keywords: '旁人代理' }))
    expect(found).toEqual([])
    // What stands above its tree is not named.
    expect(await record(child, leaf)).toMatchObject({ parent_agent_id: null, parent_name: null, overlaps: [] })
    expect(await record(child, own)).toMatchObject({ parent_agent_id: root, parent_name: '树根代理' })
    for (const path of ['Agent/Get', 'Common/GetHistory'] as const)
      expect([
        path,
        await own.post(path, { id: other, ...(path === 'Agent/Get' ? {} : { table: 'agent' }) }),
      ]).toMatchObject([path, { Code: 403 }])
    const [file] = (await record(other)).licence_files
    expect((await fetchFile(t, 'agent_user', file.id)).statusCode).toBe(403)
    expect((await fetchFile(t, 'trade_admin', file.id)).statusCode).toBe(200)
    expect(granted(await own.post('Product/GetCityList', {}))).toEqual([
      { code: '330200', name: '宁波市', agents: 2, devices: 0 },
    ])
    const cannot = [
      'Save',
      'Submit',
      'Audit',
      'ChangeStatus',
      'AskEnd',
      'End',
      'Delete',
      'Reveal',
      'AddAccount',
      'ResetPwd',
    ]
    for (const name of cannot)
      expect([name, (await own.post(`Agent/${name}`, { id: root, version: 1 })).Code]).toSatisfy(
        ([, code]: [string, number]) => code === 401 || code === 1001,
      )
  })

  test('of members, vendors, guards and branches get nothing of agents', async () => {
    const id = await approved()
    const member = await memberRow(t, id)
    const people = [
      await makeAccount(t, { unit: 'HQ0000', type: 6, party: member }),
      await makeAccount(t, { unit: 'HQ0000', type: 3, party: 1 }),
      await makeAccount(t, { unit: 'BA0011', type: 5, scope: 3 }),
      await makeAccount(t, { unit: 'BA0001', scope: 4 }),
    ]
    for (const { post: call } of people) {
      expect(granted(await call('Agent/GetPageList', {}))).toEqual([])
      expect(granted(await call('Agent/GetCount', {}))).toEqual({ status: {}, all: 0 })
      expect(await call('Agent/Get', { id })).toMatchObject({ Code: 403 })
      expect(await call('Agent/Reveal', { id })).toMatchObject({ Code: 403 })
      expect(
        await call('Agent/AddAccount', {
          ...{ id, username: 'intruder_1', real_name: '闯入', phone: '19600000009', expire_date: dayFrom(t, 9) },
        }),
      ).toMatchObject({ Code: 403 })
      expect(await call('Agent/Save', { agent_name: '冒名代理', agent_level: 2 })).toMatchObject({ Code: 403 })
    }
    const guard = await t.as('guard')
    expect(await guard('Agent/GetPageList', {})).toMatchObject({ Code: 401 })
  })
})

test('lists by page and by state agree, and the file has what the list has [C-2.8-01 C-3-18 C-7.2-38]', async () => {
  const { status, all } = granted(await judge.post('Agent/GetCount', {}))
  for (const [code, count] of Object.entries(status)) {
    const page = await judge.post('Agent/GetPageList', { status: [Number(code)] })
    expect([code, page.Total]).toEqual([code, count])
  }
  expect(Object.values(status as Record<string, number>).reduce((sum, count) => sum + count, 0)).toBe(all)
})
