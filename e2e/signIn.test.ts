import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { PASSWORD, signIn, useBrowser } from './support/browser.ts'
import { answerCaptchas } from './support/captcha.ts'
import { rowOf, toast } from './support/form.ts'

const people = useBrowser()
// Nobody else in these tests needs this account, nor agent_user.
const name = 'member_service'
const nobody = `nobody_${Date.now()}`

const userName = (page: Page) => page.getByLabel('账号', { exact: true })
const password = (page: Page) => page.getByLabel('密码', { exact: true })
const captcha = (page: Page) => page.getByLabel('验证码', { exact: true })
const picture = (page: Page) => page.getByRole('img', { name: '验证码图片' })

/** Sends the form and answers what the page says to it. */
async function attempt(page: Page, name: string, secret: string, answer?: string): Promise<string> {
  const before = answer === undefined ? null : await picture(page).getAttribute('src')
  await userName(page).fill(name)
  await password(page).fill(secret)
  if (answer !== undefined) await captcha(page).fill(answer)
  const [response] = await Promise.all([
    page.waitForResponse('**/api/Login/GetJwtToken'),
    page.getByRole('button', { name: '登录', exact: true }).click(),
  ])
  const { Message } = (await response.json()) as { Message: string }
  await page.getByRole('alert').filter({ hasText: Message }).waitFor()
  // A captcha serves once: the next one is there when the field is empty again.
  if (before) await expect.poll(() => picture(page).getAttribute('src')).not.toBe(before)
  if (before) await expect.poll(() => captcha(page).inputValue()).toBe('')
  return Message
}

test('empty fields are named, a wrong password and an unknown name sound alike', async () => {
  const page = await people.visit()
  await page.goto('/login')
  await page.getByRole('button', { name: '登录', exact: true }).click()
  await page.getByText('请输入账号').waitFor()
  await page.getByText('请输入密码').waitFor()
  await userName(page).fill(nobody)
  await password(page).fill('whatever-it-is')
  await page.getByRole('button', { name: '登录', exact: true }).click()
  await page.getByRole('alert').getByText('账号或密码错误').waitFor()
  expect(await userName(page).inputValue()).toBe(nobody)
})

test('after two failures a captcha, after five a lock, which an administrator lifts', async () => {
  const page = await people.visit()
  await page.goto('/login')
  expect(await attempt(page, name, 'wrong-1')).toBe('账号或密码错误')
  expect(await captcha(page).count()).toBe(0)
  expect(await attempt(page, name, 'wrong-2')).toBe('账号或密码错误')

  await picture(page).waitFor()
  const first = await picture(page).getAttribute('src')
  await picture(page).click()
  await expect.poll(() => picture(page).getAttribute('src')).not.toBe(first)
  expect(await attempt(page, name, PASSWORD, 'nope')).toBe('验证码错误')

  for (const secret of ['wrong-3', 'wrong-4']) {
    await answerCaptchas('abcd')
    expect(await attempt(page, name, secret, 'abcd')).toBe('账号或密码错误')
  }
  await answerCaptchas('abcd')
  expect(await attempt(page, name, 'wrong-5', 'abcd')).toMatch(/^账号已锁定，请\d+分钟后再试$/)
  await answerCaptchas('abcd')
  expect(await attempt(page, name, PASSWORD, 'abcd')).toMatch(/^账号已锁定/)

  const admin = await people.enter('admin')
  await admin.getByRole('link', { name: '锁定的账号' }).click()
  const row = rowOf(admin, name)
  expect(await row.innerText()).toMatch(/锁定 · 剩 \d+ 分钟/)
  await row.getByRole('button', { name: '解锁' }).click()
  await toast(admin, '操作成功').waitFor()
  await row.waitFor({ state: 'detached' })
  await signIn(page, name)
})

test('a captcha that was answered lets the right password in', async () => {
  const page = await people.visit()
  await page.goto('/login')
  await attempt(page, 'agent_user', 'wrong-1')
  await attempt(page, 'agent_user', 'wrong-2')
  await picture(page).waitFor()
  await answerCaptchas('abcd')
  await password(page).fill(PASSWORD)
  await captcha(page).fill('abcd')
  await page.getByRole('button', { name: '登录', exact: true }).click()
  await page.waitForURL('**/dashboard/workplace')
})
