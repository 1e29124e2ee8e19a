import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { useBrowser } from '../../../../e2e/support/browser.ts'
import { settle } from '../../../../e2e/support/everyPage.ts'
import { act, choose, chooseUnit, dialog, rowOf } from '../../../../e2e/support/form.ts'
import { leaveBy } from '../../../../e2e/support/leaving.ts'
import { misfits } from '../../../../e2e/support/misfits.ts'
import { photo } from '../../../../e2e/support/photo.ts'
import { violations } from '../../../../e2e/support/violations.ts'

const people = useBrowser()
const phone = { width: 360, height: 740 }

const confirm = async (page: Page, title: RegExp) => {
  const ask = dialog(page, title)
  await ask.waitFor()
  await settle(page)
  await ask.getByRole('button', { name: /确\s*定/ }).click()
  await ask.waitFor({ state: 'detached' })
}

/** A draft of the branch for one outlet. */
async function prepare(page: Page, title: string, more?: (form: ReturnType<typeof dialog>) => Promise<void>) {
  const form = dialog(page, '新建采集')
  await form.getByRole('textbox', { name: '标题' }).fill(title)
  await form.getByText('按机构', { exact: true }).click()
  await chooseUnit(form, '选择机构', '青梧路支行营业室')
  await form.getByText('将下发给 1 个对象').waitFor()
  await form.locator('.ProseMirror').fill('请报送现场照片，有隐患的附整改情况。')
  await more?.(form)
  await settle(page)
  expect(await violations(page)).toEqual([])
  await leaveBy(form, '保存')
}

test('a branch asks, an outlet hands in photos by phone, the branch returns them and passes them then [C-2.2-09 C-2.2-10]', async () => {
  const title = `消防通道照片${Date.now() % 100_000}`
  const page = await people.enter('branch_security', '/issue?new=1')
  await prepare(page, title)
  await act(page, title, '下发')
  await confirm(page, /^下发/)
  await rowOf(page, title).getByText('已下发').waitFor()
  await rowOf(page, title).getByText('0/1').waitFor()

  const door = await people.enter('outlet_safety', '/issueList', phone)
  await door.getByRole('button', { name: new RegExp(`^上传 ${title}`) }).click()
  const form = dialog(door, `上传 · ${title}`)
  await form.getByText('请报送现场照片').waitFor()
  await form.getByRole('button', { name: '提交' }).click()
  await form.getByText('请上传至少一个文件').waitFor()
  await form.locator('input[type="file"]').setInputFiles({ ...photo, name: '通道.png' })
  await form.getByText('通道.png').waitFor()
  await settle(door)
  expect(await misfits(door)).toEqual([])
  expect(await violations(door)).toEqual([])
  await leaveBy(form, '提交')

  // The progress comes by itself.
  await rowOf(page, title).getByText('1/1').waitFor()
  await rowOf(page, title).getByRole('button', { name: title }).click()
  const record = dialog(page, /^SJ/)
  await record.getByRole('list', { name: '报送情况' }).getByRole('button').first().click()
  const answer = dialog(page, /青梧路支行营业室/)
  await answer.getByText('通道.png').waitFor()
  await answer.getByRole('button', { name: '审核' }).click()
  const review = dialog(page, /^审核 · /)
  await review.getByText('退回', { exact: true }).click()
  await review.getByLabel('审核意见').fill('照片不清晰')
  await settle(page)
  await review.getByRole('button', { name: /审\s*核/ }).click()
  await review.waitFor({ state: 'detached' })
  await answer.getByText('已退回').waitFor()

  await door.reload()
  await door.getByRole('button', { name: new RegExp(`^上传 ${title}`) }).click()
  await form.getByText('已退回：照片不清晰').waitFor()
  await leaveBy(form, '提交')
  await answer.getByText('待审核').waitFor()
  await answer.getByRole('button', { name: '审核' }).click()
  await settle(page)
  await review.getByRole('button', { name: /审\s*核/ }).click()
  await review.waitFor({ state: 'detached' })
  await answer.getByText('已通过').waitFor()
})

test('a form of the designer is filled in as an answer, and becomes a row of the summary', async () => {
  const title = `改进建议汇总${Date.now() % 100_000}`
  const page = await people.enter('branch_security', '/issue?new=1')
  await prepare(page, title, (form) => choose(form, '表单', '安防设施改进建议'))
  await act(page, title, '下发')
  await confirm(page, /^下发/)

  const door = await people.enter('outlet_safety', '/issueList', phone)
  await door.getByRole('button', { name: new RegExp(`^上传 ${title}`) }).click()
  const sheet = door.getByRole('region', { name: title })
  await sheet.getByLabel('所在位置').fill('营业厅大门左侧')
  await sheet.getByText('一般', { exact: true }).click()
  await sheet.getByRole('button', { name: '提交' }).click()
  // What is missing is said at its field, and nothing is lost.
  await sheet.getByText('请输入10-500字').or(sheet.getByText('必填项').first()).first().waitFor()
  await sheet.getByLabel('问题和建议').fill('大门左侧的摄像机夜间看不清，建议增加补光灯。')
  await choose(sheet, '设施类别', '视频监控')
  await sheet.getByText('否', { exact: true }).click()
  await settle(door)
  expect(await misfits(door)).toEqual([])
  await sheet.getByRole('button', { name: '提交' }).click()
  await sheet.waitFor({ state: 'detached' })

  await rowOf(page, title).getByText('1/1').waitFor()
  await rowOf(page, title).getByRole('button', { name: title }).click()
  const record = dialog(page, /^SJ/)
  await record.getByRole('list', { name: '报送情况' }).getByRole('button').first().click()
  await dialog(page, /青梧路支行营业室/)
    .getByText('营业厅大门左侧')
    .waitFor()
})
