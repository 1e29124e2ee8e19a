import { expect, test } from 'vitest'
import { useBrowser } from '../../../../e2e/support/browser.ts'
import { settle } from '../../../../e2e/support/everyPage.ts'
import { choose, chooseUnit, dialog, rowOf, search } from '../../../../e2e/support/form.ts'
import { leaveBy } from '../../../../e2e/support/leaving.ts'
import { misfits } from '../../../../e2e/support/misfits.ts'
import { violations } from '../../../../e2e/support/violations.ts'

const people = useBrowser()
const phone = { width: 360, height: 740 }
const book = '/exception/sysaddress'

test('a branch enters an emergency number, and a teller finds it above the book and by its initials [C-2.7-12]', async () => {
  const name = `松湾反恐值班${Date.now() % 100_000}`
  const branch = await people.enter('branch_security', `${book}?tab=entered`)
  await branch.getByRole('button', { name: '新增号码' }).click()
  const form = dialog(branch, '新增号码')
  await form.getByLabel('姓名/名称').fill(name)
  await choose(form, '分组', '公安')
  await chooseUnit(form, '所属机构', '松湾分行')
  await form.getByRole('button', { name: '保存', exact: true }).click()
  await form.getByText('手机和座机至少填一个').nth(1).waitFor()
  await form.getByLabel('座机').fill('0999-8029999')
  await form.getByLabel('应急电话').check()
  await form.getByText('本机构及下级', { exact: true }).click()
  await settle(branch)
  expect(await violations(branch)).toEqual([])
  await leaveBy(form, '保存')
  await rowOf(branch, name).waitFor()

  const teller = await people.enter('outlet_teller', book)
  const pinned = teller.getByRole('region', { name: '应急电话' })
  await pinned.getByText(name).waitFor()
  await search(teller, 'swfkzb')
  await rowOf(teller, name)
    .getByRole('link', { name: /0999-8029999/ })
    .waitFor()
  expect(await teller.getByRole('row').count()).toBe(2)
  expect(await violations(teller)).toEqual([])
  // Who may not export is told why.
  expect(await teller.getByRole('button', { name: '导出' }).isDisabled()).toBe(true)
})

test('colleagues are found by pinyin; whose account does not stand in the book has no number', async () => {
  const page = await people.enter('outlet_safety', book)
  // The shown outlet: its safety officer stands in the book, its teller does not.
  await search(page, 'hexiangbei')
  await rowOf(page, '何向北')
    .getByRole('link', { name: /1990000/ })
    .waitFor()
  await page.getByLabel('关键字').fill('青梧路支行营业室')
  await page.getByRole('button', { name: '查询' }).click()
  await rowOf(page, '沈砚秋').waitFor()
  const silent = page.getByRole('row').filter({ hasText: '柜员' }).first()
  await silent.waitFor()
  expect(await silent.getByRole('link', { name: /拨打/ }).count()).toBe(0)
})

test('a phone dials and copies', async () => {
  const page = await people.enter('outlet_leader', book, phone)
  const pinned = page.getByRole('region', { name: '应急电话' })
  const police = pinned.getByRole('link', { name: /^拨打 报警 110/ })
  expect(await police.getAttribute('href')).toBe('tel:110')
  await page.locator('.reg-card').first().waitFor()
  await settle(page)
  expect(await misfits(page)).toEqual([])
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await pinned.getByRole('button', { name: '复制电话 119' }).click()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('119')
})

test('an escort company sees the numbers that are meant for it, and no colleague of the bank', async () => {
  const page = await people.enter('escort_admin', book)
  await page.getByRole('region', { name: '应急电话' }).getByText('报警').waitFor()
  await rowOf(page, '沧岭磐盾调度').first().waitFor()
  expect(await page.getByRole('row').filter({ hasText: '行内' }).filter({ hasText: '保卫科' }).count()).toBe(0)
  await search(page, '何向北')
  await page.getByText('没有符合条件的数据').waitFor()
})
