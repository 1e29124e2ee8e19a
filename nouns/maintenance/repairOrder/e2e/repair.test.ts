import { expect, test } from 'vitest'
import { apiOf } from '../../../../e2e/support/api.ts'
import { useBrowser } from '../../../../e2e/support/browser.ts'
import { settle } from '../../../../e2e/support/everyPage.ts'
import { act, choose, dialog, rowOf, search, signByPassword, toast } from '../../../../e2e/support/form.ts'
import { leaveBy } from '../../../../e2e/support/leaving.ts'
import { misfits } from '../../../../e2e/support/misfits.ts'
import { photo } from '../../../../e2e/support/photo.ts'
import { violations } from '../../../../e2e/support/violations.ts'

const people = useBrowser()
const phone = { width: 360, height: 740 }
const manage = '/list/manage'
const requests = '/list/repairList'

type Device = { id: number; dept_id: number; equip_no: string }

/** A card reader of the shown outlet, which the vendor of the demonstration's account maintains. */
async function newDevice(name: string): Promise<Device> {
  const safety = await apiOf('outlet_safety')
  const [first] = await safety<Device[]>('Equipment/GetPageList', { keywords: 'EQ0317-0001' })
  const device = { name, device_type: 5, dept_id: first?.dept_id, location: '后台通道' }
  const saved = await safety<Device>('Equipment/Save', device)
  return saved
}

test('an outlet scans a label and reports the device on a phone; the engineer accepts, repairs and names costs; the outlet confirms and rates [C-1-04 C-2.5-01]', async () => {
  const device = await newDevice(`门禁读卡器${Date.now() % 100_000}`)
  const outlet = await people.enter('outlet_safety', `/list/device?no=${device.equip_no}`, phone)
  const form = dialog(outlet, '设备报修')
  await form.getByText(/^提交后直接派给/).waitFor()
  await choose(form, '故障类型', '门锁故障')
  await form.getByLabel('故障描述').fill('刷卡无反应，员工通道只能手动开门')
  await form.locator('input[type=file]').setInputFiles(photo)
  await form.getByRole('img', { name: '第 1 张照片' }).waitFor()
  await form.getByLabel('联系电话').fill('19900001234')
  await signByPassword(form)
  await settle(outlet)
  expect(await misfits(outlet)).toEqual([])
  await leaveBy(form, '报修')
  await toast(outlet, '已派给').waitFor()
  const card = outlet.locator('.reg-card').filter({ hasText: '刷卡无反应' }).first()
  await card.getByText('待接单').waitFor()

  const engineer = await people.enter('vendor', `${manage}?keywords=${device.equip_no}`, phone)
  const its = engineer.locator('.reg-card').filter({ hasText: '刷卡无反应' })
  await its.getByRole('button', { name: '接单', exact: true }).click()
  await leaveBy(dialog(engineer, /^接单 · WX/), '接单')
  await its.getByRole('button', { name: '到场', exact: true }).click()
  await leaveBy(dialog(engineer, /^到场 · WX/), '到场')
  await its.getByRole('button', { name: '修复', exact: true }).click()
  const fix = dialog(engineer, /^修复 · WX/)
  await fix.getByLabel('故障原因').fill('读头进水短路')
  await fix.getByLabel('处理情况').fill('更换读头并做防水处理，测试正常')
  await fix.locator('input[type=file]').setInputFiles(photo)
  await fix.getByRole('img', { name: '第 1 张照片' }).waitFor()
  await fix.getByRole('button', { name: '添加配件' }).click()
  await fix.getByLabel('名称 1').fill('读头')
  await fix.getByLabel('单价（元） 1').fill('180.5')
  await fix.getByLabel('人工费（元）').fill('100')
  await fix.getByText('合计 280.50 元').waitFor()
  await choose(fix, '费用承担', '分行')
  await signByPassword(fix)
  await settle(engineer)
  expect(await misfits(engineer)).toEqual([])
  await leaveBy(fix, '修复')
  await its.getByText('待确认').waitFor()

  const leader = await people.enter('outlet_leader', `${requests}?keywords=${device.equip_no}`)
  await act(leader, '刷卡无反应', '确认')
  const confirm = dialog(leader, /^确认 · WX/)
  await confirm.getByText('更换读头并做防水处理，测试正常').waitFor()
  await confirm.getByText('280.50').first().waitFor()
  await confirm.getByText('已修好', { exact: true }).click()
  await signByPassword(confirm)
  await settle(leader)
  expect(await violations(leader)).toEqual([])
  await leaveBy(confirm, '确认')
  await act(leader, '刷卡无反应', '评价')
  const rate = dialog(leader, /^评价 · WX/)
  // The fourth star of the last of three marks.
  await rate.getByRole('radio').nth(13).click()
  await leaveBy(rate, '评价')
  await rowOf(leader, '刷卡无反应').getByText('已完成').waitFor()

  // The life of the device has the order and what it has cost.
  await leader.goto(`/list/equipmentList?keywords=${device.equip_no}`)
  await rowOf(leader, device.equip_no).getByRole('button', { name: device.equip_no }).click()
  const record = dialog(leader, new RegExp(device.equip_no))
  await record.getByRole('tab', { name: '生命周期' }).click()
  await record.getByText('¥280.50').waitFor()
})

