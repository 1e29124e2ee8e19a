import { localDay } from '@shouya/server/core/time/local.ts'
import { pngOf } from '@shouya/server/demo/pngOf.ts'
import { type Account, granted } from '@shouya/server/testing/factories.ts'
import type { Post, TestApp } from '@shouya/server/testing/testApp.ts'
import { upload } from '@shouya/server/testing/upload.ts'

let serial = 0

/** A day some days from the test's today in the business time zone. */
export const dayFrom = (t: TestApp, days: number): string =>
  localDay(new Date(t.clock.at.getTime() + days * 86_400_000), t.services.database.timezone)

/** A plain picture of a colour of its own. */
export const picture = (width = 160, height = 90): Buffer => {
  const shade = ++serial % 256
  return pngOf(width, height, () => [shade, Math.floor(serial / 256), 128])
}

/** Somebody uploads a picture; its file id. */
export const sendPicture = async (t: TestApp, username: string, content = picture()): Promise<number> =>
  (await upload(t, username, { content, folder: 'banner', name: 'banner.png' })).Data.id

type By = { username: string; post: Post }
export const byName = async (t: TestApp, username: string): Promise<By> => ({ username, post: await t.as(username) })
export const byAccount = ({ username, post }: Account): By => ({ username, post })

/** What somebody writes into a banner of the carousel for the whole bank. */
export const bannerBody = async (t: TestApp, { username }: By, more: object = {}) => ({
  ...{ title: `消防宣传月${++serial}`, alt: '灭火器和逃生路线图', position: 2 },
  ...{ begin_date: dayFrom(t, -1), end_date: dayFrom(t, 30) },
  image_file_id: 'image_file_id' in more ? 0 : await sendPicture(t, username),
  ...more,
})

type Made = { id: number; version: number; title: string }

/** A banner that is not shown yet. */
export async function makeBanner(t: TestApp, by: By, more: object = {}): Promise<Made> {
  const body = await bannerBody(t, by, more)
  return { ...granted(await by.post('Banner/Save', body)), title: body.title } as Made
}

/** A banner that is shown. */
export async function showBanner(t: TestApp, by: By, more: object = {}): Promise<Made> {
  const { id, version, title } = await makeBanner(t, by, more)
  return { ...granted(await by.post('Banner/Enable', { id, version })), title } as Made
}
