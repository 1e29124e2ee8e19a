import type { Camera } from './camera.ts'

/** The personal pages of a user. */
export async function personPictures({ enter, take }: Camera): Promise<void> {
  const page = await enter('outlet_leader', '/dashboard/password', { height: 640 })
  await page.getByRole('heading', { name: '登录设备' }).waitFor()
  await take('password', page)
}
