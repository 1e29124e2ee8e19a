import type { Camera } from './camera.ts'

/** What everybody has of their own. */
export async function personPictures({ enter, take }: Camera): Promise<void> {
  const page = await enter('outlet_leader', '/dashboard/password', { height: 640 })
  await page.getByRole('heading', { name: '登录设备' }).waitFor()
  await take('password', page)
}
