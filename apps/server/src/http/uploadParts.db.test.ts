import { randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { parts } from '../core/budgets/budgets.ts'
import { type TestApp, testApp } from '../testing/testApp.ts'

let t: TestApp
beforeAll(async () => {
  t = await testApp()
})
afterAll(() => t?.close())

const inject = async (username: string, url: string, more: object, type: string) => {
  const authorization = `Bearer ${await t.token(username)}`
  const response = await t.app.inject({
    ...{ method: 'POST', url: `/api/Common/${url}` },
    headers: { authorization, 'content-type': type },
    ...more,
  })
  return { status: response.statusCode, ...response.json() }
}
const call = (username: string, action: string, body: object) =>
  inject(username, action, { payload: JSON.stringify(body) }, 'application/json')
const part = (username: string, id: number, offset: number, payload: Buffer) =>
  inject(username, `UploadPart?id=${id}&offset=${offset}`, { payload }, 'application/octet-stream')

/** An mp4 as far as its first bytes say. */
const film = (bytes: number) => {
  const head = Buffer.from('\0\0\0\x18ftypisom\0\0\x02\0isomiso2', 'latin1')
  return Buffer.concat([head, randomBytes(bytes - head.length)])
}
const start = (username: string, file: Buffer, mark = '实操 1') =>
  call(username, 'UploadStart', { name: '实操.mp4', size: file.length, mark })
const stored = (id: number) => existsSync(join(t.services.config.dataDir, 'files', 'incoming', 'parts', `${id}.part`))
const ranged = async (id: number, range: string) =>
  t.app.inject({
    ...{ method: 'GET', url: `/api/Common/PreviewDownloadFile?id=${id}` },
    headers: { authorization: `Bearer ${await t.token('hq_security')}`, range },
  })

test('a video arrives in parts, goes on where it broke off, and is played by ranges', async () => {
  const file = film(3_000_000)
  const { Data } = await start('hq_security', file)
  expect(Data).toMatchObject({ received: 0, part: parts.largest })
  const { id } = Data
  expect(await part('hq_security', id, 0, file.subarray(0, 1_000_000))).toMatchObject({ Data: { received: 1_000_000 } })
  expect(await call('hq_security', 'UploadFinish', { id })).toMatchObject({ Code: 1004 })
  // The network was lost, the page loaded again: the same file goes on.
  expect((await start('hq_security', file)).Data).toMatchObject({ id, received: 1_000_000 })
  // A part that had arrived, though its answer was lost, is not written twice.
  expect(await part('hq_security', id, 0, file.subarray(0, 1_000_000))).toMatchObject({ Data: { received: 1_000_000 } })
  await part('hq_security', id, 1_000_000, file.subarray(1_000_000))
  const finished = await call('hq_security', 'UploadFinish', { id })
  expect(finished).toMatchObject({ Code: 0, Data: { name: '实操.mp4', size: file.length } })
  expect(stored(id)).toBe(false)
  expect(await call('hq_security', 'UploadFinish', { id })).toMatchObject({ Code: 1002 })

  const whole = await ranged(finished.Data.id, '')
  expect(whole.statusCode).toBe(200)
  expect(whole.rawPayload.equals(file)).toBe(true)
  expect(whole.headers).toMatchObject({ 'accept-ranges': 'bytes', 'content-type': 'video/mp4' })
  const middle = await ranged(finished.Data.id, 'bytes=1000-1999')
  expect(middle).toMatchObject({ statusCode: 206, headers: { 'content-range': `bytes 1000-1999/${file.length}` } })
  expect(middle.rawPayload.equals(file.subarray(1000, 2000))).toBe(true)
  const end = await ranged(finished.Data.id, 'bytes=-500')
  expect(end.rawPayload.equals(file.subarray(-500))).toBe(true)
  expect((await ranged(finished.Data.id, 'bytes=2999000-')).rawPayload).toHaveLength(1_000)
  expect((await ranged(finished.Data.id, `bytes=${file.length}-`)).statusCode).toBe(416)
  expect((await ranged(finished.Data.id, 'bytes=5-1')).statusCode).toBe(200)
  expect((await ranged(finished.Data.id, 'bytes=0-1,5-6')).statusCode).toBe(200)
})

test('only videos, up to their limit, in parts that fit, and only of their uploader', async () => {
  const file = film(10_000)
  const { id } = (await start('hq_security', file, 'limits')).Data
  expect(await part('outlet_teller', id, 0, file)).toMatchObject({ Code: 1002 })
  expect(await part('hq_security', id, 0, Buffer.concat([file, Buffer.alloc(1)]))).toMatchObject({
    Code: 1012,
    status: 413,
  })
  expect((await part('hq_security', id, 0, Buffer.alloc(parts.largest + 1))).status).toBe(413)
  expect(await part('hq_security', id, -1, file)).toMatchObject({ Data: { received: 0 } })
  expect(
    await inject('hq_security', 'UploadPart?id=x&offset=0', { payload: file }, 'application/octet-stream'),
  ).toMatchObject({
    Code: 1001,
  })
  expect(await call('hq_security', 'UploadStart', { name: 'a.mp4', size: 201 * 1_048_576, mark: 'x' })).toMatchObject({
    status: 413,
  })
  expect(await call('hq_security', 'UploadStart', { name: 'a.mp4', size: 0, mark: 'x' })).toMatchObject({ Code: 1001 })
  const page = Buffer.from(`<html>${'x'.repeat(9_994)}`)
  const other = (await start('hq_security', page, 'page')).Data
  expect(await part('hq_security', other.id, 0, page)).toMatchObject({ Code: 1012 })
  expect(await part('hq_security', other.id, 0, page)).toMatchObject({ Code: 1002 })
})

test('three of an account at once; one that is given up, or has no part for a day, makes room', async () => {
  const file = film(20_000)
  const marks = ['a', 'b', 'c']
  const ids: number[] = []
  for (const mark of marks) ids.push((await start('branch_security', file, mark)).Data.id)
  expect(await start('branch_security', file, 'd')).toMatchObject({ Code: 429 })
  expect(await start('branch_security', file, 'a')).toMatchObject({ Code: 0 })
  const [first = 0, second = 0] = ids
  await part('branch_security', first, 0, file.subarray(0, 10_000))
  expect(stored(first)).toBe(true)
  expect(await call('outlet_teller', 'UploadCancel', { id: first })).toMatchObject({ Code: 1002 })
  expect(await call('branch_security', 'UploadCancel', { id: first })).toMatchObject({ Code: 0 })
  expect(stored(first)).toBe(false)
  expect(await start('branch_security', file, 'd')).toMatchObject({ Code: 0 })
  await part('branch_security', second, 0, file.subarray(0, 10_000))
  await t.jobs.run('file_cleanup', new Date(t.clock.at.getTime() + 25 * 3_600_000))
  expect(stored(second)).toBe(false)
  expect(await part('branch_security', second, 10_000, file.subarray(10_000))).toMatchObject({ Code: 1002 })
})

test('a part that was cut off on its way to the disk is written over', async () => {
  const file = film(30_000)
  const { id } = (await start('sub_leader', file)).Data
  await part('sub_leader', id, 0, file.subarray(0, 10_000))
  // More bytes than the database knows of.
  await t.services.files.parts.write(id, 10_000, randomBytes(5_000))
  await part('sub_leader', id, 10_000, file.subarray(10_000))
  const { Data } = await call('sub_leader', 'UploadFinish', { id })
  const { rows } = await t.services.database.pool.query(
    `select size from file join file_blob using (sha256) where file.id = $1`,
    [Data.id],
  )
  expect(Number(rows[0].size)).toBe(file.length)
})
