import { createHash } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { makeAccount, makeKey } from '../testing/factories.ts'
import { type TestApp, testApp } from '../testing/testApp.ts'
import { fetchFile, png, upload } from '../testing/upload.ts'

let t: TestApp
beforeAll(async () => {
  t = await testApp()
})
afterAll(() => t?.close())

const send = (username: string, file?: Parameters<typeof upload>[2]) => upload(t, username, file)
const fetched = (username: string, id: number) => fetchFile(t, username, id)

test('an image goes up and is read by its uploader only, until a record refers to it [C-7.1-13 C-7.2-36]', async () => {
  const sent = await send('outlet_safety')
  expect(sent).toMatchObject({
    Code: 0,
    url: `/api/Common/PreviewDownloadFile?id=${sent.Data.id}`,
    Data: { name: 'sign.png', size: png.length },
  })
  expect((await fetched('outlet_safety', sent.Data.id)).rawPayload.equals(png)).toBe(true)
  expect((await fetched('outlet_teller', sent.Data.id)).statusCode).toBe(403)

  const safety = await t.as('outlet_safety')
  const body = { handover_type: 1, key_ids: [await makeKey(t)], to_user_id: t.world.user.outlet_teller }
  const filed = await safety('RoomKey/Save', { ...body, sign: { method: 1, file_id: sent.Data.id } })
  expect(filed).toMatchObject({ Code: 0 })
  expect((await fetched('outlet_teller', sent.Data.id)).statusCode).toBe(200)
  expect((await fetched('safety_far', sent.Data.id)).statusCode).toBe(403)

  const again = { ...body, key_ids: [await makeKey(t)], sign: { method: 1, file_id: sent.Data.id } }
  expect(await safety('RoomKey/Save', again)).toMatchObject({ Code: 1001 })
})

test('the folder of the task reports is kept as any other; one that does not exist counts as notice [C-7.1-12 C-9-18 F-7-02]', async () => {
  const folderOf = async (folder: string) => {
    const { Data } = await send('outlet_safety', { folder })
    const { rows } = await t.services.database.pool.query('select folder from file where id = $1', [Data.id])
    return rows[0]?.folder
  }
  expect(await folderOf('taskmeeting')).toBe('taskmeeting')
  expect(await folderOf('elsewhere')).toBe('notice')
})

test('nobody signs with a picture of somebody else', async () => {
  const sent = await send('outlet_teller')
  const safety = await t.as('outlet_safety')
  const body = {
    handover_type: 1,
    key_ids: [await makeKey(t)],
    to_user_id: t.world.user.outlet_teller,
    sign: { method: 1, file_id: sent.Data.id },
  }
  expect(await safety('RoomKey/Save', body)).toMatchObject({ Code: 1001, Data: [{ path: 'sign.file_id' }] })
})

test('what is not what it says is refused [F-5-09]', async () => {
  const html = Buffer.from('<html><script>alert(1)</script></html>')
  expect(await send('outlet_safety', { content: html })).toMatchObject({ status: 400, Code: 1012 })
  expect(await send('outlet_safety', { content: html, field: 'file', name: 'a.pdf' })).toMatchObject({ Code: 1012 })
  expect(await send('outlet_safety', { content: Buffer.alloc(0) })).toMatchObject({ Code: 1012 })
  expect(
    await send('outlet_safety', { content: Buffer.from('plain words'), field: 'file', name: 'note.txt' }),
  ).toMatchObject({ Code: 0 })
  expect(await send('outlet_safety', { name: '../../etc/passwd.png' })).toMatchObject({
    Code: 0,
    Data: { name: expect.not.stringContaining('/') },
  })
})

test('a file that is too large leaves nothing behind', async () => {
  const huge = Buffer.concat([png, Buffer.alloc(51 * 1_048_576)])
  expect(await send('outlet_safety', { content: huge, field: 'file', name: 'big.png' })).toMatchObject({
    status: 413,
    Code: 1012,
  })
})

