import type { Locator, Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { useBrowser } from '../support/browser.ts'
import { dropped, formsPage, publishForm } from '../support/customForm.ts'
import { open, settle } from '../support/everyPage.ts'
import { dialog } from '../support/form.ts'

const people = useBrowser()

let page: Page
let preview: Locator
beforeAll(async () => {
  const form = await publishForm('预览', [
    dropped('input', '内部', { operation: { id: 'sys_user', operation: 'unlock' } }),
    dropped('input', '外部'),
  ])
  page = await people.enter('admin')
  await open(page, `${formsPage}/field?id=${form.id}`)
  await page.getByRole('toolbar').getByRole('button', { name: '预览' }).click()
  preview = dialog(page, '预览')
  await preview.locator('.sf-form').waitFor()
  await settle(page)
})

const as = async (role: string) => {
  await preview.getByLabel('以角色预览').click()
  // Only the visible part of the list is rendered, and it opens at the selected option.
  await page.locator('.ant-select-item-option:visible').first().hover()
  await page.mouse.wheel(0, -1000)
  await page.locator('.ant-select-item-option').getByText(role, { exact: true }).click()
}

test('a form is previewed 850 px wide [F-3.1-06 F-9-01]', async () => {
  expect((await preview.locator('.fd-preview').boundingBox())?.width).toBe(850)
})

test('a form is previewed as a role: what it may not do is closed', async () => {
  const inner = preview.getByLabel('内部', { exact: true })
  await as('网点柜员')
  await expect.poll(() => inner.isDisabled()).toBe(true)
  await preview.getByRole('group', { name: '无此权限' }).waitFor()
  expect(await preview.getByLabel('外部').isDisabled()).toBe(false)
  await as('分行保卫科')
  await expect.poll(() => inner.isDisabled()).toBe(false)
})
