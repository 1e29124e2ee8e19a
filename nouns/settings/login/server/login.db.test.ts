import { createHash } from 'node:crypto'
import { type TestApp, testApp } from '@shouya/server/testing/testApp.ts'
import { PASSWORD } from '@shouya/server/testing/world.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { makeCaptcha } from './captcha.ts'
import { solved } from './testing/solved.ts'

let t: TestApp
beforeAll(async () => {
  t = await testApp()
})
afterAll(() => t?.close())

const MINUTE = 60_000
const later = (minutes: number) => {
  t.clock.at = new Date(t.clock.at.getTime() + minutes * MINUTE)
}

type Attempt = { password?: string; jscode?: string; ip?: string; device?: string }

async function signIn(username: string, { password = PASSWORD, jscode = '', ip = '127.0.0.1', device }: Attempt = {}) {
  const response = await t.app.inject({
    method: 'POST',
    url: '/api/Login/GetJwtToken',
    headers: { 'content-type': 'application/json', ...(device ? { cookie: `Device=${device}` } : {}) },
    payload: { username, password, loginOs: 1, jscode },
    remoteAddress: ip,
  })
  return { ...response.json(), cookies: response.cookies, status: response.statusCode }
}

const wrong = async (username: string, ip?: string) =>
  signIn(username, { password: 'wrong', jscode: await solved(t), ip })

describe('signing in', () => {
  test('answers token, expiry, user, permissions and roles, and sets the cookie [C-3-06 C-3-10 C-6-01 C-7.1-01]', async () => {
    const answer = await signIn('Outlet_Safety')
    expect(answer).toMatchObject({
      Code: 0,
      Data: {
        token: expect.any(String),
        user: { username: 'outlet_safety' },
        roles: [{ id: 'outlet_safety', operation: [] }],
      },
    })
    expect(answer.Data.permissions).toContainEqual({
      id: 'daily_key',
      operation: expect.arrayContaining(['add', 'query']),
    })
    expect(answer.cookies).toEqual([
      expect.objectContaining({ name: 'Device', httpOnly: true, sameSite: 'Lax', path: '/api/Login' }),
      expect.objectContaining({ name: 'Authorization', httpOnly: true, sameSite: 'Lax', path: '/' }),
    ])
  })

  test("a cookie's token is of no use as a bearer, nor the other way round [C-7-03]", async () => {
    const { Data, cookies } = await signIn('outlet_safety')
    const session = (all: { name: string; value: string }[]) =>
      all.find(({ name }) => name === 'Authorization')?.value ?? ''
    const bearer = (token: string) => t.anonymous('Login/GetCurrent', {}, { authorization: `Bearer ${token}` })
    const cookie = (token: string) => t.anonymous('Login/GetCurrent', {}, { cookie: `Authorization=${token}` })
    expect(await bearer(Data.token)).toMatchObject({ Code: 0 })
    expect(await cookie(session(cookies))).toMatchObject({ Code: 0 })
    expect(await bearer(session(cookies))).toMatchObject({ Code: 401, Data: { reason: 'session' } })
    expect(await cookie(Data.token)).toMatchObject({ Code: 401 })
  })

  test('signing out ends the session at once and expires the cookie [C-7-04]', async () => {
    const { Data } = await signIn('outlet_safety')
    const headers = { authorization: `Bearer ${Data.token}` }
    expect((await t.anonymous('Login/Logout', {}, headers)).headers['set-cookie']).toContain('Expires=Thu, 01 Jan 1970')
    await expect.poll(async () => (await t.anonymous('Login/GetCurrent', {}, headers)).status).toBe(401)
  })

  test('a session ends with its time', async () => {
    const { Data } = await signIn('auditor')
    const headers = { authorization: `Bearer ${Data.token}` }
    later(8 * 60 + 1)
    expect(await t.anonymous('Login/GetCurrent', {}, headers)).toMatchObject({ status: 401 })
  })
})

