import { rescue } from '@shouya/server/core/access/rescue.ts'
import { type Account, makeAccount } from '@shouya/server/testing/factories.ts'
import { type TestApp, testApp } from '@shouya/server/testing/testApp.ts'
import { PASSWORD } from '@shouya/server/testing/world.ts'
import { TOTP } from 'otpauth'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { solved } from '../../login/server/testing/solved.ts'

let t: TestApp
let me: Account
beforeAll(async () => {
  t = await testApp()
})
afterAll(() => t?.close())
beforeEach(async () => {
  me = await makeAccount(t, { role: 'outlet_teller' })
})

const STEP = 30_000
const later = (ms: number) => {
  t.clock.at = new Date(t.clock.at.getTime() + ms)
}
/** The code of a secret, so many steps from now. */
const codeOf = (secret: string, steps = 0) =>
  new TOTP({ secret }).generate({ timestamp: t.clock.at.getTime() + steps * STEP })

const wrongFor = (secret: string) => {
  const near = [-1, 0, 1].map((steps) => codeOf(secret, steps))
  return ['000000', '111111', '222222', '333333'].find((code) => !near.includes(code)) ?? ''
}

/** Turns the second step on, and advances the clock until a code that was not used yet is valid. */
async function turnOn(person: Account) {
  const { Data } = await person.post('Totp/Begin')
  const on = await person.post('Totp/Confirm', { code: codeOf(Data.secret) })
  expect(on).toMatchObject({ Code: 0 })
  later(2 * STEP)
  return { secret: Data.secret as string, recovery: on.Data.recovery_codes as string[] }
}

const signIn = async (person: Account, totp?: string, password = PASSWORD) =>
  t.anonymous('Login/GetJwtToken', { username: person.username, password, jscode: await solved(t), totp })

const bearer = (token: string) => ({ authorization: `Bearer ${token}` })

describe('setting up', () => {
  test('offers a secret, wants a first code of it and gives ten recovery codes', async () => {
    expect((await me.post('Totp/Get')).Data).toEqual({
      on: false,
      confirm_time: null,
      recovery_left: 0,
      demanded: false,
    })
    const { Data } = await me.post('Totp/Begin')
    expect(Data.secret).toMatch(/^[A-Z2-7]{32}$/)
    expect(Data.uri).toMatch(/^otpauth:\/\/totp\/.+:made\d+\?.*secret=/)
    // Before `Confirm`, sign-in needs no code.
    expect(await signIn(me)).toMatchObject({ Code: 0 })
    expect(await me.post('Totp/Confirm', { code: wrongFor(Data.secret) })).toMatchObject({
      Code: 1010,
      Data: [{ path: 'code', message: '验证码错误或已使用' }],
    })
    const done = await me.post('Totp/Confirm', { code: codeOf(Data.secret) })
    expect(done.Data.recovery_codes).toHaveLength(10)
    expect(new Set(done.Data.recovery_codes).size).toBe(10)
    expect((await me.post('Totp/Get')).Data).toMatchObject({ on: true, recovery_left: 10 })
    for (const again of ['Totp/Begin', 'Totp/Confirm'])
      expect(await me.post(again, again === 'Totp/Begin' ? {} : { code: codeOf(Data.secret) })).toMatchObject({
        Code: 1004,
        Message: '两步验证已开启',
      })
  })

  test('begun anew, the old secret is worth nothing; not begun, there is nothing to confirm', async () => {
    expect(await me.post('Totp/Confirm', { code: '123456' })).toMatchObject({ Code: 1004 })
    const old = (await me.post('Totp/Begin')).Data.secret
    const { secret } = (await me.post('Totp/Begin')).Data
    expect(await me.post('Totp/Confirm', { code: codeOf(old) })).toMatchObject({ Code: 1010 })
    expect(await me.post('Totp/Confirm', { code: codeOf(secret) })).toMatchObject({ Code: 0 })
  })

  test('ends the sessions that came in by the password alone', async () => {
    const { Data } = await signIn(me)
    await turnOn(me)
    await expect.poll(async () => (await t.anonymous('Login/GetCurrent', {}, bearer(Data.token))).status).toBe(401)
    expect(await me.post('Login/GetCurrent')).toMatchObject({ Code: 0 })
  })

  test('keeps neither secret nor codes in the clear, nor in the log', async () => {
    const { secret, recovery } = await turnOn(me)
    const db = t.services.database.kysely
    const kept = JSON.stringify([
      await db.selectFrom('user_totp').selectAll().execute(),
      await db.selectFrom('user_recovery_code').selectAll().execute(),
      await db.selectFrom('sys_log').selectAll().execute(),
    ])
    expect(kept).toContain('Totp/Confirm')
    for (const text of [secret, ...recovery, ...recovery.map((code) => code.replace('-', ''))])
      expect(kept).not.toContain(text)
  })
})

