import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeKey } from '../testing/factories.ts'
import { type TestApp, testApp } from '../testing/testApp.ts'
import { fetchFile, png, upload } from '../testing/upload.ts'

let t: TestApp
beforeAll(async () => {
  t = await testApp()
})
afterAll(() => t?.close())

const send = (username: string, file?: Parameters<typeof upload>[2]) => upload(t, username, file)
const fetched = (username: string, id: number) => fetchFile(t, username, id)

test('an image goes up and is read by its uploader only, until a record refers to it', async () => {
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

test('what is not what it says is refused', async () => {
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

test('without a session, or without a file, an envelope says so', async () => {
  const nobody = await t.app.inject({ method: 'GET', url: '/api/Common/PreviewDownloadFile?id=1' })
  expect(nobody.json()).toMatchObject({ Code: 401, Data: { reason: 'session' } })
  expect((await fetched('outlet_safety', 999_999)).json()).toMatchObject({ Code: 1002 })
  expect((await fetched('outlet_safety', Number.NaN)).json()).toMatchObject({ Code: 1002 })
})

test('UploadFile is the same by another name', async () => {
  const sent = await send('outlet_safety', { action: 'UploadFile' })
  expect(sent).toMatchObject({ Code: 0, url: sent.Data.url, Data: { name: 'sign.png' } })
})

test('UploadByForm takes several files, each by its own field, and refuses more than twenty', async () => {
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

test('UploadByString takes base64 and data URLs, and nothing else', async () => {
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
  expect(await t.anonymous('Common/UploadByString', { name: 'a.png', content })).toMatchObject({ Code: 401 })
})

test('the same content is kept once', async () => {
  const content = Buffer.from(`the same words ${Math.random()}`)
  const [one, two] = await Promise.all(
    ['outlet_safety', 'outlet_teller'].map((who) => send(who, { field: 'file', name: 'a.txt', content })),
  )
  expect(one.Data.id).not.toBe(two.Data.id)
  const { rows } = await t.services.database.pool.query('select sha256 from file where id = any($1)', [
    [one.Data.id, two.Data.id],
  ])
  expect(rows[0]).toEqual(rows[1])
})

test('what is no fault of the file is said in the words of the specification', async () => {
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
