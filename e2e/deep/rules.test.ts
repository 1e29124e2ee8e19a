import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { handovers } from '../support/addresses.ts'
import { userOf } from '../support/approval.ts'
import { PASSWORD, useBrowser } from '../support/browser.ts'
import { choose, rowOf, signByPassword, toast } from '../support/form.ts'
import { begin, billOf, fillHandover, newHandover, send, sendButton } from '../support/handover.ts'
import { staff, useOutlet } from '../support/outlet.ts'

const people = useBrowser()
const outlet = useOutlet()

/** Starts a template flow and approves the request as both deciders; returns its number. */
async function ask(page: Page, flow: string, fill: (sheet: Locator) => Promise<void>): Promise<string> {
  await page.waitForURL('**/form/basic?tab=new*')
  await page.getByRole('button', { name: flow }).first().click()
  const sheet = page.getByRole('region', { name: flow })
  await fill(sheet)
  await page.getByRole('button', { name: /^提\s*交$/ }).click()
  const submittedText = await page.getByText(/单号 SP\d+/).innerText()
  const bill = /SP\d+/.exec(submittedText)?.[0] ?? ''
  for (const role of ['outlet_leader', 'branch_security']) {
    const { call } = await userOf(role)
    const tasks = await call<{ bill_no: string; task_id: number }[]>('OaExamine/GetAuditList', { keywords: bill })
    const task = tasks.find(({ bill_no }) => bill_no === bill)
    await call('OaExamine/Audit', { task_id: task?.task_id, command: 'agree' })
  }
  return bill
}

/** Any day and hour. */
async function moment(box: Locator): Promise<void> {
  await box.click()
  await box.fill('2026-11-24 09:00')
  await box.press('Enter')
}

test('a sealed key wants an approved request', async () => {
  const key = await outlet.sealedKey('消防间备用')
  const page = await people.signedIn('outlet_safety')
  const asking = await newHandover(page)
  await choose(asking, '交接类型', '启封备用')
  await asking.getByText('本机构没有可用的审批单').waitFor()
  await asking.getByRole('button', { name: '新建审批' }).waitFor()

  // The template flow, with the form to which the register links.
  await asking.getByRole('button', { name: '新建审批' }).click()
  const bill = await ask(page, '备用钥匙启封', async (sheet) => {
    await sheet.getByLabel('钥匙名称及编号').fill(`${key.name} ${key.no}`)
    await sheet.getByLabel('封签号').fill(key.no)
    await sheet.getByText('正本损坏', { exact: true }).click()
    await choose(sheet, '启封人', staff.teller)
    await moment(sheet.getByLabel('启封时间'))
    await sheet.getByLabel('事由').fill('正本锁芯断裂')
  })

  const form = await newHandover(page)
  await fillHandover(form, '启封备用', key)
  await form.getByLabel('事由').fill('正本损坏')
  await choose(form, '监交人', staff.leader)
  await choose(form, '审批单', bill)
  await signByPassword(form)
  await send(form)
  await rowOf(page, key.no).waitFor()
})

test('somebody of a crew who fails the check is let in by a ready flow', async () => {
  const page = await people.enter('outlet_safety', '/form/basic?tab=new')
  const bill = await ask(page, '押运交接人员特批', async (sheet) => {
    await sheet.getByLabel('押运公司').fill('某守押公司')
    await sheet.getByLabel('人员姓名').fill('某替班')
    await moment(sheet.getByLabel('交接时间'))
    await sheet.getByText('临时替换', { exact: true }).click()
    await sheet.getByLabel('情况说明及身份核实方式').fill('原押运员突发疾病，已致电公司核实')
  })
  const { call } = await userOf('outlet_safety')
  const offered = await call<{ bill_no: string }[]>('MoneyBox/GetPermitList', {})
  expect(offered.map(({ bill_no }) => bill_no)).toContain(bill)
})

test('the keys of a safe want a supervisor', async () => {
  const key = await outlet.key('尾箱钥匙', 4)
  const form = await newHandover(await people.enter('outlet_safety'))
  await fillHandover(form, '班次交接', key)
  await signByPassword(form)
  await sendButton(form).click()
  await form.getByText('请填写监交人').waitFor()
  await form.getByText('该交接须有监交人').waitFor()
  await choose(form, '监交人', staff.leader)
  await send(form)
  const page = form.page()
  await rowOf(page, key.no).getByRole('button').first().click()
  await page.getByRole('dialog').getByText(staff.leader).first().waitFor()
})

