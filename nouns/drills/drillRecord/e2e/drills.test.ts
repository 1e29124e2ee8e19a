import { expect, test } from 'vitest'
import { useBrowser } from '../../../../e2e/support/browser.ts'
import { settle } from '../../../../e2e/support/everyPage.ts'
import { choose, dialog, rowOf, signByPassword } from '../../../../e2e/support/form.ts'
import { leaveBy } from '../../../../e2e/support/leaving.ts'
import { misfits } from '../../../../e2e/support/misfits.ts'
import { photo } from '../../../../e2e/support/photo.ts'
import { violations } from '../../../../e2e/support/violations.ts'

const people = useBrowser()
const drills = '/report/drill'

test('a plan of head office, a drill by it from the phone, evaluated by the head of the outlet, in the statistics [C-2.6-03]', async () => {
  const plan = `防抢劫应急预案${Date.now() % 100_000}`
  const hq = await people.enter('hq_security', `${drills}?tab=plans&new=1`)
  const planned = dialog(hq, '新增预案')
  await planned.getByLabel('预案名称').fill(plan)
  await choose(planned, '演练类型', '防抢劫')
  await planned.getByLabel('预案内容').fill('发现持械人员立即按下报警按钮，组织客户撤离，配合公安机关处置。')
  await leaveBy(planned, '保存')
  await rowOf(hq, plan).first().waitFor()
  await settle(hq)
  expect(await violations(hq)).toEqual([])

  const place = `营业大厅${Date.now() % 100_000}`
  const phone = await people.enter('outlet_safety', `${drills}?new=1`, { width: 360, height: 740 })
  const form = dialog(phone, '计划演练')
  await choose(form, '预案', plan)
  await choose(form, '形式', '实战')
  // Yesterday, so that neither time lies ahead at any hour.
  const day = new Date(Date.now() - 86_400_000).toISOString().slice(0, 10)
  for (const [label, time] of [
    ['开始时间', `${day} 08:00`],
    ['结束时间', `${day} 08:30`],
  ] as const) {
    await form.getByLabel(label).fill(time)
    await form.getByLabel(label).press('Tab')
  }
  await form.getByLabel('地点').fill(place)
  await settle(phone)
  expect(await misfits(phone)).toEqual([])
  await leaveBy(form, '保存')
  const card = phone.locator('.reg-card').filter({ hasText: '计划' }).first()
  await card.getByRole('button', { name: /^YL/ }).click()
  const record = dialog(phone, /^YL/)
  await record.getByRole('button', { name: '提交评估' }).click()
  const happened = dialog(phone, /^提交评估 · /)
  await happened.getByRole('button', { name: '带入本网点人员' }).click()
  await happened.getByLabel('姓名').nth(2).waitFor()
  await happened.getByLabel('情景').fill('两名蒙面人员持械闯入营业大厅')
  await happened.getByRole('button', { name: '增加步骤' }).click()
  await happened.getByLabel('时间', { exact: true }).fill('08:05:10')
  await happened.getByLabel('行动').fill('柜员按下紧急报警按钮')
  await happened.getByLabel('响应秒').fill('48')
  await happened.getByLabel('存在问题').fill('疏散通道有杂物')
  await happened.getByLabel('改进措施').fill('当日清理并每周检查')
  for (const n of [1, 2]) {
    await happened.locator('input[type=file]').setInputFiles({ ...photo, name: `photo${n}.png` })
    await happened.getByRole('img', { name: `第 ${n} 张照片` }).waitFor()
  }
  await settle(phone)
  expect(await misfits(phone)).toEqual([])
  await happened.getByRole('button', { name: '提交评估', exact: true }).click()
  await happened.waitFor({ state: 'detached' })
  await record.getByText('待评估', { exact: true }).first().waitFor()
  await phone.context().close()

  const leader = await people.enter('outlet_leader', `${drills}?keywords=${encodeURIComponent(place)}`)
  await rowOf(leader, '待评估').getByRole('button', { name: /^YL/ }).click()
  const submitted = dialog(leader, /^YL/)
  await submitted.getByRole('tab', { name: '演练经过' }).click()
  await submitted.getByText('柜员按下紧急报警按钮').waitFor()
  await settle(leader)
  expect(await violations(leader)).toEqual([])
  await submitted.getByRole('button', { name: '评估', exact: true }).click()
  const evaluation = dialog(leader, /^评估 · /)
  await evaluation.getByLabel('得分').fill('91')
  await choose(evaluation, '效果', '优秀')
  await evaluation.getByLabel('评估意见').fill('响应迅速，分工明确')
  await signByPassword(evaluation)
  await settle(leader)
  await evaluation.getByRole('button', { name: '评估', exact: true }).click()
  await evaluation.waitFor({ state: 'detached' })
  await submitted.getByText('已评估', { exact: true }).first().waitFor()
  await leader.evaluate(() => Object.assign(window, { print: () => undefined }))
  await submitted.getByRole('button', { name: '打印' }).click()
  await leader.locator('#print-sheet').getByText('疏散通道有杂物').waitFor({ state: 'attached' })

  const stat = await people.enter('outlet_leader', `${drills}?tab=stat`)
  await stat.getByText('应演练网点').first().waitFor()
  await stat.getByRole('button', { name: '表格: 各季度场次' }).click()
  await stat.getByRole('figure', { name: '各季度场次' }).getByRole('link').first().waitFor()
  await settle(stat)
  expect(await violations(stat)).toEqual([])
})
