import { post } from '@shouya/server/core/ledger/post.ts'
import { type Account, granted, makeAccount, makeImage } from '@shouya/server/testing/factories.ts'
import { type Post, type TestApp, testApp } from '@shouya/server/testing/testApp.ts'
import { fetchFile } from '@shouya/server/testing/upload.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { outsidersOf } from '../../server/testing/outsiders.ts'
import { agentRow, boundDeviceRow, productRow } from '../../server/testing/rows.ts'
import { member } from '../noun.ts'
import { makeMember, memberBody, moveMember, newCreditCode, newIdCard } from './testing/members.ts'

const { codes } = member.states

let t: TestApp
let agentId: number
let seller: Account
let service: Account
let service2: Account
let admin: Post
let outsiders: Account[]

beforeAll(async () => {
  t = await testApp()
  agentId = await agentRow(t)
  seller = await makeAccount(t, { unit: 'HQ0000', role: 'agent_user', type: 4, party: agentId })
  service = await makeAccount(t, { unit: 'HQ0000', role: 'member_service' })
  service2 = await makeAccount(t, { unit: 'HQ0000', role: 'member_service' })
  admin = await t.as('trade_admin')
  outsiders = await outsidersOf(t)
})
afterAll(() => t?.close())

const seen = async (id: number, by: Post = service.post) => granted(await by('Member/Get', { id }))

/** A member of the agent that member service has approved. */
async function approved(more: object = {}) {
  const { id } = await makeMember(t, seller, agentId, more)
  granted(await moveMember(seller.post, 'ApplyForAudit', id))
  granted(await moveMember(service.post, 'Audit', id, { command: 'pass' }))
  return id
}

