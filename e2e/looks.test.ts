import type { Locator } from 'playwright-core'
import { expect, test } from 'vitest'
import { checks } from './support/addresses.ts'
import { useBrowser } from './support/browser.ts'
import { settle } from './support/everyPage.ts'
import { dialog } from './support/form.ts'

const people = useBrowser()

/** What is visible of other elements above a bar that sticks to the top of its scroller, when rows pass below it. */
const behindBar = (bar: Locator) =>
  bar.evaluate((own: HTMLElement) => {
    let scroller = own.parentElement
    while (scroller && !/auto|scroll/.test(getComputedStyle(scroller).overflowY)) scroller = scroller.parentElement
    if (!scroller || scroller.scrollHeight < scroller.clientHeight * 1.5) return ['nothing to scroll']
    const { left, right, top } = scroller.getBoundingClientRect()
    scroller.scrollTop += own.getBoundingClientRect().top - top + 40
    const { bottom } = own.getBoundingClientRect()
    if (bottom < top) return ['the bar does not stick']
    const findings = new Set<string>()
    for (let y = top + 1; y < bottom; y += 2)
      for (let x = left + 1; x < right - 1; x += 4) {
        const element = document.elementFromPoint(x, y)
        if (element && !own.contains(element) && !element.contains(own)) findings.add(element.outerHTML.slice(0, 80))
      }
    const { backgroundColor, opacity } = getComputedStyle(own)
    if (opacity !== '1' || !backgroundColor.startsWith('rgb(')) findings.add(`${backgroundColor}, opacity ${opacity}`)
    return [...findings]
  })

test('the browser finds an icon, signed in or not', async () => {
  const page = await people.visit()
  await page.goto('/login')
  expect(await page.locator('link[rel="icon"]').first().getAttribute('href')).toBe('/favicon.ico')
  const icon = await page.request.get('/favicon.ico')
  expect([icon.status(), icon.headers()['content-type']]).toEqual([200, 'image/vnd.microsoft.icon'])
  // The header of an icon file: reserved, type, number of pictures.
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

type Colour = [red: number, green: number, blue: number]
const colourOf = (element: Locator, of: 'color' | 'backgroundColor') =>
  element.evaluate(
    (element, name) => (getComputedStyle(element)[name].match(/\d+/g) ?? []).slice(0, 3).map(Number) as Colour,
    of,
  )
/** Any shade of red or vermilion. */
const alarms = ([red, green, blue]: Colour) => red - green > 60 && red - blue > 60

test.each([
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
  // A filter would change the color of alarms, too.
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).filter)).toBe('none')

  const admin = await people.enter('admin', '/exception/role', { setting })
  await admin.locator('.ant-table-row').first().waitFor()
  await settle(admin)
  expect(alarms(await colourOf(admin.locator('.ant-table-row .ui-link').first(), 'color'))).toBe(false)
  const more = admin.locator('.ant-table-row').last().getByRole('button', { name: '删除' })
  if (await more.count()) {
    expect(alarms(await colourOf(more.first(), 'color'))).toBe(true)
    const sign = await more.first().evaluate((element) => getComputedStyle(element, '::before').clipPath)
    expect(sign !== 'none').toBe(weak)
  }
})
