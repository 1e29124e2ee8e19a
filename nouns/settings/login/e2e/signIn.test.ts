import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { PASSWORD, signIn, useBrowser } from '../../../../e2e/support/browser.ts'
import { rowOf, toast } from '../../../../e2e/support/form.ts'
import { holdReads } from '../../../../e2e/support/holdReads.ts'
import { ofAccount } from '../../../../e2e/support/menu.ts'

const people = useBrowser()
// No other test uses this account, nor agent_user.
const name = 'member_service'
const nobody = `nobody_${Date.now()}`

const userName = (page: Page) => page.getByLabel('账号', { exact: true })
const password = (page: Page) => page.getByLabel('密码', { exact: true })

/** Submits the form and returns the message that the page shows. */
async function attempt(page: Page, name: string, secret: string): Promise<string> {
  await userName(page).fill(name)
  await password(page).fill(secret)
  // An attempt without a captcha is refused and sent again by the page itself; the time to solve a captcha varies.
  const answered = page.waitForResponse(
    async (response) =>
      response.url().endsWith('/api/Login/GetJwtToken') &&
      !((await response.json()) as { Data: { due?: boolean } | null }).Data?.due,
    { timeout: 90_000 },
  )
  // The form may still be solving the captcha of the previous attempt.
  await page.getByRole('button', { name: '登录', exact: true }).click({ timeout: 90_000 })
  const { Message } = (await (await answered).json()) as { Message: string }
  if (Message === '') return Message
  // The previous message may have had the same text, and a button that is loading ignores clicks.
  await page.locator('.ant-btn-loading').waitFor({ state: 'detached' })
  await page.getByRole('alert').filter({ hasText: Message }).waitFor()
  return Message
}

test('empty fields are named, a wrong password and an unknown name sound alike [C-1.13-02 C-2.1-01]', async () => {
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

  // While the request runs, the button is busy and a second Enter sends nothing.
  const { release, held } = await holdReads(page, 'Login/GetJwtToken')
  let attempts = 0
  page.on('request', (request) => (attempts += Number(request.url().endsWith('/GetJwtToken'))))
  await password(page).press('Enter')
  await held
  await page.locator('.ant-btn-loading').waitFor()
  await password(page).press('Enter')
  release()
  await page.locator('.ant-btn-loading').waitFor({ state: 'detached' })
  expect(attempts).toBe(1)
})

test('after two failures the browser has work to do, after five a lock, which an administrator lifts', async () => {
  const page = await people.visit()
  const puzzles: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/api/Common/GetCode')) puzzles.push(request.url())
  })
  await page.goto('/login')
  for (const secret of ['wrong-1', 'wrong-2']) expect(await attempt(page, name, secret)).toBe('账号或密码错误')
  expect(puzzles).toHaveLength(0)
  for (const secret of ['wrong-3', 'wrong-4']) expect(await attempt(page, name, secret)).toBe('账号或密码错误')
  expect(puzzles).toHaveLength(2)
  expect(await attempt(page, name, 'wrong-5')).toMatch(/^账号已锁定，请\d+分钟后再试$/)
  expect(await attempt(page, name, PASSWORD)).toMatch(/^账号已锁定/)

  const admin = await people.enter('admin')
  await admin.getByRole('link', { name: '锁定的账号' }).click()
  const row = rowOf(admin, name)
  expect(await row.innerText()).toMatch(/锁定 · 剩 \d+ 分钟/)
  await row.getByRole('button', { name: '解锁' }).click()
  await toast(admin, '操作成功').waitFor()
  await row.waitFor({ state: 'detached' })
  await signIn(page, name)
})

test('whoever comes after the failures of others signs in without being asked anything', async () => {
  const stranger = await people.visit()
  await stranger.goto('/login')
  for (const secret of ['wrong-1', 'wrong-2']) await attempt(stranger, 'agent_user', secret)
  const owner = await people.visit()
  await signIn(owner, 'agent_user')
})

test('who has signed in here before comes in while the name is locked elsewhere', async () => {
  const owner = await people.visit()
  await signIn(owner, 'escort_admin')
  await ofAccount(owner, '退出登录')
  await owner.waitForURL('**/login')
  const stranger = await people.visit()
  await stranger.goto('/login')
  for (const secret of [1, 2, 3, 4, 5]) await attempt(stranger, 'escort_admin', `wrong-${secret}`)
  expect(await attempt(stranger, 'escort_admin', PASSWORD)).toMatch(/^账号已锁定/)
  await signIn(owner, 'escort_admin')
})