describe('signing in', () => {
  test('asks for the code only after the right password, and opens with it', async () => {
    const { secret } = await turnOn(me)
    expect(await signIn(me, undefined, 'wrong')).toMatchObject({ Code: 1010, Message: '账号或密码错误' })
    expect((await signIn(me, codeOf(secret), 'wrong')).Data).not.toHaveProperty('totp')
    expect(await signIn(me)).toMatchObject({ Code: 1010, Message: '请输入两步验证码', Data: { totp: true } })
    const opened = await signIn(me, codeOf(secret))
    expect(opened).toMatchObject({ Code: 0, Data: { user: { must_set_totp: false } } })
  })

  test('takes each code once, one step early or late, and none beyond', async () => {
    const { secret } = await turnOn(me)
    const code = codeOf(secret)
    expect(await signIn(me, codeOf(secret, -2))).toMatchObject({ Code: 1010, Message: '两步验证码错误或已使用' })
    expect(await signIn(me, codeOf(secret, 2))).toMatchObject({ Code: 1010 })
    expect(await signIn(me, codeOf(secret, -1))).toMatchObject({ Code: 0 })
    expect(await signIn(me, code)).toMatchObject({ Code: 0 })
    expect(await signIn(me, code)).toMatchObject({ Code: 1010 })
    expect(await signIn(me, `${codeOf(secret, 1).slice(0, 3)} ${codeOf(secret, 1).slice(3)}`)).toMatchObject({
      Code: 0,
    })
    // A code of an earlier step is refused after one of a later step: it may be a replay.
    expect(await signIn(me, code)).toMatchObject({ Code: 1010 })
    later(STEP)
    expect(await signIn(me, codeOf(secret))).toMatchObject({ Code: 1010 })
    expect(await signIn(me, codeOf(secret, 1))).toMatchObject({ Code: 0 })
  })

  test('of several who show the same code at once one comes in', async () => {
    const { secret } = await turnOn(me)
    const code = codeOf(secret)
    const answers = await Promise.all(Array.from({ length: 4 }, () => signIn(me, code)))
    expect(answers.filter(({ Code }) => Code === 0)).toHaveLength(1)
  })

  test('takes each recovery code once, however it is written', async () => {
    const { recovery } = await turnOn(me)
    const [first = '', second = ''] = recovery
    expect(await signIn(me, first.toLowerCase().replace('-', ' '))).toMatchObject({ Code: 0 })
    expect(await signIn(me, first)).toMatchObject({ Code: 1010 })
    const other = await makeAccount(t, { role: 'outlet_teller' })
    await turnOn(other)
    expect(await signIn(other, second)).toMatchObject({ Code: 1010 })
    expect(await signIn(me, second)).toMatchObject({ Code: 0 })
    expect((await me.post('Totp/Get')).Data.recovery_left).toBe(8)
  })

  test('locks after five wrong codes, however often the password alone is sent between', async () => {
    const { secret } = await turnOn(me)
    const wrong = wrongFor(secret)
    for (let i = 0; i < 4; i++) {
      expect(await signIn(me, wrong)).toMatchObject({ Message: '两步验证码错误或已使用', Data: { totp: true } })
      for (let j = 0; j < 3; j++) expect(await signIn(me)).toMatchObject({ Message: '请输入两步验证码' })
    }
    expect(await signIn(me, wrong)).toMatchObject({ Message: '账号已锁定，请10分钟后再试' })
    expect(await signIn(me, codeOf(secret))).toMatchObject({ Message: expect.stringContaining('已锁定') })
    later(11 * 60_000)
    expect(await signIn(me, codeOf(secret))).toMatchObject({ Code: 0 })
  })

  test('the right password without a code counts neither as success nor as failure', async () => {
    await turnOn(me)
    for (let i = 0; i < 8; i++) expect(await signIn(me)).toMatchObject({ Data: { totp: true, captcha: false } })
    await signIn(me, undefined, 'wrong')
    await signIn(me, undefined, 'wrong')
    expect(await signIn(me)).toMatchObject({ Data: { totp: true, captcha: true } })
  })

  test('a secret that is not its own, or was tampered with, opens nothing and is no 500', async () => {
    const { secret } = await turnOn(me)
    const other = await makeAccount(t, { role: 'outlet_teller' })
    const theirs = await turnOn(other)
    const db = t.services.database.kysely
    const row = await db.selectFrom('user_totp').selectAll().where('user_id', '=', other.id).executeTakeFirstOrThrow()
    const change = (secret_sealed: string) =>
      db.updateTable('user_totp').set({ secret_sealed }).where('user_id', '=', me.id).execute()
    await change(row.secret_sealed)
    expect(await signIn(me, codeOf(theirs.secret))).toMatchObject({ Code: 1010 })
    await change('1.AAAA')
    expect(await signIn(me, codeOf(secret))).toMatchObject({ Code: 1010 })
  })
})

