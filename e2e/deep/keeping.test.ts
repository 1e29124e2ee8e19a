import { expect, test } from 'vitest'
import { useBrowser } from '../support/browser.ts'
import { settle } from '../support/everyPage.ts'
import { choose, dialog, rowOf, search, toast } from '../support/form.ts'
import { leaveBy } from '../support/leaving.ts'
import { misfits } from '../support/misfits.ts'

const people = useBrowser()
const daily = '/form/daily/taskdaily'

test('a unit names its company, an account has a data scope of its own, a value stands below another', async () => {
  const page = await people.enter('admin', '/exception/dept')
  await search(page, '青梧路支行营业室')
  await rowOf(page, '青梧路支行营业室').getByRole('button', { name: '编辑' }).click()
  const unit = dialog(page, /^编辑机构/)
  await choose(unit, '守押公司', '沧岭磐盾')
  await leaveBy(unit, '保存')

  await page.goto('/exception/user')
  await search(page, 'outlet_teller')
  await rowOf(page, 'outlet_teller').getByRole('button', { name: '编辑' }).click()
  const account = dialog(page, /^编辑账号/)
  await choose(account, '数据范围', '本部门及下级')
  await account.getByRole('button', { name: '取消' }).click()
  await page.locator('.ant-modal-confirm').getByRole('button', { name: '关闭' }).click()
  await page.getByRole('button', { name: '权限复核表' }).click()
  const review = dialog(page, /导出/)
  for (const column of ['复核意见', '复核人签字', '数据范围']) await review.getByText(column, { exact: true }).waitFor()
  await review.getByRole('button', { name: '取消' }).click()

  await page.goto('/exception/dict/List?keywords=staff_duty')
  await rowOf(page, 'staff_duty').getByRole('button', { name: '字典值' }).click()
  const values = dialog(page, /staff_duty/)
  await values.getByRole('button', { name: '新增字典值' }).click()
  const value = dialog(page, '新增字典值')
  await value.getByLabel('值', { exact: true }).fill('71')
  await value.getByLabel('标签（简体）').fill('驻点队长')
  await choose(value, '上级值', '驻点保安')
  await value.getByLabel('扩展属性').fill('[]')
  await value.getByRole('button', { name: '保存', exact: true }).click()
  await value.getByText('请输入 JSON 对象').waitFor()
  await value.getByLabel('扩展属性').fill('{"armed": false}')
  await value.getByRole('button', { name: '保存', exact: true }).click()
  await toast(page, '保存成功').waitFor()
  await values.getByText('驻点队长').waitFor()

  await page.goto('/exception/log?module=Dict')
  await settle(page)
  const actions = await page.locator('.reg-table tbody td:nth-child(5)').allInnerTexts()
  expect(new Set(actions.map((action) => action.trim()).filter(Boolean)).size).toBeGreaterThan(0)
  await page.goto('/exception/setting')
  await page.getByText('维修时限（小时）').waitFor()
})

test('the statistics by task type and by quality, and as a workbook', async () => {
  for (const [screen, language] of [
    [{ width: 1366, height: 768 }, 'CN'],
    [{ width: 360, height: 740 }, 'CN'],
    [{ width: 1440, height: 900 }, 'US'],
  ] as const) {
    const page = await people.enter('hq_security', '/report/dailytask', { ...screen, language })
    const views = language === 'US' ? ['By task type', 'Heat map', 'Quality'] : ['按任务类型', '热力图', '质量']
    for (const view of views) {
      await page.getByText(view, { exact: true }).click()
      await settle(page)
      if (screen.width === 360) expect(await misfits(page), view).toEqual([])
      const wide = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      )
      expect(wide, `${view} ${screen.width}`).toBeLessThanOrEqual(0)
    }
    const figures = page.locator('dl').first()
    for (const word of language === 'US' ? ['Rectified', 'Runs on time'] : ['整改率', '押运准点率', '交接一致率'])
      await figures.getByText(word, { exact: true }).waitFor()
  }
  // Units by days: a unit links to the units below it, a number to the counted tasks.
  const page = await people.enter('hq_security', '/report/dailytask?view=days')
  const heat = page.getByRole('figure', { name: '逾期完成与逾期未报：机构与日期' })
  const unit = heat.getByRole('button').first()
  const branch = await unit.innerText()
  await settle(page)
  await unit.click()
  await page.getByRole('navigation').getByText(branch).waitFor()
  await settle(page)
  const cell = heat.getByRole('link').first()
  const number = Number(await cell.innerText())
  await cell.click()
  await page.waitForURL(/tab=tasks.*status=3/)
  await page.getByText(`共 ${number} 条`).waitFor()
  await page.goto(`${new URL(page.url()).origin}/report/dailytask`)
  await page.getByRole('button', { name: '导出' }).click()
  const exportDialog = dialog(page, /导出/)
  await exportDialog.getByText('押运准点率', { exact: true }).waitFor()
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    exportDialog.getByRole('button', { name: /^导\s?出$/ }).click(),
  ])
  expect(file.suggestedFilename()).toContain('日常任务统计')
})

test('what a company has to mend it sees and begins; a fault entered by mistake is taken back', async () => {
  const problem = `押运车辆占用消防通道${Date.now() % 100_000}`
  const safety = await people.enter('outlet_leader', `${daily}/RectifyList?new=1`)
  const form = dialog(safety, '新增隐患整改')
  await form.getByLabel('问题', { exact: true }).fill(problem)
  await choose(form, '整改公司', '沧岭磐盾')
  await settle(safety)
  await leaveBy(form, '保存')
  await rowOf(safety, problem).waitFor()

  const company = await people.enter('escort_admin', `${daily}/RectifyList`)
  await rowOf(company, problem).getByRole('button', { name: '开始整改' }).click()
  await leaveBy(dialog(company, /^开始整改/), '开始整改')
  await rowOf(company, problem).getByText('整改中').waitFor()

  const place = `营业大厅${Date.now() % 100_000}`
  const page = await people.enter('outlet_safety', `${daily}/RepairList?new=1`)
  const fault = dialog(page, '登记设备故障')
  await fault.getByRole('button', { name: '复制上次' }).click()
  await page.getByText(/^已复制 GZ/).waitFor()
  await fault.getByLabel('位置').fill(place)
  await fault.getByLabel('临时防范措施').fill('安排保安在门口值守')
  await leaveBy(fault, '保存')
  const row = rowOf(page, place)
  await row.getByRole('button', { name: '更多' }).click()
  await page.getByRole('menuitem', { name: '删除' }).click()
  const taken = dialog(page, /^删除/)
  await taken.getByLabel('作废原因').fill('重复登记')
  await leaveBy(taken, '删除')
  await row.getByText('作废', { exact: true }).waitFor()
})
