import type { Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { apiOf, type Call } from '../../../../../e2e/support/api.ts'
import { approval, type FlowOf, publishFlow, userOf } from '../../../../../e2e/support/approval.ts'
import { useBrowser } from '../../../../../e2e/support/browser.ts'
import { dropped, must } from '../../../../../e2e/support/customForm.ts'
import { open, settle } from '../../../../../e2e/support/everyPage.ts'
import { act, choose, dialog, rowOf, toast } from '../../../../../e2e/support/form.ts'
import { misfits } from '../../../../../e2e/support/misfits.ts'
import { violations } from '../../../../../e2e/support/violations.ts'

const people = useBrowser()
const list = '/exception/systemExamineList'
let admin: Call
let flow: FlowOf
let page: Page

beforeAll(async () => {
  admin = await apiOf('admin')
  const leader = await userOf('outlet_leader')
  const head = await userOf('hq_security')
  const fields = [dropped('input', 'title', {}, { label: '标题', ...must() })]
  flow = await publishFlow('版本走查', fields, [approval('n1', '初审', [leader.id])])
  // A second version with one more node.
  const kept = await admin<Record<string, unknown> & { version: number; definition: { flow: object[] } }>(
    'OaFlow/Get',
    {
      id: flow.id,
    },
  )
  const { flow_name, category_id, form_id, role_ids, dept_ids, definition } = kept
  const saved = await admin('OaFlow/Save', {
    id: flow.id,
    version: kept.version,
    flow_name,
    category_id,
    form_id,
    role_ids,
    dept_ids,
    definition: { ...definition, flow: [...definition.flow, approval('n2', '总行复核', [head.id])] },
  })
  await admin('OaFlow/Publish', { id: flow.id, version: saved.version, note: '加一道复核' })
  page = await people.enter('admin')
})
const find = (at: Page) => open(at, `${list}?keywords=${encodeURIComponent(flow.name)}`)
const more = async (name: string) => {
  await rowOf(page, flow.name).getByRole('button', { name: '更多' }).click()
  await page.getByRole('menuitem', { name, exact: true }).click()
}
const sure = () =>
  page
    .locator('.ant-modal-confirm')
    .getByRole('button', { name: /确\s*定/ })
    .click()
const startable = async (who: string) =>
  (await (await apiOf(who))<{ id: number }[]>('OaExamine/GetStartList', {})).some(({ id }) => id === flow.id)

test('two versions are compared in words, the older one is restored as the draft', async () => {
  await find(page)
  await act(page, flow.name, '版本')
  const drawer = page.getByRole('dialog')
  const compare = drawer.getByRole('region', { name: '比较版本' })
  await expect.poll(() => compare.innerText()).toContain('总行复核')
  await settle(page)
  expect(await violations(page)).toEqual([])
  // Both versions name the form's V1.
  const older = drawer.getByRole('listitem').filter({ has: page.getByText('V1', { exact: true }) })
  await older.getByRole('button', { name: '恢复' }).click()
  await sure()
  await toast(page, '草稿已恢复').waitFor()
  const kept = await admin<{ definition: { flow: object[] } }>('OaFlow/Get', { id: flow.id })
  expect(kept.definition.flow.length).toBe(1)
})

test('a copy is a draft of its own', async () => {
  await find(page)
  await more('复制')
  const form = dialog(page, `复制“${flow.name}”`)
  const copy = flow.name.replace('版本', '副本')
  await form.getByLabel('审批流名称').fill(copy)
  await form.getByRole('button', { name: /^保\s*存$/ }).click()
  await form.waitFor({ state: 'detached' })
  await open(page, `${list}?keywords=${encodeURIComponent(copy)}`)
  await expect.poll(() => rowOf(page, copy).innerText()).toContain('草稿')
})

test('who may start it: a role alone; nobody while it is disabled, everybody of the role again when it is enabled', async () => {
  expect(await startable('outlet_safety')).toBe(true)
  await find(page)
  await more('设置')
  const form = page.getByRole('dialog')
  await choose(form, '可发起的角色', '网点负责人')
  await form.getByRole('button', { name: /^保\s*存$/ }).click()
  await form.waitFor({ state: 'detached' })
  expect(await startable('outlet_safety')).toBe(false)
  expect(await startable('outlet_leader')).toBe(true)

  await find(page)
  await more('停用')
  await sure()
  await expect.poll(() => rowOf(page, flow.name).innerText()).toContain('已停用')
  expect(await startable('outlet_leader')).toBe(false)
  const phone = await people.enter('admin', undefined, { width: 360, height: 740, language: 'US' })
  await find(phone)
  expect([...(await misfits(phone)), ...(await violations(phone))]).toEqual([])
})

test('the designer in Hong Kong words and at night: nothing bars the way, on a phone a thumb hits all', async () => {
  const setting = { theme: { mode: 'night' } }
  for (const screen of [
    { language: 'HK' as const, setting },
    { width: 360, height: 740, language: 'HK' as const, setting },
  ]) {
    const night = await people.signedIn('admin', screen)
    await open(night, `${list}/flow?id=${flow.id}`)
    await night.locator('[data-card]').filter({ hasText: '初审' }).click()
    await settle(night)
    expect(await violations(night)).toEqual([])
    if (screen.width) expect(await misfits(night)).toEqual([])
    expect(await night.locator('main, [role="dialog"]').first().innerText()).not.toMatch(/[驳绝转办]/)
  }
})
