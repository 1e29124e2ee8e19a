import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Account, makeAccount, makeDict, makeHandover, makeKey, signature } from '../factories.ts'
import { type Post, type TestApp, testApp } from '../testApp.ts'
import { PASSWORD } from '../world.ts'

let t: TestApp
let admin: Post
let safety: Account
beforeAll(async () => {
  t = await testApp()
  admin = await t.as('admin')
  safety = await makeAccount(t, { role: 'outlet_safety' })
})
afterAll(() => t?.close())

const key = (value: string) => ({ 'idempotency-key': value })
const type = (dict_code: string, more: object = {}) => ({ dict_code, dict_name: dict_code, ...more })
const rows = async (code: string) =>
  (await t.services.database.kysely.selectFrom('dict_type').select('id').where('dict_code', '=', code).execute()).length
const keptReplies = async (value: string) =>
  t.services.database.kysely.selectFrom('idempotency').select(['action', 'reply']).where('key', '=', value).execute()
const body = ({ headers: _, ...answer }: { headers: unknown }) => answer

test.for([
  ['a UUID of version 7', '019aa111-2222-7333-8444-555566667777'],
  ['a UUID of version 4', '6f1e9f4e-34a8-4c55-9c30-3f1f3e5f2f11'],
  ['a version 7 from the end of time', 'ffffffff-ffff-7fff-bfff-ffffffffffff'],
  ['a version 7 from 1970', '00000000-0000-7000-8000-000000000001'],
  ['any other text', "order#42';--"],
])('%s: the same call twice is one row and one reply', async ([, value], { task }) => {
  const code = `same_${task.id.replace(/\W/g, '').slice(-8)}`.toLowerCase()
  const first = await admin('Dict/SaveType', type(code), key(value as string))
  expect(first.Code).toBe(0)
  const again = await admin('Dict/SaveType', type(code), key(value as string))
  expect(body(again)).toEqual(body(first))
  expect(await rows(code)).toBe(1)
  const logged = await t.services.database.kysely
    .selectFrom('sys_log')
    .select('id')
    .where('target_table', '=', 'dict_type')
    .where('target_id', '=', first.Data.id)
    .execute()
  expect(logged).toHaveLength(1)
})

test('another body under the same key is 1008, and so is the same with its fields in another order', async () => {
  expect(await admin('Dict/SaveType', type('other_a'), key('k1'))).toMatchObject({ Code: 0 })
  expect(await admin('Dict/SaveType', type('other_b'), key('k1'))).toMatchObject({ status: 409, Code: 1008 })
  expect(await rows('other_b')).toBe(0)
})

test('one key may be used for different actions', async () => {
  expect(await admin('Dict/SaveType', type('shared_a'), key('k2'))).toMatchObject({ Code: 0 })
  const value = { dict_code: 'shared_a', value: '1', label_cn: '一' }
  expect(await admin('Dict/SaveData', value, key('k2'))).toMatchObject({ Code: 0 })
})

test('two people with the same key do not meet', async () => {
  const otherAdmin = await makeAccount(t, { role: 'admin', unit: 'HQ0000' })
  expect(await admin('Dict/SaveType', type('mine'), key('k3'))).toMatchObject({ Code: 0 })
  expect(await otherAdmin.post('Dict/SaveType', type('theirs'), key('k3'))).toMatchObject({ Code: 0 })
  // The first account's reply is not shown to the second one, even for the same body.
  expect(await otherAdmin.post('Dict/SaveType', type('mine'), key('k3'))).toMatchObject({ Code: 1008 })
})

test('ten at once are one row and one reply', async () => {
  const calls = Array.from({ length: 10 }, () => admin('Dict/SaveType', type('parallel'), key('k4')))
  const answers = (await Promise.all(calls)).map(body)
  for (const answer of answers) expect(answer).toEqual(answers[0])
  expect(answers[0]).toMatchObject({ Code: 0 })
  expect(await rows('parallel')).toBe(1)
})

test('two at once with different bodies: one wins, the other is 1008', async () => {
  const calls = ['race_a', 'race_b'].map((code) => admin('Dict/SaveType', type(code), key('k5')))
  expect((await Promise.all(calls)).map(({ Code }) => Code).sort()).toEqual([0, 1008])
  expect((await rows('race_a')) + (await rows('race_b'))).toBe(1)
})

test('a failed call leaves no trace: the key is free for the corrected one', async () => {
  expect(await admin('Dict/SaveType', type('gender'), key('k6'))).toMatchObject({ Code: 1003 })
  expect(await admin('Dict/SaveType', { dict_code: 'UPPER' }, key('k6'))).toMatchObject({ Code: 1001 })
  expect(await keptReplies('k6')).toEqual([])
  expect(await admin('Dict/SaveType', type('corrected'), key('k6'))).toMatchObject({ Code: 0 })
})

test('a secret is never kept: the repeat is 1008', async () => {
  const role = await t.services.database.kysely
    .selectFrom('role')
    .select('id')
    .where('role_code', '=', 'auditor')
    .executeTakeFirstOrThrow()
  const person = {
    username: 'secretive',
    real_name: '某秘',
    phone: '13700000001',
    dept_id: t.world.unit.HQ0000,
    role_ids: [role.id],
  }
  const first = await admin('User/Add', person, key('k7'))
  expect(first).toMatchObject({ Code: 0, Data: { password: expect.any(String) } })
  expect(await admin('User/Add', person, key('k7'))).toMatchObject({ status: 409, Code: 1008 })
  expect(await keptReplies('k7')).toEqual([{ action: 'User/Add', reply: null }])
  const everything = JSON.stringify(await t.services.database.kysely.selectFrom('sys_log').selectAll().execute())
  expect(everything).not.toContain(first.Data.password)
})

