import type { Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { handovers } from '../../../../../e2e/support/addresses.ts'
import { apiOf, type Call } from '../../../../../e2e/support/api.ts'
import { useBrowser } from '../../../../../e2e/support/browser.ts'
import { open, settle } from '../../../../../e2e/support/everyPage.ts'
import { act, dialog, rowOf, search, toast } from '../../../../../e2e/support/form.ts'
import { mainMenu, menuTexts } from '../../../../../e2e/support/menu.ts'

const people = useBrowser({ setting: { layout: 'side' } })
let admin: Call
beforeAll(async () => {
  admin = await apiOf('admin')
})

const letters = (n: number) => String(n).replace(/\d/g, (digit) => 'abcdefghij'[Number(digit)] ?? '')

type Account = { id: number; version: number; username: string } & Record<string, unknown>

/** A safety officer of the demonstration whom no other test knows gets one role alone. */
async function giveRole(code: string): Promise<string> {
  const roles = await admin<{ id: number; role_code: string }[]>('Role/GetRoleList', {})
  const idOf = (role: string) => roles.find(({ role_code }) => role_code === role)?.id
  const query = { role_id: idOf('outlet_safety'), sort_field: 'username', sort_order: 'desc', pagesize: 1 }
  const [account] = await admin<Account[]>('User/GetByPage', query)
  if (!account) throw new Error('the demonstration has no safety officer')
  const { id, version, username, real_name, gender, email, emp_no, dept_id, post, user_type, expire_date } = account
  const fields = { id, version, real_name, gender, email, emp_no, dept_id, post, user_type, expire_date }
  await admin('User/Edit', { ...fields, role_ids: [idOf(code)] })
  return username
}

const more = async (page: Page, role: string, entry: string) => {
  await rowOf(page, role).getByRole('button', { name: '更多' }).click()
  await page.getByRole('menuitem', { name: entry }).click()
}

test('a role copied, less one operation, is what its account sees and may press [C-2.7-15 C-6-05 C-6-07 C-8-10]', async () => {
  // A second try meets what the first one left.
  const code = `night_${letters(Date.now())}`
  const name = `夜班安全员${Date.now() % 1_000_000}`
  const page = await people.signedIn('admin')
  await open(page, '/exception/role')
  await more(page, 'outlet_safety', '复制')
  const form = dialog(page, '复制角色')
  await form.getByLabel('编码').fill(code)
  await form.getByLabel('名称', { exact: true }).fill(name)
  await form.getByRole('button', { name: '保存' }).click()
  await toast(page, '保存成功').waitFor()
  await form.waitFor({ state: 'detached' })

  await search(page, code)
  await rowOf(page, code).getByRole('button', { name: '授权' }).click()
  const grants = dialog(page, `授权 · ${name}`)
  await grants.getByLabel('搜索权限、页面或操作').fill('钥匙交接')
  const keys = grants.getByRole('group', { name: '钥匙交接' })
  expect(await keys.getByRole('checkbox', { name: '新增' }).isChecked()).toBe(true)
  await keys.getByRole('checkbox', { name: '新增' }).uncheck()
  await grants.getByText('增加 0 项，取消 1 项').waitFor()
  // What is on the page is not lost by mistake.
  await page.keyboard.press('Escape')
  await dialog(page, '有未保存的内容').getByRole('button', { name: '继续填写' }).click()
  await grants.getByRole('button', { name: '保存' }).click()
  const question = dialog(page, '保存授权改动吗？')
  expect((await question.innerText()).replaceAll(/\s/g, '')).toContain('钥匙交接取消新增')
  await question.getByRole('button', { name: '保存' }).click()
  await grants.getByText('尚未改动').waitFor()
  expect(await keys.getByRole('checkbox', { name: '新增' }).isChecked()).toBe(false)

  const safety = await people.enter(await giveRole(code))
  const texts = await menuTexts(safety)
  expect(texts).toContain('钥匙交接')
  expect(texts).not.toContain('账号')
  await open(safety, handovers)
  const add = safety.getByRole('button', { name: '新增' })
  expect(await add.isDisabled()).toBe(true)
  await safety.locator('.ui-denied').filter({ has: add }).hover()
  await safety.getByRole('tooltip', { name: '无此权限' }).waitFor()

  // Given back, it counts on the page as it stands.
  await keys.getByRole('checkbox', { name: '新增' }).check()
  await grants.getByRole('button', { name: '保存' }).click()
  await dialog(page, '保存授权改动吗？').getByRole('button', { name: '保存' }).click()
  await grants.getByText('尚未改动').waitFor()
  await expect.poll(() => safety.getByRole('button', { name: '新增' }).isEnabled()).toBe(true)

  // Somebody else changes the same permission meanwhile: neither change is lost.
  const [role] = await admin<{ id: number; version: number }[]>('Role/GetPageList', { keywords: code })
  const operations = ['query', 'add', 'receive', 'refuse', 'return']
  const theirs = { role_id: role?.id, version: role?.version, grants: [{ permission_id: 'daily_key', operations }] }
  await admin('Menu/AddRoleMenu', theirs)
  await keys.getByRole('checkbox', { name: '作废' }).check()
  await grants.getByRole('button', { name: '保存' }).click()
  await dialog(page, '保存授权改动吗？').getByRole('button', { name: '保存' }).click()
  await grants.getByRole('alert').filter({ hasText: '授权已被他人修改' }).waitFor()
  expect(await keys.getByRole('checkbox', { name: '打印' }).isChecked()).toBe(false)
  await grants.getByText('增加 1 项，取消 0 项').waitFor()
})

test('two roles stand side by side, and the menu is shown as a role sees it [C-6-04]', async () => {
  const page = await people.signedIn('admin')
  await open(page, '/exception/role')
  await more(page, 'outlet_safety', '比较')
  const compare = dialog(page, '比较角色')
  await compare.getByLabel('第二个角色').click()
  await page.locator('.ant-select-item-option').filter({ hasText: '网点柜员' }).click()
  const row = (text: string) => compare.getByRole('row').filter({ has: page.getByRole('rowheader', { name: text }) })
  expect(await row('钥匙交接').getByRole('cell').nth(0).innerText()).toContain('打印')
  expect(await row('钥匙交接').getByRole('cell').nth(1).innerText()).not.toContain('打印')
  expect(await row('工作台').count()).toBe(0)
  await compare.getByLabel('只看差异').uncheck()
  await row('工作台').waitFor()
  // A list of options that is still closing takes the key for itself.
  await settle(page)
  await page.keyboard.press('Escape')
  await compare.waitFor({ state: 'detached' })

  await more(page, 'outlet_teller', '查看菜单')
  const menu = dialog(page, '“网点柜员”看到的菜单')
  await menu.getByText('钥匙交接').waitFor()
  expect(await menu.innerText()).not.toContain('录像调阅登记')
})

const order = async (page: Page) => {
  const texts = await menuTexts(page)
  return texts.filter((text) => ['出入登记', '录像调阅登记', '故障报修'].includes(text))
}

test('an entry that is moved, by keyboard and by pointer, moves in the menu at once [C-2.7-16]', async () => {
  const page = await people.signedIn('admin')
  await open(page, '/exception/menu')
  await page.getByRole('button', { name: '展开' }).first().click()
  expect(await order(page)).toEqual(['出入登记', '录像调阅登记', '故障报修'])
  await page.getByRole('button', { name: '下移“出入登记”' }).press('Enter')
  await toast(page, '已移动“出入登记”').waitFor()
  await expect.poll(() => order(page)).toEqual(['录像调阅登记', '出入登记', '故障报修'])

  await settle(page)
  const handle = page.getByTitle('拖动“录像调阅登记”')
  await handle.dragTo(rowOf(page, '/form/daily/taskdaily/RepairList'), { targetPosition: { x: 200, y: 40 } })
  await toast(page, '已移动“录像调阅登记”').waitFor()
  await expect.poll(() => order(page)).toEqual(['出入登记', '故障报修', '录像调阅登记'])
  // Where they were.
  await page.getByTitle('拖动“录像调阅登记”').dragTo(rowOf(page, '/form/daily/taskdaily/Handover'), {
    targetPosition: { x: 200, y: 4 },
  })
  await expect.poll(() => order(page)).toEqual(['出入登记', '录像调阅登记', '故障报修'])
})

test('an entry of our own in three languages comes and goes [C-2.7-16]', async () => {
  const serial = Date.now() % 1_000_000
  const [path, title] = [`/own/intranet${serial}`, `行内网站${serial}`]
  const page = await people.signedIn('admin')
  await open(page, '/exception/menu?new=1')
  const form = dialog(page, '新增菜单')
  await form.getByLabel('名称（简体）').fill(title)
  await form.getByLabel('名称（英文）').fill('Intranet')
  await form.getByLabel('类型').click()
  await page.locator('.ant-select-item-option').filter({ hasText: '外链' }).click()
  await form.getByLabel('路径').fill('/exception/user')
  await form.getByLabel('链接地址').fill('https://intranet.example')
  await form.getByRole('button', { name: '保存' }).click()
  await form.getByText('路径已存在').first().waitFor()
  await form.getByLabel('路径').fill(path)
  await form.getByRole('button', { name: '保存' }).click()
  await form.waitFor({ state: 'detached' })
  const link = mainMenu(page).getByRole('link', { name: title })
  await link.waitFor()
  expect(await link.getAttribute('href')).toBe('https://intranet.example')

  await page.getByLabel('名称/路径/权限标识').fill(path)
  const row = rowOf(page, 'https://intranet.example')
  await row.getByRole('switch').click()
  await link.waitFor({ state: 'detached' })
  await act(page, 'https://intranet.example', '删除')
  await dialog(page, `确定删除“${title}”吗？`)
    .getByRole('button', { name: /确\s*定/ })
    .click()
  await toast(page, '删除成功').waitFor()
})
