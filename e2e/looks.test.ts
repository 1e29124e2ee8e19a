import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { apiOf } from './support/api.ts'
import { useBrowser } from './support/browser.ts'
import { contrastOf } from './support/contrast.ts'
import { checks, faults, handovers, moneyBoxes, recordings, settle, visitors } from './support/everyPage.ts'
import { dialog } from './support/form.ts'

const people = useBrowser()

const layouts = ['mix', 'head', 'side']
const modes = ['dark', 'light', 'night']

const wear = async (page: Page, setting: Record<string, unknown>) => {
  await page.evaluate((text) => localStorage.setItem('admin.setting', text), JSON.stringify(setting))
  await page.reload()
  await settle(page)
}

/** What cannot be read of all these while the pointer rests on it. */
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
      const found = [...(await paleUnderPointer(page, entries)), ...(await paleUnderPointer(page, side))]
      if (found.length) pale[`${layout} ${mode}`] = found
    }
  expect(pale).toEqual({})
})

/** What can be seen of others above a bar that sticks to the top of what scrolls, when rows pass below it. */
const behindBar = (bar: Locator) =>
  bar.evaluate((own: HTMLElement) => {
    let scroller = own.parentElement
    while (scroller && !/auto|scroll/.test(getComputedStyle(scroller).overflowY)) scroller = scroller.parentElement
    if (!scroller || scroller.scrollHeight < scroller.clientHeight * 1.5) return ['nothing to scroll']
    const { left, right, top } = scroller.getBoundingClientRect()
    scroller.scrollTop += own.getBoundingClientRect().top - top + 40
    const { bottom } = own.getBoundingClientRect()
    if (bottom < top) return ['the bar does not stick']
    const seen = new Set<string>()
    for (let y = top + 1; y < bottom; y += 2)
      for (let x = left + 1; x < right - 1; x += 4) {
        const one = document.elementFromPoint(x, y)
        if (one && !own.contains(one) && !one.contains(own)) seen.add(one.outerHTML.slice(0, 80))
      }
    const { backgroundColor, opacity } = getComputedStyle(own)
    if (opacity !== '1' || !backgroundColor.startsWith('rgb(')) seen.add(`${backgroundColor}, opacity ${opacity}`)
    return [...seen]
  })

test('the browser finds an icon, signed in or not', async () => {
  const page = await people.visit()
  await page.goto('/login')
  expect(await page.locator('link[rel="icon"]').first().getAttribute('href')).toBe('/favicon.ico')
  const icon = await page.request.get('/favicon.ico')
  expect([icon.status(), icon.headers()['content-type']]).toEqual([200, 'image/vnd.microsoft.icon'])
  // The head of an icon file: reserved, kind, how many pictures.
  expect([...(await icon.body()).subarray(0, 6)]).toEqual([0, 0, 1, 0, 3, 0])
})

test.each(['light', 'night'])('rows vanish behind the bar above them, in %s', async (mode) => {
  const low = { width: 1366, height: 560, setting: { theme: { mode } } }
  const page = await people.enter('outlet_safety', `${checks}?new=1`, low)
  const form = dialog(page, /安全检查/)
  await form.getByRole('button', { name: '全部正常' }).waitFor()
  await settle(page)
  expect(await behindBar(form.getByText(/^已填 /).locator('..'))).toEqual([])

  const admin = await people.enter('admin', '/exception/role', low)
  await admin.locator('.ant-table-row').first().getByRole('button').first().click()
  const group = admin.getByRole('dialog').getByRole('heading', { level: 2 }).first()
  await group.waitFor()
  await settle(admin)
  expect(await behindBar(group)).toEqual([])
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

/** Every signature as wide as somebody may draw it, whatever the demonstration signed with. */
const drawn = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(drawn)
  if (value === null || typeof value !== 'object') return value
  if ('method' in value && 'img_url' in value) return { ...value, method: 1, img_url: '/drawn.svg' }
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, drawn(one)]))
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
    // What is left of A4 between its margins.
    const landscape = (await sheet.locator('style').textContent())?.includes('landscape')
    await page.setViewportSize(landscape ? { width: 1032, height: 703 } : { width: 703, height: 1017 })
    const spilt = await sheet.locator('td img').evaluateAll(async (all) => {
      await Promise.all(all.map((one) => (one as HTMLImageElement).decode()))
      return all.flatMap((one) => {
        const [own, cell] = [one, one.closest('td') as Element].map((part) => part.getBoundingClientRect())
        if (!own || !cell || own.width === 0) return ['not drawn']
        return own.left >= cell.left && own.right <= cell.right && own.bottom <= cell.bottom
          ? []
          : [`${Math.round(own.width)} px in a cell of ${Math.round(cell.width)} px`]
      })
    })
    outside.push(...spilt.map((one) => `${register}: ${one}`))
    await page.emulateMedia({ media: null })
  }
  expect(outside).toEqual([])
})

type Colour = [red: number, green: number, blue: number]
const colourOf = (one: Locator, of: 'color' | 'backgroundColor') =>
  one.evaluate(
    (element, name) => (getComputedStyle(element)[name].match(/\d+/g) ?? []).slice(0, 3).map(Number) as Colour,
    of,
  )
/** Red or vermilion, whichever shade. */
const alarms = ([red, green, blue]: Colour) => red - green > 60 && red - blue > 60

test.each([
  { eyes: 'red as theme colour', setting: { theme: { color: '#f5222d' } } },
  { eyes: 'red as theme colour at night', setting: { theme: { color: '#f5222d', mode: 'night' } } },
  { eyes: 'colour-weak mode', setting: { weekMode: true } },
])('an alarm is an alarm and nothing else is: $eyes [C-2.10-27]', async ({ setting }) => {
  const weak = 'weekMode' in setting
  const page = await people.enter('outlet_safety', `${checks}?new=1`, { setting })
  const form = dialog(page, /安全检查/)
  const items = form.getByRole('listitem')
  await items.first().getByText('异常', { exact: true }).click()
  await items.nth(1).getByText('正常', { exact: true }).click()
  await settle(page)
  const [bad, good] = [items.first(), items.nth(1)].map((item) => item.locator('.ant-radio-button-wrapper-checked'))
  if (!bad || !good) throw new Error('nothing is chosen')
  expect(alarms(await colourOf(bad, 'backgroundColor'))).toBe(true)
  await bad.locator('.anticon-warning').waitFor()
  expect(alarms(await colourOf(good, 'color'))).toBe(false)
  expect(alarms(await colourOf(form.locator('.ant-btn-primary'), 'backgroundColor'))).toBe(false)
  // A filter would turn the alarms' colour, too.
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).filter)).toBe('none')

  const admin = await people.enter('admin', '/exception/role', { setting })
  await admin.locator('.ant-table-row').first().waitFor()
  await settle(admin)
  expect(alarms(await colourOf(admin.locator('.ant-table-row .ant-btn-link').first(), 'color'))).toBe(false)
  const more = admin.locator('.ant-table-row').last().getByRole('button', { name: '删除' })
  if (await more.count()) {
    expect(alarms(await colourOf(more.first(), 'color'))).toBe(true)
    const sign = await more.first().evaluate((one) => getComputedStyle(one, '::before').clipPath)
    expect(sign !== 'none').toBe(weak)
  }
})
