import { expect, test } from 'vitest'
import { useBrowser } from '../../../../e2e/support/browser.ts'
import { settle } from '../../../../e2e/support/everyPage.ts'
import { dialog, rowOf, signByPassword } from '../../../../e2e/support/form.ts'
import { leaveBy } from '../../../../e2e/support/leaving.ts'
import { misfits } from '../../../../e2e/support/misfits.ts'
import { photo } from '../../../../e2e/support/photo.ts'
import { violations } from '../../../../e2e/support/violations.ts'

const people = useBrowser()
const meetings = '/taskmeeting/List/'
const said =
  '学习近期冒充检查人员案件通报，重温营业场所外来人员核验流程；演练报警按钮使用、紧急疏散路线和尾随处置，明确各岗位职责与联系方式。'

test('a meeting is recorded on a phone, everybody who was there signs, and the head archives it [C-2.4-02]', async () => {
  const title = `安全例会${Date.now() % 100_000}`
  const phone = await people.enter('outlet_safety', `${meetings}?new=1`, { width: 360, height: 740 })
  const form = dialog(phone, '登记会议培训')
  await form.getByLabel('主题').fill(title)
  await form.getByLabel('地点').fill('二楼会议室')
  // Yesterday, so that neither time lies ahead at any hour.
  const day = new Date(Date.now() - 86_400_000).toISOString().slice(0, 10)
  for (const [label, time] of [
    ['开始时间', `${day} 08:00`],
    ['结束时间', `${day} 08:30`],
  ] as const) {
    await form.getByLabel(label).fill(time)
    await form.getByLabel(label).press('Tab')
  }
  await form.getByRole('button', { name: '带入应到人员' }).click()
  await form
    .getByRole('checkbox', { name: /^缺席 / })
    .first()
    .waitFor()
  // Only those with accounts were there: the guards' drawing has its own story with escort handovers.
  const removals = form.getByRole('button', { name: /^删除“/ })
  while ((await removals.count()) > 3) await removals.nth(3).click()
  await form.getByLabel('内容').fill(said)
  await form.locator('input[type=file]').first().setInputFiles(photo)
  await form.getByRole('img', { name: '第 1 张照片' }).waitFor()
  await settle(phone)
  expect(await misfits(phone)).toEqual([])
  await leaveBy(form, '提交')
  await phone.locator('.reg-card').filter({ hasText: title }).waitFor()

  for (const who of ['outlet_safety', 'outlet_teller', 'outlet_leader']) {
    const page = await people.enter(who, `${meetings}?keywords=${encodeURIComponent(title)}`)
    await rowOf(page, title).getByRole('button', { name: /^HY/ }).click()
    const record = dialog(page, /^HY/)
    await record.getByRole('tab', { name: '签到表' }).click()
    await settle(page)
    expect(await violations(page)).toEqual([])
    await record
      .getByRole('tabpanel')
      .getByRole('button', { name: /^签名 / })
      .click()
    const sign = dialog(page, /^签名 · /)
    await signByPassword(sign)
    await settle(page)
    await sign.getByRole('button', { name: '签名', exact: true }).click()
    await sign.waitFor({ state: 'detached' })
    if (who !== 'outlet_leader') {
      await page.context().close()
      continue
    }
    await record.getByText('已签名', { exact: true }).first().waitFor()
    await record.getByRole('button', { name: '签名归档' }).click()
    const archive = dialog(page, /^签名归档 · /)
    await signByPassword(archive)
    await settle(page)
    await archive.getByRole('button', { name: '签名归档', exact: true }).click()
    await archive.waitFor({ state: 'detached' })
    await record.getByText('已归档', { exact: true }).first().waitFor()
  }
})
