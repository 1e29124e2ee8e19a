import { expect, test } from 'vitest'
import { checks as register } from './support/addresses.ts'
import { apiOf } from './support/api.ts'
import { useBrowser } from './support/browser.ts'
import { open, settle } from './support/everyPage.ts'
import { choose, dialog, rowOf, signByPassword } from './support/form.ts'
import { openAllDay, openFrom } from './support/openAllDay.ts'
import { violations } from './support/violations.ts'

const people = useBrowser()
const checks = `${register}?session=2`

test('nobody signs ahead; a draft that a guard has begun is taken over by name before somebody else goes on with it', async () => {
  // Before its hour the session can only be saved as a draft.
  await openFrom('23:58', '23:59')
  const page = await people.enter('outlet_safety', `${register}?new=2`)
  const early = dialog(page, /^新增安全检查/)
  await early.getByText('该场次 23:58 起可以签名，现在可先存草稿').waitFor()
  await settle(page)
  expect(await early.getByRole('button', { name: '签名并提交' }).count()).toBe(0)
  expect(await early.getByText('密码确认', { exact: true }).count()).toBe(0)

  await openAllDay()
  const guard = await apiOf('guard')
  const { items } = await guard<{ items: { item_id: number }[] }>('SecurityCheck/GetBlank', { session: 2 })
  await guard('SecurityCheck/Save', {
    session: 2,
    second_checker_user_id: null,
    disarm_time: null,
    arm_time: null,
    results: items.map(({ item_id }) => ({ item_id, result: 1 })),
  })
  await open(page, checks)
  const row = rowOf(page, '草稿').filter({ hasText: '营业中' }).first()
  const offer = row.getByRole('button', { name: '接手' })
  await offer.waitFor()
  expect(await row.getByRole('button', { name: '填写' }).count()).toBe(0)
  expect(await row.getByRole('button', { name: '删除' }).count()).toBe(0)
  await offer.click()
  await page.getByText(/接手后由您填写和提交这份草稿/).waitFor()
  await settle(page)
  await page
    .getByRole('dialog', { name: '接手' })
    .getByRole('button', { name: /确\s*定/ })
    .click()
  const form = dialog(page, /^填写安全检查/)
  await form.getByText(/^已填 8\/8/).waitFor()
  // The register of faults has a camera out of order: calling it normal needs a reason.
  await form.getByPlaceholder('登记簿与所选结果不符，请说明原因').fill('备用摄像机已覆盖')
  await signByPassword(form)
  await form.getByRole('button', { name: '签名并提交' }).click()
  await form.waitFor({ state: 'detached' })
  // Users who may not submit it do not see the row.
  await row.waitFor({ state: 'detached' })
})

test('what a register knows is not contradicted unsaid, with the way there; a number is asked for; signed by one it awaits the other [C-2.3-01]', async () => {
  const guard = await apiOf('guard')
  const [visitor] = await guard<{ bill_no: string }[]>('OutInside/GetPageList', { status: [1] })
  const bill = visitor?.bill_no ?? ''

  // Closing can be signed at any hour if the business day has ended at its start.
  await openFrom('00:00', '00:01')
  const page = await people.enter('outlet_safety', `${register}?new=3`)
  const form = dialog(page, /^(新增|填写)安全检查/)
  const item = (code: string) => form.getByRole('listitem').filter({ hasText: code })
  await item('S301').getByText('登记簿：在场外来人员').waitFor()
  await settle(page)
  await form.getByRole('button', { name: '全部正常' }).click()
  expect(await item('S301').getByRole('radio', { checked: true }).count()).toBe(0)
  await item('S301').getByText('正常', { exact: true }).click()
  await form.getByRole('button', { name: '签名并提交' }).click()
  await item('S301').getByText('S301 与登记簿不符，请说明原因').waitFor()

  // The link shows who is inside; the answers are kept.
  await settle(page)
  await item('S301').getByRole('button', { name: '去处理' }).click()
  await page.waitForURL(/InOutList\?status=1&dept_id=\d+/)
  await rowOf(page, bill).first().waitFor()
  await page.goBack()
  await item('S301').getByLabel('S301 与登记簿不符的原因').fill('访客由网点负责人陪同至离开')
  await item('S301').getByText('S301 与登记簿不符，请说明原因').waitFor({ state: 'detached' })

  // The time of arming is entered in S307; without it the item cannot be normal.
  const knownReason = item('S307').getByLabel('S307 与登记簿不符的原因')
  await item('S307').getByText('正常', { exact: true }).click()
  if (await knownReason.isVisible()) await knownReason.fill('报警主机已修复，待验收')
  await form.getByRole('button', { name: '签名并提交' }).click()
  await item('S307').getByText('S307 须填写数值').waitFor()
  const hour = item('S307').getByLabel('S307 数值')
  await hour.fill('00:00')
  await hour.press('Enter')
  await item('S307').getByText('S307 须填写数值').waitFor({ state: 'detached' })
  await settle(page)
  expect(await violations(page)).toEqual([])

  // Signed by one of two people it waits for the other: it is not late, and cannot be filled in or deleted.
  for (const contradicted of await form.getByRole('listitem').filter({ hasText: '登记簿：' }).all()) {
    await contradicted.getByText('正常', { exact: true }).click()
    await contradicted.getByLabel(/与登记簿不符的原因$/).fill('已安排专人值守')
  }
  await choose(form, '复核人', '杜思源')
  await signByPassword(form)
  await form.getByRole('button', { name: '签名并提交' }).click()
  await form.waitFor({ state: 'detached' })
  await open(page, '/dashboard/workplace')
  const duty = page
    .getByRole('list', { name: '今日任务' })
    .getByRole('listitem')
    .filter({ hasText: '营业终了安全检查' })
  await duty.getByText('待签名').waitFor()
  await duty.getByText('待 杜思源').waitFor()
  expect(await duty.innerText()).not.toContain('逾期')
  const offered = await duty.getByRole('button').allInnerTexts()
  expect(offered.map((word) => word.replace(/\s/g, ''))).toEqual(['催办'])
  await open(page, `${register}?session=3`)
  const row = rowOf(page, '待第二人签名').filter({ hasText: '营业终了' })
  await row.waitFor()
  const day = page.getByRole('region', { name: '今日检查' }).locator('> div').filter({ hasText: '营业终了' })
  expect((await day.innerText()).replace(/\s/g, '')).toMatch(/待第二人签名.*查看$/)
  for (const name of ['填写', '删除']) expect(await row.getByRole('button', { name }).count()).toBe(0)

  // S107 asks for the days of stored recordings; too few are abnormal.
  await open(page, `${register}?new=1`)
  const s107 = item('S107')
  await s107.getByText('正常', { exact: true }).click()
  await s107.getByText('不少于 30').waitFor()
  const camera = s107.getByLabel('S107 与登记簿不符的原因')
  if (await camera.isVisible()) await camera.fill('备用摄像机已覆盖')
  // A check with one signature must have a value in S107.
  await s107.getByLabel('S107 数值').fill('')
  await form.getByRole('button', { name: '签名并提交' }).click()
  await s107.getByText('S107 须填写数值').waitFor()
  await s107.getByLabel('S107 数值').fill('20')
  await s107.getByText('S107 的数值超出合格范围，不能判为正常').waitFor()
  await s107.getByLabel('S107 数值').fill('90')
  await s107.getByText('S107 的数值超出合格范围，不能判为正常').waitFor({ state: 'detached' })
})