describe('the way of a member (domain 11.11)', () => {
  test('an agent enters it and asks for the approval; member service refuses, then approves, which opens its accounts [C-2.8-14 C-3-32 C-7.2-61 C-7.2-62]', async () => {
    const bare = granted(await seller.post('Member/Save', memberBody(agentId, { identity: undefined })))
    expect(await moveMember(seller.post, 'ApplyForAudit', bare.id)).toMatchObject({
      Code: 1001,
      Data: [{ path: 'identity' }, { path: 'licence_file_ids' }],
    })
    const { id } = await makeMember(t, seller, agentId)
    granted(await moveMember(seller.post, 'ApplyForAudit', id))
    // Nothing changes while it waits.
    expect(await moveMember(seller.post, 'Save', id, memberBody(agentId))).toMatchObject({ Code: 1004 })
    expect(await moveMember(service.post, 'Audit', id, { command: 'reject' })).toMatchObject({
      Code: 1001,
      Data: [{ path: 'opinion' }],
    })
    granted(await moveMember(service.post, 'Audit', id, { command: 'reject', opinion: '执照过期' }))
    expect(await seen(id)).toMatchObject({ status: codes.refused, audit_opinion: '执照过期', deposit_paid: 0 })
    expect(granted(await service.post('Member/GetMoney', { id }))).toEqual({ accounts: [], entries: [] })
    granted(await moveMember(seller.post, 'ApplyForAudit', id))
    granted(await moveMember(service.post, 'Audit', id, { command: 'pass' }))
    const { accounts } = granted(await service.post('Member/GetMoney', { id }))
    expect(accounts.map(({ account_type }: { account_type: number }) => account_type)).toEqual([21, 22, 23])
    expect(await moveMember(service2.post, 'Audit', id, { command: 'pass' })).toMatchObject({ Code: 1004 })
    // What was approved stays, the rest may change.
    const row = await seen(id)
    const same = { ...memberBody(agentId), member_name: row.member_name, licence_file_ids: row.licence_file_ids }
    const { identity: _, ...body } = same
    expect(await moveMember(seller.post, 'Save', id, { ...body, member_name: '换了名字' })).toMatchObject({
      Code: 1001,
      Data: [{ path: 'member_name' }],
    })
    granted(await moveMember(seller.post, 'Save', id, { ...body, contact_name: '江一苇' }))
    expect((await seen(id)).contact_name).toBe('江一苇')
  })

  test('who entered a member or asked for its approval does not decide, with two roles neither', async () => {
    const own = await makeMember(t, service, agentId)
    granted(await moveMember(service2.post, 'ApplyForAudit', own.id))
    for (const who of [service, service2]) {
      expect((await seen(own.id, who.post)).moves).not.toContain('audit')
      const answer = await moveMember(who.post, 'Audit', own.id, { command: 'pass' })
      expect(answer).toMatchObject({ Code: 1004, Message: '登记人和提交人不能审核' })
    }
    expect((await seen(own.id)).status).toBe(codes.waiting)
  })

  test('two people decide at once: one does, the other has seen an older version', async () => {
    const { id } = await makeMember(t, seller, agentId)
    granted(await moveMember(seller.post, 'ApplyForAudit', id))
    const { version } = await seen(id)
    const answers = await Promise.all(
      [service, service2].map((who) => who.post('Member/Audit', { id, version, command: 'pass' })),
    )
    expect(answers.map(({ Code }) => Code).toSorted()).toEqual([0, 1004])
  })

  test('it is frozen and unfrozen with a reason, and canceled when nothing of it is left', async () => {
    const id = await approved()
    expect(await moveMember(service.post, 'Freeze', id, { command: 'freeze' })).toMatchObject({ Code: 1001 })
    granted(await moveMember(service.post, 'Freeze', id, { command: 'freeze', reason: '欠费未缴' }))
    expect(await seen(id)).toMatchObject({ status: codes.frozen, status_reason: '欠费未缴' })
    granted(await moveMember(service.post, 'Freeze', id, { command: 'unfreeze', reason: '已缴清' }))
    const user = await makeAccount(t, { unit: 'HQ0000', type: 6, party: id })
    expect((await user.post('Member/Get', { id })).Code).toBe(0)

    const db = t.services.database.kysely
    const device = await boundDeviceRow(t, { productId: await productRow(t), agentId, memberId: id })
    const cancel = () => moveMember(service.post, 'Cancel', id, { reason: '不再合作' })
    expect(await cancel()).toMatchObject({ Code: 1004, Message: '该会员还有绑定的设备' })
    await db
      .updateTable('member_device')
      .set({ status: 0, unbind_time: t.clock.at })
      .where('id', '=', device.bindingId)
      .execute()
    await db.transaction().execute((tx) =>
      post(
        tx as never,
        {
          ...{ event: 'recharged', record: { table: 'recharge_order', id: 1 }, owners: { member: id } },
          ...{ amounts: { paid: 100, gift: 0 }, operator: null },
        },
        t.clock.at,
      ),
    )
    expect(await seen(id)).toMatchObject({ balance: 100, gift: 0, device_count: 0 })
    expect(await cancel()).toMatchObject({ Code: 1004, Message: '该会员的账户还有余额或冻结金额' })
    await db.transaction().execute((tx) =>
      post(
        tx as never,
        {
          ...{ event: 'used', record: { table: 'use_log', id: 1 }, owners: { member: id } },
          ...{ amounts: { paid: 100, gift: 0 }, operator: null },
        },
        t.clock.at,
      ),
    )
    expect(granted(await service.post('Member/GetMoney', { id })).entries).toMatchObject([
      { event: 'used', amount: -100, balance_after: 0, account_type: 21 },
      { event: 'recharged', amount: 100, balance_after: 100 },
    ])
    granted(await cancel())
    expect(await cancel()).toMatchObject({ Code: 1004 })
    // Its people are signed out.
    expect((await user.post('Member/Get', { id })).Code).toBe(401)
  })

  test('only a member that was never approved is deleted, and comes back from the recycle bin', async () => {
    const id = await approved()
    expect(await moveMember(service.post, 'Delete', id)).toMatchObject({ Code: 1004 })
    const { id: fresh } = await makeMember(t, seller, agentId)
    expect(await moveMember(seller.post, 'Delete', fresh)).toMatchObject({ status: 401 })
    granted(await moveMember(service.post, 'Delete', fresh))
    expect(await service.post('Member/Get', { id: fresh })).toMatchObject({ Code: 1002 })
    const [deleted] = granted(await service.post('Recycle/GetPageList', { table: 'member' }))
    granted(await service.post('Recycle/Restore', { table: 'member', id: deleted.id }))
    expect((await seen(fresh)).member_no).toMatch(/^HY\d{4}$/)
    expect(granted(await service.post('Member/Reveal', { id: fresh })).identity).toMatch(/^91330100MA/)
  })
})

