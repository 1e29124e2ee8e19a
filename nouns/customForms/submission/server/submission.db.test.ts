import { makeAccount, makeRole } from '@shouya/server/testing/factories.ts'
import { type Post, type TestApp, testApp } from '@shouya/server/testing/testApp.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { documentWith, leaveDocument, makeForm, makeSubmission } from '../../server/testing/forms.ts'

let t: TestApp
let admin: Post
let teller: Post
let leave: { id: number; version_id: number }
let good: Record<string, unknown>
beforeAll(async () => {
  t = await testApp()
  admin = await t.as('admin')
  teller = await t.as('outlet_teller')
  leave = await makeForm(t, { document: leaveDocument })
  good = {
    staff_type: '2',
    leave_type: '1',
    range: ['2026-03-02 08:30', '2026-03-03 17:30'],
    handover_user: t.world.user.outlet_safety,
    key_handover: true,
    substitute: t.world.user.teller_two,
    reason: '回家看望父母，请予批准',
    proof: [],
  }
})
afterAll(() => t?.close())

const file = (by: Post, form: { id: number; version_id: number }, data: object, more: object = {}) =>
  by('CustomForm/Submit', { form_id: form.id, version_id: form.version_id, data, ...more })

test('a form that gives its data out as marked text is read as such, and kept as what it says [F-5-15]', async () => {
  const list = [
    { type: 'number', label: '时长', model: 'hours', key: 'number_1' },
    { type: 'input', label: '去向', model: 'place', key: 'input_1' },
    {
      type: 'checkbox',
      label: '随行',
      model: 'with',
      key: 'checkbox_1',
      options: { options: [{ value: '1', label: '车' }] },
    },
  ]
  const form = await makeForm(t, { document: JSON.stringify({ list, config: { outputString: true } }) })
  const data = { hours: 2.5, place: '人行', with: ['1'] }
  const marked = { hours: 'k-form-design#number#2.5', place: '人\u202e行', with: 'k-form-design#object#["1"]' }
  for (const input of [marked, data]) {
    const filed = await file(teller, form, input)
    expect(filed).toMatchObject({ Code: 0 })
    expect(await teller('CustomForm/GetSubmission', { id: filed.Data.id })).toMatchObject({ Data: { data } })
  }
  const hidden = { ...marked, with: 'k-form-design#object#["\\u202e1"]' }
  expect(await file(teller, form, hidden)).toMatchObject({ Code: 0 })
  // A text that looks like a marked text is marked as text; a correction that does not change it keeps it.
  const asText = { ...data, place: 'k-form-design#number#7' }
  const place = 'k-form-design#string#k-form-design#number#7'
  const first = (await file(teller, form, { ...marked, place })).Data
  const second = await file(teller, form, asText, { id: first.id, version: first.version })
  expect(second).toMatchObject({ Code: 0 })
  expect(await teller('CustomForm/GetSubmission', { id: first.id })).toMatchObject({ Data: { data: asText } })
  // Forms of other dialects keep such a text as it is.
  const plain = await makeForm(t, { document: JSON.stringify({ list, config: {} }) })
  expect(await file(teller, plain, marked)).toMatchObject({ Code: 1001 })
})

