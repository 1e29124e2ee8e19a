import type { Locator, Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { apiOf } from '../../../../e2e/support/api.ts'
import { userOf } from '../../../../e2e/support/approval.ts'
import { useBrowser } from '../../../../e2e/support/browser.ts'
import { dropped, publishForm, run } from '../../../../e2e/support/customForm.ts'
import { open, settle } from '../../../../e2e/support/everyPage.ts'
import { choose, dialog, rowOf, toast } from '../../../../e2e/support/form.ts'
import { violations } from '../../../../e2e/support/violations.ts'

const people = useBrowser()
const list = '/exception/systemExamineList'
const flowName = `用车审批${run}`
const category = `流程${run}`

let page: Page
let form: { name: string }
beforeAll(async () => {
  form = await publishForm('用车申请', [
    dropped('number', 'boxes', {}, { label: '款箱数' }),
    dropped('input', 'reason'),
  ])
  const admin = await apiOf('admin')
  await admin('OaExamine/SaveCategory', { category_name: category })
  page = await people.enter('admin')
})

const card = (text: string): Locator => page.locator('[data-card]').filter({ hasText: text })
const properties = (): Locator => page.getByRole('complementary', { name: '属性' })
const problems = (): Locator => page.getByRole('button', { name: '问题' })

/** Adds a step on a line: 0 is the one below the initiator. */
async function add(type: string, line: number): Promise<void> {
  await page.getByRole('button', { name: '在此添加步骤' }).nth(line).click()
  await page.getByRole('menuitem', { name: type, exact: true }).click()
}

/** The enabled entries of the open list. */
const dropdown = (): Locator =>
  page.locator('.ant-select-dropdown:not(.ant-select-dropdown-hidden) .ant-select-item-option')

/** Selects one of the offered people. */
async function choosePerson(box: Locator, username: string): Promise<void> {
  const { name } = await userOf(username)
  await box.fill(name)
  await dropdown().filter({ hasText: name }).first().click()
  await page.keyboard.press('Escape')
  await expect.poll(() => dropdown().count()).toBe(0)
}

test('by mouse: a flow with a condition and a countersign of two; its problem is mended where it stands', async () => {
  await open(page, list)
  await page.getByRole('button', { name: '新增' }).first().click()
  const settings = dialog(page, '新建审批流')
  await settings.getByLabel('审批流名称').fill(flowName)
  await choose(settings, '分类', category)
  await choose(settings, '表单', form.name)
  await settings.getByRole('button', { name: '保存并设计' }).click()
  await page.getByRole('list', { name: '步骤', exact: true }).or(card('发起人')).first().waitFor()

  await add('条件分支', 0)
  await card('分支 1').click()
  await properties().getByRole('button', { name: '添加条件' }).click()
  await properties().getByLabel('与什么比较').fill('20')
  await expect.poll(() => card('分支 1').innerText()).toContain('款箱数 大于 20')
  await add('审批', 1)
  await card('未设置人员').waitFor()
  await card('分支 1').click()

  // No people are set yet: the card says so, and the list of problems links to it.
  const bad = card('请设置人员')
  await bad.waitFor()
  await problems().click()
  expect(await violations(page)).toEqual([])
  await page.getByRole('button', { name: '审批', exact: true }).last().click()
  await expect.poll(() => properties().innerText()).toContain('请设置人员')
  await properties().getByRole('button', { name: '添加人员' }).click()
  await choosePerson(properties().getByRole('combobox', { name: '指定人员' }), 'branch_security')
  await choosePerson(properties().getByRole('combobox', { name: '指定人员' }), 'hq_security')
  await properties().getByRole('combobox', { name: '多人时' }).click()
  await dropdown().filter({ hasText: '会签' }).click()
  await bad.waitFor({ state: 'detached' })
  await expect.poll(() => card('会签（全部通过）').innerText()).toContain('、')
})

test('by keyboard: a step is added, moved into another branch, taken back, deleted and undone', async () => {
  await card('会签（全部通过）').focus()
  await page.keyboard.press('a')
  const isFocused = (item: Locator) => item.evaluate((element) => element === document.activeElement)
  for (const name of ['审批', '办理', '抄送']) {
    await expect.poll(() => isFocused(page.getByRole('menuitem', { name, exact: true }))).toBe(true)
    await page.keyboard.press(name === '抄送' ? 'Enter' : 'ArrowDown')
  }
  const copy = card('抄送')
  await expect.poll(() => isFocused(copy)).toBe(true)
  const otherwise = page.getByRole('list', { name: '“其他情况”的步骤' })
  await page.keyboard.press('Alt+ArrowRight')
  await otherwise.locator('[data-card]').filter({ hasText: '抄送' }).waitFor()
  await page.keyboard.press('Control+z')
  await otherwise.waitFor({ state: 'detached' })
  await copy.focus()
  await page.keyboard.press('Delete')
  await copy.waitFor({ state: 'detached' })
  // The step above gets the focus after the drawing has changed: what comes before that would lose it again.
  await expect.poll(() => isFocused(card('会签（全部通过）'))).toBe(true)
  await page.keyboard.press('Control+z')
  await copy.focus()
  await page.keyboard.press('Delete')
  await copy.waitFor({ state: 'detached' })
  await page.keyboard.press('Control+s')
  await toast(page, '保存成功').waitFor()
})

test('it is simulated for whoever is chosen, and published [C-2.7-09]', async () => {
  await page.getByRole('button', { name: '模拟' }).click()
  const trial = dialog(page, '模拟')
  await settle(page)
  // Another initiator replaces the first, without removing it before.
  const initiator = trial.locator('.ant-select').filter({ has: page.getByLabel('发起人') })
  expect(await initiator.innerText()).toContain((await userOf('admin')).name)
  const teller = await userOf('outlet_teller')
  await trial.getByLabel('发起人').fill(teller.name)
  await dropdown().filter({ hasText: teller.name }).first().click()
  await expect.poll(() => dropdown().count()).toBe(0)
  await expect.poll(() => initiator.innerText()).toBe(teller.name)
  const asked = page.waitForRequest((request) => request.url().endsWith('/OaFlow/Simulate'))
  await trial.getByLabel('款箱数').fill('30')
  await trial.getByRole('button', { name: '开始模拟' }).click()
  expect((await asked).postDataJSON()).toMatchObject({ initiator_id: teller.id })
  const result = trial.getByRole('region', { name: '模拟结果' })
  await expect.poll(() => result.getByRole('listitem').first().innerText()).toMatch(/审批\s+.+、.+/)
  expect(await violations(page)).toEqual([])
  await trial.locator('.ant-drawer-close').click()
  await trial.waitFor({ state: 'detached' })
  await page.getByRole('button', { name: /^发\s*布$/ }).click()
  const publish = dialog(page, `发布“${flowName}”`)
  await publish.getByRole('button', { name: /发\s*布/ }).click()
  await toast(page, '已发布 V1').waitFor()
  await open(page, `${list}?keywords=${encodeURIComponent(flowName)}`)
  await expect.poll(() => rowOf(page, flowName).innerText()).toContain('已发布')
})