describe('what somebody enters', () => {
  test.each([
    [{ identity: '91350100M000100Y44' }, 1001, 'identity'],
    [{ member_type: 3, identity: newCreditCode() }, 1001, 'identity'],
    [{ member_type: 9 }, 1001, 'member_type'],
    [{ phone: undefined }, 1001, 'phone'],
    [{ phone: '12345' }, 1001, 'phone'],
    [{ bank_account: 'ABC' }, 1001, 'bank_account'],
    [{ level: 6 }, 1001, 'level'],
    [{ licence_file_ids: [999_999] }, 1001, 'licence_file_ids'],
    [{ city_code: '33' }, 1001, 'city_code'],
  ])('%o is refused', async (more, Code, path) => {
    const answer = await service.post('Member/Save', memberBody(agentId, more))
    expect(answer.Code, JSON.stringify(answer)).toBe(Code)
    expect(answer.Data[0].path).toMatch(path)
  })

  test('phone and identity are one member’s, of whichever agent; the agent is approved and never changes', async () => {
    const body = memberBody(agentId)
    granted(await service.post('Member/Save', body))
    const other = await agentRow(t)
    const again = { ...memberBody(other), phone: body.phone }
    expect(await service.post('Member/Save', again)).toMatchObject({ Code: 1003, Data: { path: 'phone' } })
    const twin = { ...memberBody(other), identity: body.identity }
    expect(await service.post('Member/Save', twin)).toMatchObject({ Code: 1003, Data: { path: 'identity' } })
    const closed = await agentRow(t, { status: 4, status_reason: '停用' })
    expect(await service.post('Member/Save', memberBody(closed))).toMatchObject({
      Code: 1001,
      Data: [{ path: 'agent_id' }],
    })
    const { id } = await makeMember(t, seller, agentId)
    expect(await moveMember(service.post, 'Save', id, memberBody(other))).toMatchObject({
      Code: 1001,
      Data: [{ path: 'agent_id' }],
    })
    // A person needs the number anew.
    const { identity: _, ...plain } = memberBody(agentId, { member_type: 3 })
    expect(await moveMember(service.post, 'Save', id, plain)).toMatchObject({
      Code: 1001,
      Data: [{ path: 'identity' }],
    })
    granted(await moveMember(service.post, 'Save', id, { ...plain, identity: newIdCard() }))
  })
})

