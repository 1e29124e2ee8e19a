import { expect, test } from 'vitest'
import { useBrowser } from '../../../../e2e/support/browser.ts'
import { settle } from '../../../../e2e/support/everyPage.ts'
import { dialog } from '../../../../e2e/support/form.ts'
import { makeXlsx } from '../../../../e2e/support/makeXlsx.ts'
import { misfits } from '../../../../e2e/support/misfits.ts'
import { violations } from '../../../../e2e/support/violations.ts'

const people = useBrowser()

test('an import with errors leads to its result: which line, why, and the way on; the phone shows it, too [C-2.6-01]', async () => {
  const admin = await people.enter('sys_admin', '/exception/dept')
  await admin.getByRole('button', { name: '导入' }).click()
  const book = makeXlsx([
    ['机构编码', '机构名称', '上级机构编码', '机构类型'],
    ['IMRES001', '新部门', 'nowhere', '部门'],
  ])
  const importing = dialog(admin, /导入/)
  await importing
    .locator('input[type=file]')
    .setInputFiles({ name: 'units.xlsx', mimeType: 'application/octet-stream', buffer: book })
  await importing.getByRole('link', { name: '查看操作结果' }).click()
  await admin.waitForURL(/\/result\?id=\d+/)
  const result = dialog(admin, /机构/)
  await result.getByText('第 2 行 上级机构编码').waitFor()
  await result.getByText('共 1，完成 0，未完成 1').waitFor()
  await settle(admin)
  expect(await violations(admin)).toEqual([])
  await result.getByRole('button', { name: '查看清单' }).click()
  await admin.waitForURL(/\/exception\/dept/)

  const phone = await people.enter('sys_admin', '/result?failed=1', { width: 360, height: 740 })
  await phone.locator('.reg-card').filter({ hasText: '未完成' }).first().waitFor()
  await settle(phone)
  expect(await misfits(phone)).toEqual([])
})

test('an export is among the results with its file; another person sees none of them', async () => {
  const head = await people.enter('hq_security', '/report/dailytask')
  await head.getByRole('button', { name: '导出' }).click()
  await Promise.all([
    head.waitForEvent('download'),
    dialog(head, /导出/)
      .getByRole('button', { name: /导出|确定/ })
      .last()
      .click(),
  ])
  const results = await people.enter('hq_security', '/result?kind=export')
  await results.getByRole('button', { name: /^日常任务统计_/ }).click()
  await results.getByRole('button', { name: '下载文件' }).waitFor()
  const other = await people.enter('auditor', '/result?kind=export')
  await other.getByText('没有符合条件的结果').waitFor()
})