describe('the leave form', () => {
  test('is filed, read again and listed, its days reckoned by the server and its choices by name', async () => {
    const filed = await file(teller, leave, { ...good, days: 99 })
    expect(filed).toMatchObject({ Code: 0, Data: { version: 1 } })
    const { Data } = await teller('CustomForm/GetSubmission', { id: filed.Data.id })
    expect(Data).toMatchObject({
      data: { ...good, days: 1.5 },
      document: leaveDocument,
      version_no: 1,
      masked: [],
      summary: expect.stringContaining('驻点保安'),
      allowed: ['edit'],
    })
    // Only the chosen options of each source, with the labels of that time.
    expect(Data.options['dict.leave_type']).toEqual([{ value: '1', label: '年假' }])
    expect(Data.options.users.map(({ label }: { label: string }) => label).sort()).toEqual([
      '某outlet_safety',
      '某teller_two',
    ])
    const own = await teller('CustomForm/GetOwnSubmissionList', { keywords: '年假' })
    expect(own).toMatchObject({ Total: 1, Data: [{ id: filed.Data.id, dept_name: '青梧路营业室' }] })
  })

  test.for<[object, string[]]>([
    [{ staff_type: '9' }, ['data.staff_type']],
    [{ leave_type: '' }, ['data.leave_type']],
    [{ leave_type: '77' }, ['data.leave_type']],
    [{ range: ['2026-03-03 08:30', '2026-03-02 08:30'] }, ['data.range', 'data.days']],
    [{ range: ['2026-03-02', 5] }, ['data.range.0', 'data.range.1', 'data.days']],
    [{ range: ['2026-03-02 08:30', '2026-05-02 08:30'] }, ['data.days']],
    [{ substitute: undefined }, ['data.substitute']],
    [{ handover_user: '11' }, ['data.handover_user']],
    [{ handover_user: 999_999 }, ['data.handover_user']],
    [{ reason: '有事' }, ['data.reason']],
    // Neither a text nor of the right length.
    [{ reason: 5 }, ['data.reason', 'data.reason']],
    [{ key_handover: 'yes' }, ['data.key_handover']],
    [{ leave_type: '3', range: ['2026-03-02 08:30', '2026-03-04 08:30'] }, ['data.proof']],
    [{ proof: 'none' }, ['data.proof']],
    [{ proof: [{ name: 'a.png', status: 'uploading', url: '/x' }] }, ['data.proof.0']],
    [{ approved: true }, ['data.approved']],
  ])('%j is refused with its places', async ([change, paths]) => {
    const answer = await file(teller, leave, { ...good, ...change })
    expect(answer).toMatchObject({ status: 400, Code: 1001 })
    expect(answer.Data.map(({ path }: { path: string }) => path)).toEqual(paths)
    for (const { message } of answer.Data) expect(message).not.toBe('')
  })

  test('says what is wrong in the language of the caller', async () => {
    const answer = await teller(
      'CustomForm/Submit',
      { form_id: leave.id, version_id: leave.version_id, data: { ...good, staff_type: '9' } },
      { 'accept-language': 'en' },
    )
    expect(answer.Data[0].message).toBe('“9” is not one of the options')
  })

  test('a person of another unit cannot be chosen by who does not see that unit', async () => {
    const far = { ...good, handover_user: t.world.user.leader_far }
    expect(await file(teller, leave, far)).toMatchObject({ Code: 1001, Data: [{ path: 'data.handover_user' }] })
    expect(await file(admin, leave, far)).toMatchObject({ Code: 0 })
  })
})

test('rows of a batch are judged one by one, and counted', async () => {
  const people = {
    type: 'batch',
    model: 'people',
    list: [
      { type: 'input', key: 'n', model: 'name', rules: [{ required: true, message: '必填项' }] },
      { type: 'number', key: 'a', model: 'age', options: { min: 18 } },
    ],
  }
  const form = await makeForm(t, { document: documentWith(people) })
  const rows = [
    { name: '甲', age: 20, key: 'r1' },
    { name: '', age: 20 },
    { name: '丙', age: 5, more: 1 },
  ]
  const refused = await file(teller, form, { people: rows })
  expect(refused.Data.map(({ path }: { path: string }) => path)).toEqual([
    'data.people.1.name',
    'data.people.2.age',
    'data.people.2.more',
  ])
  expect(await file(teller, form, { people: rows.slice(0, 1) })).toMatchObject({ Code: 0 })
})

test('(a+)+$ ends, however the text goes on', async () => {
  const field = { type: 'textarea', model: 'a', rules: [{ required: false }, { pattern: '^(a+)+$', message: '不符' }] }
  const form = await makeForm(t, { document: documentWith(field) })
  const answer = await file(teller, form, { a: `${'a'.repeat(50_000)}!` })
  expect(answer).toMatchObject({ Code: 1001, Data: [{ path: 'data.a', message: '不符' }] })
  expect(await file(teller, form, { a: 'a'.repeat(50_000) })).toMatchObject({ Code: 0 })
})

