import { test } from 'vitest'
import { handovers } from '../support/addresses.ts'
import { useBrowser } from '../support/browser.ts'
import { open, settle } from '../support/everyPage.ts'
import { openByMenu } from '../support/menu.ts'

const people = useBrowser({}, /^ChunkError/)

test('a page whose chunk an update has taken away says so, and a reload brings it [C-8-13]', async () => {
  const page = await people.enter('admin', '/exception/user')
  await settle(page)
  await page.route('**/assets/Dict-*.js', (route) => route.fulfill({ status: 404, body: '' }))
  await page.getByRole('navigation', { name: '子菜单' }).getByRole('menuitem', { name: '数据字典' }).click()
  await page.getByRole('heading', { name: '页面没有加载成功' }).waitFor()
  // Nothing else is lost because of the error.
  await openByMenu(page, '系统设置', '账号')
  await page.unroute('**/assets/Dict-*.js')
  await page.getByRole('navigation', { name: '子菜单' }).getByRole('menuitem', { name: '数据字典' }).click()
  await page.getByRole('button', { name: '刷新页面' }).click()
  await page.getByRole('row').nth(1).waitFor()
})

test('a list that gets no answer within 5 s, and one without a network, say what happened and try again [C-1.13-03 C-7-02 C-9-01]', async () => {
  const page = await people.signedIn('auditor')
  await open(page, `${handovers}?all=1`)
  await page.route('**/api/RoomKey/GetPageList', () => undefined)
  await page.getByRole('button', { name: '查询' }).click()
  await page.getByText('请求超时（5 秒），请稍后重试').waitFor()
  await page.unroute('**/api/RoomKey/GetPageList')
  await page.getByRole('button', { name: '再试' }).click()
  await page.getByRole('row').nth(5).waitFor()

  await page.route('**/api/RoomKey/GetPageList', (route) => route.abort())
  await page.getByRole('button', { name: '查询' }).click()
  await page.getByText('网络连接失败，请检查网络后重试').waitFor()
  await page.unroute('**/api/RoomKey/GetPageList')
  await page.getByRole('button', { name: '再试' }).click()
  await page.getByRole('row').nth(5).waitFor()
})