test('what the server finds wrong stands at its field, and the rest stays filled in', async () => {
  const key = await outlet.key('资料柜钥匙')
  const page = await people.signedIn('outlet_safety')
  const form = await newHandover(page)
  await fillHandover(form, '班次交接', key)
  await signByPassword(form, 'not the password')
  await sendButton(form).click()
  await form.locator('.ant-form-item').filter({ hasText: '本人签名' }).getByText('密码错误').waitFor()
  await form.getByText('请检查标红的内容').waitFor()
  await form.getByPlaceholder('请输入本人的登录密码').fill(PASSWORD)
  await send(form)
  await rowOf(page, key.no).waitFor()
})

test('an empty form names what is missing and goes to the first of it', async () => {
  const form = await newHandover(await people.enter('outlet_safety'))
  await sendButton(form).click()
  for (const label of ['交接类型', '钥匙', '接收人']) await form.getByText(`请填写${label}`).waitFor()
  await form.getByText('请签名', { exact: true }).waitFor()
  const type = form.getByLabel('交接类型', { exact: true })
  expect(await type.getAttribute('aria-invalid')).toBe('true')
  await expect.poll(() => type.evaluate((field) => field === document.activeElement)).toBe(true)
})

test('a receiver refuses with a reason, and the giver hears of it', async () => {
  const { bill_no } = await outlet.handover(await outlet.key('样品柜钥匙'))
  const page = await people.enter('outlet_teller', `${handovers}?keywords=${bill_no}`)
  const form = await begin(page, '拒收', bill_no)
  await form.getByRole('button', { name: '确认拒收' }).click()
  await form.getByText('请填写拒收原因').waitFor()
  await form.getByLabel('拒收原因').fill('数量不符')
  await form.getByRole('button', { name: '确认拒收' }).click()
  await toast(page, '保存成功').waitFor()
  // Its state; its moves are in the menu.
  await expect.poll(() => rowOf(page, bill_no).innerText()).toContain('拒收')
  const giver = await people.enter('outlet_safety')
  const reminder = giver.getByRole('listitem').filter({ hasText: `钥匙交接被拒收：${bill_no}` })
  await reminder.getByText('数量不符').waitFor()
})

test('the leader of the outlet voids with a reason', async () => {
  const { bill_no } = await outlet.handover(await outlet.key('工具箱钥匙'))
  const page = await people.enter('outlet_leader', `${handovers}?keywords=${bill_no}`)
  const form = await begin(page, '作废', bill_no)
  await form.getByLabel('作废原因').fill('登记有误')
  await form.getByRole('button', { name: '确认作废' }).click()
  await toast(page, '保存成功').waitFor()
  await rowOf(page, bill_no).getByRole('button', { name: '作废' }).waitFor({ state: 'detached' })
  expect(await rowOf(page, bill_no).innerText()).toContain('作废')
  await rowOf(page, bill_no).getByRole('button', { name: bill_no }).click()
  await page.getByRole('dialog').getByText('登记有误').waitFor()
})

test('a key that was lent comes back', async () => {
  const key = await outlet.key('设备间钥匙')
  const page = await people.signedIn('outlet_safety')
  const form = await newHandover(page)
  await fillHandover(form, '临时保管', key)
  await form.getByLabel('事由').fill('设备检修')
  const back = form.getByLabel('预计归还')
  await back.fill(`${new Date(Date.now() + 86_400_000).toISOString().slice(0, 10)} 18:00`)
  await back.press('Enter')
  await signByPassword(form)
  await send(form)
  const bill = await billOf(page, key)

  const borrower = await people.enter('outlet_teller', `${handovers}?keywords=${bill}`)
  const receipt = await begin(borrower, '接收', bill)
  await signByPassword(receipt)
  await receipt.getByRole('button', { name: '签名接收' }).click()
  await expect.poll(() => rowOf(borrower, bill).innerText()).toContain('待归还')
  const end = await begin(borrower, '归还', bill)
  await signByPassword(end)
  await end.getByRole('button', { name: '签名收回' }).click()
  await expect.poll(() => rowOf(borrower, bill).innerText()).toContain('已归还')
})
