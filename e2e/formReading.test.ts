import { expect, test } from 'vitest'
import { apiOf } from './support/api.ts'
import { approval, publishFlow, startRequest, userOf } from './support/approval.ts'
import { useBrowser } from './support/browser.ts'
import {
  documentOf,
  dropped,
  type Field,
  fieldOf,
  fillIn,
  must,
  publishForm,
  submitButton,
} from './support/customForm.ts'
import { phone } from './support/decide.ts'
import { open, settle } from './support/everyPage.ts'
import { enterRequest } from './support/examine.ts'
import { choose } from './support/form.ts'
import { misfits } from './support/misfits.ts'
import { uploadBy } from './support/photo.ts'
import { violations } from './support/violations.ts'

const people = useBrowser()
const option = (value: string, label: string, children?: object[]) => ({ value, label, ...(children && { children }) })

test('an approver reads values as text, whatever their kind; the one field that is theirs to write stands out', async () => {
  const [teller, leader] = await Promise.all(['outlet_teller', 'outlet_leader'].map(userOf))
  if (!teller || !leader) throw new Error('nobody is there')
  const choices = [option('1', '安防器材'), option('2', '办公用品')]
  const flow = await publishFlow(
    '只读',
    [
      dropped('input', 'title', {}, { label: '标题' }),
      dropped('textarea', 'reason', {}, { label: '事由' }),
      dropped('number', 'cost', {}, { label: '费用', suffix: '元' }),
      dropped('select', 'kind', { options: choices }, { label: '类别' }),
      dropped('checkbox', 'areas', { options: choices }, { label: '范围' }),
      dropped(
        'cascader',
        'place',
        { dynamic: false, options: [option('a', '分行', [option('b', '库房')])] },
        { label: '地点' },
      ),
      dropped('date', 'span', { range: true }, { label: '起止' }),
      dropped('rate', 'stars', {}, { label: '评分' }),
      dropped('slider', 'share', {}, { label: '比例' }),
      dropped('switch', 'hot', {}, { label: '动火' }),
      dropped('editor', 'story', { showLabel: true }, { label: '说明' }),
      dropped(
        'batch',
        'rows',
        { showLabel: true },
        { label: '明细', list: [dropped('input', 'name', {}, { label: '名称' })] },
      ),
      dropped('input', 'answer', {}, { label: '审核意见码', ...must() }),
    ],
    [approval('n1', '审核', [leader.id], { fields: { answer: 'write' } })],
    { start: { fields: { answer: 'hidden' }, picks: [] } },
  )
  const data = {
    title: '探头更换',
    reason: '第一行\n第二行',
    cost: 120,
    kind: '1',
    areas: ['1', '2'],
    place: ['a', 'b'],
    span: ['2026-11-20', '2026-11-23'],
    stars: 4,
    share: 30,
    hot: true,
    story: '<p>请 <strong>尽快</strong></p>',
    rows: [{ name: '探头甲' }, { name: '探头乙' }],
  }
  const { id } = await startRequest(teller.call, flow, data)
  for (const screen of [
    { width: 1440, height: 900 },
    { width: 360, height: 740 },
  ]) {
    const page = await enterRequest(people, 'outlet_leader', id, screen)
    const form = page.locator('.examine-form')
    const valueText = (label: string) => fieldOf(form, label).locator('.sf-control').innerText()
    await fieldOf(form, '标题').waitFor()
    expect(await valueText('标题')).toBe('探头更换')
    expect(await valueText('事由')).toBe('第一行\n第二行')
    expect(await valueText('费用')).toBe('120 元')
    expect(await valueText('类别')).toBe('安防器材')
    expect(await valueText('范围')).toBe('安防器材、办公用品')
    expect(await valueText('地点')).toBe('分行 / 库房')
    expect(await valueText('起止')).toBe('2026-11-20 ~ 2026-11-23')
    expect(await valueText('评分')).toBe('★★★★☆ 4 / 5')
    expect(await valueText('比例')).toBe('30')
    expect(await valueText('动火')).toBe('是')
    expect(await valueText('说明')).toBe('请 尽快')
    expect(await valueText('明细')).toMatch(/探头甲[\s\S]*探头乙/)
    // Only one field can be written, and it is marked, not only by color.
    expect(await form.locator('input, textarea, select, [contenteditable=true]').count()).toBe(1)
    const marked = form.locator('.sf-marked')
    expect(await marked.count()).toBe(1)
    await marked.getByLabel('审核意见码').waitFor()
    await marked.getByRole('img', { name: '请填写' }).waitFor()
    await settle(page)
    if (screen.width < 400) expect(await misfits(page)).toEqual([])
    expect(await violations(page)).toEqual([])
  }
})

