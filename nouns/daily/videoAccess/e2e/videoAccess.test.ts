import { expect, test } from 'vitest'
import { apiOf } from '../../../../e2e/support/api.ts'
import { useBrowser } from '../../../../e2e/support/browser.ts'
import { settle } from '../../../../e2e/support/everyPage.ts'
import { act, choose, dialog, rowOf, signByHand, signByPassword } from '../../../../e2e/support/form.ts'
import { leaveBy } from '../../../../e2e/support/leaving.ts'
import { misfits } from '../../../../e2e/support/misfits.ts'
import { photo } from '../../../../e2e/support/photo.ts'
import { fillPolice } from '../../../../e2e/support/police.ts'

const people = useBrowser()
const list = '/form/daily/taskdaily/ReadList'
/** In the bank's zone. */
const yesterday = new Date(Date.now() - 16 * 3_600_000).toISOString().slice(0, 10)

test('the police come with their document: entered on a phone, carried out, signed by three, printed [C-1-02 C-2.3-04]', async () => {
  const name = `高云程${String(Date.now()).slice(-6)}`
  const { user: supervisor } = await (await apiOf('branch_security'))<{ user: { name: string } }>(
    'Login/GetCurrent',
    {},
  )
  const phone = await people.enter('outlet_safety', `${list}?new=1`, { width: 360, height: 740 })
  const form = dialog(phone, '登记录像调阅')
  await fillPolice(form, { name, no: '0087', day: yesterday })
  await form.getByLabel('同行人').fill('另一警官')
  await form.getByRole('button', { name: '提交', exact: true }).click()
  // The document itself is required, not only its number.
  await form.getByText('公安/司法、监管须上传法律文书').first().waitFor()
  await form.locator('input[type=file]').setInputFiles(photo)
  await form.getByRole('img', { name: '第 1 张照片' }).waitFor()
  await settle(phone)
  expect(await misfits(phone)).toEqual([])
  await leaveBy(form, '提交')
  const bill =
    (await phone.locator('.reg-card').filter({ hasText: name }).getByRole('button').first().textContent()) ?? ''
  expect(bill).toMatch(/^LX\d{16}/)

  const monitor = await people.enter('monitor_center', `${list}?keywords=${bill}`)
  await act(monitor, bill, '登记调阅')
  const carrying = dialog(monitor, new RegExp(`^登记调阅 · ${bill}`))
  const end = new Date(Date.now() + 8 * 3_600_000 - 120_000).toISOString().slice(0, 16).replace('T', ' ')
  await carrying.getByLabel('调阅开始').fill(`${end.slice(0, 10)} 00:01`)
  await carrying.getByLabel('调阅开始').press('Enter')
  await choose(carrying, '监督人', supervisor.name)
  await carrying.getByLabel('调阅结果').fill('已查看，未拷贝')
  await signByPassword(carrying)
  await signByHand(carrying)
  await leaveBy(carrying, '签名并登记')

  const branch = await people.enter('branch_security', `${list}?mine=1&keywords=${bill}`)
  await act(branch, bill, '监督签名')
  const signing = dialog(branch, new RegExp(`^监督签名 · ${bill}`))
  await signByPassword(signing)
  await leaveBy(signing, '签名')

  await branch.goto(`${list}?keywords=${bill}`)
  await branch.evaluate(() => Object.assign(window, { print: () => undefined }))
  await rowOf(branch, bill).getByRole('button', { name: bill }).click()
  const detail = dialog(branch, new RegExp(bill))
  await detail.getByText('已完成').first().waitFor()
  await detail.getByRole('button', { name: '打印' }).click()
  const sheet = branch.locator('#print-sheet')
  await sheet.getByText(name).first().waitFor({ state: 'attached' })
  const text = (await sheet.textContent()) ?? ''
  for (const part of ['监控录像调阅(复制)登记表', '第一联 存档', '第二联 交申请人', supervisor.name])
    expect(text).toContain(part)
  expect(text).not.toContain('100087')
})