describe('turning off', () => {
  test('wants password and code, counts failures and locks', async () => {
    const { secret } = await turnOn(me)
    const end = (password: string, code: string) => me.post('Totp/End', { password, code })
    expect(await end('wrong', codeOf(secret))).toMatchObject({ Code: 1010, Data: [{ path: 'password' }] })
    expect(await end(PASSWORD, wrongFor(secret))).toMatchObject({ Code: 1010, Data: [{ path: 'code' }] })
    expect(await end(PASSWORD, codeOf(secret))).toMatchObject({ Code: 0 })
    expect(await end(PASSWORD, codeOf(secret))).toMatchObject({ Code: 1004, Message: '两步验证尚未开启' })
    expect(await signIn(me)).toMatchObject({ Code: 0 })

    const again = await turnOn(me)
    for (let i = 0; i < 4; i++) await end(PASSWORD, wrongFor(again.secret))
    expect(await end(PASSWORD, wrongFor(again.secret))).toMatchObject({ Message: expect.stringContaining('已锁定') })
    expect(await end(PASSWORD, codeOf(again.secret))).toMatchObject({ Message: expect.stringContaining('已锁定') })
  })

  test('new recovery codes end the old ones', async () => {
    const { secret, recovery } = await turnOn(me)
    const fresh = await me.post('Totp/Renew', { password: PASSWORD, code: codeOf(secret) })
    expect(fresh.Data.recovery_codes).toHaveLength(10)
    expect(await signIn(me, recovery[0])).toMatchObject({ Code: 1010 })
    expect(await signIn(me, fresh.Data.recovery_codes[0])).toMatchObject({ Code: 0 })
  })

  test('an administrator takes it from somebody, but not from those above, nor from oneself', async () => {
    const { secret } = await turnOn(me)
    const { Data } = await signIn(me, codeOf(secret))
    const admin = await makeAccount(t, { role: 'sys_admin', unit: 'HQ0000' })
    const branch = await makeAccount(t, { role: 'branch_security', unit: 'BA0001' })
    await turnOn(admin)
    expect(await branch.post('Totp/Reset', { id: admin.id })).toMatchObject({ Code: 403 })
    const boss = await makeAccount(t, { role: 'admin', unit: 'HQ0000' })
    expect(await admin.post('Totp/Reset', { id: boss.id })).toMatchObject({ Code: 403 })
    expect(await admin.post('Totp/Reset', { id: admin.id })).toMatchObject({ Code: 1004 })
    const userRecord = (await admin.post('User/Get', { id: me.id })).Data
    expect(userRecord.totp_on).toBe(true)
    expect(await admin.post('Totp/Reset', { id: me.id })).toMatchObject({ Code: 0 })
    expect(await admin.post('Totp/Reset', { id: me.id })).toMatchObject({ Code: 1004 })
    await expect.poll(async () => (await t.anonymous('Login/GetCurrent', {}, bearer(Data.token))).status).toBe(401)
    expect(await signIn(me)).toMatchObject({ Code: 0 })
    const logged = await t.services.database.kysely
      .selectFrom('sys_log')
      .select(['before', 'after', 'target_id'])
      .where('action', '=', 'Totp/Reset')
      .where('result', '=', true)
      .execute()
    expect(logged).toEqual([{ target_id: me.id, before: { totp_on: true }, after: { totp_on: false } }])
  })

  test('the command line takes it with the password', async () => {
    await turnOn(me)
    const output = await rescue(t.url, 'reset', me.username)
    const password = /is (\S+);/.exec(output)?.[1] ?? ''
    expect(await signIn(me, undefined, password)).toMatchObject({ Code: 0, Data: { user: { must_change_pwd: true } } })
  })
})