test('what was typed into an older version comes over; what is lost and what is asked now stands there before sending', async () => {
  const kinds = (...values: string[]) =>
    dropped('select', 'kind', { options: values.map((value) => option(value, `第${value}类`)) }, { label: '类别' })
  const name = dropped('input', 'name', {}, { label: '名称' })
  const old = [name, kinds('1', '2'), dropped('input', 'old', {}, { label: '旧编号' })]
  const next = [name, kinds('1', '3'), dropped('input', 'reason', {}, { label: '原因', ...must() })]
  const form = await publishForm('改版', old)
  const publish = async (id: number, fields: Field[], config = {}) => {
    const admin = await apiOf('admin')
    const row = await admin<{ version: number; category_id: number; form_name: string }>('CustomForm/Get', { id })
    const { version, category_id, form_name } = row
    const document = documentOf(fields, config)
    const saved = await admin('CustomForm/Save', { id, version, form_name, category_id, document })
    await admin('CustomForm/Publish', { id, version: saved.version })
  }
  const page = await people.enter('outlet_teller')
  const sheet = await fillIn(page, form)
  await sheet.getByLabel('名称').fill('探头')
  await sheet.getByLabel('旧编号').fill('A-1')
  await sheet.getByLabel('类别').click()
  await page.locator('.ant-select-item-option:visible', { hasText: '第2类' }).click()

  await publish(form.id, next)
  await submitButton(sheet).click()
  await sheet.getByRole('button', { name: '载入新版本' }).click()
  const newerFormAlert = sheet.getByRole('alert').filter({ hasText: '表单已更新' })
  const words = [/旧编号.*A-1/s, /类别.*第2类/s, /新增必填：\s*原因/s]
  for (const each of words) await expect.poll(() => newerFormAlert.innerText()).toMatch(each)
  expect(await sheet.getByLabel('名称').inputValue()).toBe('探头')
  expect(await fieldOf(sheet, '类别').innerText()).not.toContain('2')
  await newerFormAlert.getByRole('button', { name: '原因' }).click()
  await expect.poll(() => sheet.getByLabel('原因').evaluate((box) => box === document.activeElement)).toBe(true)
  expect(await violations(page)).toEqual([])

  // After a reload the draft of the older version is found, with the same message.
  await page.reload()
  for (const each of words) await expect.poll(() => newerFormAlert.innerText()).toMatch(each)
  await sheet.getByLabel('原因').fill('旧件损坏')
  await submitButton(sheet).click()
  await page.getByText('已提交', { exact: true }).waitFor()

  // The same for a request whose flow has a newer version of its form. That form has a button of the console's own and
  // returns its data as marked text, as configured.
  const admin = await apiOf('admin')
  const leader = await userOf('outlet_leader')
  const flow = await publishFlow('改版申请', old, [approval('n1', '审核', [leader.id], { fields: { kind: 'write' } })])
  await open(page, '/form/basic?tab=new')
  await page.getByRole('main').getByRole('button', { name: flow.name }).first().click()
  const request = page.getByRole('region', { name: flow.name })
  await request.getByLabel('名称').fill('探头')
  await request.getByLabel('旧编号').fill('A-1')
  await request.getByLabel('类别').click()
  await page.locator('.ant-select-item-option:visible', { hasText: '第2类' }).click()
  const { version, form_id } = await admin<{ version: number; form_id: number }>('OaFlow/Get', { id: flow.id })
  const counted = dropped('number', 'count', {}, { label: '数量' })
  const print = dropped('button', 'print', { handle: 'dynamic', dynamicFun: 'printPage' }, { label: '打印本页' })
  await publish(form_id, [...next, counted, print], { outputString: true })
  await admin('OaFlow/Publish', { id: flow.id, version })
  const send = page.getByRole('button', { name: /^提\s*交$/ })
  await send.click()
  await page.getByRole('button', { name: '载入新版本' }).click()
  const requestFormAlert = request.getByRole('alert').filter({ hasText: '表单已更新' })
  for (const each of words) await expect.poll(() => requestFormAlert.innerText()).toMatch(each)
  expect(await request.getByLabel('名称').inputValue()).toBe('探头')
  await page.reload()
  for (const each of words) await expect.poll(() => requestFormAlert.innerText()).toMatch(each)

  await page.evaluate(() => Object.assign(window, { print: () => Object.assign(window, { printed: true }) }))
  await request.getByRole('button', { name: '打印本页' }).click()
  await expect.poll(() => page.evaluate(() => 'printed' in window)).toBe(true)
  await request.getByLabel('原因').fill('旧件损坏')
  await request.getByLabel('数量').fill('3')
  const sent = page.waitForRequest('**/api/OaExamine/Add')
  await send.click()
  expect((await sent).postDataJSON()).toMatchObject({
    data: { name: '探头', reason: '旧件损坏', count: 'k-form-design#number#3' },
  })
  await page.getByText(/单号 SP\d+/).waitFor()
})

