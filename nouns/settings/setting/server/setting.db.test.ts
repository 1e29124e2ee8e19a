import { pngOf } from '@shouya/server/demo/pngOf.ts'
import { openServices } from '@shouya/server/services.ts'
import { type Post, type TestApp, testApp } from '@shouya/server/testing/testApp.ts'
import { upload } from '@shouya/server/testing/upload.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

let t: TestApp
let admin: Post
beforeAll(async () => {
  t = await testApp()
  admin = await t.as('sys_admin')
})
afterAll(() => t?.close())

const get = async (key: string) => (await admin('Setting/Get', { key })).Data
const save = async (key: string, value: unknown) =>
  admin('Setting/Save', { key, value, version: (await get(key)).version })

describe('the list', () => {
  test('has every parameter with what it may hold, its value and its default [C-3-47 C-7.2-86]', async () => {
    const { Data } = await admin('Setting/GetList')
    const keys = Data.map(({ key }: { key: string }) => key)
    expect(keys.slice(0, 2)).toEqual(['platform_name', 'platform_name_hk'])
    expect(keys).toEqual([...new Set(keys)])
    const lockMinutes = Data.find(({ key }: { key: string }) => key === 'login.lock_minutes')
    expect(lockMinutes).toMatchObject({
      kind: 'int',
      value: 10,
      standard: 10,
      min: 1,
      max: 1440,
      editable: true,
      group: 'login',
    })
    for (const { name_cn, name_hk, name_us, remark_cn, remark_hk, remark_us } of Data)
      for (const text of [name_cn, name_hk, name_us, remark_cn, remark_hk, remark_us]) expect(text).toBeTruthy()
  })

  test('is for those who hold sys_setting alone', async () => {
    const branch = await t.as('branch_security')
    expect(await branch('Setting/GetList')).toMatchObject({ Code: 401, Data: { reason: 'operation' } })
    expect(await branch('Setting/Save', { key: 'pwd.history', version: 1, value: 1 })).toMatchObject({ Code: 401 })
  })

  test('a row of a newer version, or of nobody, is not shown and cannot be changed', async () => {
    await t.services.database.kysely
      .insertInto('setting')
      .values({ key: 'from.tomorrow', value: '1', group_name: 'x', name_cn: '?' })
      .execute()
    for (const key of ['from.tomorrow', 'constructor', '__proto__']) {
      expect(await admin('Setting/Get', { key })).toMatchObject({ Code: 1002 })
      expect(await admin('Setting/Save', { key, version: 1, value: 1 })).toMatchObject({ Code: 1002 })
      expect(await admin('Setting/Delete', { key, version: 1 })).toMatchObject({ Code: 1002 })
    }
  })
})

