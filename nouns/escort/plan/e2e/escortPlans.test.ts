import { expect, test } from 'vitest'
import { useBrowser } from '../../../../e2e/support/browser.ts'
import { makeEscort } from '../../../../e2e/support/escortCrew.ts'
import { settle } from '../../../../e2e/support/everyPage.ts'
import { choose, chooseUnit, dialog, rowOf } from '../../../../e2e/support/form.ts'
import { leaveBy } from '../../../../e2e/support/leaving.ts'
import { misfits } from '../../../../e2e/support/misfits.ts'

const people = useBrowser()
const plans = '/exception/escort/PlanList'
const hour = (form: ReturnType<typeof dialog>, label: string, time: string) =>
  form
    .getByLabel(label, { exact: true })
    .fill(time)
    .then(() => form.page().keyboard.press('Enter'))

test('a route with its stops, a plan of tomorrow with whoever may ride, published; the outlet sees it on a phone', async () => {
  const run = String(Date.now())
  const { company, plate_no, outlets } = await makeEscort(run)
  const route = `线路${run.slice(-6)}`
  const page = await people.enter('admin', `${plans}?tab=route`)
  await page.getByRole('button', { name: '新增' }).click()
  const form = dialog(page, '新增线路')
  await choose(form, '守押公司', company)
  await form.getByLabel('线路号').fill(`T${run.slice(-6)}`)
  await form.getByLabel('线路名称').fill(route)
  const first = form.getByRole('group', { name: '第 1 站' })
  await chooseUnit(first, '机构', outlets[0] ?? '')
  await hour(first, '早送时间', '08:10')
  await hour(first, '晚收时间', '17:30')
  await form.getByRole('button', { name: '添加一站' }).click()
  const second = form.getByRole('group', { name: '第 2 站' })
  await chooseUnit(second, '机构', outlets[1] ?? '')
  await hour(second, '早送时间', '08:00')
  await hour(second, '晚收时间', '17:50')
  await form.getByRole('button', { name: '保存', exact: true }).click()
  await form.getByText('停靠时间须逐站递增').waitFor()
  await hour(second, '早送时间', '08:30')
  await leaveBy(form, '保存')

  await rowOf(page, route).getByRole('button', { name: '排班' }).click()
  await page.getByRole('button', { name: '新增' }).click()
  const plan = dialog(page, '新增排班')
  await choose(plan, '守押公司', company)
  await choose(plan, '线路', route)
  expect(await plan.getByLabel('开始时间').inputValue()).toBe('07:30')
  await choose(plan, '车辆', plate_no)
  await choose(plan, '司机', '罗嘉树')
  await choose(plan, '护卫员', '马行舟')
  await choose(plan, '护卫员', '唐以衡')
  await choose(plan, '解款员', '袁定坤')
  await choose(plan, '车长', '马行舟')
  await leaveBy(plan, '保存')
  await rowOf(page, plate_no).getByText('草稿').waitFor()

  await rowOf(page, plate_no).getByRole('button', { name: '发布' }).click()
  const publishing = dialog(page, /^发布 · /)
  await publishing.getByRole('button', { name: '发布' }).waitFor()
  const reason = publishing.getByLabel('原因')
  // After six in the evening the plan of tomorrow is late.
  if (await reason.isVisible()) await reason.fill('车辆检修')
  await leaveBy(publishing, '发布')
  await rowOf(page, plate_no).getByText('已发布').waitFor()

  const phone = await people.enter('branch_security', `${plans}?keywords=${plate_no}`, { width: 360, height: 740 })
  const card = phone.locator('.reg-card').filter({ hasText: plate_no })
  await card.getByRole('button', { name: '详情' }).click()
  await phone
    .getByRole('dialog')
    .getByText(/马行舟.*（车长）/)
    .waitFor()
  await phone.getByRole('tab', { name: '停靠机构' }).click()
  await phone.getByRole('dialog').getByText('08:30').waitFor()
  await settle(phone)
  expect(await misfits(phone)).toEqual([])
})