test('a draft that holds what has left the dictionary shows it and says so, until something else is chosen', async () => {
  const admin = await apiOf('admin')
  const dict_code = 'draft_choice'
  await admin('Dict/SaveType', { dict_code, dict_name: '草稿选项' })
  const value = (text: string, label_cn: string) => admin('Dict/SaveData', { dict_code, value: text, label_cn })
  await value('1', '照旧')
  const leaving = await value('77', '撤下')
  const sourced = { dynamic: true, dynamicKey: `dict.${dict_code}` }
  const form = await publishForm('撤下的选项', [
    dropped('select', '单选', { ...sourced, showSearch: true }),
    dropped('radio', '圆点', sourced),
    dropped('checkbox', '多选', sourced),
  ])
  const page = await people.enter('outlet_teller')
  const sheet = await fillIn(page, form)
  await choose(sheet, '单选', '撤下')
  await fieldOf(sheet, '圆点').getByText('撤下').click()
  for (const label of ['照旧', '撤下']) await fieldOf(sheet, '多选').getByText(label).click()
  await settle(page)
  await admin('Dict/SaveData', { ...leaving, dict_code, value: '77', label_cn: '撤下', status: 0 })

  await page.reload()
  const labels = ['单选', '圆点', '多选']
  for (const label of labels) await fieldOf(sheet, label).getByText('“77”不在选项中').waitFor()
  expect(await fieldOf(sheet, '单选').locator('.ant-select-content').innerText()).toBe('77')
  expect(await fieldOf(sheet, '圆点').getByRole('radio', { name: '77' }).isChecked()).toBe(true)
  for (const name of ['照旧', '77'])
    expect(await fieldOf(sheet, '多选').getByRole('checkbox', { name }).isChecked()).toBe(true)
  await settle(page)
  expect(await violations(page)).toEqual([])

  await choose(sheet, '单选', '照旧')
  await fieldOf(sheet, '圆点').getByText('照旧').click()
  await submitButton(sheet).click()
  await expect.poll(() => sheet.locator('.sf-error').allInnerTexts()).toEqual(['“77”不在选项中'])
  await fieldOf(sheet, '多选').getByText('77', { exact: true }).click()
  await expect.poll(() => sheet.locator('.sf-error').count()).toBe(0)
  await submitButton(sheet).click()
  await page.getByText('已提交', { exact: true }).waitFor()
})

test('files and signatures that an approver may not read stand there masked, and their addresses open to nobody', async () => {
  const [teller, leader] = await Promise.all(['outlet_teller', 'outlet_leader'].map(userOf))
  if (!teller || !leader) throw new Error('nobody is there')
  const flow = await publishFlow(
    '遮盖的文件',
    [
      dropped('input', 'title', {}, { label: '标题' }),
      dropped('uploadFile', 'papers', { sensitive: true }, { label: '证件' }),
      dropped('uploadImg', 'pictures', { sensitive: true }, { label: '证照' }),
      dropped('uploadImg', 'sign', { limit: 1, signature: true, sensitive: true }, { label: '手签' }),
      dropped('uploadImg', 'open', {}, { label: '现场' }),
    ],
    [approval('n1', '审核', [leader.id])],
  )
  const own = await people.enter('outlet_teller')
  const sent = await Promise.all(['papers', 'pictures', 'sign', 'open'].map((name) => uploadBy(own, `${name}.png`)))
  const [papers, pictures, sign, shown] = sent
  const entry = (file: (typeof sent)[number] | undefined, type = 'img') => [
    { type, status: 'done', uid: file?.url, name: file?.name, url: file?.url },
  ]
  const data = { title: '来访', papers: entry(papers, 'file'), pictures: entry(pictures), sign: entry(sign) }
  const { id } = await startRequest(teller.call, flow, { ...data, open: entry(shown) })
  const addresses = [papers, pictures, sign].map((file) => String(file?.url))

  for (const screen of [{}, phone]) {
    const page = await enterRequest(people, 'outlet_leader', id, screen)
    const form = page.locator('.examine-form')
    await fieldOf(form, '现场').locator('img').first().waitFor()
    for (const label of ['证件', '证照', '手签']) {
      expect(await fieldOf(form, label).locator('.sf-control').innerText()).toBe('****')
      expect(await fieldOf(form, label).locator('img, a, button').count()).toBe(0)
    }
    expect(await form.locator('img').count()).toBe(1)
    // A thumbnail shows the whole signature.
    expect(await form.locator('img').evaluate((image) => getComputedStyle(image).objectFit)).toBe('contain')
    await settle(page)
    if (screen === phone) expect(await misfits(page)).toEqual([])
    expect(await violations(page)).toEqual([])
    for (const url of addresses) expect((await page.request.get(url)).status()).toBe(403)
    expect((await page.request.get(String(shown?.url))).status()).toBe(200)
  }
  for (const url of addresses) expect((await own.request.get(url)).status()).toBe(200)
})
