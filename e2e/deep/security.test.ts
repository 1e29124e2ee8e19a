import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { handovers } from '../support/addresses.ts'
import { apiOf } from '../support/api.ts'
import { authenticator } from '../support/authenticator.ts'
import { PASSWORD, sendSignIn, signIn, useBrowser } from '../support/browser.ts'
import { open } from '../support/everyPage.ts'
import { dialog, rowOf, search, toast } from '../support/form.ts'
import { ofAccount } from '../support/menu.ts'
import { newcomer } from '../support/newcomer.ts'

const people = useBrowser()
const own = '/dashboard/password'

async function signOut(page: Page): Promise<void> {
  await ofAccount(page, '退出登录')
  await page.waitForURL('**/login')
}

/** Sets up the second step on its page; returns the authenticator and the recovery codes. */
async function setUp(page: Page) {
  await page.getByRole('button', { name: '设置两步验证' }).click()
  const section = page.getByRole('region', { name: '两步验证' })
  await section.getByRole('img', { name: '两步验证二维码' }).waitFor()
  const phone = authenticator((await section.locator('code').innerText()).trim())
  await page.getByLabel('输入身份验证器显示的验证码').fill(phone())
  await page.getByRole('button', { name: '开启' }).click()
  const shown = dialog(page, '恢复码')
  const [file] = await Promise.all([page.waitForEvent('download'), shown.getByRole('button', { name: '下载' }).click()])
  expect(file.suggestedFilename()).toMatch(/recovery-codes\.txt$/)
  const codes = await shown.getByRole('listitem').allInnerTexts()
  expect(codes).toHaveLength(10)
  await shown.getByRole('button', { name: '已保存好' }).click()
  await shown.waitFor({ state: 'detached' })
  return { phone, codes: codes.map((code) => code.trim()) }
}

const code = (page: Page) => page.getByLabel('两步验证码')
const submit = (page: Page) => page.getByRole('button', { name: '登录', exact: true }).click()

test('a second step is turned on, asked for, replaced by a recovery code, and turned off', async () => {
  const { username } = await newcomer('outlet_teller')
  const page = await people.visit()
  await signIn(page, username)
  await open(page, own)
  const { phone, codes } = await setUp(page)
  await page.getByText('已开启').waitFor()
  await signOut(page)

  await sendSignIn(page, username, PASSWORD)
  await code(page).waitFor()
  expect(await page.locator('.ant-alert-error').count()).toBe(0)
  await code(page).fill('12 34')
  expect(await code(page).inputValue()).toBe('1234')
  await submit(page)
  await page.getByRole('alert').getByText('两步验证码错误或已使用').waitFor()
  await code(page).fill(phone())
  await submit(page)
  await page.waitForURL('**/dashboard/workplace')
  await signOut(page)

  await sendSignIn(page, username, PASSWORD)
  await page.getByRole('button', { name: '使用恢复码' }).click()
  await page.getByLabel('恢复码', { exact: true }).fill(codes[0]?.toLowerCase() ?? '')
  await submit(page)
  await page.waitForURL('**/dashboard/workplace')

  await open(page, own)
  await page.getByText('还有 9 个恢复码可用').waitFor()
  await page.getByRole('button', { name: '关闭两步验证' }).click()
  const form = dialog(page, '关闭两步验证')
  await form.getByLabel('登录密码').fill(PASSWORD)
  await form.getByLabel('验证码或恢复码').fill(codes[0] ?? '')
  await form.getByRole('button', { name: '关闭', exact: true }).last().click()
  await form.getByText('验证码错误或已使用').first().waitFor()
  await form.getByLabel('验证码或恢复码').fill(codes[1] ?? '')
  await form.getByRole('button', { name: '关闭', exact: true }).last().click()
  await page.getByText('未开启').waitFor()
  await signOut(page)
  await signIn(page, username)
})