describe('what somebody sees', () => {
  test('numbers are masked everywhere but where somebody may reveal them, which is logged', async () => {
    const identity = newCreditCode()
    const bank_account = '6222021234567890123'
    const { id } = await makeMember(t, seller, agentId, { identity, bank_account })
    const row = await seen(id, seller.post)
    expect(row).toMatchObject({
      identity_mask: expect.stringMatching(/^9133\*+/),
      bank_account_mask: '6222***********0123',
    })
    expect(row.phone_mask).toMatch(/^197\*{4}\d{4}$/)
    expect(JSON.stringify(row)).not.toContain(identity)
    expect(await seller.post('Member/Reveal', { id })).toMatchObject({ Code: 401 })
    const whole = granted(await service.post('Member/Reveal', { id }))
    expect(whole).toMatchObject({ identity, bank_account })
    const logged = await t.services.database.pool.query(
      "select message from sys_log where target_table = 'member' and target_id = $1 and log_type = 3",
      [id],
    )
    expect(logged.rows).toEqual([{ message: 'identity bank_account phone' }])
    const history = JSON.stringify(await seller.post('Common/GetHistory', { table: 'member', id }))
    for (const secret of [identity, bank_account, whole.phone]) expect(history).not.toContain(secret)

    // A whole number finds its member, a part of one does not.
    const found = async (body: object) =>
      granted(await seller.post('Member/GetPageList', body)).map((each: { id: number }) => each.id)
    expect(await found({ keywords: whole.phone })).toEqual([id])
    expect(await found({ keywords: whole.phone.slice(0, 10) })).toEqual([])
    expect(await found({ keywords: whole.phone.slice(3, 7) })).not.toContain(id)
    expect(await found({ identity })).toEqual([id])
    expect(await found({ keywords: row.member_no.toLowerCase() })).toContain(id)
    expect(await found({ keywords: row.member_name })).toContain(id)

    // Stored encrypted.
    const { rows } = await t.services.database.pool.query('select sealed from member_secret where member_id = $1', [id])
    expect(rows).toHaveLength(2)
    expect(JSON.stringify(rows)).not.toContain(identity)
  })

  test('an agent below sees its part, outsiders see nothing of a member anywhere', async () => {
    const root = await agentRow(t)
    const below = await agentRow(t, { agent_level: 3, parent_agent_id: root })
    const upper = await makeAccount(t, { unit: 'HQ0000', type: 4, party: root, role: 'agent_user' })
    const lower = await makeAccount(t, { unit: 'HQ0000', type: 4, party: below, role: 'agent_user' })
    const { id } = await makeMember(t, upper, root)
    const { id: under } = await makeMember(t, lower, below)
    expect((await upper.post('Member/Get', { id: under })).Code).toBe(0)
    expect(await lower.post('Member/Get', { id })).toMatchObject({ status: 403 })
    expect(await lower.post('Member/Save', memberBody(root))).toMatchObject({ status: 403 })

    const file = (await seen(under)).licence_files[0].id
    const { version } = await seen(under)
    for (const who of outsiders) {
      for (const [action, more] of [
        ['Get', {}],
        ['GetMoney', {}],
        ['Reveal', {}],
        ['ApplyForAudit', { version }],
        ['Audit', { version, command: 'pass' }],
        ['Freeze', { version, command: 'freeze', reason: '测试' }],
        ['Cancel', { version, reason: '测试' }],
        ['Delete', { version }],
        ['Save', { version, ...memberBody(below) }],
      ] as const) {
        const answer = await who.post(`Member/${action}`, { id: under, ...more })
        expect({ action, status: answer.status }, who.username).toEqual({ action, status: 403 })
      }
      const name = (await seen(under)).member_name
      const lists = [
        granted(await who.post('Member/GetPageList', { pagesize: 200 })),
        granted(await who.post('Member/GetChoiceList', { id: under })),
        granted(await who.post('Member/GetAgentList')),
        granted(await who.post('Home/Search', { keywords: name })),
      ]
      expect(JSON.stringify(lists)).not.toContain(name)
      expect(lists[2].map((agent: { id: number }) => agent.id)).not.toContain(below)
      const exported = await who.post('Common/Export', {
        controller: 'Member',
        filters: { keywords: name },
        columns: ['member_name'],
      })
      expect(exported).toMatchObject({ Code: 0, Data: { rows: 0 } })
      expect((await who.post('Common/GetHistory', { table: 'member', id: under })).Code).not.toBe(0)
      expect((await fetchFile(t, who.username, file)).statusCode).not.toBe(200)
    }
    // The test's picture has a row and no bytes: whoever may read it gets as far as these.
    expect((await fetchFile(t, lower.username, file)).statusCode).not.toBe(403)
  })

  test('tabs count what the list has, in scope', async () => {
    const counts = granted(await seller.post('Member/GetStatusCount'))
    for (const status of Object.values(codes)) {
      const { Total } = await seller.post('Member/GetPageList', { status: [status] })
      expect(counts[status] ?? 0).toBe(Total)
    }
    expect(granted(await (outsiders[5] as Account).post('Member/GetStatusCount'))).toEqual({})
    const { Total } = await service.post('Member/GetPageList', { status: [codes.waiting] })
    expect(granted(await service.post('Home/GetHomeCount')).member_audit).toBe(Total)
  })

  test('a file has masked numbers, whole ones only with a right and a reason', async () => {
    const body = { controller: 'Member', filters: {}, columns: ['member_no', 'identity_mask', 'phone_mask'] }
    granted(await admin('Common/Export', body))
    expect((await admin('Common/Export', { ...body, reason: '核对会员资料' })).Code).not.toBe(0)
    granted(await service.post('Common/Export', { ...body, reason: '核对会员资料' }))
  })

  test('a picture of a licence is the record’s, not another uploader’s', async () => {
    const foreign = await makeImage(t, service.id)
    const answer = await seller.post('Member/Save', memberBody(agentId, { licence_file_ids: [foreign] }))
    expect(answer).toMatchObject({ Code: 1001, Data: [{ path: 'licence_file_ids' }] })
  })
})