test('the branch sends a vendor where none is bound, from the board and with keys, and prints the order with its signatures [C-2.5-02]', async () => {
  const text = `应急照明不亮${Date.now() % 100_000}`
  const safety = await apiOf('outlet_safety')
  // Nobody serves this type of device here by binding alone: without a device of the ledger the branch decides.
  const order = await safety<{ id: number; bill_no: string; status: number }>('Repair/RequestRepair', {
    ...{ device_name: '访客登记机', device_type: 5, location: '大堂', fault_type: 1, fault_desc: text },
    ...{ contact_name: '何向北', contact_phone: '19900001234', sign: { method: 2, password: 'Demo@2026' } },
  })
  const branchApi = await apiOf('branch_security')
  const { version } = await branchApi('Repair/Get', { id: order.id })
  await branchApi('Repair/UpdateRepairStatus', { id: order.id, version, status: 1, reason: '改派其他厂商' })

  const branch = await people.enter('branch_security', `${manage}?tab=board`)
  const card = branch.getByRole('button', { name: new RegExp(text) })
  await card.focus()
  await branch.keyboard.press('Shift+ArrowRight')
  const send = dialog(branch, /^派单 · WX/)
  await choose(send, '维保厂商', '锐视')
  await signByPassword(send)
  await settle(branch)
  expect(await violations(branch)).toEqual([])
  await leaveBy(send, '派单')
  await branch
    .getByRole('region', { name: /^待接单/ })
    .getByRole('button', { name: new RegExp(text) })
    .waitFor()

  await branch.goto(`${manage}?keywords=${text}`)
  await search(branch, text)
  await branch.evaluate(() => Object.assign(window, { print: () => undefined }))
  await branch.getByRole('button', { name: '打印', exact: true }).click()
  const sheet = branch.locator('#print-sheet')
  await sheet.getByText(order.bill_no).first().waitFor({ state: 'attached' })
  for (const head of ['报修', '派单', '维修', '确认'])
    expect(await sheet.getByRole('columnheader', { name: head, exact: true, includeHidden: true }).count()).toBe(1)
})

test('the statistics say how vendors keep their deadlines', async () => {
  const page = await people.enter('branch_security', `${manage}?tab=stat`)
  await page.getByText('SLA 达成').first().waitFor()
  await page.getByRole('row').filter({ hasText: '沧岭锐视安防工程有限公司' }).waitFor()
  await settle(page)
  expect(await violations(page)).toEqual([])
})
