import { expect, test } from 'vitest'
import { handovers } from './support/addresses.ts'
import { PASSWORD, sendSignIn, useBrowser } from './support/browser.ts'
import { settle } from './support/everyPage.ts'
import { choose, chooseUnit, dialog, rowOf } from './support/form.ts'
import { ofAccount } from './support/menu.ts'

const people = useBrowser()

test('a new account changes its first password before anything else [C-2.2-03 C-2.7-04]', async () => {
  const admin = await people.enter('admin')
  const username = `e2e_${Date.now().toString(36)}`
  await admin.getByRole('button', { name: '新增账号' }).click()
  const form = dialog(admin, '新增账号')
  await form.getByLabel('登录账号').fill(username)
  await form.getByLabel('姓名').fill('钟小满')
  await form.getByLabel('手机').fill(`139${String(Date.now()).slice(-8)}`)
  await chooseUnit(form, '所属机构', '青梧路支行营业室')
  await choose(form, '角色', '网点柜员')
  await form.getByRole('button', { name: '保存' }).click()
  const secret = dialog(admin, '“钟小满”的初始密码')
  const first = (await secret.locator('code').innerText()).trim()
  await secret.getByRole('button', { name: '已记下' }).click()
  await secret.waitFor({ state: 'detached' })
  expect(await admin.getByText(first).count()).toBe(0)

  const page = await people.visit()
  const refused: string[] = []
  page.on('response', (answer) => {
    if (answer.status() === 401 || answer.status() === 403) refused.push(new URL(answer.url()).pathname)
  })
  await page.goto('/login')
  await sendSignIn(page, username, first)
  await page.waitForURL('**/dashboard/password')
  await page.getByText('请先设置新密码').waitFor()
  await page.goto(handovers)
  await page.waitForURL('**/dashboard/password')
  await page.getByRole('button', { name: '账户菜单' }).waitFor()
  expect(await page.getByRole('button', { name: '通知' }).count()).toBe(0)
  await page.waitForLoadState('networkidle')
  // The shell must not send requests of its own: they would be refused and counted as attempts.
  expect(refused).toEqual([])
  await page.getByLabel('原密码').fill(first)
  await page.getByLabel('新密码', { exact: true }).fill('password123')
  await page.getByLabel('确认新密码').fill('password12')
  await page.getByRole('button', { name: '修改密码' }).click()
  await page.getByText('两次输入的新密码不一致').waitFor()
  await page.getByLabel('确认新密码').fill('password123')
  await page.getByRole('button', { name: '修改密码' }).click()
  await page.getByText('该密码过于常见，请更换').waitFor()
  for (const label of ['新密码', '确认新密码']) await page.getByLabel(label, { exact: true }).fill('清晨四点的海棠花')
  await page.getByRole('button', { name: '修改密码' }).click()
  await page.waitForURL('**/dashboard/workplace')
  await page.getByText('钟小满').first().waitFor()
})

test('signing out leaves nothing behind for the back button [C-2.10-06 C-2.10-07 C-7-04]', async () => {
  const page = await people.signedIn('auditor')
  await page.goto(`${handovers}?all=1`)
  await rowOf(page, 'YS').first().waitFor()
  const account = page.getByRole('button', { name: '账户菜单' })
  // Long names are cut beside the avatar.
  expect(await account.getAttribute('title')).toMatch(/^\S+ · \S+$/)
  await ofAccount(page, '修改密码')
  await page.waitForURL('**/dashboard/password')
  await ofAccount(page, '退出登录')
  await page.waitForURL('**/login')
  expect(await page.getByText('登录已失效').count()).toBe(0)
  await page.goBack()
  await page.waitForURL('**/login**')
  expect(await page.getByText('YS2').count()).toBe(0)
  expect(
    await page.evaluate(() => Object.keys(localStorage).filter((key) => /user|permissions|roles|routes/.test(key))),
  ).toEqual([])
})

test('after sign-in people are where they wanted to go [C-2.1-05 C-2.9-02 C-4-01]', async () => {
  const page = await people.visit()
  await page.goto('/')
  await page.waitForURL(/\/login$/)
  await page.goto(`${handovers}?status=2`)
  await page.waitForURL('**/login?redirect=**')
  await sendSignIn(page, 'outlet_leader', PASSWORD)
  await page.waitForURL(`**${handovers}?status=2`)
  await rowOf(page, 'YS').first().waitFor()
})

test('a session that an administrator ends is over at once [C-4-01 C-5-01 C-8-07]', async () => {
  const page = await people.enter('finance')
  const admin = await people.signedIn('admin')
  await admin.goto('/exception/user?keywords=finance')
  // `finance2` is found by the same words.
  const row = admin.getByRole('row').filter({ has: admin.getByRole('cell', { name: 'finance', exact: true }) })
  await row.getByRole('button', { name: '更多' }).click()
  await admin.getByRole('menuitem', { name: '登录会话' }).click()
  const sessions = dialog(admin, /登录会话/)
  const end = sessions.getByRole('button', { name: '结束', exact: true })
  await end.first().waitFor()
  while ((await end.count()) > 0) {
    const before = await end.count()
    await end.first().click()
    await expect.poll(() => end.count()).toBeLessThan(before)
    // The list is being reloaded: a disappearing row cannot be clicked.
    await settle(admin)
  }
  // The other page reacts without any user action: it got an event.
  await page.waitForURL('**/login?redirect=**')
  await page.getByText('登录已失效，请重新登录').waitFor()
})

test('pages that are not there, or not for this person, say so [C-2.1-02 C-2.1-03 C-2.9-03 C-5-02 C-8-08]', async () => {
  const page = await people.signedIn('outlet_teller')
  await page.goto('/no/such/page')
  await page.getByRole('heading', { name: '页面不存在' }).waitFor()
  await page.getByRole('button', { name: '返回工作台' }).click()
  await page.waitForURL('**/dashboard/workplace')

  await page.goto('/exception/user')
  await page.waitForURL('**/403')
  await page.getByText('对不起，您无权访问页面: /exception/user，请联系管理员', { exact: true }).waitFor()
  await page.getByRole('button', { name: '返回工作台' }).click()
  await page.waitForURL('**/dashboard/workplace')

  // An alias, and a page's own path, refuse with the same warning.
  for (const path of ['/list/manage', '/file/file/List1']) {
    const guard = await people.enter('guard', path)
    await guard.waitForURL('**/403')
    await guard.getByText(`对不起，您无权访问页面: ${path}，请联系管理员`, { exact: true }).waitFor()
  }
})

test('a path that is not there says so to a stranger, too, who may sign in and come back to it [C-2.1-03 C-5-01]', async () => {
  const page = await people.visit()
  await page.goto('/no/such/page?a=1')
  await page.getByRole('heading', { name: '页面不存在' }).waitFor()
  await page.getByRole('button', { name: '去登录' }).click()
  await page.waitForURL('**/login?redirect=%2Fno%2Fsuch%2Fpage%3Fa%3D1')
})
