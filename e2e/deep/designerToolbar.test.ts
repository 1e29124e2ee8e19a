import { readFileSync } from 'node:fs'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { useBrowser } from '../support/browser.ts'
import { field, openDesigner, words } from '../support/designer.ts'
import { dialog, toast } from '../support/form.ts'

const people = useBrowser()

/** The whole text of an editor, which renders only the visible lines. */
const shownIn = (page: Page, title: string) => dialog(page, title).locator('.cm-content').filter({ visible: true })

test('export: the JSON is copied and saved as a file, also for the two generations of the original [F-1-03 F-2-09 F-2-13 F-8-01 F-9-12]', async () => {
  const bench = await openDesigner(people, [field('input', '甲', { options: { width: '100%' } })])
  const { page } = bench
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await bench.tool('生成JSON').click()
  const json = dialog(page, 'JSON数据')
  await shownIn(page, 'JSON数据').getByText('"甲"').first().waitFor()
  await json.getByRole('button', { name: '复制数据' }).click()
  await toast(page, '复制成功').waitFor()
  const copied = JSON.parse(await page.evaluate(() => navigator.clipboard.readText()))
  expect(copied.list[0].label).toBe('甲')
  const file = async () => {
    const download = page.waitForEvent('download')
    await json.getByRole('button', { name: '导出代码' }).click()
    const got = await download
    expect(got.suggestedFilename()).toBe('demo.json')
    return JSON.parse(readFileSync(await got.path(), 'utf8'))
  }
  expect(await file()).toEqual(copied)
  await json.getByText('k-form-design 3.8').click()
  const newer = await file()
  expect(newer.config).toMatchObject({ labelWidth: 100, labelLayout: 'flex' })
  expect(newer.list[0].options).toMatchObject({ showLabel: true, addonBefore: '', addonAfter: '' })
  await json.getByText('k-form-design 3.7').click()
  const older = await file()
  expect(older.config.labelCol).toEqual({ xs: 4, sm: 4, md: 4, lg: 4, xl: 4, xxl: 4 })
  expect(older.list[0].options).toEqual({ width: '100%' })
})

test('a copy that the browser refuses says so [F-8-02]', async () => {
  const bench = await openDesigner(people)
  await bench.page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.reject(new Error('denied'))
  })
  await bench.tool('生成JSON').click()
  await dialog(bench.page, 'JSON数据').getByRole('button', { name: '复制数据' }).click()
  await toast(bench.page, '复制失败').waitFor()
})

test('code: VUE and HTML for the original, React for our own renderer [F-1-04 F-2-10 F-2-14]', async () => {
  const bench = await openDesigner(people, [field('input', '</script>甲')])
  const { page } = bench
  await bench.tool('生成代码').click()
  const code = dialog(page, '代码')
  const file = async (tab: string) => {
    await code.getByRole('tab', { name: tab, exact: true }).click()
    const download = page.waitForEvent('download')
    await code.getByRole('button', { name: '导出代码' }).click()
    const got = await download
    return { name: got.suggestedFilename(), text: readFileSync(await got.path(), 'utf8') }
  }
  const vue = await file('VUE')
  expect(vue.name).toBe('demo.vue')
  expect(vue.text).toContain('<k-form-build ref="KFB" :value="jsonData" @submit="handleSubmit" />')
  const html = await file('HTML')
  expect(html.name).toBe('demo.html')
  expect(html.text).toContain('unpkg.com/k-form-design@3.7.6/')
  // A label cannot end the script that contains it.
  expect(html.text.match(/<\/script>/g)).toHaveLength(3)
  await code.getByText('k-form-design 3.8').click()
  expect((await file('HTML')).text).toContain('unpkg.com/k-form-design@3.8.20/')
  const react = await file('React')
  expect(react.name).toBe('demo.jsx')
  expect(react.text).toContain("from '@shouya/forms-react/renderer/FormView'")
})

