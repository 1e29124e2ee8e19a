import type { Locator, Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { useBrowser } from '../support/browser.ts'
import { dropped, type FormOf, fieldOf, file, fillIn, must, publishForm, submitButton } from '../support/customForm.ts'
import { choose } from '../support/form.ts'

const people = useBrowser()
const who = 'outlet_teller'
const items = (...labels: string[]) => labels.map((label, at) => ({ value: String(at + 1), label }))
const tree = [
  {
    value: '1',
    label: '城东',
    children: [
      { value: '11', label: '青梧路' },
      { value: '12', label: '松涛路' },
    ],
  },
  { value: '2', label: '城西', children: [{ value: '21', label: '桂花路' }] },
]

let form: FormOf
let page: Page
beforeAll(async () => {
  form = await publishForm('选择', [
    dropped('select', 'one', { options: items('甲', '乙'), clearable: true }, must()),
    dropped('select', 'several', { options: items('甲', '乙', '丙'), multiple: true, showSearch: true }),
    dropped('select', 'sourced', { dynamic: true, dynamicKey: 'dict.leave_type', showSearch: true }),
    dropped('select', 'person', { dynamic: true, dynamicKey: 'users', showSearch: true }),
    dropped('checkbox', 'ticks', { options: items('现金区', '业务库', '监控室'), defaultValue: ['2'] }),
    dropped('radio', 'dot', { options: items('内', '外') }, must('请选择')),
    dropped('radio', 'dotSourced', { dynamic: true, dynamicKey: 'dict.leave_type' }),
    dropped('treeSelect', 'branch', { options: tree, dynamic: false, showSearch: true }),
    dropped('treeSelect', 'branches', { options: tree, dynamic: false, treeCheckable: true, multiple: true }),
    dropped('treeSelect', 'unit', { dynamic: true, dynamicKey: 'depts', showSearch: true }),
    dropped('cascader', 'way', { options: tree, dynamic: false, showSearch: true }),
    dropped('rate', '评分'),
    dropped('rate', 'stars', { max: 3, allowHalf: true }),
    dropped('slider', '程度'),
    dropped('slider', 'steps', { min: 10, max: 50, step: 10, showInput: true, defaultValue: 10 }),
  ])
  page = await people.enter(who)
})

/** The open list of a field, wherever it is in the document. */
const listOf = async (sheet: Locator, label: string, popup: string): Promise<Locator> => {
  await sheet.getByLabel(label, { exact: true }).click()
  return page.locator(`${popup}:not(.ant-slide-up-leave):visible`)
}

test('one or several of a list, cleared and searched [F-3.3-04 F-3.4-04]', async () => {
  const sheet = await fillIn(page, form)
  expect(await fieldOf(sheet, 'one').innerText()).toContain('请选择')
  await choose(sheet, 'several', '丙')
  await choose(sheet, 'several', '甲')
  // A further item follows with the number of hidden ones, which is zero.
  const chosen = fieldOf(sheet, 'several').locator('.ant-select-selection-item')
  expect((await chosen.allInnerTexts()).slice(0, 2)).toEqual(['丙', '甲'])
  const list = await listOf(sheet, 'one', '.ant-select-dropdown')
  await list.getByText('乙', { exact: true }).click()
  await fieldOf(sheet, 'one').locator('.ant-select-content').hover()
  await fieldOf(sheet, 'one').locator('.ant-select-clear').click()
  await submitButton(sheet).click()
  await fieldOf(sheet, 'one').getByText('必填项').waitFor()
  await fieldOf(sheet, 'dot').getByText('请选择').waitFor()
})

test('ticks, dots, stars and sliders have their options, defaults and limits [F-3.3-05 F-3.3-06 F-3.3-09 F-3.3-10 F-3.4-05 F-3.4-08 F-3.4-09 F-9-04 F-9-05]', async () => {
  const sheet = await fillIn(page, form)
  const ticks = fieldOf(sheet, 'ticks')
  expect(await ticks.getByRole('checkbox').count()).toBe(3)
  expect(await ticks.getByRole('checkbox', { name: '业务库' }).isChecked()).toBe(true)
  expect(await fieldOf(sheet, 'dot').getByRole('radio').count()).toBe(2)
  expect(await fieldOf(sheet, 'dotSourced').getByRole('radio').count()).toBe(5)
  expect(await fieldOf(sheet, '评分').locator('.ant-rate-star').count()).toBe(5)
  expect(await fieldOf(sheet, 'stars').locator('.ant-rate-star').count()).toBe(3)
  const handle = fieldOf(sheet, '程度').getByRole('slider')
  const limits = async () =>
    Promise.all(['aria-valuemin', 'aria-valuemax', 'aria-valuenow'].map((of) => handle.getAttribute(of)))
  expect(await limits()).toEqual(['0', '100', '0'])
  await handle.press('ArrowRight')
  expect(await limits()).toEqual(['0', '100', '1'])
  expect(await fieldOf(sheet, '程度').getByRole('spinbutton').count()).toBe(0)
})

test('a slider’s number has to be a whole number of steps [C-5-09 F-3.4-09 F-5-11]', async () => {
  const sheet = await fillIn(page, form)
  const steps = fieldOf(sheet, 'steps')
  await steps.getByRole('spinbutton').fill('15')
  await steps.getByText('输入值必须是步长的倍数').waitFor()
  await steps.getByRole('slider').press('Home')
  await steps.getByRole('slider').press('ArrowRight')
  expect(await steps.getByRole('spinbutton').inputValue()).toBe('20')
  expect(await steps.getByText('输入值必须是步长的倍数').count()).toBe(0)
})

test('what was chosen is kept, of trees, ways, people and units too [F-3.3-13 F-3.3-14 F-3.4-04 F-3.4-08 F-3.4-12]', async () => {
  const sheet = await fillIn(page, form)
  await (await listOf(sheet, 'one', '.ant-select-dropdown')).getByText('甲', { exact: true }).click()
  await choose(sheet, 'sourced', '病假')
  await choose(sheet, 'person', '何向北')
  await fieldOf(sheet, 'ticks').getByText('现金区').click()
  await fieldOf(sheet, 'dot').getByText('外').click()
  await fieldOf(sheet, 'dotSourced').getByText('年假').click()

  const branch = await listOf(sheet, 'branch', '.ant-tree-select-dropdown')
  await page.keyboard.type('桂花')
  await branch.getByText('桂花路').click()
  const branches = await listOf(sheet, 'branches', '.ant-tree-select-dropdown')
  await branches
    .locator('.ant-select-tree-treenode')
    .filter({ hasText: '城东' })
    .locator('.ant-select-tree-checkbox')
    .click()
  await page.keyboard.press('Escape')
  const unit = await listOf(sheet, 'unit', '.ant-tree-select-dropdown')
  await unit.locator('.ant-select-tree-title').first().click()
  const way = await listOf(sheet, 'way', '.ant-cascader-dropdown')
  await way.getByText('城东').click()
  await way.getByText('松涛路').click()

  await fieldOf(sheet, '评分').getByRole('radio').nth(3).click()
  // The left half of the second star.
  await fieldOf(sheet, 'stars')
    .locator('.ant-rate-star')
    .nth(1)
    .click({ position: { x: 3, y: 8 } })
  const storedData = await file(sheet, who, form)
  expect(storedData).toMatchObject({
    one: '1',
    several: [],
    sourced: '3',
    person: expect.any(Number),
    ticks: ['1', '2'],
    dot: '2',
    dotSourced: '1',
    branch: '21',
    branches: ['11', '12'],
    unit: expect.any(Number),
    way: ['1', '12'],
    评分: 4,
    stars: 1.5,
    程度: 0,
    steps: 10,
  })
})
