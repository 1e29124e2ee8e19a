import type { Page } from 'playwright-core'

/** The texts of the side menu, with every group unfolded. */
export async function menuTexts(page: Page): Promise<string[]> {
  const menu = page.getByRole('navigation', { name: '主菜单' })
  const folded = menu.locator('[role="menuitem"][aria-expanded="false"]')
  while ((await folded.count()) > 0) {
    const [before, group] = [await folded.count(), folded.first()]
    await group.click()
    await folded.nth(before - 1).waitFor({ state: 'detached' })
  }
  const texts = await menu.getByRole('menuitem').allInnerTexts()
  return texts.map((text) => text.trim())
}
