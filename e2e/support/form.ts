import type { Locator, Page } from 'playwright-core'
import { PASSWORD } from './browser.ts'
import { settle } from './everyPage.ts'

/** The drawer or dialog with this title. */
export const dialog = (page: Page, name: string | RegExp): Locator => page.getByRole('dialog', { name })

/** The page's message about a result. */
export const toast = (page: Page, text: string): Locator => page.locator('.ant-message').getByText(text)

/** A list that is sliding in or out. */
const sliding = '[class*="ant-slide-up-"]'

/** Whether a select takes several values: then it stays open after a choice. */
const isMultiple = async (box: Locator) =>
  (await box.locator('xpath=ancestor::*[contains(@class, "ant-select-multiple")]').count()) > 0

/** Selects an option by its label, as a user does: open, type where the list is searched, click. */
export async function choose(form: Locator, label: string, option: string): Promise<void> {
  const box = form.getByLabel(label, { exact: true })
  await box.click()
  if (await box.isEditable()) await box.fill(option)
  const list = form.page().locator(`.ant-select-dropdown:has([id="${await box.getAttribute('id')}_list"])`)
  const optionItem = list.locator('.ant-select-item-option').filter({ hasText: option }).first()
  // A sliding list cannot be clicked reliably.
  await optionItem.and(form.page().locator(`.ant-select-dropdown:not(${sliding}) *`)).click()
  if (await isMultiple(box)) {
    // The selected option has a mark.
    await list.locator('.ant-select-item-option-selected').filter({ hasText: option }).first().waitFor()
    await form.page().keyboard.press('Escape')
  }
  await list.waitFor({ state: 'hidden' })
}

/** Selects a unit of a tree by a part of its name. */
export async function chooseUnit(form: Locator, label: string, unit: string): Promise<void> {
  const box = form.getByLabel(label, { exact: true })
  await box.click()
  await box.fill(unit)
  // Trees of other fields stay in the page, hidden.
  const tree = form.page().locator(`.ant-tree-select-dropdown:not(${sliding})`).filter({ visible: true })
  const option = tree.locator('.ant-select-tree-treenode').filter({ hasText: unit }).first()
  await option.locator('.ant-select-tree-title').click()
  if (await isMultiple(box)) {
    // The selected option has a mark.
    await option.and(form.page().locator('[class*="-checked"], [class*="-selected"]')).waitFor()
    await form.page().keyboard.press('Escape')
  }
  await tree.waitFor({ state: 'hidden' })
}

/** Signs a form with the signed-in person's own password. */
export async function signByPassword(form: Locator, password = PASSWORD): Promise<void> {
  // Signatures that are shown say so, too.
  await form.getByLabel('签名方式').getByText('密码确认', { exact: true }).click()
  await form.getByPlaceholder('请输入本人的登录密码').fill(password)
}

/** Draws two strokes on the signature field with the mouse. */
export async function signByHand(form: Locator): Promise<void> {
  const canvas = form.getByRole('img', { name: '请在此处手写签名' })
  // In a moving or partly hidden dialog the strokes would miss the field.
  await canvas.scrollIntoViewIfNeeded()
  await settle(form.page())
  const box = await canvas.boundingBox()
  if (!box) throw new Error('no place to sign')
  const { mouse } = form.page()
  for (const height of [0.35, 0.65]) {
    await mouse.move(box.x + box.width * 0.2, box.y + box.height * height)
    await mouse.down()
    for (const step of [0.3, 0.4, 0.5, 0.6])
      await mouse.move(box.x + box.width * step, box.y + box.height * (height + (step % 0.2)))
    await mouse.up()
  }
  await form.getByRole('img', { name: '已手写签名' }).waitFor()
}

/** The row of a list with this text. */
export const rowOf = (page: Page, text: string): Locator => page.getByRole('row').filter({ hasText: text })

/** Runs an action of a row, directly or under "more". */
export async function act(page: Page, text: string, action: string): Promise<void> {
  const row = rowOf(page, text).first()
  const direct = row.getByRole('button', { name: action, exact: true })
  const more = row.getByRole('button', { name: '更多' })
  await direct.or(more).first().waitFor()
  if (await direct.isVisible()) return direct.click()
  await more.click()
  // Something that is still unfolding could give the click to its neighbour.
  await settle(page)
  await page.getByRole('menuitem', { name: action, exact: true }).click()
}

/** Searches the list by keyword. */
export async function search(page: Page, keyword: string): Promise<void> {
  await page.getByLabel('关键字').fill(keyword)
  await page.getByRole('button', { name: '查询' }).click()
}
