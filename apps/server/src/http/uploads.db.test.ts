import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeKey } from '../testing/factories.ts'
import { type TestApp, testApp } from '../testing/testApp.ts'

let t: TestApp
beforeAll(async () => {
  t = await testApp()
})
afterAll(() => t?.close())

const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

type File = { field?: string; name?: string; content?: Buffer; folder?: string }

async function upload(
  username: string,
  { field = 'image', name = 'sign.png', content = png, folder = 'daily' }: File = {},
) {
  const form = new FormData()
  form.append('folder', folder)
  form.append(field, new Blob([new Uint8Array(content)]), name)
  const encoded = new Response(form)
  const body = Buffer.from(await encoded.arrayBuffer()).toString('latin1')
  const response = await t.app.inject({
    method: 'POST',
    url: '/api/Common/UploadFileServer',
    headers: { 'content-type': encoded.headers.get('content-type') ?? '', authorization: await bearer(username) },
    payload: Buffer.from(body, 'latin1'),
  })
  return { status: response.statusCode, ...response.json() }
}

const bearer = async (username: string) => (await t.token(username)).replace(/^/, 'Bearer ')

const fetchFile = async (username: string, id: number) =>
  t.app.inject({
    method: 'GET',
    url: `/api/Common/PreviewDownloadFile?id=${id}`,
    headers: { authorization: await bearer(username) },
  })

test('an image goes up and is read by its uploader only, until a record refers to it', async () => {
  const sent = await upload('outlet_safety')
  expect(sent).toMatchObject({
    Code: 0,
    url: `/api/Common/PreviewDownloadFile?id=${sent.Data.id}`,
    Data: { name: 'sign.png', size: png.length },
  })
  expect((await fetchFile('outlet_safety', sent.Data.id)).rawPayload.equals(png)).toBe(true)
  expect((await fetchFile('outlet_teller', sent.Data.id)).statusCode).toBe(403)

  const safety = await t.as('outlet_safety')
  const body = { handover_type: 1, key_ids: [await makeKey(t)], to_user_id: t.world.user.outlet_teller }
  const filed = await safety('RoomKey/Save', { ...body, sign: { method: 1, file_id: sent.Data.id } })
  expect(filed).toMatchObject({ Code: 0 })
  expect((await fetchFile('outlet_teller', sent.Data.id)).statusCode).toBe(200)
  expect((await fetchFile('safety_far', sent.Data.id)).statusCode).toBe(403)

  const again = { ...body, key_ids: [await makeKey(t)], sign: { method: 1, file_id: sent.Data.id } }
  expect(await safety('RoomKey/Save', again)).toMatchObject({ Code: 1001 })
})

test('nobody signs with a picture of somebody else', async () => {
  const sent = await upload('outlet_teller')
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
  expect(await upload('outlet_safety', { content: html })).toMatchObject({ status: 400, Code: 1012 })
  expect(await upload('outlet_safety', { content: html, field: 'file', name: 'a.pdf' })).toMatchObject({ Code: 1012 })
  expect(await upload('outlet_safety', { content: Buffer.alloc(0) })).toMatchObject({ Code: 1012 })
  expect(
    await upload('outlet_safety', { content: Buffer.from('plain words'), field: 'file', name: 'note.txt' }),
  ).toMatchObject({ Code: 0 })
  expect(await upload('outlet_safety', { name: '../../etc/passwd.png' })).toMatchObject({
    Code: 0,
    Data: { name: expect.not.stringContaining('/') },
  })
})

test('a file that is too large leaves nothing behind', async () => {
  const huge = Buffer.concat([png, Buffer.alloc(51 * 1_048_576)])
  expect(await upload('outlet_safety', { content: huge, field: 'file', name: 'big.png' })).toMatchObject({
    status: 413,
    Code: 1012,
  })
})

test('without a session, or without a file, an envelope says so', async () => {
  const nobody = await t.app.inject({ method: 'GET', url: '/api/Common/PreviewDownloadFile?id=1' })
  expect(nobody.json()).toMatchObject({ Code: 401, Data: { reason: 'session' } })
  expect((await fetchFile('outlet_safety', 999_999)).json()).toMatchObject({ Code: 1002 })
  expect((await fetchFile('outlet_safety', Number.NaN)).json()).toMatchObject({ Code: 1002 })
})
