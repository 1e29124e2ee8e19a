import { readFileSync } from 'node:fs'
import { twoPages } from '@shouya/server/testing/pdf.ts'
import { expect, test } from 'vitest'
import { useBrowser } from '../../../../e2e/support/browser.ts'
import { settle } from '../../../../e2e/support/everyPage.ts'
import { choose, dialog, rowOf } from '../../../../e2e/support/form.ts'
import { misfits } from '../../../../e2e/support/misfits.ts'
import { violations } from '../../../../e2e/support/violations.ts'

const people = useBrowser()
const list = '/archive/List'

test('a file is uploaded on a phone, archived, seen in the page and downloaded [C-2.4-08]', async () => {
  const title = `季度消防检查报告${Date.now() % 100_000}`
  const phone = await people.enter('outlet_safety', `${list}?new=1`, { width: 360, height: 740 })
  const form = dialog(phone, '上传档案')
  await choose(form, '类别', '消防检查')
  await form.getByLabel('标题').fill(title)
  await form.getByLabel('期间').fill('2026Q1')
  await choose(form, '密级', '机密')
  await form
    .locator('input[type=file]')
    .setInputFiles({ name: 'fire.pdf', mimeType: 'application/pdf', buffer: twoPages })
  await form.locator('.ant-upload-list-item-done').waitFor()
  await settle(phone)
  expect(await misfits(phone)).toEqual([])
  await form.getByRole('button', { name: /^提\s?交$|^保\s?存$|^确\s?定$/ }).click()
  await form.waitFor({ state: 'detached' })
  await phone.locator('.reg-card').filter({ hasText: title }).waitFor()

  const page = await people.enter('branch_security', `${list}?keywords=${encodeURIComponent(title)}`)
  await rowOf(page, title).getByRole('button', { name: '归档', exact: true }).click()
  const archive = dialog(page, /^归档 · /)
  await archive.getByRole('button', { name: '归档', exact: true }).click()
  await archive.waitFor({ state: 'detached' })
  await rowOf(page, title)
    .getByText(/^DA2026-XF-/)
    .waitFor()
  await settle(page)
  expect(await violations(page)).toEqual([])

  await rowOf(page, title).getByRole('button', { name: '预览' }).click()
  const view = dialog(page, /^fire\.pdf$/)
  await view.locator('iframe[title="fire.pdf"]').waitFor()
  await page.keyboard.press('Escape')
  await view.waitFor({ state: 'detached' })

  await rowOf(page, title).getByRole('button', { name: '更多' }).click()
  const [taken] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('menuitem', { name: '下载' }).click(),
  ])
  // Confidential: a marked copy, not the file that was uploaded.
  const copy = readFileSync(await taken.path())
  expect(copy.subarray(0, 5).toString()).toBe('%PDF-')
  expect(copy.equals(twoPages)).toBe(false)

  // Whoever uploaded it has no right to confidential files.
  await phone.goto(`${new URL(phone.url()).origin}${list}?keywords=${encodeURIComponent(title)}`)
  await phone.locator('.reg-card').filter({ hasText: title }).waitFor()
  expect(await phone.getByRole('button', { name: '下载' }).count()).toBe(0)
})

test('the cards lead to the files of a category [C-2.4-07]', async () => {
  const page = await people.enter('hq_security', '/archive/MainMenu/')
  await page.getByRole('link', { name: /^消防检查 累计 / }).click()
  await page.waitForURL((url) => url.pathname.startsWith(list) && url.searchParams.get('category') === '14')
  await page
    .getByText(/^DA\d{4}-XF-/)
    .first()
    .waitFor()
})
