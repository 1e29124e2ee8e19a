import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { useBrowser } from '../../../../e2e/support/browser.ts'
import { settle } from '../../../../e2e/support/everyPage.ts'
import { dialog } from '../../../../e2e/support/form.ts'
import { misfits } from '../../../../e2e/support/misfits.ts'
import { violations } from '../../../../e2e/support/violations.ts'

const people = useBrowser()

/** A picture that is red on its left and blue on its right. */
async function halves(page: Page) {
  const url = await page.evaluate(() => {
    const canvas = document.createElement('canvas')
    Object.assign(canvas, { width: 400, height: 200 })
    const context = canvas.getContext('2d') as CanvasRenderingContext2D
    context.fillStyle = 'red'
    context.fillRect(0, 0, 200, 200)
    context.fillStyle = 'blue'
    context.fillRect(200, 0, 200, 200)
    return canvas.toDataURL('image/jpeg')
  })
  return { name: 'me.jpg', mimeType: 'image/jpeg', buffer: Buffer.from(url.split(',')[1] ?? '', 'base64') }
}

/** The colors of a shown picture at its left and right edge. */
const edges = (page: Page) =>
  page.evaluate(async () => {
    const shown = document.querySelector<HTMLImageElement>('section[aria-labelledby="avatar"] img')
    const picture = await createImageBitmap(await (await fetch(shown?.src ?? '')).blob())
    const canvas = document.createElement('canvas')
    Object.assign(canvas, { width: picture.width, height: picture.height })
    const context = canvas.getContext('2d') as CanvasRenderingContext2D
    context.drawImage(picture, 0, 0)
    const at = (x: number) => {
      const [red = 0, , blue = 0] = context.getImageData(x, 100, 1, 1).data
      return red > blue ? 'red' : 'blue'
    }
    return [at(5), at(250)]
  })

test('whoever uploads a picture chooses by keys which part of it is shown, or gives it up', async () => {
  const page = await people.enter('finance', '/dashboard/password', { width: 360, height: 740 })
  const card = page.getByRole('region', { name: '头像' })
  await card.locator('input[type=file]').setInputFiles(await halves(page))
  const cut = dialog(page, '裁剪头像')
  const square = cut.getByRole('group', { name: '头像范围' })
  await square.waitFor()
  await settle(page)
  expect([...(await violations(page)), ...(await misfits(page))]).toEqual([])
  await cut.getByRole('button', { name: /取\s*消/ }).click()
  await cut.waitFor({ state: 'detached' })
  expect(await card.getByRole('img').count()).toBe(0)

  await card.locator('input[type=file]').setInputFiles(await halves(page))
  await square.focus()
  for (let pressed = 0; pressed < 30; pressed++) await page.keyboard.press('ArrowRight')
  await cut.getByRole('button', { name: /使\s*用/ }).click()
  await card.getByRole('img', { name: '第 1 张照片' }).waitFor()
  expect(await edges(page)).toEqual(['red', 'red'])
})
