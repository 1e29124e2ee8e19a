import type { Locator, Page } from 'playwright-core'
import { expect } from 'vitest'
import { examinePage } from './approval.ts'
import type { People, Screen } from './browser.ts'
import { open, settle } from './everyPage.ts'
import { choose, dialog } from './form.ts'
import { violations } from './violations.ts'

export const phone: Screen = { width: 360, height: 740 }

const foot = (page: Page): Locator => page.locator('.examine-foot')

/** Opens a request as a person. */
export async function look(page: Page, request: number): Promise<void> {
  await open(page, examinePage(request))
  await page.locator('.examine-title').waitFor()
}

export async function visitor(people: People, who: string, request: number, screen: Screen = {}): Promise<Page> {
  const page = await people.signedIn(who, screen)
  await look(page, request)
  return page
}

/** Opens the dialog of a move, possibly under "more". */
export async function begin(page: Page, move: string): Promise<Locator> {
  const direct = foot(page).getByRole('button', { name: move, exact: true })
  await foot(page).getByRole('button').first().waitFor()
  if (await direct.isVisible()) await direct.click()
  else {
    await foot(page).getByRole('button', { name: '更多' }).click()
    await settle(page)
    const menu = page.getByRole('menuitem', { name: move, exact: true })
    const inSheet = page.getByRole('dialog', { name: '更多' }).getByRole('button', { name: move, exact: true })
    await menu.or(inSheet).click()
  }
  const form = dialog(page, new RegExp(`^${move.split(' ')[0]} · `))
  await form.waitFor()
  await settle(page)
  return form
}

/** Submits the dialog by its last button and waits until it is closed and the page shows the result. */
export async function send(form: Locator): Promise<void> {
  const read = form.page().waitForEvent('requestfinished', (request) => request.url().endsWith('/api/OaExamine/Get'))
  await form.locator('.ui-form-footer .ant-btn-primary').click()
  await form.waitFor({ state: 'detached' })
  await read
  await settle(form.page())
}

type With = { person?: string; opinion?: string; reason?: string; target?: string }

/** A move from its button to the closing of its dialog. */
export async function move(page: Page, name: string, { person, opinion, reason, target }: With = {}): Promise<void> {
  const form = await begin(page, name)
  if (person) await choose(form, '人员', person)
  if (target) {
    await form.getByLabel('退回到').click()
    await page.locator('.ant-select-item-option:visible', { hasText: target }).click()
  }
  if (opinion)
    await form
      .getByLabel('意见', { exact: true })
      .or(form.getByLabel('留言', { exact: true }))
      .fill(opinion)
  if (reason) await form.getByLabel('原因', { exact: true }).fill(reason)
  await send(form)
}

/** Whether a move is offered, directly or under "more". */
export async function offered(page: Page, name: string): Promise<boolean> {
  const button = foot(page).getByRole('button', { name: '更多' })
  if (await foot(page).getByRole('button', { name, exact: true }).isVisible()) return true
  if (!(await button.isVisible())) return false
  await button.click()
  const isInMenu = (await page.getByRole('menuitem', { name, exact: true }).count()) > 0
  await page.keyboard.press('Escape')
  return isInMenu
}

export const progress = (page: Page): Locator => page.getByRole('complementary', { name: '审批进度' })

/** The record of a request, one line per entry. */
export async function timelineLines(page: Page): Promise<string[]> {
  const texts = await progress(page).getByRole('article').allInnerTexts()
  return texts.map((text) => text.replace(/\s+/g, ' '))
}

export const expectTold = (page: Page, words: RegExp) =>
  expect.poll(async () => (await timelineLines(page)).filter((line) => words.test(line)).length).toBeGreaterThan(0)

/** Expects an unread item with this text in the bell, and opens it. */
export async function openNotification(page: Page, words: RegExp): Promise<void> {
  await settle(page)
  await page.getByRole('banner').getByRole('button', { name: /^通知/ }).click()
  const item = page.getByRole('list', { name: '系统通知' }).getByRole('button').filter({ hasText: words })
  await item.first().waitFor()
  await settle(page)
  expect(await violations(page)).toEqual([])
  await item.first().click()
  await page.locator('.examine-title').waitFor()
}
