import { expect, test } from 'vitest'
import { useBrowser } from '../../../../e2e/support/browser.ts'

const people = useBrowser()
const addressBook = '/exception/sysaddress'
const feedback = '/exception/feedback'

test.for([
  ['auditor', [addressBook, feedback], false],
  ['guard', [addressBook], true],
  ['escort_staff', [addressBook], true],
  ['vendor', [addressBook], true],
] as const)(
  '%s: pages of the portal beyond domain 14.3 are refused, and feedback is offered to whoever may send it',
  async ([user, refused, sends]) => {
    const page = await people.signedIn(user)
    for (const path of refused) {
      await page.goto(path)
      await page.getByText(`对不起，您无权访问页面: ${path}，请联系管理员`, { exact: true }).waitFor()
      expect(await page.locator(`nav a[href="${path}"]`).count()).toBe(0)
    }
    await page.goto('/dashboard/workplace')
    await page.locator('header [data-private]').click()
    await page.getByRole('menuitem', { name: '退出登录' }).waitFor()
    expect(await page.getByRole('menuitem', { name: '意见反馈' }).count()).toBe(sends ? 1 : 0)
  },
)
