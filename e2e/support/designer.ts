import type { Locator, Page } from 'playwright-core'
import { expect } from 'vitest'
import { defaultConfig } from '../../packages/forms/src/defaultConfig.ts'
import { apiOf } from './api.ts'
import type { People, Screen } from './browser.ts'
import { settle } from './everyPage.ts'

export type Design = { list: Drawn[]; config: Record<string, unknown> }
/** A field as the server stores it; tests name what they need. */
export type Drawn = {
  type: string
  label?: string
  model?: string
  key?: string
  options?: Record<string, unknown>
  rules?: Record<string, unknown>[]
  logic?: Record<string, unknown>
  list?: Drawn[]
  columns?: { label?: string; span?: number; list: Drawn[] }[]
  trs?: { tds: { colspan: number; rowspan: number; list: Drawn[] }[] }[]
}

let fieldCount = 0

/** A minimal field; its key and model are made of the number in its label. */
export const field = (type: string, label: string, more: Partial<Drawn> = {}): Drawn => ({
  type,
  label,
  model: label,
  key: `${type}_${++fieldCount}`,
  ...more,
})

/** A draft of a form. */
export async function makeForm(...list: Drawn[]): Promise<{ id: number; name: string }> {
  const admin = await apiOf('admin')
  const category_name = 'E2E'
  const find = async () => {
    const categories = await admin<{ id: number; category_name: string }[]>('CustomForm/GetCategoryList', {})
    return categories.find((category) => category.category_name === category_name)?.id
  }
  const category_id = (await find()) ?? (await admin('CustomForm/SaveCategory', { category_name })).id
  const name = `设计${String(Date.now()).slice(-8)}${++fieldCount}`
  const document = JSON.stringify({ list, config: defaultConfig })
  const { id } = await admin('CustomForm/Save', { form_name: name, category_id, document })
  return { id, name }
}

export const designerOf = (id: number): string => `/exception/queryFieldlist/field?id=${id}`

export async function openDesigner(people: People, list: Drawn[] = [], screen?: Screen): Promise<Bench> {
  const { id } = await makeForm(...list)
  const page = await people.enter('admin', designerOf(id), screen)
  return benchOf(page, id)
}

export type Bench = Awaited<ReturnType<typeof benchOf>>

/** The designer open on a page, with its actions. */
export async function benchOf(page: Page, id: number) {
  await page.locator('.fd').waitFor()
  await settle(page)
  const canvas = page.getByRole('tree', { name: '画布' })
  const treeItem = (label: string): Locator => canvas.getByRole('treeitem', { name: new RegExp(`^${label}, `) })
  // The tree's entry overlays the picture of its field.
  const item = (label: string): Locator => treeItem(label).locator('..')
  const tool = (name: string): Locator =>
    page.getByRole('toolbar', { name: '工具栏' }).getByRole('button', { name, exact: true })
  return {
    id,
    page,
    canvas,
    item,
    tool,
    panel: page.getByRole('complementary', { name: '属性' }),
    palette: (name: string): Locator =>
      page.getByRole('navigation', { name: '控件' }).getByRole('button', { name, exact: true }),
    /** The last announcement to screen readers. */
    live: page.locator('.fd-live'),
    /** Labels of the selection. */
    chosen: () =>
      canvas
        .locator('[role=treeitem][aria-selected=true]')
        .evaluateAll((elements) => elements.map((element) => element.getAttribute('aria-label')?.split(', ')[0])),
    /** Clicks at the edge of a field, where nothing else is; a click too soon after another one is ignored. */
    async select(label: string, more: { modifiers?: ('Shift' | 'ControlOrMeta')[] } = {}) {
      await expect
        .poll(async () => {
          await item(label).click({ position: { x: 3, y: 12 }, ...more })
          return treeItem(label).getAttribute('aria-selected')
        })
        .toBe('true')
      // The properties render after the canvas: for a moment they are those of the previous field.
      await page.locator('.fd-properties [aria-busy=true]').waitFor({ state: 'detached' })
    },
    /** Saves, and returns the server's document. */
    async saved(): Promise<Design> {
      const answered = page.waitForResponse('**/api/CustomForm/Save')
      await tool('保存').click()
      await answered
      await expect.poll(() => page.getByText('有未保存的修改').count()).toBe(0)
      const { document } = await (await apiOf('admin'))<{ document: string }>('CustomForm/Get', { id })
      return JSON.parse(document) as Design
    },
  }
}

/** Text in which Ant Design may put a space between two characters. */
export const words = (text: string): RegExp => new RegExp(`^${[...text].join('\\s*')}$`)

/** Drags with the real mouse: `over` runs while the button is held down over the target. */
export async function drag(
  page: Page,
  from: Locator,
  to: Locator,
  at: { x?: number; y?: number } = {},
  over?: () => Promise<void>,
): Promise<void> {
  await from.scrollIntoViewIfNeeded()
  const start = await boxOf(from)
  await page.mouse.move(start.x + Math.min(20, start.width / 2), start.y + 8)
  await page.mouse.down()
  const end = await boxOf(to)
  const x = end.x + (at.x ?? 0.5) * end.width
  const y = end.y + (at.y ?? 0.5) * end.height
  await page.mouse.move(x - 12, y - 6, { steps: 4 })
  await page.mouse.move(x, y, { steps: 2 })
  await over?.()
  await page.mouse.up()
}

async function boxOf(element: Locator) {
  const box = await element.boundingBox()
  if (!box) throw new Error('nothing to drag')
  return box
}
