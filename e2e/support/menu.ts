import type { Page } from 'playwright-core'

/** The texts of the side menu, with every group unfolded. */
export async function menuTexts(page: Page): Promise<string[]> {
  const menu = page.getByRole('navigation').filter({ has: page.getByRole('menu') })
  const items = menu.getByRole('menuitem')
  await items.first().waitFor()
  const folded = menu.locator('[role="menuitem"][aria-expanded="false"]')
  while ((await folded.count()) > 0) {
    const id = await folded.first().getAttribute('data-menu-id')
    await folded.first().click()
    await menu.locator(`[data-menu-id="${id}"][aria-expanded="true"]`).waitFor()
  }
  const texts = await items.allInnerTexts()
  return texts.map((text) => text.trim())
}
