import { open } from '../support/everyPage.ts'
import { dialog, rowOf } from '../support/form.ts'
import type { Camera } from './camera.ts'

/** Organisation, accounts, roles, menu, dictionary, parameters, log. */
export async function managementPictures({ enter, take }: Camera): Promise<void> {
  const page = await enter('admin', '/exception/dept')
  await take('organisation', page)

  await open(page, '/exception/user?user_type=1')
  await take('accounts', page)
  await page.getByRole('button', { name: '导入' }).click()
  await take('import', dialog(page, '导入账号'))
  await page.keyboard.press('Escape')
  await open(page, '/exception/user?new=1')
  await take('account-new', dialog(page, '新增账号'))
  await open(page, '/exception/user?tab=online')
  await take('online', page)

  await open(page, '/exception/role')
  await take('roles', page)
  await rowOf(page, 'outlet_safety').getByRole('button', { name: '授权' }).click()
  const grants = dialog(page, /^授权/)
  await grants.getByRole('checkbox').first().waitFor()
  await take('grants', grants)

  await open(page, '/exception/menu')
  await take('menu', page)

  await open(page, '/exception/dict/List?keywords=key_type')
  await rowOf(page, 'key_type').getByRole('button', { name: '字典值' }).click()
  await take('dictionary', dialog(page, /key_type/))
  await open(page, '/exception/dict/List?tab=setting')
  await take('parameters', page)

  const auditor = await enter('auditor', '/exception/log')
  await rowOf(auditor, '监交钥匙').first().getByRole('button', { name: '详情' }).click()
  await auditor.getByRole('dialog').getByRole('heading', { name: '变更内容' }).waitFor()
  await take('log', auditor)
}