test('hidden fields follow the policy of the form', async () => {
  const hidden = {
    type: 'input',
    model: 'b',
    logic: {
      visible: {
        op: 'eq',
        args: [
          { op: 'field', model: 'a' },
          { op: 'literal', value: 'x' },
        ],
      },
    },
  }
  const text = documentWith({ type: 'input', model: 'a' }, hidden)
  const expected: [string, unknown][] = [
    ['omit', { a: 'y' }],
    ['keep', { a: 'y', b: 'kept' }],
    ['clear', { a: 'y', b: '' }],
  ]
  for (const [policy, data] of expected) {
    const document = text.replace('"layout"', `"hiddenValues":"${policy}","layout"`)
    const { id } = await makeSubmission(teller, { form: await makeForm(t, { document }), data: { a: 'y', b: 'kept' } })
    expect((await teller('CustomForm/GetSubmission', { id })).Data.data, policy).toEqual(data)
  }
})

test('a field that asks for a right keeps its value without it', async () => {
  const bound = { type: 'input', model: 'decision', options: { operation: { id: 'sys_user', operation: 'add' } } }
  const form = await makeForm(t, { document: documentWith({ type: 'input', model: 'a' }, bound) })
  expect(await file(teller, form, { a: '1', decision: '同意' })).toMatchObject({
    Code: 1001,
    Data: [{ path: 'data.decision' }],
  })
  const filed = await file(teller, form, { a: '1', decision: '' })
  expect(filed).toMatchObject({ Code: 0 })
  // A user with the right enters the value; it is kept in corrections after the right is gone.
  const { id: role, code } = await makeRole(t, { grants: { sys_user: ['query', 'add'] } })
  const { post } = await makeAccount(t, { role: code })
  const submission = await makeSubmission(post, { form, data: { a: '1', decision: '同意' } })
  const correct = (data: object, version: number) => file(post, form, data, { id: submission.id, version })
  expect(await correct({ a: '2', decision: '驳回' }, 1)).toMatchObject({ Code: 0 })
  const db = t.services.database.kysely
  await db.deleteFrom('role_grant').where('role_id', '=', role).execute()
  await sql`select pg_notify('shouya', '{"type":"permission"}')`.execute(db)
  await expect.poll(async () => (await file(post, form, { a: '1', decision: '同意' })).Code).toBe(1001)
  expect(await correct({ a: '3', decision: '同意' }, 2)).toMatchObject({
    Code: 1001,
    Data: [{ path: 'data.decision' }],
  })
  expect(await correct({ a: '3', decision: '驳回' }, 2)).toMatchObject({ Code: 0 })
  expect(await correct({ a: '4' }, 3)).toMatchObject({ Code: 0 })
  // Without the right the value cannot be read either.
  const read = async (by: Post) => (await by('CustomForm/GetSubmission', { id: submission.id })).Data
  expect((await read(post)).data).toEqual({ a: '4' })
  expect((await read(await t.as('admin'))).data).toEqual({ a: '4', decision: '驳回' })
})

