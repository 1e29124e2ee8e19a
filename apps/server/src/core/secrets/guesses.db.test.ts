import { solved } from '@shouya/nouns/settings/login/server/testing/solved.ts'
import { TOTP } from 'otpauth'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type Account, makeAccount, makeHandover, signature } from '../../testing/factories.ts'
import { type TestApp, testApp } from '../../testing/testApp.ts'
import { PASSWORD } from '../../testing/world.ts'

let t: TestApp
let me: Account
let giver: Account
beforeAll(async () => {
  t = await testApp()
})
afterAll(() => t?.close())
beforeEach(async () => {
  me = await makeAccount(t, { role: 'outlet_safety' })
  giver = await makeAccount(t, { role: 'outlet_safety' })
})

const WRONG = '密码错误'
const LOCKED = '账号已锁定，请10分钟后再试'
const wrong = { method: 2, password: 'a guess' } as const
const times = <T>(count: number, make: (i: number) => Promise<T>) =>
  Promise.all(Array.from({ length: count }, (_, i) => make(i)))

const failures = (username: string) =>
  t.services.database.kysely.selectFrom('sign_in_failure').selectAll().where('name_key', '=', username).execute()

const receive = (by: Account, { id, version }: { id: number; version: number }, sign: object) =>
  by.post('RoomKey/Receive', { id, version, sign })

const signIn = async (username: string, password = PASSWORD) =>
  t.anonymous('Login/GetJwtToken', { username, password, jscode: await solved(t) })

describe('inside a session', () => {
  test('of sixty guesses at the old password at once at most five are looked at, and all are in the log', async () => {
    const guess = (i: number) =>
      me.post('User/UpdatePwd', { old_password: `guess ${i}`, new_password: 'correct horse battery' })
    const answers = await times(60, guess)
    expect(answers.every(({ Code }) => Code === 1010)).toBe(true)
    expect(answers.filter(({ Message }) => Message === WRONG).length).toBeLessThanOrEqual(5)
    const right = { old_password: PASSWORD, new_password: 'correct horse battery' }
    expect(await me.post('User/UpdatePwd', right)).toMatchObject({ Code: 1010, Message: LOCKED })
    const logged = await t.services.database.kysely
      .selectFrom('sys_log')
      .select('id')
      .where('action', '=', 'User/UpdatePwd')
      .where('user_id', '=', me.id)
      .where('result', '=', false)
      .execute()
    expect(logged).toHaveLength(61)
  })

  test('a signature on what is not there, not theirs or not to be signed answers alike for every password', async () => {
    const stranger = await makeAccount(t, { role: 'outlet_safety', unit: 'BB0011' })
    const row = await makeHandover(t, { from: giver, to: me.id })
    const cases = [
      [me, { id: 999_999, version: 1 }, 1002],
      [stranger, row, 403],
      [giver, row, 1004],
      [me, { ...row, version: row.version + 7 }, 1005],
    ] as const
    for (const [by, which, Code] of cases) {
      const answers = [await receive(by, which, wrong), await receive(by, which, signature)]
      for (const { Code: code, Message, Data } of answers)
        expect({ said: code, Message, Data }).toEqual({
          said: Code,
          Message: answers[0]?.Message,
          Data: answers[0]?.Data,
        })
      expect(await failures(by.username)).toEqual([])
    }
  })

  test('forty wrong signatures on what is theirs: five are looked at, then the right one is refused too', async () => {
    const row = await makeHandover(t, { from: giver, to: me.id })
    const answers = await times(40, () => receive(me, row, wrong))
    expect(answers.filter(({ Message }) => Message === WRONG).length).toBeLessThanOrEqual(5)
    expect(answers[0]?.Code).toBe(1010)
    expect(await receive(me, row, signature)).toMatchObject({ Code: 1010, Message: LOCKED })
    const { status } = await t.services.database.kysely
      .selectFrom('room_key')
      .select('status')
      .where('id', '=', row.id)
      .executeTakeFirstOrThrow()
    expect(status).toBe(1)
    const [logged] = await t.services.database.kysely
      .selectFrom('sys_log')
      .select(['bill_no', 'code'])
      .where('action', '=', 'RoomKey/Receive')
      .where('user_id', '=', me.id)
      .orderBy('id', 'desc')
      .limit(1)
      .execute()
    expect(logged).toEqual({ bill_no: row.bill_no, code: 1010 })
  })

  test('one count for every place that asks, which a right answer clears', async () => {
    const row = await makeHandover(t, { from: giver, to: me.id })
    const change = () => me.post('User/UpdatePwd', { old_password: 'a guess', new_password: 'correct horse battery' })
    for (const next of [change, () => receive(me, row, wrong), change, () => receive(me, row, wrong)])
      expect(await next()).toMatchObject({ Message: WRONG })
    expect(await receive(me, row, signature)).toMatchObject({ Code: 0 })
    for (let i = 0; i < 4; i++) expect(await change()).toMatchObject({ Message: WRONG })
    expect(await change()).toMatchObject({ Message: LOCKED })
  })

  test('a signature happens once, with the same key as without', async () => {
    const row = await makeHandover(t, { from: giver, to: me.id })
    const body = { id: row.id, version: row.version, sign: signature }
    const key = { 'idempotency-key': 'signed-once' }
    const first = await me.post('RoomKey/Receive', body, key)
    expect(first).toMatchObject({ Code: 0 })
    expect((await me.post('RoomKey/Receive', body, key)).Data).toEqual(first.Data)
  })

  test('who knows the password but not the code does not clear the count of codes with it', async () => {
    const { secret } = (await me.post('Totp/Begin')).Data
    const code = () => new TOTP({ secret }).generate({ timestamp: t.clock.at.getTime() })
    expect(await me.post('Totp/Confirm', { code: code() })).toMatchObject({ Code: 0 })
    const no = { password: PASSWORD, code: 'AAAAA-AAAAA' }
    for (let i = 0; i < 4; i++) expect(await me.post('Totp/End', no)).toMatchObject({ Data: [{ path: 'code' }] })
    expect(await me.post('Totp/End', no)).toMatchObject({ Message: LOCKED })
    t.clock.at = new Date(t.clock.at.getTime() + 60_000)
    expect(await me.post('Totp/End', { password: PASSWORD, code: code() })).toMatchObject({ Code: 1010 })
  })

  test('the first code of a new secret is counted as well', async () => {
    await me.post('Totp/Begin')
    const answers = await times(20, () => me.post('Totp/Confirm', { code: '000000' }))
    expect(answers.filter(({ Message }) => Message === '验证码错误或已使用').length).toBeLessThanOrEqual(5)
  })
})

describe('inside and outside', () => {
  test('a name that is locked from outside still signs inside, and the other way round', async () => {
    const row = await makeHandover(t, { from: giver, to: me.id })
    for (let i = 0; i < 6; i++) await signIn(me.username, 'a guess')
    expect(await signIn(me.username)).toMatchObject({ Code: 1010, Message: LOCKED })
    expect(await receive(me, row, signature)).toMatchObject({ Code: 0 })

    for (let i = 0; i < 6; i++)
      await giver.post('User/UpdatePwd', { old_password: 'a guess', new_password: 'correct horse battery' })
    expect(await signIn(giver.username)).toMatchObject({ Code: 0 })
  })
})
