import { expect, test } from 'vitest'
import { apiOf } from '../../../../e2e/support/api.ts'
import { useBrowser } from '../../../../e2e/support/browser.ts'
import { settle } from '../../../../e2e/support/everyPage.ts'
import { act, dialog, rowOf } from '../../../../e2e/support/form.ts'
import { misfits } from '../../../../e2e/support/misfits.ts'
import { photo, uploadBy } from '../../../../e2e/support/photo.ts'
import { violations } from '../../../../e2e/support/violations.ts'

const people = useBrowser()
const sign = { method: 2, password: 'Demo@2026' }
const fault = `卷帘门电机烧毁${Date.now() % 100_000}`

/** An order of the shown outlet whose repair has cost 6,000 yuan; it waits for the outlet. */
async function costlyOrder() {
  const safety = await apiOf('outlet_safety')
  const report = {
    ...{ device_name: '防尾随联动门', device_type: 5, location: '后台通道', fault_type: 1, fault_desc: fault },
    ...{ contact_name: '何向北', contact_phone: '19900001234', sign },
  }
  const [device] = await safety<{ id: number; dept_id: number }[]>('Equipment/GetPageList', { keywords: 'EQ0317-0001' })
  const { id: equipment_id } = await safety<{ id: number }>('Equipment/Save', {
    ...{ name: report.device_name, device_type: 5, dept_id: device?.dept_id, location: report.location },
  })
  const { id } = await safety<{ id: number }>('Repair/RequestRepair', { ...report, equipment_id })
  const vendor = await apiOf('vendor')
  const page = await people.enter('vendor', '/dashboard/workplace')
  const picture = await uploadBy(page, 'fixed.png')
  const move = async (action: string, more: object = {}) => {
    const { version } = await vendor<{ version: number }>('Repair/Get', { id })
    await vendor(`Repair/${action}`, { id, version, ...more })
  }
  await move('Accept')
  await move('Fix', {
    ...{ deal_type: 1, fault_reason: '线圈老化', deal_desc: '更换电机并调试', fix_photos: [picture.id] },
    ...{ labor_fee: 600_000, fee_bearer: 3, sign },
  })
  return id
}

test('an outlet opens its orders on what it confirms, and begins the purchase of a costly repair with what the order says', async () => {
  await costlyOrder()
  const page = await people.enter('outlet_leader', '/list/repairList')
  await page.getByRole('tab', { name: /^待确认/, selected: true }).waitFor()
  await act(page, fault, '确认')
  const confirm = dialog(page, /^确认 · WX/)
  await confirm.getByText('费用 6,000.00 元超过 5000 元').waitFor()
  await settle(page)
  expect(await violations(page)).toEqual([])
  await confirm.getByRole('button', { name: '发起采购审批' }).click()

  const form = page.getByRole('region', { name: '安防设备采购' })
  await expect.poll(() => form.getByLabel('维修工单号').inputValue()).toMatch(/^WX/)
  await form.getByText('防尾随联动门维修费用').or(form.locator('input[value="防尾随联动门维修费用"]')).first().waitFor()
  await form.getByText('维修', { exact: true }).click()
  await form.locator('input[type=file]').setInputFiles(photo)
  await form.getByText('photo.png').first().waitFor()
  await settle(page)
  expect(await violations(page)).toEqual([])
  await page.getByRole('button', { name: /^提\s*交$/ }).click()
  await page.getByText(/单号 SP\d+/).waitFor()

  const phone = await people.enter('outlet_safety', '/list/repairList', { width: 360, height: 740 })
  const card = phone.locator('.reg-card').filter({ hasText: fault })
  await card.getByRole('button', { name: '确认', exact: true }).click()
  const again = dialog(phone, /^确认 · WX/)
  await again.getByText('审批中').waitFor()
  expect(await again.getByRole('button', { name: '发起采购审批' }).count()).toBe(0)
  await settle(phone)
  expect(await misfits(phone)).toEqual([])
})

test('the branch opens on orders to dispatch, a vendor on those to accept; all orders are one tab away, and a link keeps them', async () => {
  const branch = await people.enter('branch_security', '/list/manage')
  await branch.getByRole('tab', { name: /^(待派单|未完成)/, selected: true }).waitFor()
  await branch.getByRole('tab', { name: /^全部/ }).click()
  await branch.waitForURL('**every=1*')
  await branch.reload()
  await branch.getByRole('tab', { name: /^全部/, selected: true }).waitFor()
  await rowOf(branch, fault).waitFor()
  const vendor = await people.enter('vendor', '/list/manage')
  await vendor.getByRole('tab', { name: /^(待接单|维修中|未完成)/, selected: true }).waitFor()
})
