import { expect, test } from 'vitest'
import { useBrowser } from '../support/browser.ts'
import { benchOf, field, openDesigner } from '../support/designer.ts'
import { dialog } from '../support/form.ts'

const people = useBrowser()

test('unsaved work is told, warned of before a reload, and comes back as a draft', async () => {
  const bench = await openDesigner(people, [field('input', '甲')])
  const { page, id } = bench
  await bench.palette('开关').click()
  await page.getByRole('status').filter({ hasText: '有未保存的修改' }).waitFor()
  const drafts = () =>
    page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('admin.forms.draft.')).length)
  await expect.poll(drafts).toBe(1)
  const questions: string[] = []
  page.once('dialog', (question) => {
    questions.push(question.type())
    void question.accept()
  })
  await page.reload()
  expect(questions).toEqual(['beforeunload'])
  const again = await benchOf(page, id)
  expect(await again.item('开关').count()).toBe(0)
  await page
    .getByRole('alert')
    .getByRole('button', { name: /恢\s*复/ })
    .click()
  await again.item('开关').waitFor()
  const { list } = await again.saved()
  expect(list.map(({ type }) => type)).toEqual(['input', 'switch'])
  await expect.poll(drafts).toBe(0)
})

test('a draft that nobody wants goes', async () => {
  const bench = await openDesigner(people)
  const { page, id } = bench
  await bench.palette('开关').click()
  const drafts = () =>
    page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('admin.forms.draft.')).length)
  await expect.poll(drafts).toBe(1)
  page.once('dialog', (question) => void question.accept())
  await page.reload()
  await benchOf(page, id)
  await page
    .getByRole('alert')
    .getByRole('button', { name: /丢\s*弃/ })
    .click()
  expect(await drafts()).toBe(0)
  // Nothing is unsaved now, so no question is asked.
  await page.reload()
  await benchOf(page, id)
  expect(await page.getByText('上次有未保存的修改').count()).toBe(0)
})

test('closing with unsaved work asks: to stay, to leave, to save [F-2-12]', async () => {
  const bench = await openDesigner(people, [field('input', '甲')])
  const { page } = bench
  await bench.palette('开关').click()
  await bench.tool('关闭').click()
  const ask = dialog(page, '有未保存的修改')
  await ask.getByRole('button', { name: /^取\s*消$/ }).click()
  await ask.waitFor({ state: 'hidden' })
  await bench.item('开关').waitFor()
  await bench.tool('关闭').click()
  await ask.getByRole('button', { name: '保存并关闭' }).click()
  await page.waitForURL('**/queryFieldlist')

  const other = await openDesigner(people, [field('input', '甲')])
  await other.tool('关闭').click()
  await other.page.waitForURL('**/queryFieldlist')
})

test('another page of the console leaves the work as it is, and closing its tab asks', async () => {
  const bench = await openDesigner(people, [], { setting: { multiPage: true } })
  const { page } = bench
  await bench.palette('开关').click()
  await page.getByText('有未保存的修改').waitFor()
  const tabs = page.getByRole('navigation', { name: '已打开的页面' })
  await tabs.getByRole('tab', { name: '工作台' }).click()
  await page.waitForURL('**/dashboard/workplace')
  await tabs.getByRole('tab', { name: /^设计/ }).click()
  await bench.item('开关').waitFor()
  await page.getByText('有未保存的修改').waitFor()
  await page.keyboard.press('Alt+w')
  const ask = dialog(page, '有未保存的内容')
  await ask.getByRole('button', { name: '留在本页' }).click()
  await bench.item('开关').waitFor()
})
