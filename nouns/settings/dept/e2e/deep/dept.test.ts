import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { apiOf } from '../../../../../e2e/support/api.ts'
import { useBrowser } from '../../../../../e2e/support/browser.ts'
import { open, settle } from '../../../../../e2e/support/everyPage.ts'
import { act, choose, chooseUnit, dialog, rowOf, search, toast } from '../../../../../e2e/support/form.ts'
import { makeXlsx } from '../../../../../e2e/support/makeXlsx.ts'
import { xlsxTexts } from '../../../../../e2e/support/xlsx.ts'

const people = useBrowser()
const organisation = '/exception/dept'
// A second run on the same data must not meet the units of the first.
const no = String(Date.now()).slice(-8)
/** One transparent pixel. */
const pixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
)
const commitButton = (form: Locator) => form.locator('.ui-buttons .ant-btn-primary')

const save = async (page: Page, form: Locator) => {
  await form.getByRole('button', { name: '保存', exact: true }).click()
  await toast(page, '保存成功').waitFor()
  await form.waitFor({ state: 'detached' })
  await settle(page)
}
/** What stands behind "more" of a row. */
const more = async (page: Page, row: Locator, text: string) => {
  await row.getByRole('button', { name: '更多' }).click()
  await page.getByRole('menuitem', { name: text }).click()
}

test('a branch gets an outlet, which moves with its history and waits for its people [C-2.7-02 C-3-33]', async () => {
  const page = await people.enter('admin')
  // A second try must not meet the units of the first.
  const no = String(Date.now()).slice(-8)
  const [branch, unit, other] = [`EA${no}`, `EB${no}`, `EE${no}`]
  await open(page, organisation)
  await page.getByRole('button', { name: '新增', exact: true }).click()
  const form = dialog(page, '新增机构')
  for (const [code, name, button] of [
    [other, `银湾分行${no}`, '保存并继续新增'],
    [branch, `银帆分行${no}`, '保存'],
  ] as const) {
    await chooseUnit(form, '上级机构', '沧岭银行总行')
    await choose(form, '机构类型', '分行')
    await form.getByLabel('机构编码').fill(code)
    await form.getByLabel('机构名称').fill(name)
    await form.getByRole('button', { name: button, exact: true }).click()
    await toast(page, '保存成功').waitFor()
    await toast(page, '保存成功').waitFor({ state: 'detached' })
  }
  await settle(page)

  await search(page, branch)
  await act(page, branch, '新增下级')
  await choose(form, '机构类型', '网点')
  await form.getByText('网点先以停用状态保存').waitFor()
  await form.getByLabel('机构编码').fill(unit)
  await form.getByLabel('机构名称').fill(`银帆营业部${no}`)
  await form.getByRole('button', { name: '保存', exact: true }).click()
  // What outlets need besides is asked for before anything is sent.
  await form.getByText('6 位行政区划代码').waitFor()
  await form.getByLabel('行政区划').fill('999901')
  await form.getByLabel('地址', { exact: true }).fill('银帆市银帆路 8 号')
  expect(await form.getByLabel('营业开始').inputValue()).toBe('09:00')
  await save(page, form)

  await search(page, unit)
  const outlet = rowOf(page, unit)
  await outlet.getByText('停用', { exact: true }).first().waitFor()
  await act(page, unit, '启用')
  const edit = dialog(page, /编辑机构/)
  await chooseUnit(edit, '上级机构', `银湾分行${no}`)
  await choose(edit, '状态', '启用')
  await edit.getByRole('button', { name: '保存', exact: true }).click()
  await edit.getByText('网点启用前须指定负责人和安全员').first().waitFor()
  await choose(edit, '状态', '停用')
  await save(page, edit)
  await outlet.getByRole('button', { name: unit }).click()
  const detail = dialog(page, /银帆营业部/)
  await detail.getByRole('tab', { name: '操作记录' }).click()
  const moved = detail.locator('.ui-changes').filter({ hasText: '上级机构' }).first()
  await expect.poll(() => moved.innerText()).toContain(`银帆分行${no}`)
  expect(await moved.innerText()).toContain(`银湾分行${no}`)
  await page.keyboard.press('Escape')
  await detail.waitFor({ state: 'detached' })

  // What is at work is not disabled; what was never used is deleted.
  await search(page, 'CL0200')
  await more(page, rowOf(page, 'CL0200'), '停用')
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /确\s*定/ })
    .click()
  await toast(page, '不能停用').waitFor()
  await search(page, branch)
  await more(page, rowOf(page, branch), '删除')
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /确\s*定/ })
    .click()
  await toast(page, '删除成功').waitFor()
})