describe('a change', () => {
  test('is used by every process at once, is in the log, and goes back to the default [C-7.2-86]', async () => {
    const other = await openServices({
      config: { ...t.services.config } as never,
      url: t.url,
      directUrl: t.url,
      log: t.services.log,
    })
    try {
      expect(await other.services.settings.get('login.lock_minutes')).toBe(10)
      expect(await save('login.lock_minutes', 45)).toMatchObject({ Code: 0, Data: { key: 'login.lock_minutes' } })
      expect(await t.services.settings.get('login.lock_minutes')).toBe(45)
      // The other process receives the notification.
      await expect.poll(() => other.services.settings.get('login.lock_minutes')).toBe(45)
      const parameter = await get('login.lock_minutes')
      expect(parameter).toMatchObject({ value: 45, standard: 10, version: 2, update_time: expect.any(String) })
      expect(await admin('Setting/Delete', { key: 'login.lock_minutes', version: 2 })).toMatchObject({ Code: 0 })
      expect(await t.services.settings.get('login.lock_minutes')).toBe(10)
      await expect.poll(() => other.services.settings.get('login.lock_minutes')).toBe(10)
    } finally {
      await other.close()
    }
    const { Data: rows } = await admin('Log/GetPageList', { action: 'Setting/', result: true })
    const { Data: entry } = await admin('Log/Get', { id: rows.at(-1).id, create_time: rows.at(-1).create_time })
    expect(entry).toMatchObject({
      target_table: 'setting',
      message: 'login.lock_minutes 锁定时长（分钟）',
      changes: [{ field: 'login.lock_minutes', before: '10', after: '45' }],
    })
  })

  test('of two at once one is told, and an old version is refused', async () => {
    const { version } = await get('pwd.history')
    const change = (value: number) => admin('Setting/Save', { key: 'pwd.history', version, value })
    const codes = (await Promise.all([change(3), change(4)])).map(({ Code }) => Code)
    expect(codes.sort()).toEqual([0, 1005])
    expect(await change(6)).toMatchObject({ Code: 1005, Data: { current: { version: version + 1 } } })
  })

  test('of the platform name shows before sign-in', async () => {
    expect(await save('platform_name', '  松湾守押平台 ')).toMatchObject({ Code: 0 })
    expect((await t.anonymous('Setting/GetPublic')).Data).toMatchObject({
      platform_name_cn: '松湾守押平台',
      platform_name_us: 'Shouya Security Console',
    })
  })

  test('of what was fixed at installation is refused', async () => {
    expect(await save('business.timezone', 'Europe/Paris')).toMatchObject({ Code: 1004, Message: '该参数不能修改' })
    expect(await admin('Setting/Delete', { key: 'business.timezone', version: 1 })).toMatchObject({ Code: 1004 })
  })
})

const link = { name: '官网', name_hk: '', name_us: '', link: 'https://example.com/a?b=c' }

test.for<[string, unknown, string]>([
  ['login.max_fail', 2, 'value'],
  ['login.max_fail', 21, 'value'],
  ['login.max_fail', 5.5, 'value'],
  ['login.max_fail', '5', 'value'],
  ['login.max_fail', null, 'value'],
  ['session.single', 1, 'value'],
  ['platform_name', '', 'value'],
  ['platform_name', '两\n行', 'value'],
  ['platform_name', 'x'.repeat(31), 'value'],
  ['check.close_deadline', '24:00', 'value'],
  ['mail.password', 'x'.repeat(201), 'value'],
  ['sms.url', 'http://gateway.example/send', 'value'],
  ['sms.url', 'ftp://gateway.example/send', 'value'],
  ['sms.url', 'https://name:word@gateway.example/', 'value'],
  ['sms.url', 'http://127.0.0.1.example/', 'value'],
  ['map.provider', 'yahoo', 'value'],
  ['totp.roles', ['no_such_role'], 'value'],
  ['totp.roles', 'admin', 'value'],
  ['footer_links', [link, { ...link, link: 'javascript:alert(1)' }], 'value.1.link'],
  ['footer_links', [{ ...link, link: '//elsewhere.example' }], 'value.0.link'],
  ['footer_links', [{ ...link, more: 1 }], 'value.0'],
  ['rectify.default_days', { 1: 15, 2: 7 }, 'value.3'],
  ['rectify.default_days', { 1: 15, 2: 7, 3: 0 }, 'value.3'],
  ['archive.retention_years', [], 'value'],
])('%s: %j is refused where it is wrong', async ([key, value, path]) => {
  expect(await save(key, value)).toMatchObject({ Code: 1001, Data: [{ path, message: expect.any(String) }] })
})

test('of a parameter that is in use by half only that half is changed', async () => {
  const { value, idle } = await get('archive.retention_years')
  expect(idle).toContain('trade')
  expect(idle).not.toContain('notice')
  expect(await save('archive.retention_years', { ...value, trade: value.trade + 1, notice: 4 })).toMatchObject({
    Code: 1001,
    Data: [{ path: 'value.trade', message: expect.stringContaining('尚未建成') }],
  })
  expect(await save('archive.retention_years', { ...value, notice: 4, log: 6 })).toMatchObject({ Code: 0 })
  expect((await get('archive.retention_years')).value).toEqual({ ...value, notice: 4, log: 6 })
})

