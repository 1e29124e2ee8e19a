import type { Page } from 'playwright-core'

/** The smallest possible picture. */
export const pixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

/** The picture as a file to select. */
export const photo = { name: 'photo.png', mimeType: 'image/png', buffer: pixel }

/** The picture, uploaded by the signed-in person. */
export async function uploadBy(page: Page, name: string): Promise<{ id: number; name: string; url: string }> {
  const multipart = { folder: 'daily', image: { ...photo, name } }
  const headers = { 'Idempotency-Key': crypto.randomUUID() }
  const sent = await page.request.post('/api/Common/UploadFileServer', { multipart, headers })
  const { Data } = await sent.json()
  return Data
}
