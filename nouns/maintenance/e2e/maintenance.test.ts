import { expect, test } from 'vitest'
import { useBrowser } from '../../../e2e/support/browser.ts'
import { settle } from '../../../e2e/support/everyPage.ts'
import { choose, chooseUnit, dialog, rowOf, search, toast } from '../../../e2e/support/form.ts'
import { misfits } from '../../../e2e/support/misfits.ts'

const people = useBrowser()
const phone = { width: 360, height: 740 }
const ledger = '/list/equipmentList'
const vendors = '/exception/maintainList'
/** The interlocking door of the shown outlet (domain 8.1), which the outlet has bound itself. */
const DOOR = 'EQ0317-0004'

test('a branch binds a vendor with a preview, and the device of the outlet says who maintains it and why [C-2.7-13 C-7.2-72]', async () => {
  const branch = await people.enter('branch_security', `${vendors}?tab=bind`)
  await branch.getByRole('button', { name: '批量绑定' }).click()
  const form = dialog(branch, '批量绑定厂商')
  await choose(form, '厂商', '宏远')
  await chooseUnit(form, '机构', '青梧路支行营业室')
  await choose(form, '设备类型', 'UPS')
  // The branch's vendor stays above: nothing of the outlet is replaced.
  await form.getByText('新增 1 项，替换 0 项，0 项不变').waitFor()
  await form.getByRole('button', { name: '保存', exact: true }).click()
  await toast(branch, '已绑定：新增 1 项，替换 0 项').waitFor()

  const outlet = await people.enter('outlet_safety', `${ledger}?keywords=UPS`, phone)
  await outlet.locator('.reg-card').first().getByText('宏远综合').waitFor()
  await settle(outlet)
  expect(await misfits(outlet)).toEqual([])
  await outlet.locator('.reg-card').first().getByRole('button').first().click()
  const record = dialog(outlet, /UPS/)
  await record.getByText('本机构绑定').waitFor()
  await record.getByRole('tab', { name: '生命周期' }).click()
  await record.getByText('例行维保，功能正常').first().waitFor()
  expect(await misfits(outlet)).toEqual([])
})

test('a scanned label of a device under repair shows its order, on a phone', async () => {
  const outlet = await people.enter('outlet_safety', `/list/device?no=${DOOR}`, phone)
  const record = dialog(outlet, /^WX/)
  await record.getByText(DOOR).waitFor()
  await settle(outlet)
  expect(await misfits(outlet)).toEqual([])
})

test('labels of the devices of a query are drawn with their codes', async () => {
  const page = await people.enter('outlet_safety', ledger)
  await page.evaluate(() => Object.assign(window, { print: () => undefined }))
  await page.getByRole('button', { name: '打印', exact: true }).click()
  const sheet = page.locator('#print-sheet')
  await sheet.getByText(DOOR).waitFor({ state: 'attached' })
  const labels = sheet.locator('.device-label')
  expect(await labels.count()).toBeGreaterThanOrEqual(18)
  expect(await labels.filter({ hasText: DOOR }).locator('svg').count()).toBe(1)
})

test('a vendor sees its own people and the devices that it maintains, and nothing of others [C-2.7-14]', async () => {
  // The group of the page forwards to the only one of its pages that a vendor has.
  const page = await people.enter('vendor', '/exception', phone)
  await page.locator('.reg-card').filter({ hasText: '叶慕白' }).waitFor()
  expect(await page.getByText('江一苇').count()).toBe(0)
  expect(await page.locator('.reg-card a[href^="tel:"]').count()).toBeGreaterThan(0)
  await settle(page)
  expect(await misfits(page)).toEqual([])

  const desk = await people.enter('vendor', `${ledger}?keywords=EQ0317`)
  await rowOf(desk, 'EQ0317-0001').getByText('锐视安防').waitFor()
  expect(await rowOf(desk, DOOR).count()).toBe(0)
  await search(desk, DOOR)
  await desk.getByText('EQ0317-0001').waitFor({ state: 'detached' })
  expect(await rowOf(desk, DOOR).count()).toBe(0)
})
