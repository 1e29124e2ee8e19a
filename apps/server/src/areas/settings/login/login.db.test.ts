import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type TestApp, testApp } from '../../../testing/testApp.ts'
import { PASSWORD } from '../../../testing/world.ts'
import { makeCaptcha } from './captcha.ts'

let t: TestApp
beforeAll(async () => {
  t = await testApp()
})
afterAll(() => t?.close())

const MINUTE = 60_000
const later = (minutes: number) => {
  t.clock.at = new Date(t.clock.at.getTime() + minutes * MINUTE)
}

/** A right answer to a captcha, as somebody who can read gives it. */
async function solved(): Promise<string> {
  const call = { services: t.services, now: t.clock.at }
  const { id, text } = await makeCaptcha(call as never, t.services.database.kysely as never)
  return `${id}:${text}`
}

type Attempt = { password?: string; jscode?: string; ip?: string }

async function signIn(username: string, { password = PASSWORD, jscode = '', ip = '127.0.0.1' }: Attempt = {}) {
  const response = await t.app.inject({
    method: 'POST',
    url: '/api/Login/GetJwtToken',
    headers: { 'content-type': 'application/json' },
    payload: { username, password, loginOs: 1, jscode },
    remoteAddress: ip,
  })
  return { ...response.json(), cookies: response.cookies, status: response.statusCode }
}

const wrong = async (username: string, ip?: string) =>
  signIn(username, { password: 'wrong', jscode: await solved(), ip })

describe('signing in', () => {
  test('answers token, expiry, user, permissions and roles, and sets the cookie', async () => {
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
      expect.objectContaining({ name: 'Authorization', httpOnly: true, sameSite: 'Lax', path: '/' }),
    ])
  })

  test("a cookie's token is of no use as a bearer, nor the other way round", async () => {
    const { Data, cookies } = await signIn('outlet_safety')
    const bearer = (token: string) => t.anonymous('Login/GetCurrent', {}, { authorization: `Bearer ${token}` })
    const cookie = (token: string) => t.anonymous('Login/GetCurrent', {}, { cookie: `Authorization=${token}` })
    expect(await bearer(Data.token)).toMatchObject({ Code: 0 })
    expect(await cookie(cookies[0].value)).toMatchObject({ Code: 0 })
    expect(await bearer(cookies[0].value)).toMatchObject({ Code: 401, Data: { reason: 'session' } })
    expect(await cookie(Data.token)).toMatchObject({ Code: 401 })
  })

  test('signing out ends the session at once and expires the cookie', async () => {
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
  test('the third attempt needs a captcha; an answer serves once', async () => {
    expect(await signIn('guard', { password: 'wrong' })).toMatchObject({
      Code: 1010,
      Message: '账号或密码错误',
      Data: { captcha: false },
    })
    expect(await signIn('guard', { password: 'wrong' })).toMatchObject({ Data: { captcha: true } })
    expect(await signIn('guard')).toMatchObject({ Code: 1010, Message: '请输入验证码' })
    expect(await signIn('guard', { jscode: 'no:such' })).toMatchObject({ Message: '验证码错误' })
    const jscode = await solved()
    expect(await signIn('guard', { jscode, password: 'wrong' })).toMatchObject({ Message: '账号或密码错误' })
    expect(await signIn('guard', { jscode })).toMatchObject({ Message: '验证码错误' })
    expect(await signIn('guard', { jscode: await solved() })).toMatchObject({ Code: 0 })
    expect(await signIn('guard', { password: 'wrong' })).toMatchObject({ Data: { captcha: false } })
  })

  test('the captcha call gives a picture and no answer', async () => {
    const { Data } = await t.anonymous('Common/GetCode')
    expect(Object.keys(Data).sort()).toEqual(['id', 'image'])
    expect(Data.image).toMatch(/^data:image\/svg\+xml;base64,/)
  })

  test('five failures lock name and address for ten minutes, also against the right password', async () => {
    for (let i = 0; i < 4; i++) expect(await wrong('finance')).toMatchObject({ Message: '账号或密码错误' })
    expect(await wrong('finance')).toMatchObject({ Message: '账号已锁定，请10分钟后再试', Data: { minutes: 10 } })
    expect(await signIn('finance', { jscode: await solved() })).toMatchObject({ Message: '账号已锁定，请10分钟后再试' })
    expect(await signIn('finance', { jscode: await solved(), ip: '10.1.1.9' })).toMatchObject({ Code: 0 })
    later(10.1)
    expect(await wrong('finance')).toMatchObject({ Message: '账号或密码错误' })
    expect(await signIn('finance', { jscode: await solved() })).toMatchObject({ Code: 0 })
  })

  test('twenty failures from anywhere lock the name everywhere; RecoverLogin clears it and the list shows it', async () => {
    for (let i = 0; i < 20; i++) await wrong('vendor', `10.2.0.${i}`)
    expect(await signIn('vendor', { jscode: await solved(), ip: '10.9.9.9' })).toMatchObject({
      Message: expect.stringContaining('已锁定'),
    })
    const admin = await t.as('sys_admin')
    const list = await admin('User/GetByPage', { locked: true })
    expect(list.Data).toMatchObject([{ username: 'vendor', locked_minutes: expect.any(Number) }])
    expect(await admin('User/RecoverLogin', { id: t.world.user.vendor })).toMatchObject({ Code: 0 })
    expect(await signIn('vendor', { ip: '10.9.9.9' })).toMatchObject({ Code: 0 })
  })

  test('a hundred guesses at once count like a hundred one after the other', async () => {
    const codes = await Promise.all(Array.from({ length: 40 }, () => solved()))
    const answers = await Promise.all(codes.map((jscode) => signIn('trade_admin', { password: 'guess', jscode })))
    const tried = answers.filter(({ Message }) => Message === '账号或密码错误')
    expect(tried.length).toBeLessThanOrEqual(5)
  })

  test('an unknown name is told the same at every step', async () => {
    const story = async (username: string) => {
      const said: string[] = []
      for (let i = 0; i < 6; i++) said.push((await wrong(username, '10.3.0.1')).Message)
      return said
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
