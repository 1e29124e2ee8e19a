import { expect, test } from 'vitest'
import { useBrowser } from '../../../../e2e/support/browser.ts'
import { settle } from '../../../../e2e/support/everyPage.ts'
import { act, choose, dialog, rowOf } from '../../../../e2e/support/form.ts'
import { leaveBy } from '../../../../e2e/support/leaving.ts'
import { misfits } from '../../../../e2e/support/misfits.ts'
import { photo } from '../../../../e2e/support/photo.ts'
import { withTrades } from '../../../../e2e/support/trading.ts'
import { terminalRow } from '../../server/testing/terminal.ts'

const people = useBrowser()
const repairs = '/product/repair'
const DEVICE = 'KG24C0000031'

test('member service reports a terminal, operations repair it, and member service confirms it on a phone [C-2.8-09]', async () => {
  await withTrades((t) =>
    terminalRow(t, { agent: '松湾维修服务部', member: '松湾维修商行', device: DEVICE, consume: '维修封签' }),
  )
  const service = await people.enter('member_service', `${repairs}?new=1`)
  const form = dialog(service, '终端报修')
  await choose(form, '终端', DEVICE)
  await choose(form, '故障类型', '门锁故障')
  await form.getByLabel('故障描述').fill('柜门锁不上，钥匙取不出')
  await form.getByLabel('联系电话').fill('19900001234')
  await leaveBy(form, '报修')
  await rowOf(service, DEVICE).getByText('待派单').waitFor()

  const page = await people.enter('trade_admin', repairs)
  await act(page, DEVICE, '派单')
  const send = dialog(page, /^派单/)
  await send.getByLabel('维修单位').fill('平台维修部')
  await send.getByLabel('工程师', { exact: true }).fill('石敬亭')
  await leaveBy(send, '派单')
  await act(page, DEVICE, '开始维修')
  await dialog(page, /开始维修吗/)
    .getByRole('button', { name: /确\s?定/ })
    .click()
  await rowOf(page, DEVICE).getByText('维修中').waitFor()
  await act(page, DEVICE, '修复')
  const fix = dialog(page, /^修复/)
  await choose(fix, '处理方式', '现场')
  await fix.getByLabel('故障原因').fill('锁舌卡死')
  await fix.getByLabel('处理情况').fill('更换锁舌并重新校准')
  await fix.locator('input[type=file]').setInputFiles(photo)
  await fix.getByRole('img', { name: '第 1 张照片' }).waitFor()
  await fix.getByText('质保期内，合计 0 元').waitFor()
  await leaveBy(fix, '修复')
  await rowOf(page, DEVICE).getByText('待确认').waitFor()

  const phone = await people.enter('member_service', repairs, { width: 360, height: 740 })
  const card = phone.locator('.reg-card').filter({ hasText: DEVICE })
  await card.getByRole('button', { name: '确认', exact: true }).click()
  const confirm = dialog(phone, /^确认/)
  await confirm.getByText('已修好', { exact: true }).click()
  await settle(phone)
  expect(await misfits(phone)).toEqual([])
  await leaveBy(confirm, '确认')
  await card.getByText('待评价').waitFor()
})
