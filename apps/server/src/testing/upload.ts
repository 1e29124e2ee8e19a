import type { TestApp } from './testApp.ts'

/** One white pixel. */
export const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

type File = { field?: string; name?: string; content?: Buffer }
type Upload = File & { folder?: string; action?: string; more?: readonly File[] }

const bearer = async (t: TestApp, username: string) => `Bearer ${await t.token(username)}`

/** Sends a form with files as a browser does. */
export async function upload(t: TestApp, username: string, { more = [], ...one }: Upload = {}) {
  const { folder = 'daily', action = 'UploadFileServer' } = one
  const form = new FormData()
  form.append('folder', folder)
  for (const { field = 'image', name = 'sign.png', content = png } of [one, ...more])
    form.append(field, new Blob([new Uint8Array(content)]), name)
  const encoded = new Response(form)
  const response = await t.app.inject({
    method: 'POST',
    url: `/api/Common/${action}`,
    headers: {
      'content-type': encoded.headers.get('content-type') ?? '',
      authorization: await bearer(t, username),
    },
    payload: Buffer.from(await encoded.arrayBuffer()),
  })
  return { status: response.statusCode, ...response.json() }
}

/** Fetches a file as a person. */
export const fetchFile = async (t: TestApp, username: string, id: number) =>
  t.app.inject({
    method: 'GET',
    url: `/api/Common/PreviewDownloadFile?id=${id}`,
    headers: { authorization: await bearer(t, username) },
  })

/** An uploaded file as the value of a field. */
export const entryOf = ({ Data: { name, url } }: { Data: { name: string; url: string } }, type = 'file') => ({
  type,
  name,
  status: 'done',
  uid: url,
  url,
})
