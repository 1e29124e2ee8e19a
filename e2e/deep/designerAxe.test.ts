import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { useBrowser } from '../support/browser.ts'
import { type Bench, field, openDesigner } from '../support/designer.ts'
import { settle } from '../support/everyPage.ts'
import { violations } from '../support/violations.ts'

const people = useBrowser()

const form = () => [
  field('input', '姓名', { model: 'a', rules: [{ required: true, message: '必填项' }] }),
  field('input', '重名', { model: 'a' }),
  field('select', '下拉', { options: { options: [{ value: '1', label: '一' }] } }),
  field('switch', '开关', { options: { hidden: true } }),
  field('grid', '栅格', {
    columns: [
      { span: 12, list: [field('rate', '评分')] },
      { span: 12, list: [] },
    ],
  }),
  field('tabs', '标签页', {
    columns: [
      { label: '基本', list: [] },
      { label: '其他', list: [] },
    ],
  }),
  field('table', '表格', {
    trs: [
      {
        tds: [
          { colspan: 1, rowspan: 1, list: [] },
          { colspan: 1, rowspan: 1, list: [] },
        ],
      },
    ],
  }),
  field('batch', '动态表', { list: [field('input', '列')] }),
  field('alert', '提示', { options: { type: 'warning' } }),
  field('divider', '分割线'),
]

/** Findings with no selection, with one field of each kind, with several fields, and with a dialog open. */
async function look(bench: Bench): Promise<Record<string, string[]>> {
  const { page } = bench
  const findings: Record<string, string[]> = {}
  const see = async (name: string) => {
    await settle(page)
    const bad = await violations(page)
    if (bad.length > 0) findings[name] = bad
  }
  await bench.item('重名').locator('.fd-item-mark').waitFor()
  await see('nothing selected')
  for (const label of ['重名', '下拉', '标签页', '表格']) {
    await bench.select(label)
    await see(label)
  }
  await bench.page.keyboard.press('Control+a')
  await see('several')
  await bench.panel.getByRole('tab').last().click()
  await see('the form')
  const close = () => page.keyboard.press('Escape')
  for (const key of ['/', 'm', '?']) {
    await bench.canvas.focus()
    await page.keyboard.press(key)
    await page.getByRole('dialog').waitFor()
    await see(`key ${key}`)
    await close()
    await page.getByRole('dialog').waitFor({ state: 'hidden' })
  }
  for (const at of tools) {
    await toolAt(page, at).click()
    await page.getByRole('dialog').waitFor()
    await page.locator('.ant-modal .ant-skeleton').first().waitFor({ state: 'hidden' })
    await see(`tool ${at}`)
    await close()
    await page.getByRole('dialog').waitFor({ state: 'hidden' })
  }
  await bench.select('重名')
  await bench.panel.getByRole('button', { name: '显示条件' }).click()
  await page.getByRole('dialog').getByRole('button', { name: '添加条件' }).click()
  await page.getByRole('dialog').getByLabel('公式').fill('下拉 = ')
  await see('a condition')
  return findings
}

/** Preview, import, JSON, code. */
const tools = [0, 1, 2, 3]
const toolAt = (page: Page, at: number) => page.locator('.fd-toolbar button:has(.fd-tool-word)').nth(at)

test.each(['light', 'dark', 'night'])('nothing bars the way in the designer with a form in it, %s', async (mode) => {
  const bench = await openDesigner(people, form(), { setting: { theme: { color: '#13c2c2', mode } } })
  expect(await look(bench)).toEqual({})
})
