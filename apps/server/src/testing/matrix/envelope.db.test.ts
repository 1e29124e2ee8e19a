import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { makeAccount } from '../factories.ts'
import { type Answer, type Post, type TestApp, testApp } from '../testApp.ts'
import { actions, nameOf } from './actions.ts'
import { flawOf } from './answer.ts'

let t: TestApp
let admin: Post
beforeAll(async () => {
  t = await testApp()
  admin = await t.as('admin')
})
afterAll(() => t?.close())

const places = ({ Data }: Answer) => Data.map(({ path }: { path: string }) => path)
const bad = (answer: Answer, paths: string[]) => {
  expect(flawOf(null, answer)).toBeNull()
  expect(answer).toMatchObject({ status: 400, Code: 1001 })
  expect(places(answer)).toEqual(paths)
}

describe('what is wrong with a body is said, and where', () => {
  test('unknown fields, also deep ones and those that every object has', async () => {
    bad(await admin('User/GetByPage', { nonsense: 1 }), ['nonsense'])
    bad(await admin('User/GetByPage', '{"__proto__":{"page":2},"constructor":1}'), ['__proto__', 'constructor'])
    const sign = { method: 2, password: 'x', extra: true }
    bad(await admin('RoomKey/Receive', { id: 1, version: 1, sign }), ['sign.extra'])
  })

  test('wrong types, missing fields and values out of range, all at once [C-7-01]', async () => {
    bad(await admin('User/GetByPage', { page: '1', pagesize: 201, sort_field: 'password_hash' }), [
      'page',
      'pagesize',
      'sort_field',
    ])
    bad(await admin('RoomKey/Receive', {}), ['id', 'version', 'sign'])
    bad(await admin('User/GetByPage', { keywords: '一' }), ['keywords'])
    bad(await admin('Log/Get', { id: 1, create_time: '2026-02-30 00:00:00' }), ['create_time'])
    bad(await admin('Log/GetPageList', { begin_date: '0000-01-01' }), ['begin_date'])
    bad(await admin('Log/GetPageList', { begin_date: '2026-01-01', end_date: '2028-01-01' }), ['end_date'])
  })

  test.for([
    ['bad JSON', '{"id":'],
    ['two documents', '{}{}'],
    ['an array', '[]'],
    ['null', 'null'],
    ['a string', '"{}"'],
    ['a number', '1'],
    ['a byte order mark', '\ufeff{}'],
  ])('%s', async ([, text]) => bad(await admin('Dict/GetOptions', text), ['']))

  test('an empty body is an empty object', async () => {
    expect(await admin('Dict/GetOptions', '')).toMatchObject({ status: 200, Code: 0 })
    bad(await admin('User/Get', ''), ['id'])
  })

  test('what PostgreSQL cannot keep: U+0000, half a character; and what nobody could walk', async () => {
    bad(await admin('Preference/Save', '{"key":"a","value":{"b":["\\u0000"]}}'), ['value.b.0'])
    bad(await admin('Preference/Save', '{"key":"a","value":"\\ud800"}'), ['value'])
    bad(await admin('User/GetByPage', '{"keywords":"a\\u0000b"}'), ['keywords'])
    bad(await admin('Preference/Save', `{"key":"a","value":${'['.repeat(100_000)}${']'.repeat(100_000)}}`), [
      'value.0.0.0.0',
    ])
    expect(await admin('Preference/Save', '{"key":"a","value":"\\ud83d\\ude00"}')).toMatchObject({ Code: 0 })
  })

  test.for(['text/plain', 'application/xml', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x'])(
    'the content type %s',
    async (type) => bad(await admin('Dict/GetOptions', '{}', { 'content-type': type }), ['']),
  )

  test('two megabytes', async () => {
    const answer = await admin('Preference/Save', { key: 'a', value: 'x'.repeat(2_000_000) })
    expect(flawOf(null, answer)).toBeNull()
    expect(answer).toMatchObject({ status: 413, Code: 1012 })
  })
})

describe('paths', () => {
  const ask = async (method: 'GET' | 'POST' | 'PUT' | 'DELETE' | 'PATCH', url: string): Promise<Answer> => {
    const response = await t.app.inject({ method, url, ...(method === 'POST' ? { payload: {} } : {}) })
    return { status: response.statusCode, headers: response.headers, ...response.json() }
  }

  test.for([
    ['POST', '/api/No/Such'],
    ['POST', '/api/User'],
    ['POST', '/api/user/get'],
    ['POST', '/api/User/Get/1'],
    ['POST', '/api/constructor/toString'],
    ['POST', '/api/%ff'],
    ['GET', '/api/User/Get'],
    ['GET', '/api/Setting/GetPublic'],
    ['PUT', '/api/Setting/GetPublic'],
    ['DELETE', '/api/User/Delete'],
    ['GET', '/api/'],
    ['GET', '/api/../api/No'],
  ] as const)('%s %s: an envelope that says there is nothing', async ([method, url]) => {
    const answer = await ask(method, url)
    expect(flawOf(null, answer)).toBeNull()
    expect([404, 400]).toContain(answer.status)
    expect([1002, 1001]).toContain(answer.Code)
  })

  test('a slash at the end is the same action', async () => {
    expect(await ask('POST', '/api/Setting/GetPublic/')).toMatchObject({ status: 200, Code: 0 })
  })
})

describe('the answer', () => {
  test.for([
    ['zh-CN,zh;q=0.9', '数据不存在或已删除'],
    ['', '数据不存在或已删除'],
    ['fr', '数据不存在或已删除'],
    ['zh-HK', '資料不存在或已刪除'],
    ['zh-TW,en;q=0.5', '資料不存在或已刪除'],
    ['en-GB,zh;q=0.9', 'The record does not exist or was deleted'],
  ])('speaks the language of %j [C-8-03]', async ([language, text]) => {
    const answer = await admin('User/Get', { id: 900_000_000_001 }, { 'accept-language': language as string })
    expect(answer.Message).toBe(text)
  })

  test('names the places of a 1001 in that language too', async () => {
    const say = async (language: string) =>
      (await admin('User/Get', { x: 1 }, { 'accept-language': language })).Data.map((issue: object) =>
        Object.values(issue),
      )
    expect(await say('en')).toEqual([
      ['id', 'required'],
      ['x', 'unknown field'],
    ])
    expect(await say('zh')).toEqual([
      ['id', '必填'],
      ['x', expect.stringMatching(/\p{Script=Han}/u)],
    ])
  })

  test('carries one request id in header and envelope, another each time', async () => {
    const [first, two] = [await admin('User/Get', { id: 900_000_000_001 }), await admin('User/Get', {})]
    for (const answer of [first, two]) expect(answer.RequestId).toBe(answer.headers['x-request-id'])
    expect(first.RequestId).not.toBe(two.RequestId)
    const sent = await admin('User/Get', {}, { 'x-request-id': 'chosen-by-the-caller' })
    expect(sent.RequestId).not.toBe('chosen-by-the-caller')
    const logged = await t.services.database.kysely
      .selectFrom('sys_log')
      .select('action')
      .where('request_id', '=', (await admin('User/Reveal', { id: 900_000_000_001 })).RequestId ?? '')
      .execute()
    expect(logged).toEqual([{ action: 'User/Reveal' }])
  })

  test('never holds a column that the contract does not name', async () => {
    await makeAccount(t)
    const user = t.world.user.outlet_safety
    const row = await t.services.database.kysely
      .selectFrom('sys_user')
      .selectAll()
      .where('id', '=', user)
      .executeTakeFirstOrThrow()
    // The row contains the secret, and the contract does not declare it.
    expect(row.password_hash).toMatch(/^\$argon2id/)
    const shown = [
      await admin('User/Get', { id: user }),
      await admin('User/GetByPage', { pagesize: 200 }),
      await admin('User/GetByDept', { dept_id: row.dept_id }),
      await admin('Login/GetCurrent'),
    ]
    for (const answer of shown) {
      expect(answer.Code).toBe(0)
      expect(JSON.stringify(answer)).not.toMatch(/password_hash|password_history|argon2|search_text|is_demo/)
      expect(JSON.stringify(answer)).not.toContain(row.phone)
    }
    const schema = (out: z.ZodType) => JSON.stringify(z.toJSONSchema(out, { io: 'output', unrepresentable: 'any' }))
    const secretive = actions.filter(({ out }) => /password_hash|search_text|sign_hash/.test(schema(out)))
    expect(secretive.map(nameOf)).toEqual([])
  })

  test('is not cached and not sniffed', async () => {
    const { headers } = await admin('Login/GetCurrent')
    expect(headers).toMatchObject({ 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' })
  })

  test('is refused to another site', async () => {
    const foreign: Record<string, string>[] = [
      { origin: 'https://evil.example' },
      { origin: 'null' },
      { 'sec-fetch-site': 'cross-site' },
    ]
    for (const headers of foreign)
      expect(await admin('Login/GetCurrent', {}, headers)).toMatchObject({ status: 403, Code: 403 })
  })

  test('tells a console that is too old', async () => {
    const ask = (build: string) => admin('Login/GetCurrent', {}, { 'x-console-build': build })
    expect(await ask('0.0.9')).toMatchObject({ status: 409, Code: 1015 })
    for (const build of ['0.1.0', '12.0.0', 'junk', '-1']) expect(await ask(build)).toMatchObject({ Code: 0 })
  })
})