test('who must have a second step sets it up before anything else, and an administrator can take it away', async () => {
  const { username } = await newcomer('auditor')
  const admin = await apiOf('admin')
  const parameter = () => admin<{ version: number }>('Setting/Get', { key: 'totp.roles' })
  await admin('Setting/Save', { key: 'totp.roles', value: ['auditor'], version: (await parameter()).version })
  try {
    const page = await people.visit()
    await page.goto('/login')
    await sendSignIn(page, username, PASSWORD)
    await page.waitForURL(`**${own}`)
    await page.getByText('您的角色须使用两步验证').waitFor()
    expect(await page.getByLabel('原密码').count()).toBe(0)
    await page.goto(handovers)
    await page.waitForURL(`**${own}`)
    await setUp(page)
    await page.waitForURL('**/dashboard/workplace')
    await open(page, `${handovers}?all=1`)
    await rowOf(page, 'YS').first().waitFor()
  } finally {
    await admin('Setting/Delete', { key: 'totp.roles', version: (await parameter()).version })
  }

  const boss = await people.enter('admin', `/exception/user?keywords=${username}`)
  await rowOf(boss, username).getByRole('button', { name: '更多' }).click()
  await boss.getByRole('menuitem', { name: '重置两步验证' }).click()
  await dialog(boss, /重置/)
    .getByRole('button', { name: /^确\s?定$/ })
    .click()
  await toast(boss, '操作成功').waitFor()
  await signIn(await people.visit(), username)
})

test('the platform name follows its parameter, and goes back to the default [C-1-11]', async () => {
  const page = await people.signedIn('admin')
  await open(page, '/exception/dict/List')
  await page.getByRole('tab', { name: '系统参数' }).click()
  const item = page.locator('.set-parameters li').filter({ hasText: '浏览器标题为' })
  await item.getByRole('button', { name: '编辑' }).click()
  const form = dialog(page, '修改“平台名称”')
  await form.getByLabel('平台名称').fill('')
  await form.getByRole('button', { name: '保存' }).click()
  await form.getByText('应为 1 到 30 个字符的一行文字').first().waitFor()
  await form.getByLabel('平台名称').fill('松湾守押平台')
  await form.getByRole('button', { name: '保存' }).click()
  await toast(page, '保存成功').waitFor()
  await item.getByText('已修改').waitFor()
  await page.reload()
  await expect.poll(() => page.title()).toBe('松湾守押平台 | 数据字典')
  const visitor = await people.visit()
  await visitor.goto('/login')
  await expect.poll(() => visitor.title()).toBe('松湾守押平台 | 登录')

  await item.getByRole('button', { name: '恢复默认' }).click()
  await dialog(page, /恢复为默认值/)
    .getByRole('button', { name: /^确\s?定$/ })
    .click()
  await item.getByText('已修改').waitFor({ state: 'detached' })
  await visitor.reload()
  await expect.poll(() => visitor.title()).toBe('守押安全管理平台 | 登录')
})

test('a session is found among those online and ended there; the log says who could not sign in', async () => {
  const { username, name } = await newcomer('outlet_teller')
  const page = await people.enter(username)
  const stranger = await people.visit()
  await stranger.goto('/login')
  await sendSignIn(stranger, username, 'not the password')
  await stranger.getByRole('alert').getByText('账号或密码错误').waitFor()

  const admin = await people.enter('admin', '/exception/user')
  await admin.getByRole('tab', { name: '在线会话' }).click()
  await search(admin, name)
  const row = rowOf(admin, name).first()
  await row.getByRole('button', { name: '结束' }).click()
  await dialog(admin, /结束/)
    .getByRole('button', { name: /^确\s?定$/ })
    .click()
  await page.waitForURL('**/login?redirect=**')

  await open(admin, `/exception/log?log=signIns&keywords=${username}`)
  const failed = rowOf(admin, username).filter({ hasText: '失败' })
  await failed.getByText('账号或密码错误').waitFor()
})
