import type { Locator, Page } from 'playwright-core'
import { settle } from './everyPage.ts'

/** The first level of the menu: in the head, or on a phone the whole menu. */
export const mainMenu = (page: Page): Locator => page.getByRole('navigation', { name: '主菜单' })

/** Opens a page as people do: its group, then its entry. */
export async function openByMenu(page: Page, group: string, entry: string): Promise<void> {
  await mainMenu(page).getByRole('menuitem', { name: group }).click()
  // An entry that is still moving could miss the click.
  await settle(page)
  await page
    .getByRole('navigation', { name: /主菜单|子菜单/ })
    .getByRole('menuitem')
    // The name may be followed by a count.
    .filter({ has: page.getByRole('link', { name: entry, exact: true }) })
    .click()
  await page.getByRole('heading', { level: 1, name: entry }).waitFor()
}

/** Selects an entry of the account menu; a moving entry takes no click. */
export async function ofAccount(page: Page, entry: string): Promise<void> {
  await page.getByRole('button', { name: '账户菜单' }).click()
  const item = page.getByRole('menuitem', { name: entry })
  await item.waitFor()
  await settle(page)
  await item.click()
}

/** The texts of the menu in the side layout, with every group unfolded. */
export async function menuTexts(page: Page): Promise<string[]> {
  const menu = mainMenu(page)
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
