import { handovers } from '../support/addresses.ts'
import { open } from '../support/everyPage.ts'
import { dialog } from '../support/form.ts'
import { openByMenu } from '../support/menu.ts'
import type { Camera } from './camera.ts'

const bench = '/dashboard/workplace'
const accounts = '/exception/user'

/** Sign-in, the work benches, and the frame of every page. */
export async function shellPictures({ visit, enter, take }: Camera): Promise<void> {
  const signIn = await visit({ mode: 'dark' })
  await open(signIn, '/login')
  const demo = signIn.getByText('演示账号')
  await demo.waitFor()
  await take('sign-in', signIn)
  const signInPhone = await visit({ phone: true })
  await open(signInPhone, '/login')
  await signInPhone.getByText('演示账号').waitFor()
  await take('sign-in-phone', signInPhone)

  await take('bench-outlet', await enter('outlet_safety', bench, { mode: 'dark' }))
  await take('bench-outlet-phone', await enter('outlet_safety', bench, { phone: true }))
  await take('bench-branch', await enter('branch_security', bench))
  await take('bench-admin-night', await enter('admin', bench, { mode: 'night' }))

  const settings = await enter('branch_security', handovers, { mode: 'dark' })
  await settings.getByRole('button', { name: '界面设置' }).click()
  await dialog(settings, '界面设置').waitFor()
  await take('settings', settings)
  const settingsPhone = await enter('outlet_safety', bench, { mode: 'night', phone: true })
  await settingsPhone.getByRole('button', { name: '账户菜单' }).click()
  await settingsPhone.getByRole('menuitem', { name: '界面设置' }).click()
  await dialog(settingsPhone, '界面设置').waitFor()
  await take('settings-phone-night', settingsPhone)

  const tabs = await enter('admin', bench, { mode: 'dark', tabs: true })
  for (const entry of ['组织机构', '账号', '角色', '数据字典']) await openByMenu(tabs, '系统设置', entry)
  const bar = tabs.getByRole('navigation', { name: '已打开的页面' })
  await bar.getByRole('tab', { name: '账号' }).click()
  await tabs.waitForURL(`**${accounts}`)
  await bar.getByText('账号', { exact: true }).click({ button: 'right' })
  await tabs.getByRole('menuitem', { name: '关闭左侧' }).waitFor()
  await take('tabs', tabs, { x: 256, y: 0, width: 1184, height: 340 })

  const search = await enter('branch_security', handovers)
  await search.keyboard.press('Control+k')
  const palette = dialog(search, '站内搜索')
  await palette.getByRole('combobox').fill('保险柜')
  await palette.getByRole('option').first().waitFor()
  await take('search', palette)
}