test('import: a text or a .json file replaces the form and clears the selection; anything else is refused [F-1-03 F-2-08 F-2-15 F-2-16 F-4-09 F-4-10 F-5-06 F-8-03 F-8-04]', async () => {
  const bench = await openDesigner(people, [field('input', '旧')])
  const { page } = bench
  await bench.select('旧')
  await bench.tool('导入').click()
  const form = dialog(page, 'JSON数据')
  const editor = form.getByRole('textbox', { name: 'JSON数据' })
  const take = () => form.getByRole('button', { name: words('导入') }).click()
  await editor.fill('{"list": 1}')
  await take()
  await toast(page, '导入失败，数据格式不对').waitFor()
  await editor.fill('{"list":[{"type":"input","label":"新","model":"a","key":"input_1"}],"config":{"layout":"inline"}}')
  await take()
  await toast(page, '导入成功').waitFor()
  await bench.item('新').waitFor()
  await page.getByText('未选择控件').waitFor()
  expect(await bench.item('旧').count()).toBe(0)
  expect(await bench.canvas.getAttribute('data-layout')).toBe('inline')

  await bench.tool('导入').click()
  const text = '{"list":[{"type":"switch","label":"开","model":"b","key":"switch_1"}],"config":{"layout":"vertical"}}'
  await form
    .locator('input[type=file]')
    .setInputFiles({ name: 'form.json', mimeType: 'application/json', buffer: Buffer.from(text) })
  await shownIn(page, 'JSON数据').getByText('switch_1').waitFor()
  await take()
  await bench.item('开').waitFor()

  await bench.tool('导入').click()
  // The line is reported only once.
  await editor.fill('{"list": [}')
  await expect.poll(() => form.getByRole('list', { name: '问题' }).innerText()).toBe('第1行第11列不是有效的 JSON')
  // JavaScript of plain data is imported too, with a message; code that would have to be executed is not.
  await editor.fill('{ list: [make()], config: {} }')
  await form.getByText('不是有效的 JSON').waitFor()
  // Problems inside of the document are reported too, with line and field, and can be fixed there.
  await editor.fill(
    "{\n list: [\n { type: 'input', label: '前', model: 'm', key: 'i_1' },\n { type: 'input', label: '后', model: 'm', key: 'i_2' },\n ],\n config: {} }",
  )
  const twice = form.getByRole('list', { name: '问题' }).getByRole('listitem').filter({ hasText: '第 4 行' })
  await twice.getByText('后', { exact: true }).waitFor()
  await twice.getByRole('button').last().click()
  await twice.waitFor({ state: 'detached' })
  await editor.fill(
    "const jsonData = { list: [{ type: 'text', label: '脚本', key: 'text_1', options: { fontSize: '20pt' } },], config: {} } // copied",
  )
  await form.getByText('内容是 JavaScript 对象').waitFor()
  await take()
  await toast(page, '内容是 JavaScript 对象').waitFor()
  // A text of the newer dialect keeps its size, although no option says that fonts are shown.
  const script = bench.canvas.locator('.fd-display div', { hasText: '脚本' }).last()
  await expect.poll(() => script.evaluate((text) => getComputedStyle(text).fontSize)).toBe('26.6667px')
})

test('reset asks first; yes empties the form and takes the usual config [F-2-11 F-2-19 F-4-08 F-8-05]', async () => {
  const bench = await openDesigner(people, [field('input', '甲')])
  const { page } = bench
  const ask = page.getByRole('dialog').filter({ hasText: '是否确认清空内容?' })
  await bench.tool('清空').click()
  await ask.getByRole('button', { name: '否', exact: true }).click()
  await bench.item('甲').waitFor()
  await bench.tool('清空').click()
  await ask.getByRole('button', { name: '是', exact: true }).click()
  await toast(page, '已清空').waitFor()
  const { list, config } = await bench.saved()
  expect(list).toEqual([])
  expect(config).toMatchObject({ layout: 'horizontal', hideRequiredMark: false, customStyle: '' })
  expect(config.labelCol).toEqual({ xs: 4, sm: 4, md: 4, lg: 4, xl: 4, xxl: 4 })
})