test('a picture that would unpack to more pixels than anybody needs is refused, whatever its bytes', async () => {
  const sized = (width: number, height: number) => {
    const bomb = Buffer.from(png)
    bomb.writeUInt32BE(width, 16)
    bomb.writeUInt32BE(height, 20)
    return bomb
  }
  const gif = (width: number, height: number) => {
    const bytes = Buffer.from('GIF89a\0\0\0\0\0\0\0;', 'latin1')
    bytes.writeUInt16LE(width, 6)
    bytes.writeUInt16LE(height, 8)
    return bytes
  }
  /** The camera's metadata precede the size. */
  const jpeg = (width: number, height: number, frame = 0xc2) => {
    const about = Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe1, 0x3e, 0x82]), Buffer.alloc(16_000)])
    const size = Buffer.from([0xff, 0xff, frame, 0, 17, 8, 0, 0, 0, 0, 3, 1, 0x11, 0, 2, 0x11, 1, 3, 0x11, 1])
    size.writeUInt16BE(height, 6)
    size.writeUInt16BE(width, 8)
    return Buffer.concat([about, size, Buffer.from([0xff, 0xd9])])
  }
  const refused = { status: 413, Code: 1012, Message: '图片像素过多：最多 50 百万像素，请缩小后再上传' }
  for (const content of [sized(50_001, 1_000), gif(10_000, 5_001), jpeg(10_000, 5_001), jpeg(60_000, 60_000, 0xc0)]) {
    expect(await send('outlet_safety', { content })).toMatchObject(refused)
    expect(await send('outlet_safety', { content, field: 'file' })).toMatchObject(refused)
  }
  for (const content of [sized(50_000, 1_000), gif(10_000, 5_000), jpeg(8_000, 6_000)])
    expect(await send('outlet_safety', { content })).toMatchObject({ Code: 0 })
})

test('without a session, or without a file, an envelope says so', async () => {
  const nobody = await t.app.inject({ method: 'GET', url: '/api/Common/PreviewDownloadFile?id=1' })
  expect(nobody.json()).toMatchObject({ Code: 401, Data: { reason: 'session' } })
  expect((await fetched('outlet_safety', 999_999)).json()).toMatchObject({ Code: 1002 })
  expect((await fetched('outlet_safety', Number.NaN)).json()).toMatchObject({ Code: 1002 })
})

test('a file is kept by nobody in between and asked for anew, with the right to it', async () => {
  const sent = await send('outlet_safety', { content: png, name: 'x.html' })
  expect(sent.Data.name).toBe('x.png')
  const first = await fetched('outlet_safety', sent.Data.id)
  expect(first.headers).toMatchObject({
    'cache-control': 'private, no-cache',
    'content-disposition': "inline; filename*=UTF-8''x.png",
  })
  const again = async (username: string) =>
    t.app.inject({
      url: sent.url,
      headers: { authorization: `Bearer ${await t.token(username)}`, 'if-none-match': String(first.headers.etag) },
    })
  expect(await again('outlet_safety')).toMatchObject({ statusCode: 304, body: '' })
  expect((await again('outlet_teller')).statusCode).toBe(403)
  const nobody = await t.app.inject({ url: sent.url, headers: { 'if-none-match': String(first.headers.etag) } })
  expect(nobody.statusCode).toBe(401)
})

test('UploadFile is the same by another name [C-7.2-33]', async () => {
  const sent = await send('outlet_safety', { action: 'UploadFile' })
  expect(sent).toMatchObject({ Code: 0, url: sent.Data.url, Data: { name: 'sign.png' } })
})

test('UploadByForm takes several files, each by its own field, and refuses more than twenty [C-7.2-31]', async () => {
  const text = { field: 'file', name: 'note.txt', content: Buffer.from('plain words') }
  const sent = await send('outlet_safety', { action: 'UploadByForm', more: [text] })
  expect(sent).toMatchObject({ Code: 0, Data: [{ name: 'sign.png' }, { name: 'note.txt', size: 11 }] })
  expect(sent.url).toBe(sent.Data[0].url)
  const many = Array.from({ length: 20 }, () => text)
  expect(await send('outlet_safety', { action: 'UploadByForm', more: many })).toMatchObject({
    status: 400,
    Code: 1001,
    Data: [{ path: 'file', message: '最大上传数量为20' }],
  })
  const wrong = { field: 'image', name: 'x.png', content: Buffer.from('no picture') }
  expect(await send('outlet_safety', { action: 'UploadByForm', more: [wrong] })).toMatchObject({ Code: 1012 })
})

test('UploadByString takes base64 and data URLs, and nothing else [C-7.2-32]', async () => {
  const safety = await t.as('outlet_safety')
  const call = (body: object) => safety('Common/UploadByString', body)
  const content = png.toString('base64')
  const sent = await call({ name: 'a.png', content, image: true })
  expect(sent).toMatchObject({ Code: 0, Data: { size: png.length } })
  expect((sent as unknown as { url: string }).url).toBe(sent.Data.url)
  expect((await fetched('outlet_safety', sent.Data.id)).rawPayload.equals(png)).toBe(true)
  expect(await call({ name: 'a.png', content: `data:image/png;base64,${content}` })).toMatchObject({ Code: 0 })
  expect(await call({ name: 'a.txt', content: 'data:text/plain,%E9%92%A5%E5%8C%99' })).toMatchObject({
    Code: 0,
    Data: { size: 6 },
  })
  expect(await call({ name: 'a.txt', content: '不是编码' })).toMatchObject({ Code: 1001, Data: [{ path: 'content' }] })
  expect(await call({ name: 'a.txt', content: 'data:text/plain,%E9%' })).toMatchObject({ Code: 1001 })
  expect(await call({ name: 'a.png', content: 'data:text/plain,words', image: true })).toMatchObject({ Code: 1012 })
  expect(await call({ name: 'a.png' })).toMatchObject({ Code: 1001, Data: [{ path: 'content' }] })
  for (const body of [[], 5, null, { name: 5, content: {} }, { name: 'a.png', content, more: 1 }])
    expect(await call(body as object)).toMatchObject({ status: 400, Code: 1001 })
  expect(await safety('Common/UploadByForm', { name: 'a.png', content })).toMatchObject({ status: 400, Code: 1012 })
  expect(await t.anonymous('Common/UploadByString', { name: 'a.png', content })).toMatchObject({ Code: 401 })
})