test('a reply of more than 8 kB is not kept either', async () => {
  for (let i = 0; i < 14; i++) await makeHandover(t, { from: safety, to: t.world.user.outlet_teller })
  const print = () => admin('RoomKey/GetPrintList', {}, key('k8'))
  expect(JSON.stringify((await print()).Data).length).toBeGreaterThan(8_192)
  expect(await print()).toMatchObject({ Code: 1008 })
})

test('a handover that is sent twice moves its key once', async () => {
  const keyId = await makeKey(t, { holder: safety.id })
  const filed = { handover_type: 1, key_ids: [keyId], to_user_id: t.world.user.outlet_teller, sign: signature }
  const answers = await Promise.all([1, 2, 3].map(() => safety.post('RoomKey/Save', filed, key('k9'))))
  for (const answer of answers) expect(body(answer)).toEqual(body(answers[0]!))
  // The signature's password is part of the body and must not be stored anywhere.
  const stored = await t.services.database.kysely
    .selectFrom('idempotency')
    .selectAll()
    .where('key', '=', 'k9')
    .execute()
  expect(JSON.stringify(stored)).not.toContain(PASSWORD)
})

test.for(['', ' ', 'x'.repeat(101), 'a b', 'a\tb'])('the key %j is refused, or counts as none', async (value) => {
  const { Code, Data } = await admin('Dict/SaveType', type('gender'), key(value))
  if (Code === 1001) expect(Data).toMatchObject([{ path: 'Idempotency-Key' }])
  else expect(Code).toBe(1003)
})

test('a stale version is 1005 with the current one, and changes nothing', async () => {
  const dict = await makeDict(t)
  const edit = (version: number, dict_name: string) =>
    admin('Dict/SaveType', { ...type(dict.code), dict_name, id: dict.type, version })
  expect(await edit(1, 'first')).toMatchObject({ Code: 0, Data: { version: 2 } })
  expect(await edit(1, 'second')).toMatchObject({ status: 409, Code: 1005, Data: { current: { version: 2 } } })
  expect(await edit(3, 'from the future')).toMatchObject({ Code: 1005 })
  expect(await admin('Dict/GetType', { id: dict.type })).toMatchObject({ Data: { dict_name: 'first', version: 2 } })
})

test('of two who edit the same version at once, one is told', async () => {
  const dict = await makeDict(t)
  const calls = ['one', 'two'].map((dict_name) =>
    admin('Dict/SaveType', { ...type(dict.code), dict_name, id: dict.type, version: 1 }),
  )
  expect((await Promise.all(calls)).map(({ Code }) => Code).sort()).toEqual([0, 1005])
})

test('of two who decide about the same handover at once, one does', async () => {
  const teller = await makeAccount(t, { role: 'outlet_teller' })
  const { id, version } = await makeHandover(t, { from: safety, to: teller.id })
  const answers = await Promise.all([
    teller.post('RoomKey/Receive', { id, version, sign: signature }),
    teller.post('RoomKey/Refuse', { id, version, reason: '不符' }),
  ])
  const codes = answers.map(({ Code }) => Code)
  expect(codes).toContain(0)
  expect([1004, 1005]).toContain(codes.find((code) => code !== 0))
})

/** A key that contains its time. */
const madeAt = (moment: Date, tail: string) => {
  const time = moment.getTime().toString(16).padStart(12, '0')
  return `${time.slice(0, 8)}-${time.slice(8)}-7000-8000-${tail.padStart(12, '0')}`
}
const dayOf = async (value: string) => {
  const { rows: found } = await t.services.database.pool.query('select day::text from idempotency where key = $1', [
    value,
  ])
  return found.map(({ day }) => day)
}
const inHours = (hours: number) => new Date(t.clock.at.getTime() + hours * 3_600_000)

test.for([
  ['now', 0, true],
  ['in 23 hours, by a clock that is ahead', 23, true],
  ['in two days', 48, false],
  ['in two months', 1_440, false],
  ['34 days ago', -816, true],
  ['36 days ago', -864, false],
] as const)('a key made %s', async ([, hours, dated], { task }) => {
  const moment = inHours(hours)
  const value = madeAt(moment, '1')
  const code = `made_${task.id.replace(/\W/g, '').slice(-8)}`.toLowerCase()
  expect(await admin('Dict/SaveType', type(code), key(value))).toMatchObject({ Code: 0 })
  expect(await dayOf(value)).toEqual([dated ? moment.toISOString().slice(0, 10) : '2000-01-01'])
})

test('a call that waited without a network for a day is still the same call', async () => {
  const value = madeAt(inHours(-1), '2')
  const began = t.clock.at
  const first = await admin('Dict/SaveType', type('waited'), key(value))
  try {
    for (const hours of [24, 72]) {
      t.clock.at = new Date(began.getTime() + hours * 3_600_000)
      expect(body(await admin('Dict/SaveType', type('waited'), key(value)))).toEqual(body(first))
    }
  } finally {
    t.clock.at = began
  }
  expect(await rows('waited')).toBe(1)
})