describe('captcha and locks', () => {
  test('the third attempt needs a captcha; an answer serves once [C-7.2-35]', async () => {
    expect(await signIn('guard', { password: 'wrong' })).toMatchObject({
      Code: 1010,
      Message: '账号或密码错误',
      Data: { captcha: false },
    })
    expect(await signIn('guard', { password: 'wrong' })).toMatchObject({ Data: { captcha: true } })
    expect(await signIn('guard')).toMatchObject({ Code: 1010, Message: '需要安全验证，请再试一次' })
    expect(await signIn('guard', { jscode: 'no:such' })).toMatchObject({ Message: '安全验证未通过，请再试一次' })
    const jscode = await solved(t)
    expect(await signIn('guard', { jscode, password: 'wrong' })).toMatchObject({ Message: '账号或密码错误' })
    expect(await signIn('guard', { jscode })).toMatchObject({ Message: '安全验证未通过，请再试一次' })
    expect(await signIn('guard', { jscode: await solved(t) })).toMatchObject({ Code: 0 })
    expect(await signIn('guard', { password: 'wrong' })).toMatchObject({ Data: { captcha: false } })
  })

  test('a captcha is answered by work, and by nothing less', async () => {
    const { Data } = await t.anonymous('Common/GetCode')
    expect(Data).toEqual({ id: expect.any(String), bits: 15, parts: 8 })
    for (let i = 0; i < 2; i++) await signIn('escort_staff', { password: 'wrong' })
    // One answer of 64 is right by chance, so the search is short.
    const make = () => makeCaptcha({ now: t.clock.at }, t.services.database.kysely as never, 6)
    const zeros = (text: string) => createHash('sha256').update(text).digest().readUInt8() < 4
    const solutionOf = (id: string, part: number, good: boolean) => {
      let answer = 0
      while (zeros(`${id}:${part}:${answer}`) !== good) answer++
      return answer
    }
    const parts = [...Array(8).keys()]
    const idle = await make()
    // Seven of eight are not enough.
    const nearly = parts.map((part) => solutionOf(idle.id, part, part !== 3))
    expect(await signIn('escort_staff', { jscode: `${idle.id}:${nearly.join()}` })).toMatchObject({
      Code: 1010,
      Message: '安全验证未通过，请再试一次',
      Data: { due: true },
    })
    const short = await make()
    const few = parts.slice(1).map((part) => solutionOf(short.id, part - 1, true))
    expect(await signIn('escort_staff', { jscode: `${short.id}:${few.join()}` })).toMatchObject({ Code: 1010 })
    const worked = await make()
    const answers = parts.map((part) => solutionOf(worked.id, part, true))
    expect(await signIn('escort_staff', { jscode: `${worked.id}:${answers.join()}` })).toMatchObject({ Code: 0 })
  })

  test('five failures lock name and address for ten minutes, also against the right password', async () => {
    for (let i = 0; i < 4; i++) expect(await wrong('finance')).toMatchObject({ Message: '账号或密码错误' })
    expect(await wrong('finance')).toMatchObject({ Message: '账号已锁定，请10分钟后再试', Data: { minutes: 10 } })
    expect(await signIn('finance', { jscode: await solved(t) })).toMatchObject({
      Message: '账号已锁定，请10分钟后再试',
    })
    expect(await signIn('finance', { jscode: await solved(t), ip: '10.1.1.9' })).toMatchObject({ Code: 0 })
    later(10.1)
    expect(await wrong('finance')).toMatchObject({ Message: '账号或密码错误' })
    expect(await signIn('finance', { jscode: await solved(t) })).toMatchObject({ Code: 0 })
  })

  test('twenty failures from anywhere lock the name everywhere; RecoverLogin clears it and the list shows it [C-7.2-20]', async () => {
    for (let i = 0; i < 20; i++) await wrong('vendor', `10.2.0.${i}`)
    expect(await signIn('vendor', { jscode: await solved(t), ip: '10.9.9.9' })).toMatchObject({
      Message: expect.stringContaining('已锁定'),
    })
    const admin = await t.as('sys_admin')
    const list = await admin('User/GetByPage', { locked: true })
    expect(list.Data).toMatchObject([{ username: 'vendor', locked_minutes: expect.any(Number) }])
    expect(await admin('User/RecoverLogin', { id: t.world.user.vendor })).toMatchObject({ Code: 0 })
    expect(await signIn('vendor', { ip: '10.9.9.9' })).toMatchObject({ Code: 0 })
  })

  test('where the owner has signed in before, nobody outside locks them out, and guesses end all the same', async () => {
    const first = await signIn('monitor_center', { ip: '10.4.0.1' })
    const device = first.cookies.find(({ name }: { name: string }) => name === 'Device').value
    for (let i = 0; i < 20; i++) await wrong('monitor_center', `10.4.1.${i}`)
    expect((await signIn('monitor_center', { jscode: await solved(t), ip: '10.4.0.1' })).Message).toContain('已锁定')
    // No captcha is needed either, even if the device has another address.
    expect(await signIn('monitor_center', { device, ip: '10.4.0.9' })).toMatchObject({ Code: 0 })
    // The device counts only for this account, and an invented device does not count.
    for (const other of [device.replaceAll(/./g, 'A'), 'no device', `${device}x`])
      expect((await signIn('monitor_center', { device: other })).Message).toContain('已锁定')
    const guesses: string[] = []
    for (let i = 0; i < 7; i++) guesses.push((await signIn('monitor_center', { device, password: 'wrong' })).Message)
    expect(guesses.filter((message) => message === '账号或密码错误')).toHaveLength(4)
    expect((await signIn('monitor_center', { device })).Message).toContain('已锁定')
  })

  test('a password that was reset makes every device a stranger', async () => {
    const { cookies } = await signIn('outlet_teller')
    const device = cookies.find(({ name }: { name: string }) => name === 'Device').value
    const admin = await t.as('sys_admin')
    const { Data } = await admin('User/ResetPwd', { id: t.world.user.outlet_teller })
    for (let i = 0; i < 20; i++) await wrong('outlet_teller', `10.5.1.${i}`)
    expect((await signIn('outlet_teller', { device, password: Data.password })).Message).toContain('已锁定')
  })

  test('what was typed as a name and is none is written nowhere: it may be a password', async () => {
    const typed = 'Sommer-Regen-77'
    for (let i = 0; i < 3; i++) await signIn(typed, { jscode: await solved(t), ip: '10.6.0.1' })
    const db = t.services.database.kysely
    const rows = [
      await db.selectFrom('sys_log').select(['message', 'before', 'after']).execute(),
      await db.selectFrom('sign_in_failure').selectAll().execute(),
      await db.selectFrom('sign_in_lock').selectAll().execute(),
    ]
    expect(JSON.stringify(rows).toLowerCase()).not.toContain(typed.toLowerCase())
    const messages = rows[0]?.map((row) => (row as { message: string | null }).message ?? '') ?? []
    const own = messages.filter((text) => /^#[0-9a-f]{16}: /.test(text))
    expect(own.length).toBeGreaterThanOrEqual(3)
    expect(messages.some((text) => text.startsWith('guard: '))).toBe(true)
  })

  test('a hundred guesses at once count like a hundred one after the other', async () => {
    const codes = await Promise.all(Array.from({ length: 40 }, () => solved(t)))
    const answers = await Promise.all(codes.map((jscode) => signIn('trade_admin', { password: 'guess', jscode })))
    const tried = answers.filter(({ Message }) => Message === '账号或密码错误')
    expect(tried.length).toBeLessThanOrEqual(5)
  })

  test('an unknown name is told the same at every step [C-1.13-02]', async () => {
    const story = async (username: string) => {
      const lines: string[] = []
      for (let i = 0; i < 6; i++) lines.push((await wrong(username, '10.3.0.1')).Message)
      return lines
    }
    expect(await story('nobody_here')).toEqual(await story('member_service'))
  })

  test('a closed or expired account is told the same as a wrong password', async () => {
    const db = t.services.database.kysely
    await db.updateTable('sys_user').set({ status: 0 }).where('username', '=', 'agent_user').execute()
    expect(await signIn('agent_user')).toMatchObject({ Code: 1010, Message: '账号或密码错误' })
    await db
      .updateTable('sys_user')
      .set({ status: 1, expire_date: '2020-01-01' })
      .where('username', '=', 'agent_user')
      .execute()
    expect(await signIn('agent_user')).toMatchObject({ Code: 1010, Message: '账号或密码错误' })
  })

  test('demonstration accounts sign in on loopback only', async () => {
    await t.services.database.kysely
      .updateTable('sys_user')
      .set({ is_demo: true })
      .where('username', '=', 'escort_admin')
      .execute()
    expect(await signIn('escort_admin', { ip: '192.168.1.5' })).toMatchObject({
      Code: 1010,
      Message: '演示账号只能在本机登录',
    })
    expect(await signIn('escort_admin')).toMatchObject({ Code: 0 })
  })

  test('each attempt is in the audit log, without a password', async () => {
    const rows = await t.services.database.kysely.selectFrom('sys_log').selectAll().where('log_type', '=', 1).execute()
    expect(rows.filter(({ result }) => result).length).toBeGreaterThan(5)
    expect(rows.filter(({ result }) => !result).length).toBeGreaterThan(20)
    expect(JSON.stringify(rows)).not.toContain(PASSWORD)
  })
})