test('the same content is kept once', async () => {
  const content = Buffer.from(`the same words ${Math.random()}`)
  const [first, two] = await Promise.all(
    ['outlet_safety', 'outlet_teller'].map((who) => send(who, { field: 'file', name: 'a.txt', content })),
  )
  expect(first.Data.id).not.toBe(two.Data.id)
  const { rows } = await t.services.database.pool.query('select sha256 from file where id = any($1)', [
    [first.Data.id, two.Data.id],
  ])
  expect(rows[0]).toEqual(rows[1])
})

test('what is no fault of the file is said in the words of the specification [C-8-04 C-8-05]', async () => {
  const { files } = t.services
  const put = files.put
  files.put = () => Promise.reject(Object.assign(new Error('ENOSPC'), { code: 'ENOSPC' }))
  try {
    expect(await send('outlet_safety')).toMatchObject({ status: 500, Message: '图片上传失败' })
    const text = { field: 'file', name: 'note.txt', content: Buffer.from('plain words') }
    expect(await send('outlet_safety', text)).toMatchObject({ status: 500, Message: '文件上传失败' })
  } finally {
    files.put = put
  }
})

describe('what one account may upload', () => {
  /** Files uploaded before, all with the same content and a claimed size. */
  const sent = async (user: number, count: number, bytes: number, createTime: Date, record: number | null) => {
    const sha256 = createHash('sha256').update(`${user} ${bytes}`).digest('hex')
    const { pool } = t.services.database
    await pool.query(
      "insert into file_blob (sha256, size, mime, create_time) values ($1, $2, 'image/png', $3) on conflict do nothing",
      [sha256, bytes, createTime],
    )
    await pool.query(
      `insert into file (sha256, name, folder, ref_table, ref_id, create_user_id, create_time)
        select $1, 'x.png', 'daily', $4, $5, $2, $3 from generate_series(1, $6::int)`,
      [sha256, user, createTime, record === null ? null : 'room_key', record, count],
    )
  }
  const hourAgo = () => new Date(t.clock.at.getTime() - 3_700_000)

  test.each([
    ['in number', 200, 1],
    ['in bytes', 20, 50 * 1_048_576],
  ])('files that no record refers to, %s', async (_, count, bytes) => {
    const { id, username } = await makeAccount(t)
    await sent(id, count - 1, bytes, hourAgo(), null)
    expect(await send(username)).toMatchObject({ Code: 0 })
    await sent(id, 1, bytes, hourAgo(), null)
    expect(await send(username)).toMatchObject({
      status: 429,
      Message: '您上传后未使用的文件过多，请先提交用到它们的记录，或明天再传',
    })
    expect(await send('teller_two')).toMatchObject({ Code: 0 })
    const tie = "update file set ref_table = 'room_key', ref_id = 1 where create_user_id = $1"
    await t.services.database.pool.query(tie, [id])
    expect(await send(username)).toMatchObject({ Code: 0 })
  })

  test('all of an hour', async () => {
    const { id, username } = await makeAccount(t)
    await sent(id, 600, 1, t.clock.at, 1)
    expect(await send(username)).toMatchObject({ status: 429, Message: '您一小时内上传的文件过多，请稍后再传' })
  })
})

test('a video to learn from may be longer than other files, and only there', async () => {
  const head = Buffer.concat([
    Buffer.from([0, 0, 0, 24]),
    Buffer.from('ftypmp42'),
    Buffer.from([0, 0, 0, 0]),
    Buffer.from('mp42isom'),
  ])
  const content = Buffer.concat([head, Buffer.alloc(51 * 1_048_576)])
  const video = { content, field: 'file', name: 'lesson.mp4' } as const
  expect(await send('outlet_safety', { ...video, folder: 'file' })).toMatchObject({
    Code: 0,
    Data: { name: 'lesson.mp4' },
  })
  expect(await send('outlet_safety', { ...video, folder: 'notice' })).toMatchObject({ status: 413, Code: 1012 })
})