test('the tree narrows the list, finds by a word, and its choice lives in the address [C-2.7-02]', async () => {
  const page = await people.signedIn('admin')
  await open(page, organisation)
  const tree = page.getByRole('navigation', { name: '机构树' })
  await tree.getByLabel('搜索机构').fill('青梧路支行营业室')
  await tree.getByText('沧岭银行松湾分行青梧路支行营业室').click()
  await page.waitForURL('**dept_id=**')
  await page.getByText('共 1 条').waitFor()
  await page.reload()
  await page.getByText('“沧岭银行松湾分行青梧路支行营业室”及下级').waitFor()
  await page.getByText('共 1 条').waitFor()
  await page.getByRole('button', { name: /^取消/ }).click()
  await page.waitForURL((url) => !url.search.includes('dept_id'))
})

test('a workbook with a wrong row is refused with its reason, corrected it is taken', async () => {
  const page = await people.signedIn('admin')
  await open(page, organisation)
  await page.getByRole('button', { name: '导入' }).click()
  const form = dialog(page, '导入机构')
  const [template] = await Promise.all([
    page.waitForEvent('download'),
    form.getByRole('button', { name: '下载模板' }).click(),
  ])
  expect(template.suggestedFilename()).toMatch(/^机构导入_.*\.xlsx$/)
  expect(xlsxTexts(await template.path())).toContain('机构编码 *')

  const send = (rows: string[][]) =>
    form.locator('input[type="file"]').setInputFiles({
      name: '机构.xlsx',
      mimeType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
      buffer: makeXlsx([['机构编码 *', '机构名称 *', '上级机构编码 *', '机构类型 *'], ...rows]),
    })
  const good = [`EC${no}`, `潮信分行${no}`, 'CL0000', '分行']
  await send([good, [`ED${no}`, '潮信支行', `EC${no}`, '大支行']])
  await form.getByText('共 2 行：新增 1，更新 0，错误 1').waitFor()
  await form.getByText('机构类型: 不是有效的字典值').waitFor()
  const commit = commitButton(form)
  expect(await commit.isDisabled()).toBe(true)
  const [errors] = await Promise.all([
    page.waitForEvent('download'),
    form.getByRole('button', { name: '下载错误明细' }).click(),
  ])
  expect(xlsxTexts(await errors.path())).toContain('不是有效的字典值')

  await send([good, [`ED${no}`, '潮信支行', `EC${no}`, '支行']])
  await form.getByText('共 2 行：新增 2，更新 0，错误 0').waitFor()
  await commit.click()
  await toast(page, '导入完成：新增 2，更新 0').waitFor()
  await form.waitFor({ state: 'detached' })
  await search(page, `ED${no}`)
  await rowOf(page, `ED${no}`)
    .getByRole('button', { name: `ED${no}` })
    .click()
  const facts = dialog(page, /潮信支行/)
  await facts.locator('.ant-descriptions-row').filter({ hasText: '上级机构' }).getByText(`潮信分行${no}`).waitFor()
})

