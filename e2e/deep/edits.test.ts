import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { faults, handovers } from '../support/addresses.ts'
import { useBrowser } from '../support/browser.ts'
import { open, settle } from '../support/everyPage.ts'

/**
 * Every edit form of a page opens with the stored values, and accepts saving without a change (issue 15, 2.4): the
 * registers for their users, the settings for administrators.
 */

type Edit = {
  path: string
  /** The name of the action in the row. */
  edit?: string
  save?: string
  /** The place of the rows, if not in the list of the page. */
  within?: (page: Page) => Promise<Locator>
}

const list = async (page: Page) => page.locator('#main')
const values = async (page: Page) => {
  await page.locator('#main').getByRole('button', { name: '字典值' }).first().click()
  return page.getByRole('dialog').last()
}
const categories = async (page: Page) => {
  await page.locator('#main').getByRole('button', { name: '分类管理' }).first().click()
  return page.getByRole('dialog').last()
}

const edits: Readonly<Record<string, readonly Edit[]>> = {
  admin: [
    { path: '/exception/dept' },
    { path: '/exception/user' },
    { path: '/exception/role' },
    { path: '/exception/menu' },
    { path: '/exception/dict/List' },
    { path: '/exception/dict/List', within: values },
    { path: '/exception/setting' },
    { path: '/exception/remind' },
    { path: '/exception/checkItem' },
    { path: '/exception/queryFieldlist', edit: '设置' },
    { path: '/exception/queryFieldlist', within: categories },
    { path: '/exception/escort/List' },
    { path: '/exception/escort/PlanList?tab=route' },
    { path: '/exception/escort/PlanList?tab=box' },
  ],
  sys_admin: [
    { path: '/exception/dept' },
    { path: '/exception/user' },
    { path: '/exception/role' },
    { path: '/exception/menu' },
    { path: '/exception/dict/List' },
    { path: '/exception/queryFieldlist', edit: '设置' },
  ],
  hq_security: [{ path: '/exception/checkItem' }, { path: '/exception/notice/List' }],
  branch_security: [{ path: '/exception/dept' }, { path: '/exception/escort/List' }],
  outlet_leader: [{ path: `${handovers}?tab=ledger` }],
  outlet_safety: [{ path: `${faults}?all=1` }],
  escort_admin: [
    { path: '/exception/escort/StaffList/' },
    { path: '/exception/escort/CarList/' },
    { path: '/exception/escort/PlanList?tab=route' },
  ],
}

const people = useBrowser()

/** Presses the first edit action of a row, visible or under "more"; false if there is none. */
async function pressFirst(page: Page, rows: Locator, name: string): Promise<boolean> {
  const direct = rows.getByRole('button', { name, exact: true })
  const more = rows.getByRole('button', { name: '更多', exact: true })
  await direct.or(more).first().waitFor()
  await settle(page)
  if ((await direct.count()) > 0) {
    await direct.first().click()
    return true
  }
  for (const each of (await more.all()).slice(0, 12)) {
    await each.click()
    await settle(page)
    const item = page.getByRole('menuitem', { name, exact: true })
    if (await item.first().isVisible()) {
      await item.first().click()
      return true
    }
    await page.keyboard.press('Escape')
    await settle(page)
  }
  return false
}

/** What is wrong with the edit form of a page; '' if nothing. */
async function wrongWith(page: Page, { path, edit = '编辑', save = '保存', within = list }: Edit): Promise<string> {
  await open(page, path)
  if (!(await pressFirst(page, await within(page), edit))) return 'is not offered'
  const form = page.getByRole('dialog').last()
  await form.getByRole('button', { name: save, exact: true }).waitFor()
  await settle(page)
  const filled = await form
    .locator('input, textarea')
    .evaluateAll((boxes) => (boxes as HTMLInputElement[]).some(({ value }) => value !== ''))
  if (!filled) return 'opens empty'
  const answers: string[] = []
  page.on('response', async (response) => {
    const answer = await response.json().catch(() => undefined)
    if (answer && typeof answer.Code === 'number' && answer.Code !== 0)
      answers.push(`${new URL(response.url()).pathname} ${answer.Code} ${answer.Message}`)
  })
  const before = await page.getByRole('dialog').count()
  await form.getByRole('button', { name: save, exact: true }).click()
  const refused = form.locator('.ant-form-item-explain-error, .ant-alert-error')
  await expect
    .poll(async () => (await page.getByRole('dialog').count()) < before || (await refused.count()) > 0)
    .toBe(true)
    .catch(() => answers.push('stays open'))
  page.removeAllListeners('response')
  return [...answers, ...(await refused.allInnerTexts())].join('; ')
}

test.each(Object.entries(edits))(
  '%s: what can be edited opens filled in and is saved as it stands',
  async (who, all) => {
    const page = await people.enter(who)
    const wrong: string[] = []
    for (const each of all) {
      const finding = await wrongWith(page, each).catch((failure: Error) => failure.message.split('\n')[0] ?? '')
      if (finding) wrong.push(`${each.path}: ${finding}`)
    }
    expect(wrong).toEqual([])
  },
)
