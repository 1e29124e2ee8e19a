import { dialog } from '../support/form.ts'
import type { Camera } from './camera.ts'

/** The first rows of a list are enough. */
const height = 720

/** What people ask each other for: vendors and devices, repairs, collections, documents, and the small pages around them. */
export async function servicePictures({ enter, take }: Camera): Promise<void> {
  for (const [name, username, path] of [
    ['vendor-bindings', 'branch_security', '/exception/maintainList?tab=bind'],
    ['equipment', 'branch_security', '/list/equipmentList'],
    ['collections', 'branch_security', '/issue'],
    ['documents', 'outlet_teller', '/file/file/ListSearch1?view=cards'],
    ['construction', 'branch_security', '/file/file/ListSearch2?tab=building'],
    ['banners', 'sys_admin', '/exception/banner'],
    ['address-book', 'outlet_teller', '/exception/sysaddress'],
  ] as const)
    await take(name, await enter(username, path, { height }))

  const branch = await enter('branch_security', '/list/manage?tab=board', { height })
  // The names of the states come with their dictionary.
  await branch.getByText('待派单').first().waitFor()
  await take('repair-board', branch)
  await branch.getByRole('tab', { name: '统计' }).click()
  await branch.locator('.ant-table-row').first().waitFor()
  await take('repair-statistics', branch)

  const phone = await enter('vendor', '/list/manage?every=1', { phone: true, height: 860 })
  await take('repairs-phone', phone)

  const teller = await enter('outlet_teller', '/exception/feedback?new=1', { height })
  const form = dialog(teller, '意见反馈')
  await form.waitFor()
  await take('feedback', form)
}