test('imported accounts come with their first passwords, once', async () => {
  const page = await people.signedIn('admin')
  await open(page, '/exception/user')
  await page.getByRole('button', { name: '导入' }).click()
  const form = dialog(page, '导入账号')
  await form.locator('input[type="file"]').setInputFiles({
    name: '账号.xlsx',
    mimeType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    buffer: makeXlsx([
      ['登录账号', '姓名', '手机', '机构编码', '角色'],
      [`e2e_${no}`, '潮小信', `136${no}`, 'CL0200', 'outlet_teller'],
    ]),
  })
  await form.getByText('共 1 行：新增 1，更新 0，错误 0').waitFor()
  const [file] = await Promise.all([page.waitForEvent('download'), commitButton(form).click()])
  expect(file.suggestedFilename()).toMatch(/^初始密码_.*\.xlsx$/)
  const password = /<t[^>]*>([A-Za-z0-9]{12})<\/t>/.exec(xlsxTexts(await file.path()))?.[1] ?? ''
  await form.getByText('关闭后不能再次取得').waitFor()
  await form.getByRole('button', { name: '关闭' }).last().click()
  await form.waitFor({ state: 'detached' })

  const newcomer = await people.visit()
  await newcomer.goto('/login')
  await newcomer.locator('input[autocomplete="username"]').fill(`e2e_${no}`)
  await newcomer.locator('input[autocomplete="current-password"]').fill(password)
  await newcomer.locator('button[type="submit"]').click()
  await newcomer.waitForURL('**/dashboard/password**')
})

test('where a map service is set its map and its addresses find the place; elsewhere none is asked for [C-9-19]', async () => {
  const admin = await apiOf('admin')
  const put = async (key: string, value: string) => {
    const { version } = await admin<{ version: number }>('Setting/Get', { key })
    await admin('Setting/Save', { key, version, value })
  }
  const page = await people.enter('admin')
  const asked: string[] = []
  await page.route('https://*.tianditu.gov.cn/**', (route) => {
    asked.push(route.request().url())
    if (!route.request().url().includes('/geocoder?')) return route.fulfill({ contentType: 'image/png', body: pixel })
    const known = decodeURIComponent(route.request().url()).includes('青梧路1号')
    const location = known ? { lon: '120.153576', lat: 30.287459 } : null
    return route.fulfill({
      headers: { 'access-control-allow-origin': '*' },
      json: { status: known ? '0' : '404', location },
    })
  })
  const answered = page.waitForResponse((answer) => answer.url().includes('/Setting/GetMap'))
  await open(page, '/exception/dept?new=1')
  const form = dialog(page, '新增机构')
  await form.getByLabel('经度').waitFor()
  await answered
  expect(await form.getByRole('group', { name: '地图，点击选择位置' }).count()).toBe(0)

  await put('map.provider', 'tianditu')
  await put('map.key', 'k-1')
  await put('map.geo_key', 'g-2')
  // The page that is open may not load the service's pictures; its test would fail by them.
  await page.reload()
  const map = form.getByRole('group', { name: '地图，点击选择位置' })
  await map.scrollIntoViewIfNeeded()
  await settle(page)
  await map.click({ position: { x: 200, y: 100 } })
  await expect.poll(() => form.getByLabel('经度').inputValue()).toMatch(/^\d+\.\d+$/)
  expect(await form.getByLabel('纬度').inputValue()).toMatch(/^\d+\.\d+$/)
  expect(asked.some((url) => url.includes('LAYER=cva') && url.includes('tk=k-1'))).toBe(true)

  // The address is asked of the geolocation service, with a key of its own.
  const find = form.getByRole('button', { name: '按地址查位置' })
  expect(await find.isDisabled()).toBe(true)
  await form.getByLabel('地址').fill('没有这条路')
  await find.click()
  await toast(page, '地图服务没有找到该地址，请在地图上点选').waitFor()
  await form.getByLabel('地址').fill('青梧路1号')
  await find.click()
  await expect.poll(() => form.getByLabel('经度').inputValue()).toBe('120.153576')
  expect(await form.getByLabel('纬度').inputValue()).toBe('30.287459')
  expect(asked.at(-1)).toContain('tk=g-2')
  await put('map.provider', 'none')
})