test('of a field that is bound to a right others read nothing: no value, no label, no summary, in rows neither', async () => {
  const operation = { id: 'sys_user', operation: 'add' }
  const form = await makeForm(t, {
    document: documentWith(
      { type: 'input', model: 'decision', options: { operation } },
      { type: 'select', model: 'by', options: { operation, dynamic: true, dynamicKey: 'users' } },
      { type: 'input', model: 'phone', options: { operation, sensitive: true } },
      { type: 'input', model: 'a' },
      {
        type: 'batch',
        model: 'rows',
        list: [
          { type: 'input', key: 'n', model: 'n' },
          { type: 'input', key: 's', model: 's', options: { operation } },
        ],
      },
    ),
  })
  const admin = await t.as('admin')
  const by = t.world.user.outlet_leader
  const data = { decision: '同意', by, phone: '13800001234', a: '1', rows: [{ n: '甲', s: '密' }] }
  const { id } = await makeSubmission(admin, { form, data })
  const { Data: whole } = await admin('CustomForm/GetSubmission', { id })
  expect(whole).toMatchObject({ data: { ...data, phone: '138****1234' }, masked: [['phone']], summary: 'a 1' })
  expect(whole.options.users).toHaveLength(1)
  const { code } = await makeRole(t, { grants: { queryForm: ['query', 'view_sensitive'] } })
  const { post } = await makeAccount(t, { role: code, scope: 1 })
  const { Data: seen } = await post('CustomForm/GetSubmission', { id })
  expect(seen).toMatchObject({ masked: [], summary: 'a 1', allowed: [] })
  expect(seen.data).toEqual({ a: '1', rows: [{ n: '甲' }] })
  expect(seen.options.users).toEqual([])
  expect(await post('CustomForm/Reveal', { id })).toMatchObject({ Code: 0, Data: [] })
})

describe('corrections', () => {
  test('add an entry; the earlier one stays as it was', async () => {
    const form = await makeForm(t)
    const { id, version } = await makeSubmission(teller, { form, data: { title: '初稿' } })
    const corrected = await file(teller, form, { title: '改后' }, { id, version })
    expect(corrected).toMatchObject({ Code: 0, Data: { id, version: 2 } })
    expect(await file(teller, form, { title: '又改' }, { id, version })).toMatchObject({ Code: 1005 })
    const now = await teller('CustomForm/GetSubmission', { id })
    expect(now.Data).toMatchObject({
      data: { title: '改后' },
      entry_no: 2,
      entries: [{ entry_no: 1 }, { entry_no: 2 }],
    })
    const first = await teller('CustomForm/GetSubmission', { id, entry_no: 1 })
    expect(first.Data.data).toMatchObject({ title: '初稿' })
    expect(await teller('CustomForm/GetSubmission', { id, entry_no: 3 })).toMatchObject({ Code: 1002 })
  })

  test('are made by whoever filed it, and end after some hours', async () => {
    const form = await makeForm(t)
    const { id, version } = await makeSubmission(teller, { form })
    const colleague = await t.as('teller_two')
    expect(await file(colleague, form, { title: 'x' }, { id, version })).toMatchObject({ status: 403 })
    expect(await file(admin, form, { title: 'x' }, { id, version })).toMatchObject({ status: 403 })
    const before = t.clock.at
    t.clock.at = new Date(before.getTime() + 25 * 3_600_000)
    try {
      expect(await file(teller, form, { title: 'x' }, { id, version })).toMatchObject({
        Code: 1004,
        Message: '超过 24 小时，不能更正',
      })
      expect((await teller('CustomForm/GetSubmission', { id })).Data.allowed).toEqual([])
    } finally {
      t.clock.at = before
    }
  })

  test('go by the version of the submission or by the newest, everything new by the newest', async () => {
    const form = await makeForm(t)
    const submission = await makeSubmission(teller, { form })
    const draft = await admin('CustomForm/Get', { id: form.id })
    const document = documentWith(
      { type: 'input', model: 'title' },
      { type: 'input', model: 'more', rules: [{ required: true }] },
    )
    const saved = await admin('CustomForm/Save', { ...form.fields, id: form.id, version: draft.Data.version, document })
    await admin('CustomForm/Publish', { id: form.id, version: saved.Data.version })
    const late = await file(teller, form, { title: 'x' })
    expect(late).toMatchObject({ status: 409, Code: 1014, Message: '表单已更新，请刷新后重新填写' })
    const newest = { id: form.id, version_id: late.Data.current.version_id as number }
    expect(await file(teller, newest, { title: 'x' })).toMatchObject({ Code: 1001, Data: [{ path: 'data.more' }] })
    expect(await file(teller, form, { title: 'y' }, submission)).toMatchObject({ Code: 0 })
    const again = { id: submission.id, version: 2 }
    expect(await file(teller, newest, { title: 'y', more: 'z' }, again)).toMatchObject({ Code: 0 })
    expect((await teller('CustomForm/GetSubmission', { id: submission.id })).Data.entries).toMatchObject([
      { version_no: 1 },
      { version_no: 1 },
      { version_no: 2 },
    ])
  })
})

