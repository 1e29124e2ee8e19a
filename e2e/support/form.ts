import type { Locator, Page } from 'playwright-core'
import { PASSWORD } from './browser.ts'
import { settle } from './everyPage.ts'

/** The drawer or dialog with this title. */
export const dialog = (page: Page, name: string | RegExp): Locator => page.getByRole('dialog', { name })

/** What the page says at its top when something is done. */
export const toast = (page: Page, text: string): Locator => page.locator('.ant-message').getByText(text)

/** What slides in or out at this moment. */
const sliding = '[class*="ant-slide-up-"]'

/** Picks an option of a select by its label, as a user does: open, type, click. */
export async function choose(form: Locator, label: string, option: string): Promise<void> {
  const box = form.getByLabel(label, { exact: true })
  await box.click()
  await box.fill(option)
  const list = form.page().locator(`.ant-select-dropdown:has([id="${await box.getAttribute('id')}_list"])`)
  const found = list.locator('.ant-select-item-option').filter({ hasText: option }).first()
  // In a list that still slides nobody hits a line.
  await found.and(form.page().locator(`.ant-select-dropdown:not(${sliding}) *`)).click()
  if ((await box.getAttribute('aria-expanded')) === 'true') {
    // A list of several stays open, with a mark at what was taken.
    await list.locator('.ant-select-item-option-selected').filter({ hasText: option }).first().waitFor()
    await form.page().keyboard.press('Escape')
  }
  await list.waitFor({ state: 'hidden' })
}

/** Picks a unit of a tree by a part of its name. */
export async function chooseUnit(form: Locator, label: string, unit: string): Promise<void> {
  const box = form.getByLabel(label, { exact: true })
  await box.click()
  await box.fill(unit)
  // Trees of other fields stay in the page, out of sight.
  const tree = form.page().locator(`.ant-tree-select-dropdown:not(${sliding})`).filter({ visible: true })
  const found = tree.locator('.ant-select-tree-treenode').filter({ hasText: unit }).first()
  await found.locator('.ant-select-tree-title').click()
  if ((await box.getAttribute('aria-expanded')) === 'true' && (await found.isVisible())) {
    // A list of several stays open, with a mark at what was taken.
    await found.and(form.page().locator('[class*="-checked"], [class*="-selected"]')).waitFor()
    await form.page().keyboard.press('Escape')
  }
  await tree.waitFor({ state: 'hidden' })
}

/** Signs a form with the signed-in person's own password. */
export async function signByPassword(form: Locator, password = PASSWORD): Promise<void> {
  await form.getByText('密码确认', { exact: true }).click()
  await form.getByPlaceholder('请输入本人的登录密码').fill(password)
}

/** Writes two strokes on the signature field with the mouse. */
export async function signByHand(form: Locator): Promise<void> {
  const canvas = form.getByRole('img', { name: '请在此处手写签名' })
  // A dialog that still moves is signed beside the field, and one whose end is out of sight, too.
  await canvas.scrollIntoViewIfNeeded()
  await settle(form.page())
  const box = await canvas.boundingBox()
  if (!box) throw new Error('no place to sign')
  const { mouse } = form.page()
  for (const top of [0.35, 0.65]) {
    await mouse.move(box.x + box.width * 0.2, box.y + box.height * top)
    await mouse.down()
    for (const step of [0.3, 0.4, 0.5, 0.6])
      await mouse.move(box.x + box.width * step, box.y + box.height * (top + (step % 0.2)))
    await mouse.up()
  }
  await form.getByRole('img', { name: '已手写签名' }).waitFor()
}

/** The row of a list that shows this text. */
export const rowOf = (page: Page, text: string): Locator => page.getByRole('row').filter({ hasText: text })

/** Chooses what a row offers, wherever it stands: beside it, or under "more". */
export async function act(page: Page, text: string, action: string): Promise<void> {
  const row = rowOf(page, text).first()
  const shown = row.getByRole('button', { name: action, exact: true })
  const more = row.getByRole('button', { name: '更多' })
  await shown.or(more).first().waitFor()
  if (await shown.isVisible()) return shown.click()
  await more.click()
  // What is still unfolding may take a click for its neighbour.
  await settle(page)
  await page.getByRole('menuitem', { name: action, exact: true }).click()
}

/** Looks for something in the list by its keyword. */
export async function search(page: Page, keyword: string): Promise<void> {
  await page.getByLabel('关键字').fill(keyword)
  await page.getByRole('button', { name: '查询' }).click()
}