test.for<[string, unknown]>([
  ['session.single', true],
  ['check.close_deadline', '19:30'],
  ['sms.url', 'https://gateway.example/send'],
  ['sms.url', 'http://127.0.0.1:8025/sms'],
  ['map.provider', 'tianditu'],
  ['totp.roles', []],
  ['footer_links', [link]],
  ['rectify.default_days', { 1: 20, 2: 10, 3: 2 }],
])('%s takes %j', async ([key, value]) => {
  expect(await save(key, value)).toMatchObject({ Code: 0 })
  expect((await get(key)).value).toEqual(value)
})

test('a secret is stored sealed, and nobody reads it again', async () => {
  expect(await save('mail.password', 'Geheim-41')).toMatchObject({ Code: 0 })
  const row = await get('mail.password')
  expect(row).toMatchObject({ kind: 'secret', value: '••••••••', standard: '' })
  const { value } = await t.services.database.kysely
    .selectFrom('setting')
    .select('value')
    .where('key', '=', 'mail.password')
    .executeTakeFirstOrThrow()
  expect(value).not.toContain('Geheim')
  expect(t.services.keys.unseal('setting mail.password', value ?? '')).toBe('Geheim-41')
  const logged = await t.services.database.kysely
    .selectFrom('sys_log')
    .select(['before', 'after', 'message'])
    .where('action', '=', 'Setting/Save')
    .where('message', 'like', 'mail.password%')
    .execute()
  expect(logged).toHaveLength(1)
  expect(JSON.stringify(logged)).not.toContain('Geheim')
  expect(await save('mail.password', '')).toMatchObject({ Code: 0 })
  expect((await get('mail.password')).value).toBe('')
})

test('a logo is square and small, is fetched by strangers, and goes with its parameter', async () => {
  const send = async (content: Buffer) =>
    (await upload(t, 'sys_admin', { content, folder: 'banner' })).Data.id as number
  const square = await send(pngOf(64, 64, () => [1, 2, 3]))
  expect(await save('platform.logo', await send(pngOf(64, 40, () => [1, 2, 3])))).toMatchObject({
    Code: 1001,
    Data: [{ path: 'value', message: '标志应为正方形，这张是 64×40' }],
  })
  const heavy = Buffer.concat([pngOf(64, 64, () => [1, 2, 3]), Buffer.alloc(201 * 1024)])
  expect(await save('platform.logo', await send(heavy))).toMatchObject({ Code: 1001, Data: [{ path: 'value' }] })
  expect(await save('platform.logo', 999_999)).toMatchObject({ Code: 1001, Data: [{ path: 'value' }] })
  expect(await save('platform.logo', square)).toMatchObject({ Code: 0 })
  const shown = async () => (await t.anonymous('Setting/GetPublic')).Data.logo as string
  await expect.poll(shown).toMatch(/^\/api\/Common\/PublicPicture\?name=[0-9a-f]{64}$/)
  const url = await shown()
  expect((await t.app.inject({ method: 'GET', url })).statusCode).toBe(200)
  const { version } = await get('platform.logo')
  expect(await admin('Setting/Delete', { key: 'platform.logo', version })).toMatchObject({ Code: 0 })
  await expect.poll(shown).toBe('')
  expect((await t.app.inject({ method: 'GET', url })).statusCode).toBe(404)
})

test('a value that somebody broke in the database counts as none', async () => {
  await t.services.database.kysely
    .updateTable('setting')
    .set({ value: '{"1": "many"' })
    .where('key', '=', 'repair.sla_hours')
    .execute()
  expect(await get('repair.sla_hours')).toMatchObject({ value: { 1: 72, 2: 24, 3: 4 } })
})