describe('who fills in and who reads', () => {
  test('a form for roles is filled in by these only, outsiders included; any other by employees', async () => {
    const { id: role } = await t.services.database.kysely
      .selectFrom('role')
      .select('id')
      .where('role_code', '=', 'vendor')
      .executeTakeFirstOrThrow()
    const forVendors = await makeForm(t, { role_ids: [role] })
    const forAll = await makeForm(t)
    const vendor = await t.as('vendor')
    const open = async (by: Post, form: { id: number }) => (await by('CustomForm/GetFill', { id: form.id })).Code
    expect([await open(vendor, forVendors), await open(teller, forVendors)]).toEqual([0, 403])
    expect([await open(vendor, forAll), await open(teller, forAll)]).toEqual([403, 0])
    expect(await file(teller, forVendors, { title: 'x' })).toMatchObject({ status: 403 })
    const listed = async (by: Post) =>
      (await by('CustomForm/GetFillList', { pagesize: 200 })).Data.map((row: { id: number }) => row.id)
    expect(await listed(vendor)).toEqual([forVendors.id])
    expect(await listed(teller)).not.toContain(forVendors.id)
    const { id } = await makeSubmission(vendor, { form: forVendors })
    // External users have no scope except their own records and the people of their company.
    expect(await vendor('CustomForm/GetSubmission', { id })).toMatchObject({ Code: 0 })
    expect(await vendor('CustomForm/GetSources', { keys: ['users', 'depts'] })).toMatchObject({
      Data: { options: { users: [{ value: t.world.user.vendor }], depts: [] }, missing: [] },
    })
  })

  test('a colleague without the right reads nobody else’s, whoever has it reads their scope', async () => {
    const form = await makeForm(t)
    const { id } = await makeSubmission(teller, { form })
    expect(await (await t.as('teller_two'))('CustomForm/GetSubmission', { id })).toMatchObject({ status: 403 })
    const near = await makeAccount(t, { unit: 'BA0011', scope: 3 })
    const far = await makeAccount(t, { unit: 'BB0011', scope: 3 })
    expect(await near.post('CustomForm/GetSubmission', { id })).toMatchObject({ Code: 0, Data: { allowed: [] } })
    expect(await far.post('CustomForm/GetSubmission', { id })).toMatchObject({ status: 403 })
    const total = async (by: Post) => (await by('CustomForm/GetSubmissionList', { form_id: form.id })).Total
    expect([await total(near.post), await total(far.post)]).toEqual([1, 0])
    // Scope self: own submissions only.
    const self = await makeAccount(t, { unit: 'BA0011', scope: 5 })
    await makeSubmission(self.post, { form })
    expect(await total(self.post)).toBe(1)
  })

  test('sources are those of the caller', async () => {
    const { options } = (await teller('CustomForm/GetSources', { keys: ['users', 'depts', 'dict.leave_type'] })).Data
    expect(options.depts).toEqual([{ value: t.world.unit.BA0011, label: '青梧路营业室' }])
    expect(options.users).toContainEqual({
      value: t.world.user.outlet_leader,
      label: '某outlet_leader',
      note: '青梧路营业室',
    })
    expect(options.users.map(({ value }: { value: number }) => value)).not.toContain(t.world.user.leader_far)
    expect(options['dict.leave_type']).toHaveLength(5)
    const all = await admin('CustomForm/GetSources', { keys: ['depts'] })
    expect(all.Data.options.depts).toMatchObject([{ value: t.world.unit.HQ0000, children: expect.any(Array) }])
    const some = await teller('CustomForm/GetSources', { keys: ['users', 'dict.no_such', 'constructor'] })
    expect(some.Data).toMatchObject({ options: { users: expect.any(Array) }, missing: ['dict.no_such', 'constructor'] })
  })
})
