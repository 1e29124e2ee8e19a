import { expect, test } from 'vitest'
import { useBrowser } from '../../../../e2e/support/browser.ts'
import { settle } from '../../../../e2e/support/everyPage.ts'
import { fillMeeting, MEETINGS } from '../../../../e2e/support/fillMeeting.ts'
import { dialog, rowOf, signByPassword } from '../../../../e2e/support/form.ts'
import { leaveBy } from '../../../../e2e/support/leaving.ts'
import { misfits } from '../../../../e2e/support/misfits.ts'
import { photo } from '../../../../e2e/support/photo.ts'
import { violations } from '../../../../e2e/support/violations.ts'

const people = useBrowser()

test('a meeting is recorded on a phone, everybody who was there signs, and the head archives it [C-2.4-02 C-7.1-12 C-9-18 F-7-02]', async () => {
  const title = `安全例会${Date.now() % 100_000}`
  const phone = await people.enter('outlet_safety', `${MEETINGS}?new=1`, { width: 360, height: 740 })
  const form = dialog(phone, '登记会议培训')
  await fillMeeting(form, title)
  await form.locator('input[type=file]').first().setInputFiles(photo)
  await form.getByRole('img', { name: '第 1 张照片' }).waitFor()
  const folders: string[] = []
  await phone.route(/\/api\/Common\/Upload/, (route) => {
    const body = route.request().postDataBuffer()?.toString('latin1') ?? ''
    folders.push(...[...body.matchAll(/name="folder"\r\n\r\n(\w+)/g)].flatMap(([, folder]) => folder ?? []))
    return route.continue()
  })
  const minutes = { name: '纪要.txt', mimeType: 'text/plain', buffer: Buffer.from('纪要') }
  await form.locator('input[type=file]').last().setInputFiles(minutes)
  await expect.poll(() => folders).toEqual(['taskmeeting'])
  await settle(phone)
  expect(await misfits(phone)).toEqual([])
  await leaveBy(form, '提交')
  await phone.locator('.reg-card').filter({ hasText: title }).waitFor()

  for (const who of ['outlet_safety', 'outlet_teller', 'outlet_leader']) {
    const page = await people.enter(who, `${MEETINGS}?keywords=${encodeURIComponent(title)}`)
    await rowOf(page, title).getByRole('button', { name: /^HY/ }).click()
    const record = dialog(page, /^HY/)
    await record.getByRole('tab', { name: '签到表' }).click()
    await settle(page)
    expect(await violations(page)).toEqual([])
    await record
      .getByRole('tabpanel')
      .getByRole('button', { name: /^签名 / })
      .click()
    const sign = dialog(page, /^签名 · /)
    await signByPassword(sign)
    await settle(page)
    await sign.getByRole('button', { name: '签名', exact: true }).click()
    await sign.waitFor({ state: 'detached' })
    if (who !== 'outlet_leader') {
      await page.context().close()
      continue
    }
    await record.getByText('已签名', { exact: true }).first().waitFor()
    await record.getByRole('button', { name: '签名归档' }).click()
    const archive = dialog(page, /^签名归档 · /)
    await signByPassword(archive)
    await settle(page)
    await archive.getByRole('button', { name: '签名归档', exact: true }).click()
    await archive.waitFor({ state: 'detached' })
    await record.getByText('已归档', { exact: true }).first().waitFor()
  }
})
