import { inject } from 'vitest'
import { localTime } from '../../apps/server/src/core/time/local.ts'
import { TIMEZONE } from '../../apps/server/src/demo/calendar.ts'
import { handovers } from '../support/addresses.ts'
import { apiOf } from '../support/api.ts'
import { choose, dialog, rowOf, signByHand, signByPassword } from '../support/form.ts'
import { begin, newHandover, send } from '../support/handover.ts'
import { staff } from '../support/outlet.ts'
import type { Camera } from './camera.ts'

const key = { key_no: 'DA-01', key_name: '档案柜钥匙' }

/** A key used only for the pictures, held by the safety officer. */
async function makeKey(): Promise<void> {
  const leader = await apiOf('outlet_leader')
  const safety = await apiOf('outlet_safety')
  const { user } = await safety<{ user: { id: number; dept_id: number } }>('Login/GetCurrent', {})
  const more = { dept_id: user.dept_id, key_type: 9, copy_type: 1, position: 1, holder_user_id: user.id }
  await leader('KeyLedger/Save', { ...key, ...more })
}

/** The course of one handover: entered at the desk, received on a phone, viewed by the branch; and the key ledger. */
export async function dailyPictures({ enter, take }: Camera): Promise<void> {
  await makeKey()
  const page = await enter('outlet_safety', `${handovers}?all=1`)
  const form = await newHandover(page)
  await choose(form, '交接类型', '临时保管')
  await choose(form, '钥匙', key.key_no)
  await choose(form, '接收人', staff.teller)
  await choose(form, '监交人', staff.leader)
  const back = form.getByLabel('预计归还')
  await back.fill(`${localTime(new Date(inject('demonstration').at), TIMEZONE).slice(0, 10)} 17:30`)
  await back.press('Enter')
  await form.getByLabel('事由').fill('调阅上月会计档案')
  await form.getByText('在监控范围内交接', { exact: true }).click()
  await signByHand(form)
  await form.getByText('交接类型', { exact: true }).scrollIntoViewIfNeeded()
  await take('handover-new', form)
  await send(form)
  await rowOf(page, key.key_no).waitFor()
  const bill = (await rowOf(page, key.key_no).getByRole('button').first().innerText()).trim()

  const phone = await enter('outlet_teller', `${handovers}?mine=1`, { phone: true, height: 860 })
  await take('handovers-phone', phone)
  const card = phone.locator('.reg-card').filter({ hasText: bill })
  await card.getByRole('button', { name: '接收' }).click()
  const receipt = dialog(phone, `接收 · ${bill}`)
  await signByHand(receipt)
  await receipt.getByText('本人签名').scrollIntoViewIfNeeded()
  await take('receive-phone', phone)
  await receipt.getByRole('button', { name: '签名接收' }).click()
  await receipt.waitFor({ state: 'detached' })

  const leader = await enter('outlet_leader', `${handovers}?keywords=${bill}`)
  const supervision = await begin(leader, '监交', bill)
  await signByPassword(supervision)
  await supervision.getByRole('button', { name: '签名监交' }).click()
  await supervision.waitFor({ state: 'detached' })

  await branchPictures({ enter, take }, bill)

  await leader.setViewportSize({ width: 1440, height: 720 })
  await leader.goto(`${handovers}?tab=ledger`)
  await leader.getByText('DA-01').waitFor()
  await take('key-ledger', leader)
  await printPicture({ enter, take })
}

/** The printed page of the register. */
async function printPicture({ enter, take }: Pick<Camera, 'enter' | 'take'>): Promise<void> {
  const page = await enter('outlet_leader', `${handovers}?all=1`)
  await page.evaluate(() => Object.assign(window, { print: () => undefined }))
  for (const box of (await page.getByRole('checkbox', { name: /^选择/ }).all()).slice(0, 5)) await box.check()
  await page.getByRole('button', { name: '打印所选' }).click()
  await page.locator('#print-sheet').waitFor({ state: 'attached' })
  // The width of A4 landscape; its margins are set by the printer.
  await page.setViewportSize({ width: 1123, height: 480 })
  await page.addStyleTag({ content: '#print-sheet { padding: 32px }' })
  await page.emulateMedia({ media: 'print' })
  await take('print', page)
}

/** The branch's view of it. */
async function branchPictures({ enter, take }: Pick<Camera, 'enter' | 'take'>, bill: string): Promise<void> {
  const page = await enter('branch_security', `${handovers}?all=1`)
  await take('handovers', page)
  await page.goto(`${handovers}?keywords=${bill}`)
  await page.getByRole('button', { name: '导出' }).click()
  await take('export', dialog(page, '导出 Excel'))
  await page.keyboard.press('Escape')
  await rowOf(page, bill).getByRole('button', { name: bill }).click()
  const detail = page.getByRole('dialog')
  await detail.getByText('基本信息').waitFor()
  await take('handover', page)
  await page.setViewportSize({ width: 1440, height: 540 })
  await detail.getByRole('tab', { name: '签名' }).click()
  await detail.getByRole('img', { name: `${staff.teller}的签名` }).waitFor()
  await take('handover-signatures', detail)
  await page.setViewportSize({ width: 1440, height: 800 })
  await detail.getByRole('tab', { name: '操作记录' }).click()
  await detail.getByText('登记钥匙交接').waitFor()
  await take('handover-history', detail)

  await take('handovers-night', await enter('branch_security', `${handovers}?all=1`, { mode: 'night' }))
  const phone = await enter('branch_security', `${handovers}?keywords=${bill}`, { mode: 'night', phone: true })
  await phone.getByRole('button', { name: bill }).click()
  await phone.getByRole('dialog').getByText('基本信息').waitFor()
  await take('handover-phone-night', phone)
}