describe('where a role demands it', () => {
  const demand = async (roles: string[]) => {
    const admin = await t.as('sys_admin')
    const { version } = (await admin('Setting/Get', { key: 'totp.roles' })).Data
    expect(await admin('Setting/Save', { key: 'totp.roles', version, value: roles })).toMatchObject({ Code: 0 })
    await expect.poll(() => t.services.settings.get('totp.roles')).toEqual(roles)
  }

  test('nothing goes before it has been set up, and everything after', async () => {
    await demand(['guard', 'outlet_teller'])
    const { Data } = await signIn(me)
    expect(Data.user).toMatchObject({ must_set_totp: true, must_change_pwd: false })
    const call = (path: string, body = {}) => t.anonymous(path, body, bearer(Data.token))
    for (const path of ['RoomKey/GetPageList', 'Home/GetHomeCount', 'User/GetSessionList', 'Totp/End'])
      expect(await call(path, path === 'Totp/End' ? { password: PASSWORD, code: '123456' } : {})).toMatchObject({
        Code: 401,
        Data: { reason: 'operation' },
      })
    expect(await call('Totp/Get')).toMatchObject({ Data: { on: false, demanded: true } })
    const file = await t.app.inject({ url: '/api/Common/PreviewDownloadFile?id=1', headers: bearer(Data.token) })
    expect(file.statusCode).toBe(401)
    const begun = await call('Totp/Begin')
    expect(await call('Totp/Confirm', { code: codeOf(begun.Data.secret) })).toMatchObject({ Code: 0 })
    await expect.poll(async () => (await call('RoomKey/GetPageList')).Code).toBe(0)
    expect((await call('Login/GetCurrent')).Data.user.must_set_totp).toBe(false)

    // Turned off with the next code; the duty to set it up applies again at once.
    later(2 * STEP)
    const proof = { password: PASSWORD, code: codeOf(begun.Data.secret) }
    expect(await call('Totp/End', proof)).toMatchObject({ Code: 0 })
    await expect.poll(async () => (await call('RoomKey/GetPageList')).Code).toBe(401)
  })

  test('the password comes first, and other roles go on as before', async () => {
    await demand(['outlet_teller'])
    await t.services.database.kysely
      .updateTable('sys_user')
      .set({ must_change_pwd: true })
      .where('id', '=', me.id)
      .execute()
    const { Data } = await signIn(me)
    expect(Data.user).toMatchObject({ must_change_pwd: true, must_set_totp: false })
    const call = (path: string, body = {}) => t.anonymous(path, body, bearer(Data.token))
    expect(await call('Totp/Begin')).toMatchObject({ Code: 401 })
    const change = { old_password: PASSWORD, new_password: 'correct horse battery' }
    expect(await call('User/UpdatePwd', change)).toMatchObject({ Code: 0 })
    await expect.poll(async () => (await call('Totp/Get')).Code).toBe(0)
    expect(await call('RoomKey/GetPageList')).toMatchObject({ Code: 401 })
    const safety = await t.as('outlet_safety')
    expect(await safety('RoomKey/GetPageList')).toMatchObject({ Code: 0 })
    await demand([])
    expect(await call('RoomKey/GetPageList')).toMatchObject({ Code: 0 })
  })
})
