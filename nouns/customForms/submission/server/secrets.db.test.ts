import { makeAccount } from '@shouya/server/testing/factories.ts'
import { type Post, type TestApp, testApp } from '@shouya/server/testing/testApp.ts'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { documentWith, makeForm, makeSubmission } from '../../server/testing/forms.ts'

const NUMBER = '330106199003078888'

let t: TestApp
let teller: Post
let form: { id: number; version_id: number }
beforeAll(async () => {
  t = await testApp()
  teller = await t.as('outlet_teller')
  const sensitive = { options: { sensitive: true } }
  const people = {
    type: 'batch',
    model: 'people',
    list: [
      { type: 'input', key: 'n', model: 'name' },
      { type: 'input', key: 'i', model: 'id_card', rules: [{}, { pattern: '^\\d{17}[\\dX]$' }], ...sensitive },
    ],
  }
  const phone = { type: 'input', model: 'phone', ...sensitive }
  form = await makeForm(t, { document: documentWith({ type: 'input', model: 'company' }, phone, people) })
})
afterAll(() => t?.close())

const data = {
  company: '某公司',
  phone: '13800001234',
  people: [
    { key: 'a', name: '甲', id_card: NUMBER },
    { key: 'b', name: '乙', id_card: '' },
  ],
}
const stored = async () => {
  const tables = ['form_submission', 'form_entry', 'form_secret', 'sys_log', 'idempotency', 'remind_msg']
  const texts = await Promise.all(
    tables.map((table) => t.services.database.pool.query(`select to_jsonb(x)::text as text from ${table} x`)),
  )
  return texts.flatMap(({ rows }) => rows.map(({ text }) => text as string)).join('\n')
}

test('sensitive values stand nowhere as they are: not in rows, log or replies; readers see their ends', async () => {
  const key = { 'idempotency-key': 'secret-1' }
  const body = { form_id: form.id, version_id: form.version_id, data }
  const filed = await teller('CustomForm/Submit', body, key)
  expect(filed).toMatchObject({ Code: 0 })
  const { id } = filed.Data
  expect(await teller('CustomForm/Submit', body, key)).toMatchObject({ Code: 0, Data: { id } })
  const near = await makeAccount(t, { unit: 'BA0011', role: 'admin', scope: 3 })
  for (const reader of [teller, near.post]) {
    const { Data } = await reader('CustomForm/GetSubmission', { id })
    expect(Data).toMatchObject({
      data: { company: '某公司', phone: '138****1234', people: [{ id_card: '3301****8888' }, { id_card: '' }] },
      masked: [['phone'], ['people', 0, 'id_card']],
      allowed: expect.arrayContaining(['reveal']),
    })
  }
  const revealed = await near.post('CustomForm/Reveal', { id }, { 'idempotency-key': 'secret-2' })
  expect(revealed.Data).toEqual([
    { path: ['phone'], value: '13800001234' },
    { path: ['people', 0, 'id_card'], value: NUMBER },
  ])
  expect(await near.post('CustomForm/Reveal', { id }, { 'idempotency-key': 'secret-2' })).toMatchObject({ Code: 1008 })
  const text = await stored()
  expect(text).not.toContain(NUMBER)
  expect(text).not.toContain('13800001234')
  const { rows } = await t.services.database.pool.query(
    `select user_id, message from sys_log where action = 'CustomForm/Reveal' and log_type = 3 and target_id = $1`,
    [id],
  )
  expect(rows).toEqual([{ user_id: near.id, message: 'phone people.0.id_card' }])
})

test('only who may sees them, and the hashes differ from row to row', async () => {
  const { id } = await makeSubmission(teller, { form, data })
  const safety = await makeAccount(t, { unit: 'BA0011', role: 'outlet_safety' })
  expect(await safety.post('CustomForm/Reveal', { id })).toMatchObject({ status: 403 })
  const reader = await makeAccount(t, { unit: 'BA0011', role: 'auditor' })
  expect(await reader.post('CustomForm/Reveal', { id })).toMatchObject({ status: 403 })
  const { rows } = await t.services.database.pool.query(`select data #>> '{phone,$sealed}' as hash from form_entry`)
  expect(rows.every(({ hash }) => /^[0-9a-f]{64}$/.test(hash))).toBe(true)
  expect(new Set(rows.map(({ hash }) => hash)).size).toBe(rows.length)
})

test('a correction leaves masked values as they were, also where rows have moved', async () => {
  const { id, version } = await makeSubmission(teller, { form, data })
  const shown = (await teller('CustomForm/GetSubmission', { id })).Data.data
  const moved = { ...shown, company: '另一公司', people: [{ key: 'b', name: '乙', id_card: '' }, shown.people[0]] }
  const call = { form_id: form.id, version_id: form.version_id, id, version, data: moved }
  expect(await teller('CustomForm/Submit', call)).toMatchObject({ Code: 0 })
  const revealed = await teller('CustomForm/Reveal', { id })
  expect(revealed.Data).toEqual([
    { path: ['phone'], value: '13800001234' },
    { path: ['people', 1, 'id_card'], value: NUMBER },
  ])
  // Any other value is validated normally.
  const wrong = { ...call, version: 2, data: { ...moved, people: [{ key: 'a', name: '甲', id_card: '3301****0000' }] } }
  expect(await teller('CustomForm/Submit', wrong)).toMatchObject({
    Code: 1001,
    Data: [{ path: 'data.people.0.id_card' }],
  })
})

test('what retention removes is gone, and the rest stays; a seal serves in its own place only', async () => {
  const { id } = await makeSubmission(teller, { form, data })
  const other = await makeSubmission(teller, { form, data: { ...data, phone: '13900005678' } })
  const owner = new pg.Client({ connectionString: t.url })
  await owner.connect()
  await owner.query('set role shouya_keeper')
  await owner.query(
    `update form_secret set sealed = (select sealed from form_secret f where submission_id = $1 and path = '["phone"]')
      where submission_id = $2 and path = '["phone"]'`,
    [other.id, id],
  )
  await owner.query(`delete from form_secret where submission_id = $1 and path like '%id_card%'`, [id])
  await owner.end()
  expect((await teller('CustomForm/Reveal', { id })).Data).toEqual([
    { path: ['phone'], value: null },
    { path: ['people', 0, 'id_card'], value: null },
  ])
  expect((await teller('CustomForm/GetSubmission', { id })).Data.data).toMatchObject({
    company: '某公司',
    phone: '****',
    people: [{ name: '甲', id_card: '****' }, {}],
  })
})
