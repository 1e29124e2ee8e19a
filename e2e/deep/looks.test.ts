import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { checks, faults, handovers, moneyBoxes, recordings, visitors } from '../support/addresses.ts'
import { apiOf } from '../support/api.ts'
import { useBrowser } from '../support/browser.ts'
import { contrastOf } from '../support/contrast.ts'
import { settle } from '../support/everyPage.ts'

const people = useBrowser()

const layouts = ['mix', 'head', 'side']
const modes = ['dark', 'light', 'night']

const wear = async (page: Page, setting: Record<string, unknown>) => {
  await page.evaluate((text) => localStorage.setItem('admin.setting', text), JSON.stringify(setting))
  await page.reload()
  await settle(page)
}

/** Texts with too little contrast while the pointer is over them. */
async function paleUnderPointer(page: Page, entries: Locator): Promise<string[]> {
  const pale: string[] = []
  for (const entry of await entries.all()) {
    if (!(await entry.isVisible())) continue
    await entry.hover()
    await settle(page)
    for (const { text, ratio } of await contrastOf(entry)) if (ratio < 4.5) pale.push(`${text} ${ratio}`)
  }
  return pale
}

test('what the pointer rests on in head and menu can be read, in every layout and theme', async () => {
  const page = await people.enter('admin', handovers)
  await settle(page)
  const pale: Record<string, string[]> = {}
  for (const layout of layouts)
    for (const mode of modes) {
      await wear(page, { layout, theme: { mode } })
      const entries = page.locator('header').locator('button, [role="menuitem"]:not([aria-hidden="true"] *)')
      const side = page.locator('nav').filter({ visible: true }).locator('.ant-menu-inline [role="menuitem"]').first()
      const paleEntries = [...(await paleUnderPointer(page, entries)), ...(await paleUnderPointer(page, side))]
      if (paleEntries.length) pale[`${layout} ${mode}`] = paleEntries
    }
  expect(pale).toEqual({})
})

const done = { status: [3] }
const papers = [
  { list: handovers, register: 'RoomKey', filter: { status: [4] } },
  { list: checks, register: 'SecurityCheck', filter: done },
  { list: moneyBoxes, register: 'MoneyBox', filter: { ...done, handover_type: [1, 2] } },
  { list: faults, register: 'FaultRepair', filter: done },
  { list: visitors, register: 'OutInside', filter: { status: [2] } },
  { list: recordings, register: 'VideoAccess', filter: { status: [4] } },
]

/** Replaces every signature by one of the largest size. */
const drawn = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(drawn)
  if (value === null || typeof value !== 'object') return value
  if ('method' in value && 'img_url' in value) return { ...value, method: 1, img_url: '/drawn.svg' }
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, drawn(item)]))
}

test('a drawn signature stays in its cell on every paper', async () => {
  const page = await people.enter('admin')
  const ask = await apiOf('admin')
  const body =
    '<svg xmlns="http://www.w3.org/2000/svg" width="900" height="240"><path d="M9 120h880" stroke="#000"/></svg>'
  await page.route('**/drawn.svg', (route) => route.fulfill({ contentType: 'image/svg+xml', body }))
  await page.route('**/api/*/Get*PrintList', async (route) => {
    const answer = await route.fetch()
    await route.fulfill({ response: answer, json: drawn(await answer.json()) })
  })
  const outside: string[] = []
  for (const { list, register, filter } of papers) {
    const [row] = await ask<{ bill_no: string }[]>(`${register}/GetPageList`, filter)
    if (!row) throw new Error(`the demonstration has nothing done in ${register}`)
    await page.setViewportSize({ width: 1440, height: 900 })
    await page.goto(`${list}?all=1&keywords=${row.bill_no}`)
    await page.evaluate(() => Object.assign(window, { print: () => undefined }))
    await page.getByRole('button', { name: row.bill_no }).first().click()
    await page.getByRole('dialog').getByRole('button', { name: '打印' }).click()
    const sheet = page.locator('#print-sheet')
    await sheet.locator('td img').first().waitFor({ state: 'attached' })
    await page.emulateMedia({ media: 'print' })
    // The area of A4 within its margins.
    const landscape = (await sheet.locator('style').textContent())?.includes('landscape')
    await page.setViewportSize(landscape ? { width: 1032, height: 703 } : { width: 703, height: 1017 })
    const spilt = await sheet.locator('td img').evaluateAll(async (all) => {
      await Promise.all(all.map((image) => (image as HTMLImageElement).decode()))
      return all.flatMap((image) => {
        const [own, cell] = [image, image.closest('td') as Element].map((part) => part.getBoundingClientRect())
        if (!own || !cell || own.width === 0) return ['not drawn']
        return own.left >= cell.left && own.right <= cell.right && own.bottom <= cell.bottom
          ? []
          : [`${Math.round(own.width)} px in a cell of ${Math.round(cell.width)} px`]
      })
    })
    outside.push(...spilt.map((finding) => `${register}: ${finding}`))
    await page.emulateMedia({ media: null })
  }
  expect(outside).toEqual([])
})
