import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import type { Heads } from '../../apps/console/src/testing/Heads.ts'
import type { People } from './browser.ts'
import { settle } from './everyPage.ts'
import { ofNouns } from './ofNouns.ts'

export const daily = '/form/daily/taskdaily'
const all = (await ofNouns<Heads>('heads')).flatMap(({ list }) => list)

/** The roles that use any. */
export const readers: readonly string[] = [...new Set(all.flatMap(({ who }) => who))]

/** The registers that a role uses, with their headings. */
export const registersOf = (role: string): readonly Heads[] => all.filter(({ who }) => who.includes(role))

/** The visible table. */
export const table = (page: Page) => page.locator('.reg-table').filter({ visible: true })

/** The number of pixels by which the table exceeds its place. */
export const beyond = (page: Page) =>
  table(page).evaluate((tableElement) => {
    const content = tableElement.querySelector('.ant-table-content')
    // A list without rows has nothing to scroll.
    return content ? Math.max(0, content.scrollWidth - content.clientWidth) : 0
  })

/** Text that cannot be read in full: headings and states that are cut off, and cut values without a tooltip. */
const cut = (page: Page) =>
  table(page).evaluate((tableElement) => {
    const select = (selector: string) => [...tableElement.querySelectorAll<HTMLElement>(selector)]
    const isWider = (element: HTMLElement) => element.clientWidth > 0 && element.scrollWidth > element.clientWidth
    const heads = select('th, .ant-table-column-title, .ui-status, .ui-status > span').filter(isWider)
    const cells = select('tbody tr.ant-table-row > td, tbody tr.ant-table-row > td *')
    const values = cells.filter((element) => {
      const hides = element.clientWidth > 1 && getComputedStyle(element).overflow === 'hidden'
      return hides && !element.title && (isWider(element) || element.scrollHeight > element.clientHeight + 1)
    })
    return [...new Set([...heads, ...values])].map(({ innerText }) => innerText)
  })

const headsOf = async (page: Page) =>
  (await table(page).locator('th').allInnerTexts())
    .map((head) => head.trim())
    .filter(Boolean)
    .join(' ')

/** Checks that a role's registers show what it needs, in this order and without scrolling. */
export async function expectSideBySide(people: People, role: string): Promise<void> {
  const page = await people.signedIn(role)
  for (const { path, heads } of registersOf(role)) {
    await page.setViewportSize({ width: 1366, height: 768 })
    await page.goto(path)
    await settle(page)
    // The unit column depends on the units, which may be loaded after the rows.
    await expect.poll(() => headsOf(page), { message: path }).toBe(heads)
    expect(await beyond(page), path).toBe(0)
    expect(await cut(page), path).toEqual([])
    await page.setViewportSize({ width: 1440, height: 900 })
    expect(await beyond(page), path).toBe(0)
  }
}

/** The same in another language: nothing of the registers is cut off or out of sight at 1366 px. */
export async function expectWhole(people: People, role: string, language: 'HK' | 'US'): Promise<void> {
  const page = await people.signedIn(role, { language, width: 1366, height: 768 })
  const findings: unknown[] = []
  for (const { path } of registersOf(role)) {
    await page.goto(path)
    await settle(page)
    const [sideways, cutTexts] = [await beyond(page), await cut(page)]
    if (sideways > 0 || cutTexts.length > 0) findings.push([path, sideways, cutTexts])
  }
  expect(findings, `${role} in ${language}`).toEqual([])
}
