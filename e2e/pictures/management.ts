import { open } from '../support/everyPage.ts'
import { dialog, rowOf } from '../support/form.ts'
import type { Camera } from './camera.ts'

/** The first rows of a list are enough. */
const height = 720

/** Organization, accounts, roles, menu, dictionary, parameters, log. */
export async function managementPictures({ enter, take }: Camera): Promise<void> {
  const page = await enter('admin', '/exception/dept', { height })
  await take('organisation', page)
  for (const [name, path] of [
    ['accounts', '/exception/user?user_type=1'],
    ['online', '/exception/user?tab=online'],
    ['roles', '/exception/role'],
    ['menu', '/exception/menu'],
    ['parameters', '/exception/dict/List?tab=setting'],
  ] as const) {
    await open(page, path)
    await take(name, page)
  }

  await open(page, '/exception/dict/List?keywords=key_type')
  await rowOf(page, 'key_type').getByRole('button', { name: '字典值' }).click()
  await take('dictionary', dialog(page, /key_type/))
  await open(page, '/exception/role')
  await rowOf(page, 'outlet_safety').getByRole('button', { name: '授权' }).click()
  const grants = dialog(page, /^授权/)
  await grants.getByRole('checkbox').first().waitFor()
  await take('grants', grants)
  await open(page, '/exception/user')
  await page.getByRole('button', { name: '导入' }).click()
  await take('import', dialog(page, '导入账号'))
  const form = await enter('admin', '/exception/user?new=1')
  await take('account-new', dialog(form, '新增账号'))

  const auditor = await enter('auditor', '/exception/log', { height })
  await rowOf(auditor, '监交钥匙').first().getByRole('button', { name: '详情' }).click()
  await auditor.getByRole('dialog').getByRole('heading', { name: '变更内容' }).waitFor()
  await take('log', auditor)
}
