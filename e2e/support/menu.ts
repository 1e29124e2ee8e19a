import type { Locator, Page } from 'playwright-core'
import { settle } from './everyPage.ts'

export const sideMenu = (page: Page): Locator => page.getByRole('navigation', { name: '主菜单' })

/** Opens a page as people do: its group, then its entry. */
export async function openByMenu(page: Page, group: string, entry: string): Promise<void> {
  const menu = sideMenu(page)
  await menu.getByRole('menuitem', { name: group }).click()
  // An entry that still moves is gone between the two halves of a click.
  await settle(page)
  await menu.getByRole('menuitem', { name: entry }).click()
  await page.getByRole('heading', { level: 1, name: entry }).waitFor()
}

/** The texts of the side menu, with every group unfolded. */
export async function menuTexts(page: Page): Promise<string[]> {
  const menu = sideMenu(page)
  const items = menu.getByRole('menuitem')
  await items.first().waitFor()
  const folded = menu.locator('[role="menuitem"][aria-expanded="false"]')
  while ((await folded.count()) > 0) {
    const id = await folded.first().getAttribute('data-menu-id')
    await folded.first().click()
    await menu.locator(`[data-menu-id="${id}"][aria-expanded="true"]`).waitFor()
    await settle(page)
  }
  const texts = await items.allInnerTexts()
  return texts.map((text) => text.trim())
}
